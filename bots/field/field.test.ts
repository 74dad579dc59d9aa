import { waitingFor } from '@gilt/engine/answer';
import { answerAtRandom, begin } from '@gilt/engine/contract/random-play';
import { readSetup } from '@gilt/engine/game';
import { randomFrom } from '@gilt/engine/random';
import { games } from '@gilt/games/all';
import { describe, expect, test } from 'vitest';
import { taskFor } from '../bot.ts';
import { contestantNamed, fieldFor } from './all.ts';

describe.each(games.map((game) => [game.name, game] as const))('the field at %s', (_, game) => {
  test('has at least six members, some of them set aside, each with a name of its own', () => {
    const names = fieldFor(game).map(({ bot }) => bot.name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThanOrEqual(6);
    expect(fieldFor(game).filter(({ aside }) => aside).length).toBeGreaterThanOrEqual(2);
  });

  test('gives one of the options, and the same for the same task', async () => {
    const setup = readSetup(game, Math.min(4, game.seats.most), {});
    const random = randomFrom(3);
    const state = begin(game, setup, randomFrom(4));
    for (let i = 0; state.flow.stack.length > 0 && i < 60; i++) {
      const seat = waitingFor(state)[0];
      if (i % 12 === 1 && seat !== undefined)
        for (const { bot } of fieldFor(game)) {
          const quick = bot.withBudget?.({ iterations: 4 }) ?? bot;
          const task = taskFor(game, setup, state, seat, i)!;
          const choice = await quick.think(task);
          expect(task.question.options, bot.name).toContain(choice);
          expect(await quick.think(JSON.parse(JSON.stringify(task))), bot.name).toBe(choice);
        }
      answerAtRandom(game, state, random);
    }
  });
});

test('members of the field are known by name, beside the bots of the tables', () => {
  const [game] = games;
  expect(contestantNamed('mixer', game!).name).toBe('mixer');
  expect(contestantNamed('hard@20', game!).name).toBe('hard');
  expect(() => contestantNamed('mixer@20', game!)).toThrow("the bot 'mixer' does not search");
  expect(() => contestantNamed('genius', game!)).toThrow("no bot 'genius' plays");
});
