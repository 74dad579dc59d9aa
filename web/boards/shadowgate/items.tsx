import sack from 'icon:knapsack';
import { type Castle, inTurnOf } from '@gilt/games/shadowgate/castle';
import { WILD } from '@gilt/games/shadowgate/item-types';
import { isUsedUp } from '@gilt/games/shadowgate/quest';
import type { JSX } from 'react';
import { FlyIn } from '../../furniture/fly-in.tsx';
import { Icon } from '../../furniture/icon.tsx';
import { Item, type Standing } from './item.tsx';
import { say } from './say.ts';
import { isReady, useCards, useCastle } from './set.ts';

export function standingOf(cards: ReturnType<typeof useCards>, game: Castle, seat: number, card: number): Standing {
  const type = cards.adventure.type[card]!;
  return {
    first: type !== WILD && game.firsts[type] === seat,
    stays: isReady(game, seat) && !isUsedUp(cards, inTurnOf(game, seat), seat, card),
    used: game.used.includes(card),
  };
}

/** QS-20 All that somebody has acquired, in the order of the types. */
export const Items = ({ seat }: { seat: number }): JSX.Element => {
  const cards = useCards();
  const game = useCastle();
  const own = game.items[seat]!.toSorted((a, b) => cards.adventure.type[a]! - cards.adventure.type[b]!);
  return (
    <ul className="items" aria-label={say('qs.items')} data-many={own.length > 5}>
      {own.length === 0 ? <li className="items__none">{say('qs.items.none')}</li> : null}
      {own.length > 0 ? (
        <li className="items__count" aria-hidden="true">
          <Icon of={sack} /> {own.length}
        </li>
      ) : null}
      {own.map((card) => (
        <li key={card}>
          <FlyIn from="deed">
            <Item card={card} standing={standingOf(cards, game, seat, card)} />
          </FlyIn>
        </li>
      ))}
    </ul>
  );
};
