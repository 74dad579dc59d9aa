import type { Tell } from '@gilt/engine/event';
import { shuffle } from '@gilt/engine/random';
import type { Seat } from '@gilt/engine/seat';
import { insert } from '@gilt/engine/sorted';
import { addCopies } from './cards.ts';
import type { Event } from './events.ts';
import type { GreedyDelvers } from './state.ts';

/** Draws the top card of the deck into a hand. GD-08 If there is none, the discards become the deck. */
export function draw(game: GreedyDelvers, seat: Seat, tell: Tell<Event> | null): number {
  if (game.deck.length === 0) rebuild(game, tell);
  const card = game.deck.pop()!;
  insert(game.hands[seat]!, card);
  return card;
}

/** GD-08 The discards are shuffled and become the deck, GD-25 with what safe players put there face down. */
function rebuild(game: GreedyDelvers, tell: Tell<Event> | null): void {
  const { deck, discards, buried } = game;
  for (let card = 0; card < discards.length; card++) {
    addCopies(deck, card, discards[card]!);
    discards[card] = 0;
  }
  for (let seat = 0; seat < buried.length; seat++) {
    if (buried[seat]!.length === 0) continue;
    deck.push(...buried[seat]!);
    buried[seat] = [];
    game.savages[seat] = 0;
    game.brutes[seat] = 0;
  }
  shuffle(game.flow.random, deck);
  tell?.({ type: 'rebuilt', rule: 'GD-08', cards: deck.length });
}
