import { withCards } from '@gilt/engine/cards';
import { type AnyGame, gameNamed } from '@gilt/engine/game';
import { FORM } from '@gilt/engine/record';
import { recordSeen } from './record.ts';
import { nowSeen, outcomeOf } from './sight.ts';
import type { Ended, Table } from './table.ts';

/** Raised when a table is kept in another form than before. */
const TABLE_FORM = 3;
/** The stamp of a table whose game has ended: no rules are needed to read it. */
const ENDED = 'ended 1';

/** A table as it was at some line of its log, so that it need not be played again from the beginning. It can be thrown away. */
export interface Snapshot {
  readonly n: number;
  /** The versions by which it was made: under others it is of no use. */
  readonly stamp: string;
  readonly data: string;
}

const stampOf = (game: AnyGame): string => `${TABLE_FORM} ${FORM} ${game.id} ${game.version}`;

export function packed(table: Table): Snapshot {
  const { game, setup, sitting, ...rest } = table;
  const bare = sitting && { ...sitting, game: null, setup: null, recent: [], moments: [] };
  return { n: table.n, stamp: stampOf(game), data: JSON.stringify({ game: game.id, setup, sitting: bare, ...rest }) };
}

/** A table whose game has ended, with its result and its record, and without the game itself. */
export function packedEnded(table: Table): Snapshot {
  const { game, sitting, heard: _, ...rest } = table;
  const ended: Ended = table.ended ?? {
    outcome: outcomeOf(table),
    record: recordSeen(table),
    seen: [...table.seats.keys(), null].map((seat) => nowSeen(table, seat)),
  };
  return {
    n: table.n,
    stamp: ENDED,
    data: JSON.stringify({ ...rest, game: game.id, heard: [], ended, version: game.version }),
  };
}

function unpackedEnded(data: string, games: readonly AnyGame[]): Table {
  const { game: id, version, ...rest } = JSON.parse(data);
  // Whatever cards it was played with, and whatever version of the rules: they are not needed any more.
  return { ...rest, game: { ...gameNamed(id, games), version }, sitting: null };
}

/** The table of a snapshot; null if other versions made it. */
export function unpacked({ stamp, data }: Snapshot, games: readonly AnyGame[]): Table | null {
  if (stamp === ENDED) return unpackedEnded(data, games);
  const { game: id, setup, sitting, ...rest } = JSON.parse(data);
  const plain = games.find((each) => each.id === id);
  if (!plain || stamp !== stampOf(plain)) return null;
  const game = withCards(gameNamed(id, games), rest.terms.cards);
  return { ...rest, game, setup, sitting: sitting && { ...sitting, game, setup, moments: [] } };
}
