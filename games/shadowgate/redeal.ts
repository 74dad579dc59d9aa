import { optionsOf } from '@gilt/engine/answer';
import type { Deck } from '@gilt/engine/decks';
import type { Flow, Rules } from '@gilt/engine/flow';
import { PENDING } from '@gilt/engine/question';
import { type Random, shuffle } from '@gilt/engine/random';
import { clockwiseFrom, type Seat } from '@gilt/engine/seat';
import { insert } from '@gilt/engine/sorted';
import { ADVENTURE_CARDS, type Cards } from './cards.ts';
import { openCards } from './places.ts';
import type { ShadowgateView } from './secrets.ts';
import { cloneTable, NONE, type Shadowgate } from './state.ts';
import { canPayTheft } from './steal.ts';

/** Cards of which a viewer knows that they are in other hands, and how many in which; of the last such pile the rest is the deck. */
interface Hidden {
  readonly cards: number[];
  /** By seat. */
  readonly held: readonly number[];
}

/**
 * The hands of others, as far as nobody saw their cards, and how the decks lie. The player whose turn it is gets cards until they
 * agree with what everybody can conclude; then the others do.
 */
export const determiniseWith =
  (cards: Cards, rules: Rules) =>
  (view: ShadowgateView, flow: Flow, random: Random): Shadowgate => {
    const { seat, game } = view;
    const hands = game.hands.map((hand, owner) => (owner === seat ? (hand as number[]) : game.shown[owner]!));
    const questDeck = shuffle(random, game.questsBelow.slice());
    const dealt = cloneTable({ ...game, flow, hands, deck: [], questDeck }, flow);
    const hidden = hiddenFrom(view);
    const { cards: unseen, held } = hidden.at(-1)!;
    const inHands = held.reduce((sum, each) => sum + each, 0);
    const order = clockwiseFrom(Math.max(game.active, 0), flow.players).filter((owner) => owner !== seat);
    do {
      for (const pile of hidden) shuffle(random, pile.cards);
      dealt.deck = unseen.slice(inHands);
      if (game.active !== NONE && game.active !== seat) dealHand(dealt, game.active, hands, hidden, order);
    } while (game.active !== seat && !agrees(cards, rules, dealt));
    for (const owner of order) dealHand(dealt, owner, hands, hidden, order);
    return dealt;
  };

/** QS-01 The adventure cards, and the quests: each side of a quest card is a quest. */
export const decksWith =
  ({ adventure, quests }: Cards) =>
  (view: ShadowgateView): readonly Deck[] => {
    const hidden = hiddenFrom(view).flatMap(({ cards }) => cards);
    return [
      { owner: null, cards: adventure.ids, unseen: hidden.map((card) => adventure.ids[card]!) },
      { owner: null, cards: quests.ids, unseen: view.game.questsBelow.map((side) => quests.ids[side]!) },
    ];
  };

/** QS-14 What is hidden from a viewer: batches from before the deck was made anew, and all that was drawn from it since. */
function hiddenFrom({ seat, game, flow }: ShadowgateView): Hidden[] {
  const own = seat === null ? [] : (game.hands[seat] as number[]);
  const others = (counts: readonly number[]): number[] => counts.map((count, owner) => (owner === seat ? 0 : count));
  const open = openCards({ ...game, flow }).map(({ card }) => card);
  const known = new Set([...open, ...own, ...game.shown.flat(), ...game.older.flat()]);
  const older = game.older.map((batch, i) => ({
    cards: batch.filter((card) => !own.includes(card)),
    held: others(game.olderHeld[i]!),
  }));
  const unseen: number[] = [];
  for (let card = 0; card < ADVENTURE_CARDS; card++) if (!known.has(card)) unseen.push(card);
  const drawn = game.hands.map((hand, owner) => {
    const before = older.reduce((sum, { held }) => sum + held[owner]!, 0);
    return typeof hand === 'number' ? hand - game.shown[owner]!.length - before : 0;
  });
  return [...older, { cards: unseen, held: drawn }];
}

/** Gives a player their part of each hidden pile: those who come before in the order have theirs from its beginning. */
function dealHand(
  game: Shadowgate,
  owner: Seat,
  known: readonly (readonly number[])[],
  hidden: readonly Hidden[],
  order: readonly Seat[],
): void {
  const hand = known[owner]!.slice();
  for (const { cards, held } of hidden) {
    let from = 0;
    for (let i = 0; order[i] !== owner; i++) from += held[order[i]!]!;
    for (let i = 0; i < held[owner]!; i++) insert(hand, cards[from + i]!);
  }
  game.hands[owner] = hand;
}

/** Whoever is asked can answer, and whoever has begun something can pay for it (QS-19). */
function agrees(cards: Cards, rules: Rules, game: Shadowgate): boolean {
  const asked = game.flow.answers.indexOf(PENDING);
  if (asked >= 0 && optionsOf(rules, game, asked).length === 0) return false;
  const { procedure, locals } = game.flow.stack.at(-1) ?? { procedure: 'none', locals: {} };
  if (procedure !== 'steal') return true;
  const { from, card } = locals as { from: Seat; card: number };
  return canPayTheft(cards, game, from, card, 0);
}

/** QS-08 Nobody knows how the decks lie. */
export function reshuffle(game: Shadowgate, random: Random): void {
  shuffle(random, game.deck);
  shuffle(random, game.questDeck);
}
