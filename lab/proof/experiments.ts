import { judge } from '@gilt/bots/review/advice';
import { usualBudget } from '@gilt/bots/review/budget';
import { type Company, chancesAt, chancesSealed, chancesUndealt, luckOf } from '@gilt/bots/review/playing-on';
import { reviewOf } from '@gilt/bots/review/review';
import { hadLuck, stepsOf } from '@gilt/bots/review/steps';
import type { Estimate, Tally } from '@gilt/bots/review/tally';
import { knowledgeOf } from '@gilt/bots/search/knowing';
import { optionsOf } from '@gilt/engine/answer';
import type { AnyGame } from '@gilt/engine/game';
import { winShare } from '@gilt/engine/outcome';
import { PENDING } from '@gilt/engine/question';
import { below } from '@gilt/engine/random';
import type { Reel } from '@gilt/engine/reel';
import { viewOf } from '@gilt/engine/view';
import { gameOf } from './played.ts';

/** So many worlds a choice, and so many games played on from a position, wherever nothing else is said. */
export const SMALL = 16;
/** Accuracy is asked for every choice of four seats at a time. */
export const FOR_CHOICES = 32;
/** The sums do not depend on the budget. */
const LEAST = 2;
/** Of every game so many positions are asked for their chances. */
const POSITIONS = 3;
/** How often the bots choose at random that accuracy has to put in order. */
export const LEVELS: readonly number[] = [0, 0.05, 0.1, 0.2];

/** What was found in a game, as plain data: it is kept, and never asked for again. */
export interface Experiment<Found> {
  /** How many games. */
  readonly games: number;
  find(game: AnyGame, number: number): Promise<Found>;
}

const companyOf = (rules: AnyGame): Company => ({ rules, knowledge: knowledgeOf(rules.id, undefined) });

const resultOf = ({ game, frames }: Reel): number[] => {
  const outcome = game.outcome(frames.at(-1)!.after);
  return outcome.scores.map((_, seat) => winShare(outcome, seat));
};

/** How far the parts of a result are from adding up to it. */
export const sums: Experiment<{ off: number }> = {
  games: 2000,
  async find(game, number) {
    const reel = await gameOf(game, 'sums', number);
    const review = reviewOf(reel, true, number % reel.setup.players, { budget: LEAST, seed: number });
    const { start, deal, others, own } = review;
    const real = resultOf(reel)[review.seat - 1]!;
    return { off: Math.abs(start + deal.value + others.value + own.value - real) };
  },
};

/** By seat: the luck of the deal and the result; and a few positions with a seat's chance there. */
export const luck: Experiment<{ deal: number[]; result: number[]; chances: [number, number][] }> = {
  games: 2000,
  async find(rules, number) {
    const reel = await gameOf(rules, 'luck', number);
    const company = companyOf(rules);
    const { players } = reel.setup;
    const steps = stepsOf(reel);
    const lucky = (place: number, what: number) => (time: number) => luckOf(number, place, what, time);
    const deal = new Array<number>(players).fill(0);
    const add = (after: readonly Tally[], before: readonly Tally[]): void =>
      after.forEach((tally, seat) => {
        deal[seat]! += tally.mean - before[seat]!.mean;
      });
    const standing = (place: number): Tally[] =>
      chancesAt(company, place < steps.length ? steps[place]!.from : steps.at(-1)!.to, SMALL, lucky(place, 1));
    const first = standing(0);
    add(first, chancesUndealt(company, reel.setup, SMALL, lucky(0, 0)));
    const known = new Map([[0, first]]);
    const at = (place: number): Tally[] => {
      if (!known.has(place)) known.set(place, standing(place));
      return known.get(place)!;
    };
    steps.forEach((step, place) => {
      if (hadLuck(rules, step)) add(at(place + 1), chancesSealed(company, step.sealed!, SMALL, lucky(place, 2)));
    });
    const result = resultOf(reel);
    const dice = luckOf(number, 7);
    const chances = Array.from({ length: POSITIONS }, (): [number, number] => {
      const seat = below(dice, players);
      return [at(below(dice, steps.length))[seat]!.mean, result[seat]!];
    });
    return { deal, result, chances };
  },
};

/** By how often the bots err, and by seat: what its choices lost, what was at stake, what they won against the usual, and the result. */
export interface Played {
  readonly lost: number;
  readonly stake: number;
  readonly own: number;
  readonly result: number;
}

export const errors: Experiment<Played[][]> = {
  games: 60,
  async find(rules, number) {
    const company = companyOf(rules);
    const levels: Played[][] = [];
    for (const often of LEVELS) {
      const reel = await gameOf(rules, 'errors', number, often);
      levels.push(resultOf(reel).map((result, seat) => ({ ...choicesOf(company, reel, seat, number), result })));
    }
    return levels;
  },
};

/** All choices of a seat, weighed as a review weighs them. */
function choicesOf(company: Company, reel: Reel, seat: number, number: number) {
  const total = { lost: 0, stake: 0, own: 0 };
  for (const { entry, from, sealed } of stepsOf(reel)) {
    if (!sealed || from.flow.answers[seat] !== PENDING || optionsOf(company.rules, from, seat).length < 2) continue;
    const view = viewOf(company.rules.secrets, from, seat);
    const chosen = sealed.flow.answers[seat]!;
    const { loss, own } = judge(company, view, chosen, FOR_CHOICES, luckOf(number, entry, seat));
    total.lost += loss.lost;
    total.stake += loss.stake;
    total.own += own.value;
  }
  return total;
}

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
