import { pick } from '../engine/random.ts';
import { freshRandom, seedFrom } from '../engine/seed.ts';
import { playByHand } from './by-hand.ts';
import type { Contestant } from './contestant.ts';
import { drawDeal } from './deal.ts';

/** Dungeon Busters as a loop. */
export function byHand(players: number): Contestant {
  const { deal, counted } = chance('by hand');
  return { play: counted((choose) => playByHand(players, 'published', deal, choose)) };
}

/** Dungeon Busters on boardgame.io, once it is seen to play the same game. */
export async function onBoardgameIo(players: number): Promise<Contestant> {
  // Out of production it checks at every move that the state can be serialised; it is loaded only after that is off.
  process.env.NODE_ENV = 'production';
  const { playOnBoardgameIo } = await import('./boardgame-io.ts');
  const { checkBoardgameIo } = await import('./boardgame-io.check.ts');
  checkBoardgameIo();
  const { deal, counted } = chance('boardgame.io');
  return { play: counted((choose) => playOnBoardgameIo(players, drawDeal(players, 'published', deal), choose)) };
}

/** A generator for the cards, and answers at random that are counted. */
function chance(name: string) {
  const deal = freshRandom(seedFrom('bench', name), 0, 0);
  const answers = freshRandom(seedFrom('bench', name), 0, 1);
  let decisions = 0;
  const choose = (options: readonly number[]): number => {
    decisions++;
    return pick(answers, options);
  };
  const counted = (game: (choose: (options: readonly number[]) => number) => void) => (): number => {
    decisions = 0;
    game(choose);
    return decisions;
  };
  return { deal, counted };
}
