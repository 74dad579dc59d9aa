import { existsSync, readFileSync } from 'node:fs';
import type { AnyGame } from '@gilt/engine/game';

/** The clauses of a game's rules.md, by id. */
export function clausesOf({ id }: AnyGame): ReadonlyMap<string, string> {
  const file = new URL(`../games/${id}/rules.md`, import.meta.url);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return new Map([...text.matchAll(/^\| ([A-Z]+-\d+) \| (.*?) \|/gm)].map(([, clause, words]) => [clause!, words!]));
}
