import { keepAs, recall } from '../storage.ts';

/** So many games of a kind are first games: what is turned up waits until somebody has read it. */
const FIRST_GAMES = 2;

const key = (game: string): string => `gilt.played.${game}`;

/** The tables at which the first games of a kind were played to their end. */
function tablesOf(game: string): string[] {
  try {
    const tables: unknown = JSON.parse(recall(key(game)) ?? '[]');
    return Array.isArray(tables) ? tables : [];
  } catch {
    return [];
  }
}

/** Whether somebody at this page has yet to get to know a game. */
export const isNewTo = (game: string): boolean => tablesOf(game).length < FIRST_GAMES;

/** A game has been played to its end at that table. */
export function playedAt(game: string, table: string): void {
  const tables = tablesOf(game);
  if (tables.length < FIRST_GAMES && !tables.includes(table)) keepAs(key(game), JSON.stringify([...tables, table]));
}
