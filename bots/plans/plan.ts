import type { State } from '@gilt/engine/flow';
import { type Random, weighted } from '@gilt/engine/random';
import type { Seat } from '@gilt/engine/seat';
import type { Moment } from '../search/knowledge.ts';

/** How somebody means to play a whole game: signs that their seat may see speak for and against kinds of options. */
export interface Plan<S extends State = State> {
  /** What options are told apart by: cards, say, whoever they are played against. */
  readonly kinds: readonly string[];
  kindOf(option: number): number;
  readonly signs: readonly string[];
  /** Reads all signs off the table, in their order; each about as large as 1. */
  read(game: S, seat: Seat, into: Float64Array): void;
  /** Which is best of options of the same kind: the larger the better. */
  worth(game: S, seat: Seat, option: number): number;
  /** By sign: how much it speaks for each kind. */
  readonly weights: Weights;
  /** The same as it was learned before, the oldest first: every generation has learned to play against rules of thumb and all generations before it. */
  readonly earlier: readonly Weights[];
}

export type Weights = Readonly<Record<string, readonly number[]>>;

/** Somebody who follows a plan. */
export interface Planner<S extends State = State> {
  /** A kind is chosen e times as often as another if it has 1 more speaking for it; of its kind, the best. */
  choose(moment: Moment<S>, random: Random): number;
  /** The options that it might choose: of each kind that is not much less likely than another. */
  likely(moment: Moment<S>, unlikely: number): readonly number[];
  /** The kinds among some options, as a set in one number. */
  kindsAmong(options: readonly number[]): number;
  /** How often each of these kinds would be chosen. The list is used again, and so are the signs it was read from. */
  chances(game: S, seat: Seat, among: number): readonly number[];
  /** The signs that were read last. */
  readonly signs: Float64Array;
  /** The best option of a kind. */
  best(moment: Moment<S>, kind: number): number;
}

/** `weights`: kind after kind, in the order of the signs. */
export function plannerFor<S extends State>(plan: Plan<S>, weights = inRows(plan)): Planner<S> {
  const { kinds, kindOf } = plan;
  const signs = new Float64Array(plan.signs.length);
  const chances = new Array<number>(kinds.length).fill(0);

  function speaksFor(kind: number): number {
    const row = kind * signs.length;
    let sum = 0;
    for (let i = 0; i < signs.length; i++) sum += signs[i]! * weights[row + i]!;
    return sum;
  }

  const planner: Planner<S> = {
    signs,
    kindsAmong(options) {
      let among = 0;
      for (let i = 0; i < options.length; i++) among |= 1 << kindOf(options[i]!);
      return among;
    },
    chances(game, seat, among) {
      plan.read(game, seat, signs);
      let most = Number.NEGATIVE_INFINITY;
      for (let kind = 0; kind < kinds.length; kind++) {
        chances[kind] = has(among, kind) ? speaksFor(kind) : Number.NEGATIVE_INFINITY;
        if (chances[kind]! > most) most = chances[kind]!;
      }
      let sum = 0;
      for (let kind = 0; kind < kinds.length; kind++) sum += chances[kind] = Math.exp(chances[kind]! - most);
      for (let kind = 0; kind < kinds.length; kind++) chances[kind]! /= sum;
      return chances;
    },
    best({ game, seat, options }, kind) {
      let [best, most] = [-1, Number.NEGATIVE_INFINITY];
      for (let i = 0; i < options.length; i++) {
        if (kindOf(options[i]!) !== kind) continue;
        const worth = plan.worth(game, seat, options[i]!);
        if (worth > most) [best, most] = [options[i]!, worth];
      }
      return best;
    },
    likely({ game, seat, options }, unlikely) {
      const chances = planner.chances(game, seat, planner.kindsAmong(options));
      const enough = unlikely * Math.max(...chances);
      return options.filter((option) => chances[kindOf(option)]! >= enough);
    },
    choose(moment, random) {
      const among = planner.kindsAmong(moment.options);
      const isOne = (among & (among - 1)) === 0;
      const kind = isOne ? 31 - Math.clz32(among) : weighted(random, planner.chances(moment.game, moment.seat, among));
      return planner.best(moment, kind);
    },
  };
  return planner;
}

const has = (set: number, one: number): boolean => (set & (1 << one)) !== 0;

/** The weights kind after kind, as they are multiplied. */
const inRows = ({ kinds, signs, weights }: Plan<never>): Float64Array =>
  Float64Array.from(kinds.flatMap((_, kind) => signs.map((sign) => weights[sign]![kind]!)));
