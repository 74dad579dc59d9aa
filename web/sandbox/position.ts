import { askedOf, waitingFor } from '@gilt/engine/answer';
import { Refusal } from '@gilt/engine/fault';
import type { AnyGame } from '@gilt/engine/game';
import { withNames } from '@gilt/engine/question';
import { type WhatIf, whatIf } from '@gilt/engine/what-if';

/** What came of a text: a game, or what is wrong with it and in which line, if it is one line's fault. */
export type Tried =
  | { readonly result: WhatIf; readonly trouble: null }
  | { readonly result: null; readonly trouble: { readonly text: string; readonly line: number | null } };

/** Sets up a position that may hold anything, and plays it on. */
export function tried(text: string, game: AnyGame): Tried {
  try {
    return { result: whatIf(text, [game]), trouble: null };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const line = /^line (\d+): /.exec(error.message);
    return { result: null, trouble: { text: error.message, line: line ? Number(line[1]) : null } };
  }
}

/** The game that a text says it is of; null if it does not. */
export const gameIn = (text: string): string | null => /^\s*game:\s*(\S+)/m.exec(text)?.[1] ?? null;

/** Who is asked now, and what they may answer, as it is written in a position. */
export interface Due {
  readonly name: string;
  readonly rule: string;
  readonly answers: readonly string[];
}

export const dueIn = ({ game, state, names }: WhatIf): readonly Due[] =>
  waitingFor(state).flatMap((seat) => {
    const asked = askedOf(game, state, seat);
    if (!asked) return [];
    return [{ name: names[seat]!, rule: asked.rule, answers: asked.names.map((each) => withNames(each, names)) }];
  });

/** The text with one more answer. */
export const withAnswer = (text: string, name: string, answer: string): string =>
  `${text.trimEnd()}\n> ${name} ${answer}\n`;
