import { levelNamed } from '@gilt/bots/all';
import { Refusal } from '@gilt/engine/fault';
import type { Seat } from '@gilt/engine/seat';
import type { Happening, Person } from './happening.ts';
import { mustBeOpen, mustPlay, mustSit, peopleHere, personIn, seatOf, type Table, type TableSeat } from './table.ts';

/** A person takes a seat: the one asked for, or the first that is free. */
export function join(table: Table, person: Person, wanted?: Seat, number: string | null = null): Happening {
  const had = seatOf(table, person);
  if (had !== null) {
    if (personIn(table, had).presence !== 'left') throw new Refusal('you already sit at this table');
    mustPlay(table);
    return { type: 'back', seat: had };
  }
  mustBeOpen(table);
  if (table.banned.includes(person)) throw new Refusal('the host has sent you away from this table');
  const seat = wanted ?? table.seats.findIndex(({ kind }) => kind === 'empty');
  if (seat < 0) throw new Refusal('every seat is taken');
  if (seatAt(table, seat).kind !== 'empty') throw new Refusal(`seat ${seat + 1} is taken`);
  return { type: 'joined', person, seat, number };
}

/** A person gets up. Once the game has begun the seat stays theirs, and a stand-in plays for them. */
export function leave(table: Table, person: Person): Happening {
  const seat = mustSit(table, person);
  if (personIn(table, seat).presence === 'left') throw new Refusal('you have already left');
  return { type: 'left', person, seat };
}

/**
 * The host sends somebody away. Once the game has begun nobody loses their seat: a stand-in plays for somebody who is not connected, and
 * hands the seat back when they are.
 */
export function kick(table: Table, person: Person, seat: Seat, isConnected: boolean): Happening {
  mustHost(table, person);
  const whom = seatAt(table, seat);
  if (whom.kind !== 'person') throw new Refusal(`nobody sits in seat ${seat + 1}`);
  if (whom.person === person) throw new Refusal('you cannot send yourself away; leave instead');
  if (table.status !== 'open') {
    mustPlay(table);
    if (isConnected) throw new Refusal('they are here; once the game has begun nobody who is here can be sent away');
    return goAway(table, seat, 'a stand-in already plays for them');
  }
  return { type: 'kicked', person: whom.person, seat };
}

/** The host puts a bot into an empty seat, or (null) takes it out again. */
export function seatBot(table: Table, person: Person, seat: Seat, bot: string | null): Happening {
  mustHost(table, person);
  mustBeOpen(table);
  if (seatAt(table, seat).kind === 'person') throw new Refusal(`seat ${seat + 1} is taken`);
  if (bot !== null) levelNamed(bot, table.game);
  return { type: 'seated', seat, bot };
}

/** The host hands the table over. Whoever is here can also take it from a host who has not been here for a while. */
export function handOver(table: Table, person: Person, seat: Seat, now: number): Happening {
  const heir = seatAt(table, seat);
  if (heir.kind !== 'person') throw new Refusal(`nobody sits in seat ${seat + 1}`);
  if (heir.person === table.host) throw new Refusal('the table is theirs already');
  if (!(heir.person === person && hostIsAway(table, now))) mustHost(table, person);
  return { type: 'host', seat };
}

/** A host who was late for an answer is not gone: others can take the table after so many milliseconds. */
const HOST_COMES_BACK = 600_000;

const hostIsAway = (table: Table, now: number): boolean => {
  const seat = seatOf(table, table.host);
  if (seat === null) return true;
  const { presence, since } = personIn(table, seat);
  return presence !== 'here' && now - since >= HOST_COMES_BACK;
};

/** The host starts the game, from its beginning or from a position: every seat must be taken. */
export function start(table: Table, person: Person, position?: string): Happening {
  mustBeOpen(table);
  mustHost(table, person);
  const empty = table.seats.findIndex(({ kind }) => kind === 'empty');
  if (empty >= 0) throw new Refusal(`seat ${empty + 1} is still empty; a bot can take it`);
  const from = position === undefined ? {} : { position };
  return { type: 'started', rules: table.game.version, forced: 'asked', ...from };
}

/** A person hands the seat to the stand-in for a while. */
export function goAway(table: Table, seat: Seat, already = 'a stand-in already plays for you'): Happening {
  mustPlay(table);
  if (!peopleHere(table).includes(seat)) throw new Refusal(already);
  return { type: 'away', seat };
}

/** So long somebody can be away by one word, in milliseconds. */
const LONGEST_AWAY = 31 * 86_400_000;

/** The same until a time that they name: then the seat is theirs again, whether or not they are there by then. */
export function goAwayUntil(table: Table, seat: Seat, until: number, now: number): Happening {
  if (until <= now || until - now > LONGEST_AWAY) throw new Refusal('until: should be within the next 31 days');
  return { ...goAway(table, seat), until } as Happening;
}

/** A person takes the seat back. */
export function comeBack(table: Table, seat: Seat): Happening {
  mustPlay(table);
  if (peopleHere(table).includes(seat)) throw new Refusal('the seat is yours already');
  return { type: 'back', seat };
}

function mustHost(table: Table, person: Person): void {
  if (table.host !== person) throw new Refusal('only the host can do that');
}

function seatAt(table: Table, seat: Seat): TableSeat {
  const found = table.seats[seat];
  if (!found) throw new Refusal(`there is no seat ${seat + 1} at this table`);
  return found;
}
