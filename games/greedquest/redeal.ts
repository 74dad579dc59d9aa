import type { Flow } from '@gilt/engine/flow';
import { below, type Random, shuffle } from '@gilt/engine/random';
import type { Seat } from '@gilt/engine/seat';
import { insert } from '@gilt/engine/sorted';
import { DECK, NONE } from './cards.ts';
import type { GreedQuestView } from './secrets.ts';
import { cloneTable, type GreedQuest } from './state.ts';

/**
 * What a viewer cannot know: how the piles lie, and what others hold besides what can be worked out. (After GQ-56 the cards that
 * came back are taken to be as likely in hand as in the pile, also for a card that was in hand before.)
 */
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
  const pile = shuffle(random, unseen(game, seat, hand));
  let first = NONE;
  if (hand.length > count) first = hand.splice(below(random, hand.length), 1)[0]!;
  else if (hand.length + pile.length > count + game.piles[seat]!) first = pile.pop()!;
  while (hand.length < count) insert(hand, pile.pop()!);
  return { hand, first, pile };
}

/** The cards of a deck that lie neither open nor among these. */
export function unseen(
  { discards, dead, laid, inPlay }: Pick<GreedQuest, 'discards' | 'dead' | 'laid' | 'inPlay'>,
  seat: Seat,
  seen: readonly number[],
): number[] {
  const left = DECK.slice();
  for (const card of [...seen, ...discards[seat]!, ...dead[seat]!, ...laid[seat]!, inPlay[seat]!]) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** Nobody knows how the piles lie. */
export function reshuffle(game: GreedQuest, random: Random): void {
  for (const pile of game.piles) shuffle(random, pile);
}
