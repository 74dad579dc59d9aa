import owl from 'icon:owl';
import type { AnyGame } from '@gilt/engine/game';
import type { Lesson } from '@gilt/engine/lesson';
import { type JSX, useState } from 'react';
import { goTo } from '../address.ts';
import { keepNumber, newNumber } from '../deal-number.ts';
import { Icon } from '../furniture/icon.tsx';
import { PageBar } from '../furniture/page-bar.tsx';
import { gameInfo } from '../games.ts';
import { newLocalTable } from '../link/local-new.ts';
import { say } from './say.ts';

/** Who plays with somebody who has just learned a game. */
const BOT = 'easy';
/** More of them than this are too many at once. */
const MOST_BOTS = 3;

/** What was learned, and a real game with it. */
export const LessonEnd = ({
  game,
  lesson,
  openClause,
  again,
}: {
  game: AnyGame;
  lesson: Lesson;
  openClause: (clause: string) => void;
  again: () => void;
}): JSX.Element => {
  const [busy, setBusy] = useState(false);
  const bots = Math.max(game.seats.least - 1, Math.min(MOST_BOTS, gameInfo(game.id)!.usual - 1));
  async function deal(): Promise<void> {
    setBusy(true);
    const number = newNumber();
    const code = await newLocalTable({ game: game.id, seats: ['me', ...Array<string>(bots).fill(BOT)] }, number);
    keepNumber(code, number);
    goTo(`/solo/${code}?coach`);
  }
  return (
    <div className="lesson__end">
      <PageBar title={say('lesson.title')} />
      <main className="panel" data-theme="light">
        <Icon of={owl} className="coach__owl" />
        <h1>
          {say('lesson.end')} <em>{say('lesson.end.beside')}</em>
        </h1>
        <h2>{say('lesson.learned')}</h2>
        <ul>
          {lesson.steps.map(({ title, clauses }) => (
            <li key={title}>
              {title}{' '}
              <button type="button" className="clause" onClick={() => openClause(clauses[0]!)}>
                {clauses[0]}
              </button>
            </li>
          ))}
        </ul>
        <p className="lesson__go">
          <button type="button" className="btn btn--seal" disabled={busy} onClick={() => void deal()}>
            {say('lesson.deal')}
          </button>
          <button type="button" className="btn" onClick={again}>
            {say('lesson.once')}
          </button>
        </p>
        <p>{say('lesson.bots', { count: bots })}</p>
      </main>
    </div>
  );
};
