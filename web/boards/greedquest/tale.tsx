import type { Heard } from '@gilt/engine/event';
import { wordsFor } from '@gilt/engine/words';
import type { JSX } from 'react';
import { useFollow } from '../../furniture/follow.ts';
import { ClauseTag } from '../../furniture/log.tsx';
import { useTable } from '../../table/view.ts';
import { say } from '../../words.ts';
import type { Beat } from './beats.ts';
import { LAST_STEP, stepName } from './steps.ts';

/** What is told in a step, each sentence with its clause. */
function useLines(): (beat: Beat) => { text: string; rule: string }[] {
  const { game, speaker } = useTable();
  return ({ events }) =>
    events.flatMap((event) => {
      // Everybody sees the cards.
      if (event.type === 'turnedUp') return [];
      const words = wordsFor(game.words, event as Heard<typeof event>);
      return words ? [{ text: speaker.say(words), rule: event.rule }] : [];
    });
}

/** What a beat is called: a duel wherever it is fought, otherwise the step. */
export const titleOf = ({ step, events }: Beat): string =>
  events.some(({ type }) => type === 'duelCards') ? say('gq.duelRow') : say(stepName(step));

export const isNumbered = (step: number): boolean => step > 0 && step <= LAST_STEP;

/** Where the step that is shown lies in the list. */
const stepShown = (list: HTMLOListElement): number => list.querySelector<HTMLElement>('[aria-current]')?.offsetTop ?? 0;

/** The steps of the turn so far, in order; each can be looked at again. */
export const Tale = ({
  beats,
  at,
  look,
}: {
  beats: readonly Beat[];
  /** The beat that is shown; later ones have not been told yet. */
  at: number;
  /** Null while it is still being shown. */
  look: ((beat: number) => void) | null;
}): JSX.Element => {
  const lines = useLines();
  const list = useFollow<HTMLOListElement>(at, stepShown);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <ol className="beats" aria-label={say('gq.beats')} ref={list} tabIndex={0} data-scrolls>
      {beats.map((beat, i) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: steps do not change their places
          key={i}
          data-told={look !== null || i <= at}
          aria-current={i === at ? 'step' : undefined}
        >
          <button type="button" className="beat" disabled={look === null} onClick={() => look?.(i)}>
            <b className="step-no">{isNumbered(beat.step) ? beat.step : '·'}</b>
            <span className="vh">{titleOf(beat)}</span>
          </button>
          <b>{titleOf(beat)}</b>
          {lines(beat).map(({ text, rule }, j) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: in the order in which they were told
            <p key={j}>
              {text} <ClauseTag clause={rule} />
            </p>
          ))}
        </li>
      ))}
    </ol>
  );
};
