import type { JSX } from 'react';

/** A card or a piece; as a string, a sign between two of them (plus, becomes, and so on); as a list, things that belong together. */
export type Part = JSX.Element | string | readonly Part[];

/** A picture that stands beside a clause of the rules, drawn with the game's own cards and pieces. */
export interface Picture {
  /** The same in words, for whoever does not see it. */
  readonly alt: string;
  readonly art: readonly Part[];
}

/** The pictures of a game's rules, by the ids of the clauses. */
export type Pictures = Readonly<Record<string, Picture>>;
