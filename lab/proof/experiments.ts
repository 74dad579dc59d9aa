import { taskFor } from '@gilt/bots/bot';
import type { Loss } from '@gilt/bots/review/accuracy';
import { judge } from '@gilt/bots/review/advice';
import { usualBudget } from '@gilt/bots/review/budget';
import {
  asItStands,
  type Company,
  chancesAt,
  chancesSealed,
  chancesUndealt,
  companyOf,
  dealt,
  foreseen,
  inTheEnd,
  luckOf,
  turnedUp,
} from '@gilt/bots/review/playing-on';
import { reviewOf } from '@gilt/bots/review/review';
import { hadLuck, stepsOf } from '@gilt/bots/review/steps';
import type { Estimate, Tally } from '@gilt/bots/review/tally';
import { optionsOf } from '@gilt/engine/answer';
import type { State } from '@gilt/engine/flow';
import type { AnyGame } from '@gilt/engine/game';
import { winShare } from '@gilt/engine/outcome';
import { PENDING } from '@gilt/engine/question';
import { below, bits } from '@gilt/engine/random';
import type { Reel } from '@gilt/engine/reel';
import { type Seat, seatsOf } from '@gilt/engine/seat';
import { viewOf } from '@gilt/engine/view';
import { erring, gameOf, tableFor } from './played.ts';

/** So many worlds a choice, and so many games played on from a position: the same in all games. */
export const BUDGETS = {
  usually: 8,
  /** Accuracy asks for many worlds a choice, and for few games. */
  accuracy: 16,
  /** Luck is taken off as exactly as it is known. */
  luckTakenOff: 32,
  /** The sums do not depend on it. */
  sums: 1,
} as const;
const SMALL = BUDGETS.usually;
/** How often the bots choose at random that accuracy has to put in order. */
export const LEVELS: readonly number[] = [0, 0.05, 0.1, 0.2];

/** What was found in a game, as plain data: it is kept, and never asked for again. */
export interface Experiment<Found> {
  /** How many games. */
  readonly games: number;
  find(game: AnyGame, number: number): Promise<Found>;
}

const resultOf = ({ game, frames }: Reel): number[] => {
  const outcome = game.outcome(frames.at(-1)!.after);
  return outcome.scores.map((_, seat) => winShare(outcome, seat));
};

/** How far the parts of a result are from adding up to it. */
export const sums: Experiment<{ off: number }> = {
  games: 2000,
  async find(game, number) {
    const reel = await gameOf(game, 'sums', number);
    const review = reviewOf(reel, true, number % reel.setup.players, { budget: BUDGETS.sums, seed: number });
    const { start, deal, others, own } = review;
    const real = resultOf(reel)[review.seat - 1]!;
    return { off: Math.abs(start + deal.value + others.value + own.value - real) };
  },
};

/** By seat: the luck of the deal, as a review adds it up. */
export const luck: Experiment<{ deal: number[] }> = {
  games: 2000,
  async find(rules, number) {
    const reel = await gameOf(rules, 'luck', number);
    const company = companyOf(rules);
    const steps = stepsOf(reel);
    const lucky = (place: number, what: number) => (time: number) => luckOf(number, place, what, time);
    const at = (place: number): Tally[] => {
      const state = place < steps.length ? steps[place]!.from : steps.at(-1)!.to;
      return chancesAt(company, state, SMALL, lucky(place, 1));
    };
    const undealt = chancesUndealt(company, reel.setup, SMALL, lucky(0, 0));
    const deal = at(0).map(({ mean }, seat) => mean - undealt[seat]!.mean);
    steps.forEach((step, place) => {
      if (!hadLuck(rules, step)) return;
      const before = chancesSealed(company, step.sealed!, SMALL, lucky(place, 2));
      at(place + 1).forEach(({ mean }, seat) => {
        deal[seat]! += mean - before[seat]!.mean;
      });
    });
    return { deal };
  },
};

/** A position of a game, and by seat: the chance of winning there, and what came of it. Positions of one game would all come true or not together. */
export const chances: Experiment<{ chances: number[]; result: number[] }> = {
  games: 1000,
  async find(rules, number) {
    const reel = await gameOf(rules, 'chances', number);
    const steps = stepsOf(reel);
    const dice = luckOf(number, 7);
    const place = below(dice, steps.length);
    const lucky = (time: number) => luckOf(number, place, 1, time);
    const found = chancesAt(companyOf(rules), steps[place]!.from, SMALL, lucky);
    return { chances: found.map(({ mean }) => mean), result: resultOf(reel) };
  },
};

/** So many games have helped to choose what counts as a mistake: they prove nothing, and others are asked. */
const SEEN: Readonly<Record<string, number>> = { 'dungeon-busters': 40 };

/** By how often the bots err, and by seat: what its choices lost, and what was at stake. */
export const errors: Experiment<Loss[][]> = {
  games: 60,
  async find(rules, count) {
    const number = count + (SEEN[rules.id] ?? 0);
    const company = companyOf(rules);
    const levels: Loss[][] = [];
    for (const often of LEVELS) {
      const reel = await gameOf(rules, 'errors', number, () => often);
      levels.push(seatsOf(reel.setup.players).map((seat) => lossesOf(company, reel, seat, number)));
    }
    return levels;
  },
};

/** All choices of a seat, weighed as a review weighs them. */
function lossesOf(company: Company, reel: Reel, seat: Seat, number: number): Loss {
  const total = { lost: 0, stake: 0 };
  for (const { entry, from, sealed } of stepsOf(reel)) {
    if (!sealed || from.flow.answers[seat] !== PENDING || optionsOf(company.rules, from, seat).length < 2) continue;
    const view = viewOf(company.rules.secrets, from, seat);
    const { loss } = judge(company, view, sealed.flow.answers[seat]!, BUDGETS.accuracy, luckOf(number, entry, seat));
    total.lost += loss.lost;
    total.stake += loss.stake;
  }
  return total;
}

/** How often the two bots err whose results are held against each other. */
export const RIVALS: readonly number[] = [0, 0.2];

/** A chance of winning found in two ways: as a game is judged after a while, and by what comes of it. */
type TwoWays = readonly [soon: number, end: number];

/** One of two bots among rules of thumb: its result, and what luck had a hand in it. All luck here is nothing on the average, whatever is thought of a position. */
export interface Fortune {
  /** How often it errs. */
  readonly often: number;
  readonly result: number;
  /** The luck of the deal. */
  readonly deal: TwoWays;
  /** What everybody chose against what they might as well have chosen, being who they are. */
  readonly choices: TwoWays;
}

export const fortunes: Experiment<Fortune> = {
  games: 120,
  async find(rules, number) {
    const company = companyOf(rules);
    const seat = number % tableFor(rules);
    const often = RIVALS[Math.floor(number / tableFor(rules)) % RIVALS.length]!;
    const erringAt = (each: Seat): number => (each === seat ? often : 0);
    const reel = await gameOf(rules, 'fortunes', number, erringAt);
    const { setup } = reel;
    const times = Array.from({ length: BUDGETS.luckTakenOff }, (_, time) => time);
    // Whatever is compared at a question goes on with the same luck: then it differs only by what is compared.
    const shareIn = (place: number, time: number, imagined: State): TwoWays => {
      const dice = luckOf(number, place, 1, time);
      const game = imagined.flow.stack.length > 0 ? asItStands(company, imagined, dice) : imagined;
      const judged = foreseen(company, game, dice)!;
      const ended = inTheEnd(company, game, dice);
      return [judged[seat]!, ended[seat]!];
    };
    const turned = (place: number, time: number, sealed: State): TwoWays =>
      shareIn(place, time, turnedUp(company, sealed, luckOf(number, place, 2, time)));
    /** What somebody might as well have answered. */
    const mightBe = (place: number, time: number, from: State, sealed: State): State => {
      const again = rules.clone(sealed) as State;
      const mind = luckOf(number, place, 3, time);
      from.flow.answers.forEach((answer, each) => {
        if (answer !== PENDING) return;
        const task = taskFor(rules, setup, from, each, bits(mind))!;
        again.flow.answers[each] = erring(erringAt(each)).think(task) as number;
      });
      return again;
    };

    const deal: [number, number] = [0, 0];
    const choices: [number, number] = [0, 0];
    const add = (sum: [number, number], after: TwoWays, before: TwoWays): void => {
      for (const way of [0, 1] as const) sum[way] += (after[way] - before[way]) / times.length;
    };
    const steps = stepsOf(reel);
    for (const time of times) {
      const undealt = dealt(company, setup, luckOf(number, 0, 0, time));
      add(deal, shareIn(0, time, steps[0]!.from), shareIn(0, time, undealt));
    }
    for (const [place, step] of steps.entries()) {
      const { from, sealed, to } = step;
      if (!sealed) continue;
      const lucky = hadLuck(rules, step);
      for (const time of times) {
        const might = mightBe(place, time, from, sealed);
        // The same answers with the same luck come to the same.
        const differs = might.flow.answers.some((answer, each) => answer !== sealed.flow.answers[each]);
        if (!differs && !lucky) continue;
        const chosen = turned(place, time, sealed);
        if (differs) add(choices, chosen, turned(place, time, might));
        if (lucky) add(deal, shareIn(place, time, to), chosen);
      }
    }
    return { often, result: resultOf(reel)[seat]!, deal, choices };
  },
};

/** What a whole review for one seat costs at the budget that people get, and what it gains over the small one. */
export interface Care {
  readonly seconds: number;
  readonly smallSeconds: number;
  /** Half the width of the intervals of accuracy, own choices, deal. */
  readonly usual: readonly number[];
  readonly small: readonly number[];
  readonly choices: number;
  /** So many choices are called a cost. */
  readonly costs: number;
  readonly smallCosts: number;
}

export const care: Experiment<Care> = {
  games: 3,
  async find(rules, number) {
    const reel = await gameOf(rules, 'care', number);
    const timed = (budget: number) => {
      const before = process.cpuUsage();
      const review = reviewOf(reel, true, 0, { budget, seed: number });
      const { user, system } = process.cpuUsage(before);
      return { review, seconds: (user + system) / 1e6 };
    };
    const reach = (estimate: Estimate | null): number => (estimate ? (estimate.high - estimate.low) / 2 : 0);
    const [small, usual] = [timed(SMALL), timed(usualBudget(rules.id))];
    const reaches = ({ review }: typeof small): number[] =>
      [review.accuracy, review.own, review.deal].map((each) => reach(each));
    const costs = ({ review }: typeof small): number =>
      review.choices.filter(({ verdict }) => verdict === 'cost').length;
    return {
      seconds: usual.seconds,
      smallSeconds: small.seconds,
      usual: reaches(usual),
      small: reaches(small),
      choices: usual.review.choices.length,
      costs: costs(usual),
      smallCosts: costs(small),
    };
  },
};
