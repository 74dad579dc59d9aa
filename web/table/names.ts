import type { SeatSight } from '@gilt/protocol/sight';
import { say } from '../say.ts';

/** What bots are called at the table. */
const BOT_NAMES = ['Bo', 'Cleo', 'Dot', 'Eli', 'Fay', 'Gus', 'Hal', 'Ida', 'Jon', 'Kit', 'Lou', 'Max', 'Nell', 'Otto'];

/** What everybody is called, by seat. Bots take names that nobody else has. */
export function namesOf(seats: readonly SeatSight[]): string[] {
  const taken = seats.flatMap((seat) => (seat.kind === 'person' ? [seat.name] : []));
  const free = BOT_NAMES.filter((name) => !taken.includes(name));
  return seats.map((seat, i) => {
    if (seat.kind === 'person') return seat.name;
    return seat.kind === 'bot' ? free[i]! : say('seat.empty', { number: i + 1 });
  });
}
