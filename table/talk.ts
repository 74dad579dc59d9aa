import { Refusal } from '@gilt/engine/fault';
import { explain } from '@gilt/engine/game';
import type { Verdict } from '@gilt/engine/promise';
import type { Seat } from '@gilt/engine/seat';
import type { Happening, PromiseTerms } from './happening.ts';
import { mustPlay, type Promised, type Table } from './table.ts';

/** How many promises a player can make at a table. */
const MOST_PROMISES = 100;
/** How many of them can be undecided at a time: what is judged after each question does not grow with the game. */
const MOST_UNDECIDED = 10;
/** A promise is about what comes next: one that so many questions have not decided is never decided. */
const LONGEST_PROMISE = 300;

/** A player promises something in the words of the game, to everyone (null) or to some. It binds nobody. */
export function promise(
  table: Table,
  seat: Seat,
  kind: string,
  terms: PromiseTerms,
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
  const own = table.promises.filter(({ by }) => by === seat);
  if (own.length >= MOST_PROMISES) throw new Refusal(`${MOST_PROMISES} promises are enough for one game`);
  if (own.filter(({ decided }) => decided === null).length >= MOST_UNDECIDED)
    throw new Refusal(`nothing has come yet of ${MOST_UNDECIDED} of your promises; that is enough for now`);
  return {
    type: 'promised',
    seat,
    kind,
    terms: read.data as Record<string, unknown>,
    to: to && [...new Set(to)].sort(),
  };
}

/** One more question has been answered: judges the promises that are not decided yet. */
export function judgePromises(table: Table): void {
  const { promises, heard } = table;
  for (const promised of promises) {
    if (promised.decided !== null) continue;
    const verdict = verdictOn(table, promised);
    if (verdict !== 'moot') decide(table, promised, verdict);
    else if (heard.length - promised.since >= LONGEST_PROMISE) promised.decided = heard.length;
  }
}

/** The last question has been undone: what it decided is open again. */
export function openPromises(table: Table): void {
  for (const promised of table.promises) {
    if (promised.decided === null || promised.decided <= table.heard.length) continue;
    if (promised.verdict !== 'moot') decide(table, promised, 'moot');
    promised.decided = null;
  }
}

function decide(table: Table, promised: Promised, verdict: Verdict): void {
  promised.verdict = verdict;
  promised.decided = table.heard.length;
  table.verdicts++;
}

/** What has become of a promise, by all that happened since it was made. */
export function verdictOn({ game, heard }: Table, { by, kind, terms, since }: Promised): Verdict {
  // The rules of today may not know it any more.
  return game.promises[kind]?.judge(by, terms, heard.slice(since).flat()) ?? 'moot';
}
