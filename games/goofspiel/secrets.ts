import type { Deck } from '@gilt/engine/decks';
import type { Flow } from '@gilt/engine/flow';
import { type SeenOf, secretsOf } from '@gilt/engine/game';
import { type Random, shuffle } from '@gilt/engine/random';
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
  const seen = [...game.taken.flat(), ...game.discarded, game.prize];
  const cards = cardsOf(game);
  const prizes = cards.filter((prize) => !seen.includes(prize));
  if (game.order === 'random') shuffle(random, prizes);
  if (game.order === 'ascending') prizes.reverse();
  const hands = game.hands.map((hand, seat) => {
    if (typeof hand !== 'number') return hand;
    const left = cards.filter((card) => !game.shown[seat]!.includes(card));
    return left.length === hand
      ? left
      : shuffle(random, left)
          .slice(0, hand)
          .sort((a, b) => a - b);
  });
  return cloneTable({ ...game, flow, prizes, hands }, flow);
}

/** All values there are: one for each prize that was, is, or is to come. */
function cardsOf({ taken, discarded, prize, prizes }: GoofspielView['game']): number[] {
  const count = taken.flat().length + discarded.length + (prize > 0 ? 1 : 0) + prizes;
  return upTo(count);
}

/** GS-02 The prizes, and GS-01 the bid cards of each seat: what was bid in secret stays unseen (GS-05). */
export function decks({ game, seat: viewer }: GoofspielView): readonly Deck[] {
  const cards = cardsOf(game);
  const prizes = (count: number): string[] => new Array<string>(count).fill('prize');
  return [
    { owner: null, cards: prizes(cards.length), unseen: prizes(game.prizes) },
    ...game.shown.map((shown, owner) => ({
      owner,
      cards: cards.map(String),
      unseen: owner === viewer ? [] : cards.filter((card) => !shown.includes(card)).map(String),
    })),
  ];
}

/** GS-02 Nobody knows how the prizes lie, if they come in random order. */
export function reshuffle(game: Goofspiel, random: Random): void {
  if (game.order === 'random') shuffle(random, game.prizes);
}
