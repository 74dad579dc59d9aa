import { waitingFor } from '@gilt/engine/answer';
import { setupsOf } from '@gilt/engine/contract/inspect';
import { answerAtRandom, begin } from '@gilt/engine/contract/random-play';
import { bits, randomFrom } from '@gilt/engine/random';
import { games } from '@gilt/games/all';
import { trialsOf } from '@gilt/games/trials';
import { describe, expect, test } from 'vitest';
import { botNamed, botsFor } from './all.ts';
import { taskFor } from './bot.ts';

describe.each(games.map((game) => [game.name, game] as const))('bots at %s', (_, game) => {
  const setups = setupsOf(game, trialsOf[game.id]!);

  test.each(botsFor(game).map((bot) => [bot.name, bot] as const))(
    '%s always gives one of the options, and the same for the same task',
    async (_name, bot) => {
      for (const [i, setup] of setups.entries()) {
        const random = randomFrom(i);
        const state = begin(game, setup, randomFrom(i + 1));
        while (state.flow.stack.length > 0) {
          for (const seat of waitingFor(state)) {
            const task = taskFor(game, setup, state, seat, bits(random))!;
            const choice = await bot.think(task);
            expect(task.question.options).toContain(choice);
            expect(await bot.think(JSON.parse(JSON.stringify(task)))).toBe(choice);
          }
          answerAtRandom(game, state, random);
        }
      }
    },
  );

  test('get no more than a person in their seat could see', () => {
    const { swaps } = trialsOf[game.id]!;
    const random = randomFrom(5);
    for (const setup of setups) {
      const state = begin(game, setup, randomFrom(6));
      while (state.flow.stack.length > 0) {
        for (const { swap } of swaps) {
          const other = game.clone(state);
          const mayKnow = swap(other, random);
          if (!mayKnow) continue;
          for (const seat of waitingFor(state).filter((each) => !mayKnow.includes(each))) {
            expect(JSON.stringify(taskFor(game, setup, other, seat, 1))).toBe(
              JSON.stringify(taskFor(game, setup, state, seat, 1)),
            );
          }
        }
        answerAtRandom(game, state, random);
      }
    }
  });

  test('have nothing to do where a seat is not asked', () => {
    const state = begin(game, setups[0]!, randomFrom(1));
    state.flow.stack = [];
    expect(taskFor(game, setups[0]!, state, 0, 1)).toBeNull();
  });

  test('are known by name', () => {
    expect(botNamed('random', game).name).toBe('random');
    expect(() => botNamed('genius', game)).toThrow(`no bot 'genius' plays ${game.name} (random`);
  });
});
