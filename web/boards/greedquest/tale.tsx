import { wordsFor } from '@gilt/engine/words';
import { LAST_STEP } from '@gilt/games/greedquest/steps';
import type { JSX } from 'react';
import { ClauseTag } from '../../furniture/clause-tag.tsx';
import { useFollow } from '../../furniture/follow.ts';
import { useTable } from '../../table/view.ts';
import type { Step } from './beats.ts';
import { say, stepName } from './say.ts';

/** What is told in a step, each sentence with its clause. */
function useLines(): (step: Step) => { text: string; rule: string }[] {
  const { game, speaker } = useTable();
  return ({ events }) =>
    events.flatMap((event) => {
      // Everybody sees the cards.
      if (event.type === 'turnedUp') return [];
      const words = wordsFor(game.words, event);
      return words ? [{ text: speaker.say(words), rule: event.rule }] : [];
    });
}

/** What a step is called: a duel wherever it is fought, otherwise the step. */
export const titleOf = ({ step, events }: Step): string =>
  events.some(({ type }) => type === 'duelCards') ? say('gq.duelRow') : stepName(step);

export const isNumbered = (step: number): boolean => step > 0 && step <= LAST_STEP;

/** Where the step that is shown lies in the list. */
const stepShown = (list: HTMLOListElement): number => list.querySelector<HTMLElement>('[aria-current]')?.offsetTop ?? 0;

/** The steps of the turn so far, in order; each can be looked at again. */
export const Tale = ({
  steps,
  at,
  look,
  canLook = () => true,
}: {
  steps: readonly Step[];
  /** The step that is shown. */
  at: number;
  /** Null while it is still being shown. */
  look: ((step: number) => void) | null;
  /** Whether somebody was here to see it. */
  canLook?: (step: Step) => boolean;
}): JSX.Element => {
  const lines = useLines();
  const list = useFollow<HTMLOListElement>(at, stepShown);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <ol className="beats" aria-label={say('gq.beats')} ref={list} tabIndex={0} data-scrolls>
      {steps.map((step, i) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: steps do not change their places
          key={i}
          aria-current={i === at ? 'step' : undefined}
        >
          <button type="button" className="beat" disabled={look === null || !canLook(step)} onClick={() => look?.(i)}>
            <b className="step-no">{isNumbered(step.step) ? step.step : '·'}</b>
            <span className="vh">{titleOf(step)}</span>
          </button>
          <b>{titleOf(step)}</b>
          {lines(step).map(({ text, rule }, j) => (
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
