import type { Code } from '@gilt/protocol/words';
import type { Person } from '@gilt/table/happening';
import type { Table } from '@gilt/table/table';
import type { People } from './people.ts';

/** Who at a table has let a screen in with this word; null if nobody has. It holds as long as they sit there. */
export function voucherOf(people: People, { code, seats }: Table, pass: Code): Person | null {
  for (const seat of seats) if (seat.kind === 'person' && people.passOf(code, seat.person) === pass) return seat.person;
  return null;
}
