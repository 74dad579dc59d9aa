import { bits, chance, pick, randomFrom } from '@gilt/engine/random';
import { EXCHANGE } from '@gilt/games/greedy-delvers/cards';
import { cardOf } from '@gilt/games/greedy-delvers/plays';
import type { GreedyDelversView } from '@gilt/games/greedy-delvers/secrets';
import type { Bot } from '../bot.ts';
import { thumb } from '../thumb.ts';

const CARELESS = 1 / 3;
/** So often somebody who is steady asks themselves. */
const ASKED = 9;
/** So much ore is brought to the bank. */
const ENOUGH = 12;

/** Knows the rules of thumb, and a third of the time does not care. */
export const careless: Bot = {
  name: 'careless',
  ...(thumb.plays ? { plays: thumb.plays } : {}),
  think(task) {
    const random = randomFrom(task.seed);
    return chance(random) < CARELESS
      ? pick(random, task.question.options)
      : thumb.think({ ...task, seed: bits(random) });
  },
};

/** Always does what rules of thumb say most often: no whims, and so easy to read. */
export const steady: Bot = {
  name: 'steady',
  ...(thumb.plays ? { plays: thumb.plays } : {}),
  think(task) {
    const random = randomFrom(task.seed);
    const votes = new Map<number, number>();
    for (let i = 0; i < ASKED; i++) {
      const answer = thumb.think({ ...task, seed: bits(random) }) as number;
      votes.set(answer, (votes.get(answer) ?? 0) + 1);
    }
    return [...votes].reduce((most, each) => (each[1] > most[1] ? each : most))[0];
  },
};

/** Plays the highest card half the time, and else by rules of thumb. */
export const bold: Bot = {
  name: 'bold',
  plays: ['dungeon-busters', 'goofspiel'],
  think(task) {
    const random = randomFrom(task.seed);
    const isCard = task.question.where === 'battle.playCards' || task.question.where === 'auction.bid';
    return isCard && chance(random) < 1 / 2
      ? Math.max(...task.question.options)
      : thumb.think({ ...task, seed: bits(random) });
  },
};

/** Exchanges ore as soon as there is enough of it, and does not wait for the bottom. */
export const banker: Bot = {
  name: 'banker',
  plays: ['greedy-delvers'],
  think(task) {
    const exchange = task.question.options.find((play) => cardOf(play) === EXCHANGE);
    const { ore } = (task.view as GreedyDelversView).game;
    return exchange !== undefined && ore[task.seat]! >= ENOUGH ? exchange : thumb.think(task);
  },
};
