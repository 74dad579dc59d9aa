import { existsSync, readFileSync } from 'node:fs';
import type { AnyGame } from '@gilt/engine/game';

/** The clauses of a game's rules.md, by id: all that stands in the row but where it comes from. */
export function clausesOf({ id }: AnyGame): ReadonlyMap<string, string> {
  const file = new URL(`../games/${id}/rules.md`, import.meta.url);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const rows = [...text.matchAll(/^\| ([A-Z]+-\d+) \| (.*) \|$/gm)];
  return new Map(rows.map(([, clause, cells]) => [clause!, cells!.split(' | ').slice(0, -1).join(': ')]));
}
