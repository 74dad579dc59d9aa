import { withCards } from '@gilt/engine/cards';
import { type AnyGame, gameNamed } from '@gilt/engine/game';
import { FORM } from '@gilt/engine/record';
import type { Table } from './table.ts';

/** Raised when a table is kept in another form than before. */
const TABLE_FORM = 2;

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
  const bare = sitting && { ...sitting, game: null, setup: null, recent: [] };
  return { n: table.n, stamp: stampOf(game), data: JSON.stringify({ game: game.id, setup, sitting: bare, ...rest }) };
}

/** The table of a snapshot; null if other versions made it. */
export function unpacked({ stamp, data }: Snapshot, games: readonly AnyGame[]): Table | null {
  const { game: id, setup, sitting, ...rest } = JSON.parse(data);
  const plain = games.find((each) => each.id === id);
  if (!plain || stamp !== stampOf(plain)) return null;
  const game = withCards(gameNamed(id, games), rest.terms.cards);
  return { ...rest, game, setup, sitting: sitting && { ...sitting, game, setup } };
}
