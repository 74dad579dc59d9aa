/**
 * Who sees what, declared once a game: a table with every field of the state, and of what every procedure keeps.
 * A field left out does not compile.
 */
export type Sight<T, Fields> =
  | 'everyone'
  | 'nobody'
  /** The seat whose number stands in that field. */
  | { readonly only: SeatField<Fields> }
  | (T extends readonly unknown[] ? ListSight : never);

type ListSight =
  /** How many there are; in a list of lists, how many in each. */
  | 'count'
  /** A list by seat: to each seat its own. */
  | 'owner'
  /** A list of lists by seat: to each seat its own, to the others how many. */
  | 'owner, others count';

type SeatField<Fields> = { [K in keyof Fields]: Fields[K] extends number ? K : never }[keyof Fields] & string;

export type Sights<Fields> = { readonly [K in keyof Fields]-?: Sight<Fields[K], Fields> };

/** What is left of a field for somebody to see. */
type Seen<T, S> = S extends 'everyone'
  ? T
  : S extends 'count'
    ? Counted<T>
    : S extends 'owner'
      ? T extends readonly (infer One)[]
        ? (One | null)[]
        : never
      : S extends 'owner, others count'
        ? T extends readonly (infer One)[]
          ? (One | number)[]
          : never
        : T | null;

type Counted<T> = T extends readonly (readonly unknown[])[] ? number[] : number;

export type SeenBy<Fields, S extends Sights<Fields>> = {
  readonly [K in keyof Fields as S[K] extends 'nobody' ? never : K]: Seen<Fields[K], S[K]>;
};
