import type { Deck } from '@gilt/engine/decks';
import type { Flow } from '@gilt/engine/flow';
import { type SeenOf, secretsOf } from '@gilt/engine/game';
import { type Random, shuffle } from '@gilt/engine/random';
import type { Seat } from '@gilt/engine/seat';
import type { View } from '@gilt/engine/view';
import { cloneTable, type Goofspiel, procedures, upTo } from './goofspiel.ts';

/** GS-02 How the prizes lie, and GS-05 what the others have bid, if bids stay hidden. */
export const secrets = secretsOf<Goofspiel>()(procedures, {
  game: {
    order: 'everyone',
    bids: 'everyone',
    prizes: 'count',
    prize: 'everyone',
    hands: 'owner, others count',
    shown: 'everyone',
    taken: 'everyone',
    discarded: 'everyone',
  },
  procedures: { auction: {} },
});

export type GoofspielView = View<SeenOf<Goofspiel, typeof secrets>>;

/**
 * Prizes to come: those not seen yet, in any order, or in the one there is. Hands: what was not shown or, if bids stay
 * hidden, any cards. (What a prize that somebody took says about their bid is not used.)
 */
export function determinise({ game }: GoofspielView, flow: Flow, random: Random): Goofspiel {
  const { order, bids, prize, taken, discarded, shown } = game;
  const highest = highestOf(game);
  const prizes = othersThan(highest, [prize], discarded, ...taken);
  if (order === 'random') shuffle(random, prizes);
  if (order === 'ascending') prizes.reverse();
  const hands = game.hands.map((hand, seat) => {
    if (typeof hand !== 'number') return hand;
    const left = othersThan(highest, shown[seat]!);
    return left.length === hand
      ? left
      : shuffle(random, left)
          .slice(0, hand)
          .sort((a, b) => a - b);
  });
  return cloneTable({ order, bids, prizes, prize, hands, shown, taken, discarded }, flow);
}

type Seen = GoofspielView['game'];

/** GS-01 All values that there are. */
export const valuesIn = (game: Seen): number[] => upTo(highestOf(game));

/** What somebody still holds, as far as everybody knows it; null where bids stay hidden (GS-05). */
export function heldBy(game: Seen, seat: Seat): readonly number[] | null {
  const hand = game.hands[seat]!;
  if (typeof hand !== 'number') return hand;
  return game.bids === 'hidden' ? null : othersThan(highestOf(game), game.shown[seat]!);
}

/** GS-01 The highest value: there is one of each for every prize that was, is, or is to come. */
function highestOf({ taken, discarded, prize, prizes }: Seen): number {
  let count = discarded.length + (prize > 0 ? 1 : 0) + prizes;
  for (let seat = 0; seat < taken.length; seat++) count += taken[seat]!.length;
  return count;
}

/** The values up to the highest that are in none of these lists, lowest first. */
function othersThan(highest: number, ...lists: readonly (readonly number[])[]): number[] {
  let gone = 0;
  for (let i = 0; i < lists.length; i++) for (let j = 0; j < lists[i]!.length; j++) gone |= 1 << lists[i]![j]!;
  const left: number[] = [];
  for (let card = 1; card <= highest; card++) if ((gone & (1 << card)) === 0) left.push(card);
  return left;
}

/** GS-02 The prizes, and GS-01 the bid cards of each seat: what was bid in secret stays unseen (GS-05). */
export function decks({ game, seat: viewer }: GoofspielView): readonly Deck[] {
  const highest = highestOf(game);
  const cards = upTo(highest);
  const prizes = (count: number): string[] => new Array<string>(count).fill('prize');
  return [
    { owner: null, cards: prizes(highest), unseen: prizes(game.prizes) },
    ...game.shown.map((shown, owner) => ({
      owner,
      cards: cards.map(String),
      unseen: owner === viewer ? [] : othersThan(highest, shown).map(String),
    })),
  ];
}

/** GS-02 Nobody knows how the prizes lie, if they come in random order. */
export function reshuffle(game: Goofspiel, random: Random): void {
  if (game.order === 'random') shuffle(random, game.prizes);
}
