import { type Plan, type Planner, plannerFor, type Weights } from '@gilt/bots/plans/plan';
import type { Knowledge } from '@gilt/bots/search/knowledge';
import { answerAll } from '@gilt/engine/answer';
import { begin } from '@gilt/engine/contract/random-play';
import type { State } from '@gilt/engine/flow';
import type { AnyGame, Setup } from '@gilt/engine/game';
import { winShare } from '@gilt/engine/outcome';
import { pick, type Random, weighted } from '@gilt/engine/random';
import type { Seat } from '@gilt/engine/seat';
import { freshRandom, seedFrom } from '@gilt/engine/seed';

/** What is to be learned, and how. */
export interface Lesson {
  readonly game: AnyGame;
  readonly setup: Setup;
  readonly plan: Plan;
  /** What the others follow: each of them, in every game, one of these. */
  readonly others: readonly Knowledge['choose'][];
  readonly games: number;
  readonly seed: string;
}

/** After so many games the weights are changed. */
const BATCH = 500;
/** How far a weight goes in one step, at first; in the end, a twentieth of that. */
const STEP = 0.02;
/** What it is worth, at first, not to be sure yet. */
const DOUBT = 0.002;
/** How fast the worth of a position is learned, which is what a game is measured by. */
const HABIT = 2e-4;

/**
 * Learns how much each sign should weigh, by policy gradients: plays games against others, one seat after the other, and does more often what was chosen
 * in games that went better than expected. `told` hears the games played so far and the share of the last ones won.
 */
export function learn(lesson: Lesson, told: (games: number, share: number) => void): Weights {
  const { plan, games } = lesson;
  const [kinds, signs] = [plan.kinds.length, plan.signs.length];
  const weights = new Float64Array(kinds * signs);
  const expecting = new Float64Array(signs);
  const slope = new Float64Array(weights.length);
  const climb = climber(weights, slope);
  const planner = plannerFor(plan, weights);
  for (let played = 0; played < games; ) {
    slope.fill(0);
    const left = 1 - played / games;
    let [won, choices] = [0, 0];
    for (const end = Math.min(played + BATCH, games); played < end; played++) {
      const { made, share } = playOne(lesson, planner, played);
      for (const choice of made) study(choice, share, expecting, slope, DOUBT * Math.max(0, left - 0.2));
      won += share;
      choices += made.length;
    }
    climb(STEP * Math.max(left, 0.05), Math.max(choices, 1));
    told(played, won / BATCH);
  }
  return Object.fromEntries(
    plan.signs.map((sign, i) => [sign, plan.kinds.map((_, kind) => round(weights[kind * signs + i]!))]),
  );
}

/** A choice that was made: by which signs, how likely, and which kind. */
interface Choice {
  readonly signs: readonly number[];
  readonly chances: readonly number[];
  readonly kind: number;
}

/** Plays one game by the plan, in each seat in turn. */
function playOne({ game, setup, others, seed }: Lesson, planner: Planner, number: number) {
  const dealt = seedFrom(seed, number);
  const state: State = begin(game, setup, freshRandom(dealt, 0, 0));
  const random = freshRandom(dealt, 0, 1);
  const learner = number % setup.players;
  const characters = Array.from({ length: setup.players }, () =>
    others.length > 1 ? pick(random, others) : others[0]!,
  );
  const made: Choice[] = [];
  const choose = (options: readonly number[], seat: Seat): number => {
    const moment = { game: state, where: '', seat, options };
    return seat === learner ? chosen(planner, moment, random, made) : characters[seat]!(moment, random);
  };
  while (state.flow.stack.length > 0) answerAll(game, state, choose, null);
  return { made, share: winShare(game.outcome(state), learner) };
}

function chosen(planner: Planner, moment: Parameters<Planner['choose']>[0], random: Random, made: Choice[]): number {
  const among = planner.kindsAmong(moment.options);
  const chances = planner.chances(moment.game, moment.seat, among);
  const kind = weighted(random, chances);
  if (chances[kind]! < 1) made.push({ signs: Array.from(planner.signs), chances: chances.slice(), kind });
  return planner.best(moment, kind);
}

/** Adds what a choice teaches: which way each weight should go. */
function study(
  { signs, chances, kind: taken }: Choice,
  share: number,
  expecting: Float64Array,
  slope: Float64Array,
  doubt: number,
): void {
  let expected = 0;
  for (let i = 0; i < signs.length; i++) expected += signs[i]! * expecting[i]!;
  const better = share - expected;
  for (let i = 0; i < signs.length; i++) expecting[i]! += HABIT * better * signs[i]!;
  let surprise = 0;
  for (const each of chances) if (each > 0) surprise -= each * Math.log(each);
  for (let kind = 0; kind < chances.length; kind++) {
    const each = chances[kind]!;
    if (each === 0) continue;
    const more = better * (Number(kind === taken) - each) - doubt * each * (Math.log(each) + surprise);
    for (let i = 0; i < signs.length; i++) slope[kind * signs.length + i]! += more * signs[i]!;
  }
}

/** Goes up the slope, each weight at its own pace (Adam, by Kingma and Ba). */
function climber(weights: Float64Array, slope: Float64Array): (step: number, choices: number) => void {
  const mean = new Float64Array(weights.length);
  const square = new Float64Array(weights.length);
  let steps = 0;
  return (step, choices) => {
    steps++;
    for (let i = 0; i < weights.length; i++) {
      const up = slope[i]! / choices;
      mean[i] = 0.9 * mean[i]! + 0.1 * up;
      square[i] = 0.999 * square[i]! + 0.001 * up * up;
      weights[i]! += (step * mean[i]!) / (1 - 0.9 ** steps) / (Math.sqrt(square[i]! / (1 - 0.999 ** steps)) + 1e-8);
    }
  };
}

const round = (weight: number): number => Math.round(weight * 100) / 100;
