import { NOT_ASKED } from '@gilt/engine/question';
import { bits, type Random } from '@gilt/engine/random';
import type { View } from '@gilt/engine/view';
import type { Loss } from './accuracy.ts';
import { type Belief, beliefsOf } from './beliefs.ts';
import { type Company, luckOf } from './playing-on.ts';
import { mixtureOf, withinNoise } from './soundness.ts';
import type { Estimate, Part } from './tally.ts';
import { againstUsual, likelyWorse, moreThan, type Weighing, weigh, worthOf } from './weighing.ts';
import { type Why, whyOf } from './why.ts';

/** `sound`: as good as the best within the noise, or part of a sound mixture. Only what `cost` something is held against anybody. */
export type Verdict = 'best' | 'sound' | 'cost';

export interface Option {
  readonly name: string;
  readonly worth: Estimate;
  readonly verdict: Verdict;
}

/** What each option of a question is worth to a seat, by what it can know. */
export interface Weighed {
  readonly where: string;
  readonly rule: string;
  readonly best: string;
  readonly options: readonly Option[];
  readonly beliefs: readonly Belief[];
}

/** What there is to say of a question that is open. */
export interface Advice extends Weighed {
  readonly options: readonly AdvisedOption[];
}

export interface AdvisedOption extends Option {
  /** What makes it worse than the best one; null where it is as good, or where nothing tells. */
  readonly why: Why | null;
}

/** A choice as it was made. */
export interface Judged extends Weighed {
  readonly chosen: string;
  readonly verdict: Verdict;
  /** Against the best sound choice; nothing, where it was sound. */
  readonly loss: Estimate;
  readonly why: Why | null;
}

const NOTHING: Estimate = { value: 0, low: 0, high: 0 };

/** Iterations of the search for a mixture, to a world. Where two play, it comes to an equilibrium if it thinks for long; where more do, there is none to be found. */
const THOUGHTS = { each: 4, most: 4000 };
const FOR_TWO = { each: 10, most: 20_000 };
/** What rules of thumb choose as often as 1 in so many times the options, or oftener, is a habit and no mistake; the rarer they choose something, the more it is one. */
const HABIT = 1.5;

/** Weighs a question that a view leaves open. */
export function advise(company: Company, view: View, budget: number, random: Random): Advice {
  const weighing = weigh(company, view, budget, random);
  const weighed = weighedOf(company, weighing, verdictsOf(company, weighing, view, budget, random));
  const best = weighing.best;
  const options = weighed.options.map((option, place) => ({
    ...option,
    why: option.verdict === 'cost' ? whyOf(company, weighing, best, place) : null,
  }));
  return { ...weighed, options };
}

/** Weighs a choice that was made: what it was worth, against the usual and against the best. */
export function judge(
  company: Company,
  view: View,
  chosen: number,
  budget: number,
  random: Random,
): { judged: Judged; own: Part; loss: Loss } {
  const weighing = weigh(company, view, budget, random);
  const place = weighing.options.indexOf(chosen);
  const verdicts = verdictsOf(company, weighing, view, budget, random);
  const best = weighing.best;
  const cost = verdicts[place] === 'cost';
  const judged: Judged = {
    ...weighedOf(company, weighing, verdicts),
    chosen: weighing.names[place]!,
    verdict: verdicts[place]!,
    loss: cost ? moreThan(weighing, best, place).estimate : NOTHING,
    why: cost ? whyOf(company, weighing, best, place) : null,
  };
  return { judged, own: againstUsual(weighing, place), loss: lossOf(weighing, verdicts, place) };
}

/**
 * How likely the choice was a mistake, and how likely any choice at random is. What rules of thumb often choose is none here: where all do it and it costs something, the choice itself says
 * so. Nor is a part of a sound mixture; anything else is one as far as it is likely to be worth less.
 */
function lossOf(weighing: Weighing, verdicts: readonly Verdict[], chosen: number): Loss {
  const near = withinNoise(weighing);
  const { length } = weighing.options;
  const mistakes = verdicts.map((verdict, place) => {
    const habit = Math.min(1, HABIT * length * weighing.usually[place]!);
    const worse = verdict === 'cost' ? 1 : near[place] ? likelyWorse(weighing, place) : 0;
    return (1 - habit) * worse;
  });
  return { lost: mistakes[chosen]!, stake: mistakes.reduce((sum, each) => sum + each, 0) / length };
}

/** The mixture is looked for only where somebody might be blamed. */
function verdictsOf(company: Company, weighing: Weighing, view: View, budget: number, random: Random): Verdict[] {
  const best = weighing.best;
  const sound = withinNoise(weighing);
  const { each, most } = view.flow.players === 2 ? FOR_TWO : THOUGHTS;
  const thoughts = Math.min(most, each * budget);
  const mixed =
    sound.includes(false) && isShared(view)
      ? mixtureOf(company, view, weighing.options, thoughts, luckOf(bits(random)))
      : sound;
  return sound.map((fine, place) => (place === best ? 'best' : fine || mixed[place] ? 'sound' : 'cost'));
}

/** Where nobody else chooses at the same time there is nothing to be found out by. */
const isShared = ({ seat, flow }: View): boolean =>
  flow.answers.some((answer, other) => other !== seat && answer !== NOT_ASKED);

function weighedOf({ rules }: Company, weighing: Weighing, verdicts: readonly Verdict[]): Weighed {
  const { where, rule, names } = weighing;
  return {
    where,
    rule,
    best: names[weighing.best]!,
    options: names.map((name, place) => ({ name, worth: worthOf(weighing, place), verdict: verdicts[place]! })),
    beliefs: beliefsOf(rules, weighing),
  };
}
