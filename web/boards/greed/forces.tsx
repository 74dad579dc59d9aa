import type { Seat } from '@gilt/engine/seat';
import { FLEETING } from '@gilt/games/greed/cards';
import type { GreedView } from '@gilt/games/greed/secrets';
import type { JSX } from 'react';
import { Drawer } from '../../furniture/drawer.tsx';
import { useGame, useTable } from '../../table/view.ts';
import { say, type WordId } from './say.ts';
import { forceWords, nameOf } from './text.ts';

interface Force {
  readonly seat: Seat;
  readonly card: number;
  readonly face: number;
  readonly when: 'this' | 'thisEnd' | 'next' | 'nextEnd';
}

/** GR-25 All that acts this turn or next turn, in that order. */
export function forcesOf({ thisTurn, nextTurn }: Pick<GreedView['game'], 'thisTurn' | 'nextTurn'>): Force[] {
  const of = (turns: GreedView['game']['thisTurn'], turn: 'this' | 'next'): Force[] =>
    turns.flatMap((own, seat) =>
      own.map(({ card, face }) => {
        const ends = FLEETING.endOfTurn[face]!.length > 0;
        return { seat, card, face, when: ends ? (`${turn}End` as const) : turn };
      }),
    );
  return [...of(thisTurn, 'this'), ...of(nextTurn, 'next')].sort(
    (a, b) => ORDER.indexOf(a.when) - ORDER.indexOf(b.when),
  );
}

const ORDER = ['this', 'thisEnd', 'next', 'nextEnd'];

/** What is in force this turn, and what is still to come: nobody has to remember it. Where there is no room for it, a tap tells. */
export const Forces = (): JSX.Element | null => {
  const forces = forcesOf(useGame<GreedView>());
  if (forces.length === 0) return null;
  return (
    <>
      <ForceList forces={forces} />
      <Drawer
        title={say('gr.forces')}
        trigger={
          <button type="button" className="forces-open">
            {say('gr.forces.open', { count: forces.length })}
          </button>
        }
      >
        <ForceList forces={forces} />
      </Drawer>
    </>
  );
};

const ForceList = ({ forces }: { forces: readonly Force[] }): JSX.Element => {
  const { names, board, you } = useTable();
  return (
    <ul className="forces" aria-label={say('gr.forces')}>
      {forces.map(({ seat, card, face, when }) => (
        <li key={`${when} ${card}`} data-when={when} data-card={card}>
          <board.Portrait seat={seat} size="xs" />
          <span>
            <b>{say(`gr.force.${when}` as WordId, { who: seat === you ? say('gr.force.you') : names[seat]! })}</b>{' '}
            {forceWords(face)}{' '}
            <i>
              ({card} {nameOf(face)})
            </i>
          </span>
        </li>
      ))}
    </ul>
  );
};
