import { describe, expect, test } from 'vitest';
import { answerAtRandom, begin } from '../engine/contract/random-play.ts';
import { readSetup } from '../engine/game.ts';
import { pick, type Random } from '../engine/random.ts';
import { freshRandom, seedFrom } from '../engine/seed.ts';
import { dungeonBusters } from '../games/dungeon-busters/game.ts';
import type { DungeonBusters } from '../games/dungeon-busters/state.ts';
import { playByHand } from './by-hand.ts';
import type { Hands } from './by-hand-player.ts';

const GAMES = 10_000;
const TABLES = ([3, 4, 5] as const).flatMap((players) =>
  (['published', 'as-printed'] as const).map((hands) => ({ players, hands })),
);

/** How a game came out, and the two generators as it left them: nothing was drawn or chosen more or less often. */
interface Ending {
  winners: readonly number[];
  /** By seat: gems, sets, most of each colour, total, trophies. */
  scores: number[][];
  gems: number[][];
  trophies: number[][];
  deal: Random;
  answers: Random;
}

function playedByEngine(players: number, hands: Hands, deal: Random, answers: Random): Ending {
  const state = begin(dungeonBusters, readSetup(dungeonBusters, players, { hands }), deal) as DungeonBusters;
  while (state.flow.stack.length > 0) answerAtRandom(dungeonBusters, state, answers);
  const { winners, scores } = dungeonBusters.outcome(state);
  return {
    winners,
    scores: scores.map(({ lines, total, tieBreaks }) => [
      ...lines.map(({ points }) => points),
      total,
      ...tieBreaks.map(({ points }) => points),
    ]),
    gems: state.loot,
    trophies: state.trophies,
    deal: state.flow.random,
    answers,
  };
}

function playedByHand(count: number, hands: Hands, deal: Random, answers: Random): Ending {
  const { winners, scores, players } = playByHand(count, hands, deal, (options) => pick(answers, options));
  return {
    winners,
    scores: scores.map(({ gems, sets, most, total, trophies }) => [gems, sets, ...most, total, trophies]),
    gems: players.map(({ gems }) => gems),
    trophies: players.map(({ trophies }) => trophies),
    deal,
    answers,
  };
}

describe('the hand-written Dungeon Busters plays the same game as the engine', () => {
  test.each(TABLES)('with $players players and $hands hands', ({ players, hands }) => {
    const seed = seedFrom('by hand', players, hands);
    for (let game = 0; game < GAMES / TABLES.length; game++) {
      const generators = () => [freshRandom(seed, game, 0), freshRandom(seed, game, 1)] as const;
      const byEngine = playedByEngine(players, hands, ...generators());
      expect(playedByHand(players, hands, ...generators()), `game ${game}`).toEqual(byEngine);
    }
  });

  test('and refuses a card that is not in hand', () => {
    const random = freshRandom(seedFrom('refusal'), 0, 0);
    expect(() => playByHand(4, 'published', random, () => 7)).toThrow('7 is none of 1,2,3,4,5,6');
  });
});
