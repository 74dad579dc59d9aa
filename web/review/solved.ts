import { keepAs, recall } from '../storage.ts';

const key = (game: string): string => `gilt.puzzles.${game}`;

/** The puzzles of a game that somebody has solved in this browser, by their ids. */
export function solvedIn(game: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(recall(key(game)) ?? '[]');
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
}

export function keepSolved(game: string, id: string): readonly string[] {
  const solved = solvedIn(game);
  if (solved.includes(id)) return solved;
  const all = [...solved, id];
  keepAs(key(game), JSON.stringify(all));
  return all;
}
