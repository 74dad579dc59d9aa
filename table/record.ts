import { commitmentTo } from '@gilt/engine/dealing';
import { Refusal } from '@gilt/engine/fault';
import type { GameRecord } from '@gilt/engine/record';
import { recordOf } from '@gilt/engine/sitting';
import { hasEnded } from './sight.ts';
import type { Table } from './table.ts';

/** The record of the game, with what is needed to check the deal. Before the end there is none to be had. */
export function recordSeen(table: Table): GameRecord {
  const { sitting, secret, numbers } = table;
  if (table.status === 'frozen')
    throw new Refusal('a frozen table has no record; what was played can be read at the table');
  if (table.ended) return table.ended.record;
  if (!hasEnded(table)) throw new Refusal('the record can be had after the game');
  return { ...recordOf(sitting!), dealing: { commitment: commitmentTo(secret), secret, numbers: numbers! } };
}
