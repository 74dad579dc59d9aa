import type { Bot } from '@gilt/bots/bot';
import { thumb } from '@gilt/bots/thumb';
import { type AnyGame, readSetup } from '@gilt/engine/game';
import { chance, pick, randomFrom } from '@gilt/engine/random';
import { type Reel, reelOf } from '@gilt/engine/reel';
import { seedFrom } from '@gilt/engine/seed';
import { recordOf } from '@gilt/engine/sitting';
import { playMatch } from '../match.ts';

/** Rules of thumb that choose at random so often. */
const erring = (often: number): Bot => ({
  name: 'erring',
  think(task) {
    const random = randomFrom(task.seed);
    return chance(random) < often ? pick(random, task.question.options) : thumb.think(task);
  },
});

/** A game of equal bots at a table for four, or as many as there are seats. The same words give the same game. */
export async function gameOf(game: AnyGame, what: string, number: number, often = 0): Promise<Reel> {
  const players = Math.min(4, game.seats.most);
  const setup = readSetup(game, players, {});
  const bots = Array.from({ length: players }, () => erring(often));
  const { sitting } = await playMatch(game, setup, bots, seedFrom('review-proof', what, game.id, number));
  return reelOf(game, setup, recordOf(sitting));
}
