import { below, chance, type Random } from '@gilt/engine/random';

/** How a seat comes to prefer some of its options: by upper confidence bounds, or by regret matching. */
export const SELECTIONS = ['ucb', 'regret'] as const;
export type Selection = (typeof SELECTIONS)[number];

/** A choice that a seat may come to, and what has come of it so far. Lists are by place of the option. */
export interface Node {
  readonly options: readonly number[];
  visits: number;
  readonly tries: number[];
  /** The sum of what each option has brought. */
  readonly sums: number[];
  /** What regret matching keeps besides; empty elsewhere. */
  readonly regrets: number[];
  readonly current: number[];
  readonly chances: number[];
}

/** How choices are made in a tree, learned from, and at last preferred. All by place of the option. */
export interface Bandit {
  node(options: readonly number[]): Node;
  choose(node: Node, random: Random): number;
  learn(node: Node, place: number, value: number): void;
  /** How often each option should be chosen, as far as is known. */
  policy(node: Node): number[];
  /** Whether the first try of every option meets the same deal, and the second, and so on: so that luck favours none. */
  readonly paired: boolean;
}

const zeros = (count: number): number[] => new Array<number>(count).fill(0);

/** Upper confidence bounds: what has done well, and what has not been tried for long. In the end, the most tried. */
const ucb = (curiosity: number): Bandit => ({
  paired: true,
  node: (options) => ({
    options: options.slice(),
    visits: 0,
    tries: zeros(options.length),
    sums: zeros(options.length),
    regrets: [],
    current: [],
    chances: [],
  }),
  choose({ tries, sums, visits }, random) {
    const spread = curiosity * Math.sqrt(Math.log(visits + 1));
    // Begins anywhere, so that equals are as likely.
    const start = below(random, tries.length);
    let best = start;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < tries.length; i++) {
      const place = i + start < tries.length ? i + start : i + start - tries.length;
      const count = tries[place]!;
      if (count === 0) return place;
      const bound = sums[place]! / count + spread / Math.sqrt(count);
      if (bound > most) {
        best = place;
        most = bound;
      }
    }
    return best;
  },
  learn: tally,
  policy({ tries, sums }) {
    const mean = (place: number): number => sums[place]! / Math.max(tries[place]!, 1);
    let best = 0;
    for (let place = 1; place < tries.length; place++) {
      const more = tries[place]! - tries[best]!;
      if (more > 0 || (more === 0 && mean(place) > mean(best))) best = place;
    }
    return tries.map((_, place) => (place === best ? 1 : 0));
  },
});

function tally(node: Node, place: number, value: number): void {
  node.visits++;
  node.tries[place]!++;
  node.sums[place]! += value;
}

/**
 * Regret matching: an option is chosen the more often, the more one regrets not to have chosen it. On the average over time that
 * tends to an equilibrium where two players want the opposite. `curiosity` is how often just any option is tried.
 */
const regretMatching = (curiosity: number): Bandit => ({
  paired: false,
  node: (options) => ({
    options: options.slice(),
    visits: 0,
    tries: zeros(options.length),
    sums: zeros(options.length),
    regrets: zeros(options.length),
    current: zeros(options.length),
    chances: zeros(options.length),
  }),
  choose(node, random) {
    match(node);
    const { current } = node;
    const even = curiosity / current.length;
    let left = chance(random);
    for (let place = 0; place < current.length - 1; place++) {
      left -= (1 - curiosity) * current[place]! + even;
      if (left < 0) return place;
    }
    return current.length - 1;
  },
  learn(node, place, value) {
    const { tries, sums, regrets, chances, current } = node;
    const mean = (each: number): number => (tries[each]! > 0 ? sums[each]! / tries[each]! : value);
    // What was not tried would have brought its mean; what was tried makes up for how rarely it is. That is right on the average.
    const likelihood = (1 - curiosity) * current[place]! + curiosity / current.length;
    const surprise = (value - mean(place)) / likelihood;
    let expected = current[place]! * surprise;
    for (let each = 0; each < current.length; each++) expected += current[each]! * mean(each);
    for (let each = 0; each < current.length; each++) {
      const would = mean(each) + (each === place ? surprise : 0);
      regrets[each] = regrets[each]! + would - expected;
      chances[each]! += current[each]!;
    }
    tally(node, place, value);
  },
  policy({ chances }) {
    const sum = chances.reduce((all, each) => all + each, 0);
    return chances.map((each) => (sum > 0 ? each / sum : 1 / chances.length));
  },
});

/** Sets the chances of the choice under way. */
function match({ regrets, current }: Node): void {
  let sum = 0;
  for (let place = 0; place < regrets.length; place++) sum += Math.max(regrets[place]!, 0);
  for (let place = 0; place < regrets.length; place++)
    current[place] = sum > 0 ? Math.max(regrets[place]!, 0) / sum : 1 / regrets.length;
}

export const banditOf = (selection: Selection, curiosity: number): Bandit =>
  selection === 'ucb' ? ucb(curiosity) : regretMatching(curiosity);
