import type { Plain } from './plain.ts';

/** The way to a place in plain data: names of fields, and numbers in lists. */
export type Path = readonly (string | number)[];

/** A place, and what stands there now. */
export type Edit = readonly [path: Path, value: Plain];

/** What makes one piece of plain data out of another. */
export type Change = readonly Edit[];

type Fields = Readonly<Record<string, unknown>>;
type List = readonly unknown[];

/** What has to be edited in `before` so that it is `after`, at the end of a path. Lists that have grown or shrunk are written anew. */
export function difference(before: unknown, after: unknown, path: Path = []): Change {
  const edits: Edit[] = [];
  compare(before, after, [...path], edits);
  return edits;
}

/** Whether anything has to be edited. */
export function differ(before: unknown, after: unknown): boolean {
  if (before === after) return false;
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return before.some((each, i) => differ(each, after[i]));
  if (!haveSameFields(before, after)) return true;
  for (const key in after as Fields) if (differ(before[key], (after as Fields)[key])) return true;
  return false;
}

/** Adds to the edits. `path` leads to both, and is used again: a table is told of much, and most of it stays as it was. */
export function compare(before: unknown, after: unknown, path: (string | number)[], edits: Edit[]): void {
  if (before === after) return;
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    compareLists(before, after, path, edits);
  else if (haveSameFields(before, after)) compareFields(before, after as Fields, path, edits);
  else edits.push([path.slice(), after as Plain]);
}

function compareLists(before: List, after: List, path: (string | number)[], edits: Edit[]): void {
  for (let i = 0; i < after.length; i++) {
    if (before[i] === after[i]) continue;
    path.push(i);
    compare(before[i], after[i], path, edits);
    path.pop();
  }
}

function compareFields(before: Fields, after: Fields, path: (string | number)[], edits: Edit[]): void {
  for (const key in after) {
    if (before[key] === after[key]) continue;
    path.push(key);
    compare(before[key], after[key], path, edits);
    path.pop();
  }
}

function haveSameFields(before: unknown, after: unknown): before is Fields {
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) return false;
  if (Array.isArray(before) || Array.isArray(after)) return false;
  for (const key in before) if (!(key in after)) return false;
  for (const key in after) if (!(key in before)) return false;
  return true;
}

/** The same data with the change made; whatever it does not touch is shared with what was before. */
export const changed = <T>(before: T, change: Change): T =>
  change.reduce<unknown>((now, [path, value]) => edited(now, path, 0, value), before) as T;

function edited(now: unknown, path: Path, at: number, value: Plain): unknown {
  if (at === path.length) return value;
  const key = path[at]!;
  if (Array.isArray(now)) return now.with(key as number, edited(now[key as number], path, at + 1, value));
  const fields = now as Fields;
  return { ...fields, [key]: edited(fields[key], path, at + 1, value) };
}
