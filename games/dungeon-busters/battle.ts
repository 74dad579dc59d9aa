import type { Tell } from '@gilt/engine/event';
import { ask, everyone, numbers } from '@gilt/engine/question';
import { type Seat, seatsOf } from '@gilt/engine/seat';
import { remove } from '@gilt/engine/sorted';
import { DUNGEON_CARDS, HIGHEST, LOWEST } from './cards.ts';
import { defeat } from './defeat.ts';
import type { Event } from './events.ts';
import { type DungeonBusters, NONE, procedure } from './state.ts';
import { victory } from './victory.ts';

/** The party against the monster that is turned up. */
export const battle = procedure('battle').steps({
  /** DB-11 Everyone secretly chooses a battle card. DB-10 Until then they may talk. */
  playCards: ask({
    rule: 'DB-11',
    seats: everyone,
    options: (game, _, seat) => game.hands[seat]!,
    forced: 'openly',
    choices: numbers,
  }),

  /** DB-12 Equal cards cancel. DB-13 The others must reach the monster's hit points. */
  fight(game, _, cards, tell) {
    layOut(game, cards);
    const contributors = uncancelled(cards);
    const sum = strength(contributors, cards);
    const card = game.monster;
    const won = sum >= DUNGEON_CARDS[card]!.hitPoints;
    if (tell) tellCancelled(cards, tell);
    tell?.({ type: won ? 'victory' : 'defeat', rule: 'DB-13', card, sum });
    return won ? victory.call({ contributors }) : defeat.call({ losers: whoPlayedLowest(game, cards) });
  },
});

/** DB-24 Played cards lie face up in front of their owners. */
function layOut(game: DungeonBusters, cards: readonly number[]): void {
  for (let seat = 0; seat < cards.length; seat++) {
    remove(game.hands[seat]!, cards[seat]!);
    game.played[seat]!.push(cards[seat]!);
  }
}

/** DB-12 The players whose strength nobody else played, lowest first. */
function uncancelled(cards: readonly number[]): Seat[] {
  const alone: Seat[] = [];
  for (let strength = LOWEST; strength <= HIGHEST; strength++) {
    const seat = whoAlonePlayed(cards, strength);
    if (seat !== NONE) alone.push(seat);
  }
  return alone;
}

function whoAlonePlayed(cards: readonly number[], strength: number): Seat {
  let found = NONE;
  for (let seat = 0; seat < cards.length; seat++) {
    if (cards[seat] !== strength) continue;
    if (found !== NONE) return NONE;
    found = seat;
  }
  return found;
}

function strength(seats: readonly Seat[], cards: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < seats.length; i++) sum += cards[seats[i]!]!;
  return sum;
}

/** DB-14 The lowest strength that was played. */
export function lowestOf(cards: readonly number[]): number {
  let lowest = HIGHEST;
  for (let seat = 0; seat < cards.length; seat++) lowest = Math.min(lowest, cards[seat]!);
  return lowest;
}

/** DB-13 What is missing to the hit points of a monster, if so much strength counts. */
export const missingTo = (card: number, sum: number): number => Math.max(0, DUNGEON_CARDS[card]!.hitPoints - sum);

/** DB-14 Everyone who played the lowest strength, cancelled or not. DB-16 Clockwise from the Leader. */
function whoPlayedLowest({ leader }: DungeonBusters, cards: readonly number[]): Seat[] {
  const lowest = lowestOf(cards);
  const losers: Seat[] = [];
  for (let step = 0; step < cards.length; step++) {
    const seat = (leader + step) % cards.length;
    if (cards[seat] === lowest) losers.push(seat);
  }
  return losers;
}

function tellCancelled(cards: readonly number[], tell: Tell<Event>): void {
  for (const strength of new Set([...cards].sort((a, b) => a - b))) {
    const seats = seatsOf(cards.length).filter((seat) => cards[seat] === strength);
    if (seats.length > 1) tell({ type: 'cancelled', rule: 'DB-12', strength, seats });
  }
}
