/** The rules in one minute: what one tells a friend before the first card is dealt. */
export interface Minute {
  /** What one wants, in one line. */
  readonly goal: string;
  /** What happens in a round, in its order. */
  readonly round: readonly string[];
  /** When the game ends. */
  readonly end: string;
  /** What counts then. */
  readonly score: readonly string[];
  /** For each of these, the clauses whose pictures show it. */
  readonly shown: Readonly<Record<'goal' | 'round' | 'end' | 'score', readonly string[]>>;
}
