import type { Bot } from '@gilt/bots/bot';
import { thumb } from '@gilt/bots/thumb';
import { type AnyGame, readSetup } from '@gilt/engine/game';
import { chance, pick, randomFrom } from '@gilt/engine/random';
import { type Reel, reelOf } from '@gilt/engine/reel';
import { type Seat, seatsOf } from '@gilt/engine/seat';
import { seedFrom } from '@gilt/engine/seed';
import { recordOf } from '@gilt/engine/sitting';
import { playMatch } from '../match.ts';

/** Rules of thumb that choose at random so often. */
export const erring = (often: number): Bot => ({
  name: 'erring',
  think(task) {
    const random = randomFrom(task.seed);
    return chance(random) < often ? pick(random, task.question.options) : thumb.think(task);
  },
});

/** A table for four, or for as many as there are seats. */
export const tableFor = ({ seats }: AnyGame): number => Math.min(4, seats.most);

/** A game of bots that err so often, by seat. The same words give the same game. */
export async function gameOf(
  game: AnyGame,
  what: string,
  number: number,
  often: (seat: Seat) => number = () => 0,
  players = tableFor(game),
): Promise<Reel> {
  const setup = readSetup(game, players, {});
  const bots = seatsOf(players).map((seat) => erring(often(seat)));
  const { sitting } = await playMatch(game, setup, bots, seedFrom('review-proof', what, game.id, number));
  return reelOf(game, setup, recordOf(sitting));
}
