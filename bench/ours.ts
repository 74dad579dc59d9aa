import { answerAtRandom, begin } from '../engine/contract/random-play.ts';
import type { State } from '../engine/flow.ts';
import type { AnyGame, Setup } from '../engine/game.ts';
import { PENDING } from '../engine/question.ts';
import type { Random } from '../engine/random.ts';
import { freshRandom, seedFrom } from '../engine/seed.ts';
import type { Contestant } from './race.ts';

/** A game of ours at random, to its end and scored, without events. */
export function ours(game: AnyGame, setup: Setup): Contestant {
  const seed = seedFrom('bench', game.id);
  const deal = freshRandom(seed, 0, 0);
  const answers = freshRandom(seed, 0, 1);
  return {
    name: 'gilt',
    play() {
      const state = begin(game, setup, deal);
      let decisions = 0;
      while (!isOver(state)) {
        decisions += pending(state);
        answerAtRandom(game, state, answers);
      }
      game.outcome(state);
      return decisions;
    },
  };
}

/** A game played at random up to some question, or to its end if it has not that many. */
export function playUpTo(questions: number, game: AnyGame, setup: Setup, deal: Random, answers: Random): State {
  const state = begin(game, setup, deal);
  while (!isOver(state) && state.flow.asked < questions) answerAtRandom(game, state, answers);
  return state;
}

const isOver = ({ flow }: State): boolean => flow.stack.length === 0;

/** How many seats have to choose in the open question. */
function pending({ flow }: State): number {
  let count = 0;
  for (let seat = 0; seat < flow.answers.length; seat++) if (flow.answers[seat] === PENDING) count++;
  return count;
}
