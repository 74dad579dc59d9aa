import { commitmentTo, seedOf } from '@gilt/engine/dealing';
import { readRecord, writeRecord } from '@gilt/engine/record';
import { replay } from '@gilt/engine/replay';
import { rebuilt } from '@gilt/table/log';
import { recordSeen } from '@gilt/table/record';
import { api } from '../api.ts';
import { keptNumber } from '../deal-number.ts';
import { keptTable } from '../link/local-keep.ts';
import type { TableView } from './view.ts';

/** The record of a game that is over. */
export async function fetchRecord({ local, table, game }: TableView): Promise<string> {
  if (!local) return api.record(table.code);
  const kept = keptTable(table.code)!;
  return writeRecord(recordSeen(rebuilt(kept.code, kept.lines, [game])));
}

export const CHECKS = ['commitment', 'number', 'seed', 'replay'] as const;
export type Check = (typeof CHECKS)[number];

/** Checks the deal in this browser, with nothing but what was published. By check: whether it holds; null: it cannot be told. */
export async function verify(view: TableView): Promise<Record<Check, boolean | null>> {
  const { table, game, you } = view;
  const { commitment, secret, numbers } = table.dealing;
  if (secret === null || numbers === null) throw new Error('the game is not over');
  const text = await fetchRecord(view);
  const { record, setup, game: played } = readRecord(text, [game]);
  const mine = keptNumber(table.code);
  const outcome = played.outcome(replay(played, setup, record).state);
  return {
    commitment: commitmentTo(secret) === commitment,
    number: you === null || mine === null ? null : numbers[you] === mine,
    seed: record.seed === seedOf(secret, numbers),
    replay: table.outcome === null ? null : JSON.stringify(outcome.scores) === JSON.stringify(table.outcome.scores),
  };
}

/** Hands the record to the person as a file. */
export async function download(view: TableView): Promise<void> {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([await fetchRecord(view)], { type: 'application/json' }));
  link.download = `gilt-${view.game.id}-${view.table.code}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
