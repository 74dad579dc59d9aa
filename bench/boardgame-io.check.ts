import { deepStrictEqual } from 'node:assert';
import { pick } from '../engine/random.ts';
import { freshRandom, seedFrom } from '../engine/seed.ts';
import { playOnBoardgameIo } from './boardgame-io.ts';
import { playByHand } from './by-hand.ts';
import { drawDeal } from './deal.ts';

const GAMES = 60;

/** Throws unless the rules on boardgame.io give the same results as those by hand, for the same cards and answers. */
export function checkBoardgameIo(): void {
  const seed = seedFrom('boardgame.io');
  for (let game = 0; game < GAMES; game++) {
    const players = 3 + (game % 3);
    const hands = game % 2 === 0 ? 'published' : 'as-printed';
    const answers = freshRandom(seed, game, 1);
    const sameAnswers = answers.slice();
    const { winners, scores } = playByHand(players, hands, freshRandom(seed, game, 0), (options) =>
      pick(answers, options),
    );
    const deal = drawDeal(players, hands, freshRandom(seed, game, 0));
    const result = playOnBoardgameIo(players, deal, (options) => pick(sameAnswers, options));
    deepStrictEqual(result, { winners, scores }, `game ${game} comes out otherwise on boardgame.io`);
    deepStrictEqual(sameAnswers, answers, `game ${game} has other decisions on boardgame.io`);
  }
}
