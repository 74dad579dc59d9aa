import type { SeatSight } from '@gilt/protocol/sight';
import { say } from '../say.ts';

/** What bots are called at the table. */
const BOT_NAMES = ['Bo', 'Cleo', 'Dot', 'Eli', 'Fay', 'Gus', 'Hal', 'Ida', 'Jon', 'Kit', 'Lou', 'Max', 'Nell', 'Otto'];

/** What everybody is called, by seat. Of people with the same name all but the first are counted; bots take names that nobody else has. */
export function namesOf(seats: readonly SeatSight[]): string[] {
  const taken = seats.flatMap((seat) => (seat.kind === 'person' ? [folded(seat.name)] : []));
  const free = BOT_NAMES.filter((name) => !taken.includes(folded(name)));
  const used = new Map<string, number>();
  return seats.map((seat, i) => {
    if (seat.kind === 'person') return told(seat.name, taken, used);
    return seat.kind === 'bot' ? free[i]! : say('seat.empty', { number: i + 1 });
  });
}

const folded = (name: string): string => name.toLocaleLowerCase('en');

/** A name that nobody before has, and nobody goes by as they are. */
function told(name: string, taken: readonly string[], used: Map<string, number>): string {
  const before = used.get(folded(name)) ?? 0;
  let number = before + 1;
  if (before > 0) while (taken.includes(folded(`${name} ${number}`))) number++;
  used.set(folded(name), number);
  return before === 0 ? name : `${name} ${number}`;
}
