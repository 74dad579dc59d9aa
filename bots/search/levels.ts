import { withCards } from '@gilt/engine/cards';
import { type AnyGame, gameNamed } from '@gilt/engine/game';
import { randomFrom, weighted } from '@gilt/engine/random';
import { games } from '@gilt/games/all';
import type { Bot, Task } from '../bot.ts';
import { banditOf, type Node, type Selection } from './bandit.ts';
import { type Budget, spend } from './budget.ts';
import { knowledgeOf, knownGames } from './knowing.ts';
import type { Knowledge } from './knowledge.ts';
import { type Search, searchFrom } from './search.ts';
import { worthOf } from './worth.ts';

/** How well somebody thinks. */
interface Level {
  readonly name: string;
  /** Iterations a choice, by game, for an iteration takes longer in some than in others. `usual`: in any other game. */
  readonly iterations: Readonly<Record<string, number>> & { readonly usual: number };
  /** How often a choice of a playout is left to chance. */
  readonly noise: number;
  /** How often the others are taken to follow rules of thumb. */
  readonly trust: number;
  /** Whether it has a plan of its own, in games that have one. */
  readonly plans: boolean;
  /** Whether it chooses by turns what is worth about as much. */
  readonly mixes: boolean;
  /** Whether it knows what was known before there was a field, and no more. */
  readonly former?: true;
}

/** How curious to be about what has not been tried for long. */
const CURIOSITY: Readonly<Record<Selection, number>> = { ucb: 0.5, regret: 0.1 };

/** Plays a few games out at random: sees what is under its nose. */
const EASY: Level = {
  name: 'easy',
  iterations: { usual: 8, greed: 16, 'greedy-delvers': 4 },
  noise: 1,
  trust: 0,
  plans: false,
  mixes: false,
};

/** Answers at once, and knows what is sensible. */
const NORMAL: Level = {
  name: 'normal',
  iterations: {
    usual: 80,
    'dungeon-busters': 250,
    'greedy-delvers': 300,
    greed: 40,
    shadowgate: 30,
    goofspiel: 500,
  },
  noise: 0.1,
  trust: 0.5,
  plans: false,
  mixes: true,
};

/** Takes the others for sensible too, has plans of its own, and takes its time. */
const HARD: Level = {
  name: 'hard',
  iterations: {
    usual: 1000,
    'dungeon-busters': 2500,
    'greedy-delvers': 2500,
    greed: 300,
    shadowgate: 200,
    goofspiel: 5000,
  },
  noise: 0,
  trust: 0.7,
  plans: true,
  mixes: true,
};

/** `hard` as it was before there was a field: kept, so that what comes after it can be measured against it. */
const FORMER: Level = { ...HARD, name: 'former', mixes: false, former: true };

/** A bot that searches; with a budget of its own, or with its level's. */
export const searcher = (level: Level, budget?: Budget, within?: number): Bot => ({
  name: level.name,
  plays: knownGames,
  withBudget: (other) => searcher(level, other, within),
  within: (milliseconds) => searcher(level, budget, milliseconds),
  async think(task, signal) {
    const { root, iterate, preferred } = thinkingOf(level, task);
    if (root.options.length === 1) return root.options[0]!;
    await spend(
      budget ?? { iterations: level.iterations[task.game] ?? level.iterations.usual },
      iterate,
      signal,
      within,
    );
    return preferred();
  },
});

interface Thinking extends Search {
  /** The option to choose, as far as is known by now. */
  preferred(): number;
}

function thinkingOf(
  { noise, trust, plans, mixes, former: asItWas }: Level,
  { game, cards, view, seed }: Task,
): Thinking {
  const rules: AnyGame = withCards(gameNamed(game, games), cards);
  const today = knowledgeOf(game, cards);
  const known = asItWas ? { ...today, ...today.former } : today;
  const knowledge = plans ? known : withoutPlan(known);
  const selection = knowledge.selection?.(view.flow.players) ?? 'ucb';
  const bandit = banditOf(selection, CURIOSITY[selection]);
  const { whim, horizon = Number.POSITIVE_INFINITY } = knowledge;
  const random = randomFrom(seed);
  const worth = worthOf(rules, knowledge);
  const method = { knowledge, bandit, worth, noise, trust: knowledge.trust ?? trust, horizon };
  const search = searchFrom(rules, view, random, method);
  // Regret matching mixes by itself.
  const isMixed = mixes && whim !== undefined && selection === 'ucb';
  const policy = isMixed ? (node: Node) => atWhim(node, whim) : bandit.policy;
  return { ...search, preferred: () => search.root.options[weighted(random, policy(search.root))]! };
}

/** How often to choose each option: by turns what is worth about as much, as far as it was looked into. */
function atWhim({ tries, sums }: Node, whim: number): number[] {
  const enough = Math.max(...tries) / 2;
  const worth = tries.map((count, place) => (count >= enough ? sums[place]! / count : Number.NEGATIVE_INFINITY));
  const most = Math.max(...worth);
  return worth.map((each) => Math.exp((each - most) / whim));
}

/** By ordinary sense alone. */
const withoutPlan = ({ plan: _, consider: __, characters: ___, ...sense }: Knowledge): Knowledge => sense;

export const easy = searcher(EASY);
export const normal = searcher(NORMAL);
export const hard = searcher(HARD);
export const former = searcher(FORMER);
