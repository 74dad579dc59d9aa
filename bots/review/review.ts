import { optionsOf } from '@gilt/engine/answer';
import { Refusal } from '@gilt/engine/fault';
import { PENDING } from '@gilt/engine/question';
import type { Random } from '@gilt/engine/random';
import type { Reel } from '@gilt/engine/reel';
import type { Seat } from '@gilt/engine/seat';
import { viewOf } from '@gilt/engine/view';
import { knownGames } from '../search/knowing.ts';
import { accuracyOf, type Loss } from './accuracy.ts';
import { type Judged, judge } from './advice.ts';
import { type Company, chancesAt, chancesSealed, chancesUndealt, companyOf, luckOf } from './playing-on.ts';
import { hadLuck, type Step, stepsOf } from './steps.ts';
import { type Estimate, type Part, sumOf, type Tally } from './tally.ts';

/** How a review is made: the same gives the same review, to the byte. */
export interface Care {
  /** So many worlds are imagined for every choice, and so many games played on from every position. */
  readonly budget: number;
  readonly seed: number;
}

/** One choice of the seat. */
export interface Choice extends Judged {
  /** The entry of the record in which it was made, from 1. */
  readonly entry: number;
}

/** What one question changed in the seat's chance of winning, and by whose doing. */
export interface Change {
  readonly entry: number;
  readonly own: number;
  readonly others: number;
  readonly deal: number;
}

export interface Review {
  readonly game: string;
  readonly rules: number;
  readonly players: number;
  readonly seat: number;
  readonly budget: number;
  readonly seed: number;
  /** start + deal + others + own = result. */
  readonly start: number;
  readonly deal: Estimate;
  readonly others: Estimate;
  readonly own: Estimate;
  readonly result: number;
  /** What was kept of what could be lost; `lost` and `stake` are what it is made of, so that games can be added up. */
  readonly accuracy: Estimate | null;
  readonly lost: number;
  readonly stake: number;
  readonly choices: readonly Choice[];
  readonly changes: readonly Change[];
  /** By position, from the first question to the end: everybody's chance of winning. */
  readonly chances: readonly { readonly entry: number; readonly shares: readonly number[] }[];
  /** The entries that changed most, the greatest change first. */
  readonly moments: readonly number[];
}

/** How far a review has come, with what was just found. */
export interface Progress {
  readonly done: number;
  readonly of: number;
  readonly choice: Choice | null;
  readonly change: Change;
  /** Everybody's chances of winning after that question. */
  readonly shares: readonly number[];
}

/** Reviews the choices of a seat, question by question. `isDealt`: the game began with a deal, and not with a position. */
export function* reviewing(reel: Reel, isDealt: boolean, seat: Seat, care: Care): Generator<Progress, Review> {
  const { game: rules, setup, frames } = reel;
  if (!knownGames.includes(rules.id)) throw new Refusal(`nobody here knows ${rules.name} well enough to review it`);
  const company = companyOf(rules);
  const steps = stepsOf(reel);
  const end = frames.at(-1)!.after;
  if (end.flow.stack.length > 0) throw new Refusal('a game can be reviewed when it is over; this one is not');
  const luck = (entry: number, what: number) => (time: number) => luckOf(care.seed, entry, what, time);
  const { budget } = care;
  const positions = [...steps.map(({ from }) => from), end];
  const standing = (place: number): Tally[] => chancesAt(company, positions[place]!, budget, luck(place, 1));

  let now = standing(0);
  // A game that began with a position has no deal of its own.
  const started = isDealt ? chancesUndealt(company, setup, budget, luck(0, 0)) : now;
  const start = started[seat]!.mean;
  const parts = { own: [] as Part[], others: [] as Part[], deal: [] as Part[] };
  parts.deal.push({ value: now[seat]!.mean - start, variance: now[seat]!.variance + started[seat]!.variance });
  const choices: Choice[] = [];
  const losses: Loss[] = [];
  const changes: Change[] = [{ entry: 0, own: 0, others: 0, deal: parts.deal[0]!.value }];
  const chances = [{ entry: 0, shares: now.map(({ mean }) => mean) }];

  const soFar = (): Progress => ({
    done: 0,
    of: steps.length,
    choice: null,
    change: changes.at(-1)!,
    shares: chances.at(-1)!.shares,
  });
  yield soFar();

  for (let place = 0; place < steps.length; place++) {
    const step = steps[place]!;
    const next = standing(place + 1);
    const turned =
      step.sealed && hadLuck(rules, step) ? chancesSealed(company, step.sealed, budget, luck(place, 2)) : next;
    const weighed = choiceAt(company, step, seat, care);
    const own = weighed?.own ?? { value: 0, variance: 0 };
    const moved = turned[seat]!.mean - now[seat]!.mean;
    const others = { value: moved - own.value, variance: turned[seat]!.variance + now[seat]!.variance + own.variance };
    const deal = {
      value: next[seat]!.mean - turned[seat]!.mean,
      variance: turned === next ? 0 : next[seat]!.variance + turned[seat]!.variance,
    };
    parts.own.push(own);
    parts.others.push(others);
    parts.deal.push(deal);
    changes.push({ entry: step.entry, own: own.value, others: others.value, deal: deal.value });
    chances.push({ entry: step.entry, shares: next.map(({ mean }) => mean) });
    if (weighed) {
      choices.push(weighed.choice);
      losses.push(weighed.loss);
    }
    now = next;
    yield { ...soFar(), done: place + 1, choice: weighed?.choice ?? null };
  }

  const size = ({ own, others, deal }: Change): number => Math.abs(own + others + deal);
  return {
    game: rules.id,
    rules: rules.version,
    players: setup.players,
    seat: seat + 1,
    ...care,
    start,
    deal: sumOf(parts.deal),
    others: sumOf(parts.others),
    own: sumOf(parts.own),
    result: now[seat]!.mean,
    accuracy: accuracyOf(losses),
    lost: losses.reduce((sum, { lost }) => sum + lost, 0),
    stake: losses.reduce((sum, { stake }) => sum + stake, 0),
    choices,
    changes,
    chances,
    moments: changes
      .slice(1)
      .toSorted((a, b) => size(b) - size(a) || a.entry - b.entry)
      .slice(0, 3)
      .map(({ entry }) => entry),
  };
}

/** The whole review at once. */
export function reviewOf(reel: Reel, isDealt: boolean, seat: Seat, care: Care): Review {
  const course = reviewing(reel, isDealt, seat, care);
  while (true) {
    const { done, value } = course.next();
    if (done) return value;
  }
}

/** The luck with which the choice at that entry is weighed: whoever weighs it again with the same gets the same. */
export const luckAt = (seed: number, entry: number): Random => luckOf(seed, entry, 3);

/** What the seat chose there, weighed; null if it had nothing to choose. */
function choiceAt(company: Company, { entry, from, sealed }: Step, seat: Seat, { budget, seed }: Care) {
  const { rules } = company;
  if (!sealed || from.flow.answers[seat] !== PENDING || optionsOf(rules, from, seat).length < 2) return null;
  const view = viewOf(rules.secrets, from, seat);
  const { judged, own, loss } = judge(company, view, sealed.flow.answers[seat]!, budget, luckAt(seed, entry));
  return { choice: { entry, ...judged }, own, loss };
}
