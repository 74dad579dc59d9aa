import type { Tell } from '@gilt/engine/event';
import type { Seat } from '@gilt/engine/seat';
import { ATTACK, isGo, NONE, SEE_YA, SIGHTING, TRACKING } from './cards.ts';
import type { Event } from './events.ts';
import { layAside, putAllAway } from './piles.ts';
import { type GreedQuest, whoPlays } from './state.ts';
import { theOnly } from './twins.ts';

/** GQ-14 Dragon ATTACK!!: every other card still in play is cancelled. */
export function dragonAttack(game: GreedQuest, _l: object, _a: readonly number[], tell: Tell<Event> | null): void {
  const attacker = theOnly(game, ATTACK, 'GQ-14', tell);
  if (attacker === NONE) return;
  const cancelled = seatsWith(game, (card, seat) => card !== NONE && seat !== attacker);
  const told = tell && ({ type: 'attack', rule: 'GQ-14', seat: attacker, cancelled } as const);
  putAllAway(game, [...cancelled, attacker], (seat) => seat === attacker && cancelled.length > 0, tell, told);
}

/** GQ-17 Dragon Sighting: in its player's room and the one behind, those who would move on hide instead. */
export function dragonSighting(game: GreedQuest, _l: object, _a: readonly number[], tell: Tell<Event> | null): void {
  const { rooms, directions } = game;
  const sightings = whoPlays(game, SIGHTING);
  if (sightings.length === 0) return;
  const seen = sightings.map((seat) => {
    const [here, behind] = [rooms[seat]!, rooms[seat]! - directions[seat]!];
    return seatsWith(
      game,
      (card, other) =>
        (rooms[other] === here || rooms[other] === behind) && (isGo(card) || card === TRACKING || card === SEE_YA),
    );
  });
  const hiding = [...new Set(seen.flat())];
  const hidden = hiding.map((seat) => layAside(game, seat, false));
  const deaths = sightings.map((seat, i) => layAside(game, seat, seen[i]!.length > 0));
  for (const [i, seat] of sightings.entries()) tell?.({ type: 'sighting', rule: 'GQ-17', seat, discarded: seen[i]! });
  for (const death of [...hidden, ...deaths]) if (death) tell?.(death);
}

function seatsWith({ inPlay }: GreedQuest, fits: (card: number, seat: Seat) => boolean): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < inPlay.length; seat++) if (fits(inPlay[seat]!, seat)) seats.push(seat);
  return seats;
}
