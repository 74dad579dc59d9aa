import type { AnyEvent, Heard } from '@gilt/engine/event';
import type { WhatIf } from '@gilt/engine/what-if';
import { speaker, wordsFor } from '@gilt/engine/words';
import type { JSX } from 'react';
import { type Due, dueIn } from './position.ts';
import { say } from './say.ts';

/** More answers than these are in a list. */
const MOST_BUTTONS = 14;

/** What happens, by which clause; then who is asked, and what they may answer. */
export const Happens = ({
  result,
  openClause,
  answer,
}: {
  result: WhatIf;
  openClause: (clause: string) => void;
  /** Writes an answer; null while the text is wrong. */
  answer: ((name: string, choice: string) => void) | null;
}): JSX.Element => {
  const { game, names, told } = result;
  const { say: words } = speaker(game.words.english, names);
  const lines = told.flatMap(({ event }) => {
    const message = wordsFor(game.words, event as Heard<AnyEvent>);
    return message ? [{ text: words(message), rule: event.rule }] : [];
  });
  const due = dueIn(result);
  return (
    <aside className="sandbox__happens" data-scrolls aria-label={say('sandbox.happens')}>
      <h2>{say('sandbox.happens')}</h2>
      {lines.length === 0 ? <p>{say('sandbox.nothing')}</p> : null}
      <ol>
        {lines.map(({ text, rule }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the tale is told in this order
          <li key={i}>
            {text} <Clause rule={rule} openClause={openClause} />
          </li>
        ))}
      </ol>
      {due.length === 0 ? <p>{say('sandbox.over')}</p> : null}
      {due.map((each) => (
        <Asked key={each.name} due={each} openClause={openClause} answer={answer} />
      ))}
      {due.length > 0 ? <p className="sandbox__foot">{say('sandbox.foot')}</p> : null}
    </aside>
  );
};

const Clause = ({ rule, openClause }: { rule: string; openClause: (clause: string) => void }): JSX.Element => (
  <button type="button" className="clause" onClick={() => openClause(rule)}>
    {rule}
  </button>
);

const Asked = ({
  due: { name, rule, answers },
  openClause,
  answer,
}: {
  due: Due;
  openClause: (clause: string) => void;
  answer: ((name: string, choice: string) => void) | null;
}): JSX.Element => (
  <section className="sandbox__asked">
    <h3>
      {say('sandbox.asked', { name })} <Clause rule={rule} openClause={openClause} />
    </h3>
    {answers.length <= MOST_BUTTONS ? (
      <p>
        {answers.map((each) => (
          <button
            key={each}
            type="button"
            className="btn btn--sm"
            disabled={!answer}
            onClick={() => answer?.(name, each)}
          >
            {each}
          </button>
        ))}
      </p>
    ) : (
      <select
        aria-label={say('sandbox.answer', { name })}
        value=""
        disabled={!answer}
        onChange={({ target }) => answer?.(name, target.value)}
      >
        <option value="">{say('sandbox.choose')}</option>
        {answers.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
    )}
  </section>
);
