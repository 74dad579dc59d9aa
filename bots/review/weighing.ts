import { optionsOf } from '@gilt/engine/answer';
import { openLine, proceed, type State } from '@gilt/engine/flow';
import { PENDING, SEALED } from '@gilt/engine/question';
import { bits, type Random, weighted } from '@gilt/engine/random';
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
  /** By option and world: the share of the win that came of it. All options meet the same worlds and the same luck. */
  readonly values: readonly Float64Array[];
}

/** Imagines so many worlds that look like this to a seat, and carries every option out in each. It sees the view alone. */
export function weigh(company: Company, view: View, count: number, random: Random): Weighing {
  const { rules, knowledge } = company;
  const seat = view.seat!;
  const open = unsealed(view);
  const luck = bits(random);
  const worlds: World[] = [];
  const expected: (readonly number[] | null)[] = [];
  for (let i = 0; i < count; i++) {
    const dice = luckOf(luck, i);
    const game = determinise(rules, open, dice);
    knowledge.suppose?.(game, seat, dice);
    const { where } = openLine(rules, game)!;
    const usualOf = (chooser: Seat): number =>
      knowledge.choose({ game, where, seat: chooser, options: optionsOf(rules, game, chooser) }, dice);
    const usual = usualOf(seat);
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
  worlds.forEach(({ game }, i) => {
    options.forEach((option, place) => {
      const copy = answered(company, game, seat, option);
      proceed(rules, copy, null);
      values[place]![i] = playOn(company, copy, luckOf(luck, i, 1), count)[seat]!;
    });
  });
  const names = options.map((option) => question.choices.name(option));
  return { seat, where, rule: question.rule, options, names, worlds, values };
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

/** The place of the option that is worth most, in the worlds that are asked for. */
export function bestOf({ values }: Weighing, asked: (world: number) => boolean = () => true): number {
  const sums = values.map((each) => each.reduce((sum, value, i) => (asked(i) ? sum + value : sum), 0));
  return sums.indexOf(Math.max(...sums));
}

/** How often rules of thumb would choose an option, in these worlds. */
export const usually = ({ options, worlds }: Weighing, place: number): number =>
  worlds.filter(({ usual }) => usual === options[place]).length / worlds.length;

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
