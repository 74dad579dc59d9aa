import { keepAs, recall } from '../storage.ts';

const key = (game: string): string => `gilt.lesson.${game}`;

/** The good answers that somebody has given in the lesson of a game; empty where they have not begun. */
export function answeredIn(game: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(recall(key(game)) ?? '[]');
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
}

export const keepAnswers = (game: string, answers: readonly string[]): void =>
  keepAs(key(game), JSON.stringify(answers));
