import { below, randomFrom, weighted } from '@gilt/engine/random';
import type { Bot } from '../bot.ts';
import { knownGames } from '../search/knowing.ts';
import { type Chooser, glanceAt, seedsFrom } from './glance.ts';

/** So often somebody's choice is thought over. */
const ROUNDS = 240;

/** Regrets, and how often each option was played on the average: by option. */
interface Strategy {
  readonly regrets: Map<number, number>;
  readonly average: Map<number, number>;
}

/** Solves the question at hand as a game among all seats, by regret matching, and plays the mixture that comes of it: nobody can read it. */
export const mixer: Bot = {
  name: 'mixer',
  plays: knownGames,
  think(task) {
    const glance = glanceAt(task);
    const random = randomFrom(task.seed);
    const strategies = Array.from(
      { length: glance.players },
      (): Strategy => ({ regrets: new Map(), average: new Map() }),
    );
    const chancesIn = ({ regrets }: Strategy, options: readonly number[]): number[] => {
      const positive = options.map((option) => Math.max(regrets.get(option) ?? 0, 0));
      return positive.some((each) => each > 0) ? positive : options.map(() => 1);
    };
    const matching: Chooser = (options, seat) => options[weighted(random, chancesIn(strategies[seat]!, options))]!;
    for (const seed of seedsFrom(random, ROUNDS)) {
      const thinker = below(random, glance.players);
      const chosen: number[] = [];
      let own: readonly number[] = [];
      const values: number[] = [];
      for (let place = 0; place === 0 || place < own.length; place++) {
        const worth = glance.look((options, seat) => {
          if (seat !== thinker) {
            chosen[seat] ??= matching(options, seat);
            return chosen[seat];
          }
          // A copy: the list may be the hand itself, which is about to change.
          if (place === 0) own = options.slice();
          return options[place]!;
        }, seed);
        values.push(worth[thinker]!);
      }
      if (own.length === 0) continue;
      const strategy = strategies[thinker]!;
      const chances = chancesIn(strategy, own);
      const sum = chances.reduce((all, each) => all + each, 0);
      const expected = values.reduce((all, value, place) => all + (value * chances[place]!) / sum, 0);
      own.forEach((option, place) => {
        strategy.regrets.set(option, (strategy.regrets.get(option) ?? 0) + values[place]! - expected);
        strategy.average.set(option, (strategy.average.get(option) ?? 0) + chances[place]! / sum);
      });
    }
    const { options } = task.question;
    const average = options.map((option) => strategies[task.seat]!.average.get(option) ?? 0);
    return average.some((each) => each > 0)
      ? options[weighted(random, average)]!
      : options[below(random, options.length)]!;
  },
};
