import flame from 'icon:flame';
import { billOf } from '@gilt/games/shadowgate/bill';
import type { Castle } from '@gilt/games/shadowgate/castle';
import type { Deed } from '@gilt/games/shadowgate/deeds';
import { LEVELS } from '@gilt/games/shadowgate/item-types';
import { type Rung, rungsOf } from '@gilt/games/shadowgate/levels';
import { outOfReach, purseOf } from '@gilt/games/shadowgate/purse';
import { NONE } from '@gilt/games/shadowgate/state';
import type { JSX } from 'react';
import { Icon } from '../../furniture/icon.tsx';
import { missingWords, Places } from './places.tsx';
import { say } from './say.ts';
import { isReady, type useCards } from './set.ts';

/** How somebody stands with a quest or an item: what is left to pay after their stats, and why it cannot be paid now. */
export interface Outlook {
  readonly missing: readonly number[];
  /** By place: out of reach with this hand and these actions. */
  readonly short: readonly boolean[];
  readonly tooFewActions: boolean;
  readonly rungs: readonly Rung[] | undefined;
  /** The same in words. */
  readonly words: string;
}

/** `dear`: the rules do not offer it now, so there must be something that keeps it out of reach. */
export function outlookOf(
  cards: ReturnType<typeof useCards>,
  game: Castle,
  seat: number,
  deed: Deed,
  dear: boolean,
): Outlook | null {
  if (!isReady(game, seat)) return null;
  const bill = billOf(cards, game, seat, deed);
  if (!bill) return null;
  const { missing } = bill;
  const purse = purseOf(cards, game, seat, missing, bill.actions, deed.type === 'item' ? deed.card : NONE);
  const short = dear ? outOfReach(cards, { ...purse, actions: Math.max(purse.actions, 99) }) : [];
  const tooFewActions = dear && !short.includes(true);
  const rungs = deed.type === 'quest' ? rungsOf(cards, game, seat, deed.side) : undefined;
  const best = rungs?.findLast(({ ways }) => ways.length > 0);
  const words = [
    missing.every((each) => each === 0)
      ? say('qs.you.paid')
      : say('qs.you.missing', { missing: missingWords(missing) }),
    tooFewActions ? say('qs.you.actions') : short.includes(true) ? say('qs.you.short') : '',
    best ? say('qs.you.level', { level: say(`qs.level.${LEVELS[best.level]!}`), points: best.points }) : '',
  ].filter(Boolean);
  return { missing, short, tooFewActions, rungs, words: words.join('; ') };
}

/** What a quest would still ask of you, and how well you could do it: under its card. */
export const ForYou = ({ outlook }: { outlook: Outlook }): JSX.Element => {
  const best = outlook.rungs?.findLast(({ ways }) => ways.length > 0);
  return (
    <p className="for-you" aria-hidden="true">
      <span className="for-you__word">{say('qs.you')}</span>
      <Places of={outlook.missing} short={outlook.short} look="line" />
      {outlook.tooFewActions ? (
        <em title={say('qs.you.actions')}>
          <Icon of={flame} /> <span>{say('qs.you.actions.short')}</span>
        </em>
      ) : null}
      {best ? <b>{say('qs.you.best', { level: LEVELS[best.level]!, points: best.points })}</b> : null}
    </p>
  );
};
