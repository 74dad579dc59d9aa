import { pick, type Random, randomFrom } from '@gilt/engine/random';
import type { Seat } from '@gilt/engine/seat';
import type { Bot } from '../bot.ts';
import { knownGames } from '../search/knowing.ts';
import { type Chooser, type Glance, glanceAt, seedsFrom } from './glance.ts';

/** So many times each option is tried. */
const TRIES = 24;

/** What an option has been worth to a seat so far: by option, sum and count. */
type Worths = Map<number, [sum: number, count: number]>;

/** Somebody who thinks one step further than the others: level 1 takes them to play anything, level 2 takes them for level 1, and so on. */
export const levelK = (level: number): Bot => ({
  name: `level-${level}`,
  plays: knownGames,
  think(task) {
    const glance = glanceAt(task);
    const random = randomFrom(task.seed);
    let others: Chooser = (options) => pick(random, options);
    for (let k = 1; k < level; k++) {
      const worths = Array.from({ length: glance.players }, (_, seat) => tried(glance, seat, others, random));
      others = (options, seat) => bestOf(worths[seat]!, options);
    }
    return bestOf(tried(glance, task.seat, others, random), task.question.options);
  },
});

/** Takes the others to follow rules of thumb, and what is worth most when the question is over. */
export const greedy: Bot = {
  name: 'greedy',
  plays: knownGames,
  think(task) {
    const glance = glanceAt(task);
    const random = randomFrom(task.seed);
    const others: Chooser = (options, seat) => glance.bySense(options, seat, random);
    return bestOf(tried(glance, task.seat, others, random), task.question.options);
  },
};

/** Tries all options of a seat in the same deals. */
function tried(glance: Glance, seat: Seat, others: Chooser, random: Random): Worths {
  const worths: Worths = new Map();
  for (const seed of seedsFrom(random, TRIES)) {
    let own: readonly number[] = [];
    for (let place = 0; place === 0 || place < own.length; place++) {
      const values = glance.look((options, chooser) => {
        if (chooser !== seat) return others(options, chooser);
        // A copy: the list may be the hand itself, which is about to change.
        if (place === 0) own = options.slice();
        return options[place]!;
      }, seed);
      if (own.length === 0) break;
      const known = worths.get(own[place]!);
      if (known) {
        known[0] += values[seat]!;
        known[1]++;
      } else worths.set(own[place]!, [values[seat]!, 1]);
    }
  }
  return worths;
}

function bestOf(worths: Worths, options: readonly number[]): number {
  let [best, most] = [options[0]!, Number.NEGATIVE_INFINITY];
  for (const option of options) {
    const [sum, count] = worths.get(option) ?? [0, 1];
    if (sum / count > most) [best, most] = [option, sum / count];
  }
  return best;
}
