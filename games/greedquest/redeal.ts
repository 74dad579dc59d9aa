import type { Deck } from '@gilt/engine/decks';
import type { Flow } from '@gilt/engine/flow';
import { pick, type Random, shuffle } from '@gilt/engine/random';
import type { Seat } from '@gilt/engine/seat';
import { insert } from '@gilt/engine/sorted';
import { CARD_IDS, DECK, NONE } from './cards.ts';
import type { GreedQuestView } from './secrets.ts';
import { cloneTable, type GreedQuest } from './state.ts';

/** What a viewer cannot know: how the piles lie, and what others hold besides what can be worked out (knowledge.ts). */
export function determinise({ game, seat: viewer }: GreedQuestView, flow: Flow, random: Random): GreedQuest {
  const seats = game.rooms.map((_, seat) =>
    seat === viewer ? ownCards(game, seat, random) : othersCards(game, seat, random),
  );
  return cloneTable(
    {
      ...game,
      flow,
      piles: seats.map(({ pile }) => pile),
      hands: seats.map(({ hand }) => hand),
      first: seats.map(({ first }) => first),
    },
    flow,
  );
}

interface Cards {
  readonly hand: number[];
  readonly first: number;
  readonly pile: number[];
}

function ownCards(game: GreedQuestView['game'], seat: Seat, random: Random): Cards {
  const hand = game.hands[seat] as number[];
  const first = game.first[seat]!;
  return { hand, first, pile: shuffle(random, unseen(game, seat, [...hand, first])) };
}

function othersCards(game: GreedQuestView['game'], seat: Seat, random: Random): Cards {
  const hand = game.known[seat]!.slice();
  const count = game.hands[seat] as number;
  const either = shuffle(random, game.either[seat]!.slice());
  const pile = shuffle(random, unseen(game, seat, [...hand, ...either]));
  let first = either.pop() ?? NONE;
  for (const card of either) insert(hand, card);
  for (let old = game.old[seat]!; old > 0; old--) insert(hand, takeOld(pile, game.fresh[seat]!, random));
  if (first === NONE && hand.length + pile.length > count + game.piles[seat]!) first = pile.pop()!;
  while (hand.length < count) insert(hand, pile.pop()!);
  return { hand, first, pile };
}

/** GQ-56 Takes any card out of the pile that is none of those that came back. */
function takeOld(pile: number[], fresh: readonly number[], random: Random): number {
  const card = pick(random, without(pile, fresh));
  pile.splice(pile.indexOf(card), 1);
  shuffle(random, pile);
  return card;
}

/** GQ-02 Everybody's own deck. What can be worked out of a hand (knowledge.ts) has been seen all the same. */
export const decks = ({ game, seat: viewer }: GreedQuestView): readonly Deck[] =>
  game.hands.map((hand, owner) => {
    const own = owner === viewer ? [...(hand as number[]), game.first[owner]!] : game.known[owner]!;
    const name = (card: number): string => CARD_IDS[card]!;
    return { owner, cards: DECK.map(name), unseen: unseen(game, owner, own).map(name) };
  });

/** The cards of a deck that lie neither open nor among these. */
export function unseen(
  { discards, dead, laid, inPlay }: Pick<GreedQuest, 'discards' | 'dead' | 'laid' | 'inPlay'>,
  seat: Seat,
  seen: readonly number[],
): number[] {
  return without(DECK, [...seen, ...discards[seat]!, ...dead[seat]!, ...laid[seat]!, inPlay[seat]!]);
}

/** The cards that are left when these have been taken away, as far as they are there. */
export function without(cards: readonly number[], gone: readonly number[]): number[] {
  const left = cards.slice();
  for (const card of gone) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** Nobody knows how the piles lie. */
export function reshuffle(game: GreedQuest, random: Random): void {
  for (const pile of game.piles) shuffle(random, pile);
}
