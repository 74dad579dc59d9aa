import { playOn } from '../engine/answer.ts';
import { begin } from '../engine/contract/random-play.ts';
import type { State } from '../engine/flow.ts';
import type { AnyGame, Setup } from '../engine/game.ts';
import { pick, type Random } from '../engine/random.ts';
import { freshRandom, seedFrom } from '../engine/seed.ts';
import type { Contestant } from './contestant.ts';

/** A game of ours at random, to its end and scored, without events. */
export function ours(game: AnyGame, setup: Setup): Contestant {
  const seed = seedFrom('bench', game.id);
  const deal = freshRandom(seed, 0, 0);
  const answers = freshRandom(seed, 0, 1);
  let decisions = 0;
  const choose = (options: readonly number[]): number => {
    decisions++;
    return pick(answers, options);
  };
  const player = { choose };
  return {
    play() {
      const state = begin(game, setup, deal);
      decisions = 0;
      playOn(game, state, player);
      game.outcome(state);
      return decisions;
    },
  };
}

/** A game played at random up to some question, or to its end if it has not that many. */
export function playUpTo(questions: number, game: AnyGame, setup: Setup, deal: Random, answers: Random): State {
  const state = begin(game, setup, deal);
  playOn(game, state, {
    choose: (options) => pick(answers, options),
    meets: () => state.flow.asked < questions,
  });
  return state;
}
