import type { ReactNode } from 'react';

/** A picture that stands beside a clause of the rules, drawn with the game's own cards and pieces. */
export interface Picture {
  /** The same in words, for whoever does not see it. */
  readonly alt: string;
  readonly art: ReactNode;
}

/** The pictures of a game's rules, by the ids of the clauses. */
export type Pictures = Readonly<Record<string, Picture>>;
