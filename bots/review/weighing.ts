import { optionsOf } from '@gilt/engine/answer';
import { openLine, proceed, type State } from '@gilt/engine/flow';
import { PENDING, SEALED } from '@gilt/engine/question';
import { bits, pick, type Random, weighted } from '@gilt/engine/random';
import { determinise } from '@gilt/engine/redeal';
import type { Seat } from '@gilt/engine/seat';
import type { View } from '@gilt/engine/view';
import { type Company, luckOf, playOn } from './playing-on.ts';
import { type Estimate, type Part, Tally } from './tally.ts';

/** A game as a seat may believe it to be, with what the others may play in it. */
export interface World {
  /** The open question with everybody's answers but the seat's own. */
  readonly game: State;
  /** What the seat would play by rules of thumb. */
  readonly usual: number;
}

/** What each option of a choice is worth, by what its seat could know. */
export interface Weighing {
  readonly seat: Seat;
  readonly where: string;
  readonly rule: string;
  readonly options: readonly number[];
  readonly names: readonly string[];
  readonly worlds: readonly World[];
  /** By option: how often rules of thumb choose it. */
  readonly usually: readonly number[];
  /** By option and world: the share of the win that came of it. All options meet the same worlds and the same luck. */
  readonly values: readonly Float64Array[];
  /** The place of the option that is worth most. */
  readonly best: number;
}

/** As it is quickly said what a seat would play by rules of thumb, it is asked in more worlds than anything is carried out in: so many times as many, up to so many. */
const OFTENER = 8;
const ASKED = 60;

/** Sums that differ by less are the same. */
const SAME = 1e-9;
/** Options that come to the same are held against others who play anything, in so many worlds. */
const TRIED = 200;

/** Imagines so many worlds that look like this to a seat, and carries every option out in each. It sees the view alone. */
export function weigh(company: Company, view: View, count: number, random: Random): Weighing {
  const { rules, knowledge } = company;
  const seat = view.seat!;
  const open = unsealed(view);
  const luck = bits(random);
  const worlds: World[] = [];
  const expected: (readonly number[] | null)[] = [];
  const usuals: number[] = [];
  const asked = Math.max(count, Math.min(ASKED, OFTENER * count));
  for (let i = 0; i < asked; i++) {
    const dice = luckOf(luck, i);
    const game = determinise(rules, open, dice);
    knowledge.suppose?.(game, seat, dice);
    const { where } = openLine(rules, game)!;
    const usualOf = (chooser: Seat): number =>
      knowledge.choose({ game, where, seat: chooser, options: optionsOf(rules, game, chooser) }, dice);
    const usual = usualOf(seat);
    usuals.push(usual);
    if (i >= count) continue;
    const answers = game.flow.answers.slice();
    for (let other = 0; other < answers.length; other++) {
      if (other === seat || answers[other] !== PENDING) continue;
      const options = optionsOf(rules, game, other);
      expected[other] ??= knowledge.chances?.({ game, where, seat: other, options }, random) ?? null;
      const chances = expected[other];
      answers[other] = chances?.length === options.length ? options[weighted(dice, chances)]! : usualOf(other);
    }
    game.flow.answers = answers;
    worlds.push({ game, usual });
  }
  const first = worlds[0]!.game;
  const options = optionsOf(rules, first, seat);
  const { where, question } = openLine(rules, first)!;
  const values = options.map(() => new Float64Array(count));
  const comesOf = (world: State, place: number, i: number): number => {
    const copy = answered(company, world, seat, options[place]!);
    proceed(rules, copy, null);
    return playOn(company, copy, luckOf(luck, i, 1), count)[seat]!;
  };
  worlds.forEach(({ game }, i) => {
    values.forEach((worths, place) => {
      worths[i] = comesOf(game, place, i);
    });
  });
  const level = mostIn(values);
  // Against rules of thumb they come to the same: what is safe against anything is better.
  const tried = worlds.slice(0, level.length > 1 ? TRIED : 0).map(({ game }, i) => {
    const copy = rules.clone(game) as State;
    const dice = luckOf(luck, i, 2);
    open.flow.answers.forEach((answer, other) => {
      if (other !== seat && answer === PENDING) copy.flow.answers[other] = pick(dice, optionsOf(rules, copy, other));
    });
    return copy;
  });
  const best =
    level[mostIn(level.map((place) => Float64Array.from(tried, (world, i) => comesOf(world, place, i))))[0]!]!;
  const names = options.map((option) => question.choices.name(option));
  const usually = options.map((option) => usuals.filter((usual) => usual === option).length / usuals.length);
  return { seat, where, rule: question.rule, options, names, worlds, usually, values, best };
}

/** The places with the greatest sums: several, if they are level to the last digit or as good as. */
function mostIn(values: readonly Float64Array[]): number[] {
  const sums = values.map((each) => each.reduce((sum, value) => sum + value, 0));
  const most = Math.max(...sums) - SAME;
  return sums.flatMap((sum, place) => (sum >= most ? [place] : []));
}

/** A world in which the seat has sealed an option. */
export function answered({ rules }: Company, world: State, seat: Seat, option: number): State {
  const copy = rules.clone(world) as State;
  copy.flow.answers[seat] = option;
  return copy;
}

/** Whoever has chosen already did it as they would now. */
const unsealed = (view: View): View => ({
  ...view,
  flow: { ...view.flow, answers: view.flow.answers.map((answer) => (answer === SEALED ? PENDING : answer)) },
});

export const worthOf = ({ values }: Weighing, place: number): Estimate => tallyOf(values[place]!).estimate;

function tallyOf(values: ArrayLike<number>): Tally {
  const tally = new Tally();
  for (let i = 0; i < values.length; i++) tally.add(values[i]!);
  return tally;
}

/** How much more one option is worth than another, world by world. */
export function moreThan({ values }: Weighing, one: number, other: number): Tally {
  const tally = new Tally();
  for (let i = 0; i < values[one]!.length; i++) tally.add(values[one]![i]! - values[other]![i]!);
  return tally;
}

/** How likely a choice is to be worth less than what rules of thumb would have chosen, as far as these worlds tell. */
export function likelyWorse(weighing: Weighing, place: number): number {
  const { value, variance } = againstUsual(weighing, place);
  if (variance === 0) return value < 0 ? 1 : 0;
  // The logistic curve is the normal distribution, but for one in a hundred.
  return 1 / (1 + Math.exp((1.702 * value) / Math.sqrt(variance)));
}

/** What the choice won or lost against what rules of thumb would have played. */
export function againstUsual({ values, worlds, options }: Weighing, chosen: number): Part {
  const tally = new Tally();
  worlds.forEach(({ usual }, i) => {
    tally.add(values[chosen]![i]! - values[options.indexOf(usual)]![i]!);
  });
  return { value: tally.mean, variance: tally.variance };
}
