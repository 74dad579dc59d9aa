import { Refusal } from '@gilt/engine/fault';
import { explain } from '@gilt/engine/game';
import type { Verdict } from '@gilt/engine/promise';
import type { Seat } from '@gilt/engine/seat';
import type { Happening } from './happening.ts';
import { mustPlay, type Promised, type Table } from './table.ts';

/** As many promises a player can make at a table. */
const MOST_PROMISES = 100;

/** A player promises something in the terms of the game, to everyone (null) or to some. It binds nobody. */
export function promise(
  table: Table,
  seat: Seat,
  kind: string,
  terms: Readonly<Record<string, unknown>>,
  to: readonly Seat[] | null,
): Happening {
  mustPlay(table);
  const { game, setup } = table;
  const known = Object.hasOwn(game.promises, kind) ? game.promises[kind] : undefined;
  if (!known) {
    const kinds = Object.keys(game.promises).join(', ') || 'nothing can be promised';
    throw new Refusal(`there is no promise '${kind}' in ${game.name} (${kinds})`);
  }
  const read = known.terms(setup).safeParse(terms);
  if (!read.success) throw new Refusal(`promise '${kind}': ${explain(read.error)}`);
  if (to?.some((other) => other === seat || other >= table.seats.length))
    throw new Refusal('a promise is made to other seats of this table');
  if (table.promises.filter(({ by }) => by === seat).length >= MOST_PROMISES)
    throw new Refusal(`${MOST_PROMISES} promises are enough for one game`);
  return {
    type: 'promised',
    seat,
    kind,
    terms: read.data as Record<string, unknown>,
    to: to && [...new Set(to)].sort(),
  };
}

/** What has become of a promise so far. */
export function verdictOn({ game, heard }: Table, { by, kind, terms, since }: Promised): Verdict {
  // The rules of today may not know it any more.
  return game.promises[kind]?.judge(by, terms, heard.slice(since).flat()) ?? 'moot';
}
