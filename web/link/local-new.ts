import type { NewTable } from '@gilt/protocol/lobby';
import { codeFrom } from '@gilt/protocol/words';
import { unfold } from '@gilt/table/driver';
import type { Happening } from '@gilt/table/happening';
import { firstLine } from '@gilt/table/log';
import { join, start } from '@gilt/table/seats';
import { opened } from '@gilt/table/table';
import { gameInfo } from '../games.ts';
import { hex } from '../random.ts';
import { ME } from './local.ts';
import { keep } from './local-keep.ts';

const DEFAULT_STAND_IN = 'normal';

/** A game that goes on from a position, and the address of where it was left. */
export interface Branching {
  readonly position: string;
  readonly back: string;
}

/** What is otherwise than at the table of one who plays alone from the beginning. */
interface Otherwise {
  readonly branch?: Branching;
  /** The people who pass the device around, in the order of the seats that are `me`. */
  readonly names?: readonly string[];
}

/** Sets a table in this page: every seat is a bot's or of somebody who sits before it, and the game begins, or goes on from a position. */
export async function newLocalTable(
  wanted: NewTable,
  number: string,
  { branch, names }: Otherwise = {},
): Promise<string> {
  const game = await gameInfo(wanted.game)!.load();
  const code = codeFrom(crypto.getRandomValues(new Uint8Array(64)))!;
  const created: Happening & { type: 'created' } = {
    type: 'created',
    host: ME,
    game: game.id,
    terms: {
      players: wanted.seats.length,
      options: wanted.options ?? {},
      ...(wanted.cards === undefined ? {} : { cards: wanted.cards }),
      clock: wanted.clock ?? null,
      minutes: wanted.minutes ?? null,
      standIn: wanted.standIn ?? DEFAULT_STAND_IN,
      listed: false,
      watchable: false,
    },
    bots: wanted.seats.map((seat) => (seat === 'me' ? null : seat)),
    secret: hex(32),
  };
  const table = opened(code, created, [game]);
  const lines = [firstLine(created, Date.now())];
  const make = (happening: Happening): void =>
    unfold(table, happening, Date.now, (_, happens) => void lines.push(happens().line));
  const people = (names ?? [null]).map((_, i) => (i === 0 ? ME : `${ME} ${i + 1}`));
  for (const person of people) make(join(table, person, undefined, person === ME ? number : null));
  make(start(table, ME, branch?.position));
  const called = names && Object.fromEntries(people.map((person, i) => [person, names[i]!]));
  keep({
    code,
    game: game.id,
    lines,
    said: {},
    ...(called ? { names: called } : {}),
    ...(branch ? { back: branch.back } : {}),
  });
  return code;
}
