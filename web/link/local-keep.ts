import type { Line } from '@gilt/table/log';
import { settings } from '../settings.ts';
import { forgetAs, keepAs, keysKept, recall } from '../storage.ts';

/** A table of this page: its log, and what was said at it. */
export interface LocalTable {
  readonly code: string;
  readonly game: string;
  readonly lines: Line[];
  /** By the number of the happening. */
  readonly said: Record<number, string>;
  /** By person, where several pass one device around: what they are called. */
  readonly names?: Readonly<Record<string, string>>;
  /** The address of the game that this one is a branch of. */
  readonly back?: string;
}

const PREFIX = 'gilt.table.';
/** So many are kept; the oldest go first. */
const MOST = 12;

export function keptTable(code: string): LocalTable | null {
  try {
    const text = recall(PREFIX + code);
    return text === null ? null : (JSON.parse(text) as LocalTable);
  } catch {
    return null;
  }
}

export const keep = (table: LocalTable): void => keepAs(PREFIX + table.code, JSON.stringify(table));

export const forget = (code: string): void => forgetAs(PREFIX + code);

/** The tables of this page, the last played first. */
export function keptTables(): LocalTable[] {
  const tables = keysKept()
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => keptTable(key.slice(PREFIX.length)) ?? [])
    .sort((a, b) => lastPlayed(b) - lastPlayed(a));
  for (const old of tables.splice(MOST)) forget(old.code);
  return tables;
}

/** What somebody at a table of this page is called. */
export const nameAt = ({ names }: LocalTable, person: string): string => names?.[person] ?? settings().name;

export const lastPlayed = ({ lines }: LocalTable): number => lines.at(-1)?.at ?? 0;
