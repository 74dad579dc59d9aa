import { taskFor } from '@gilt/bots/bot';
import { run, type State } from '@gilt/engine/flow';
import { type AnyGame, readSetup } from '@gilt/engine/game';
import { bits, randomFrom } from '@gilt/engine/random';
import { goofspiel } from '@gilt/games/goofspiel/game';
import { expect, onTestFinished, test, vi } from 'vitest';
import think from './thinker-worker.ts';

test('a bot that is given little time answers in it, with the best it has found', async () => {
  const game: AnyGame = goofspiel;
  const setup = readSetup(game, 3, {});
  const state = game.begin(setup, randomFrom(1)) as State;
  run(game, state, null);
  const task = taskFor(game, setup, state, 0, bits(randomFrom(2)))!;
  // Every look at the clock is a second later than the one before.
  let looks = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => 1000 * looks++);
  onTestFinished(() => clock.mockRestore());
  expect(task.question.options).toContain(await think({ bot: 'hard', task, within: 10 }));
  expect(looks).toBeLessThan(10);
});
