import { waitingFor } from '@gilt/engine/answer';
import { setupsOf } from '@gilt/engine/contract/inspect';
import { answerAtRandom, begin } from '@gilt/engine/contract/random-play';
import type { State } from '@gilt/engine/flow';
import { bits, randomFrom } from '@gilt/engine/random';
import { games } from '@gilt/games/all';
import { dungeonBusters } from '@gilt/games/dungeon-busters/game';
import { trialsOf } from '@gilt/games/trials';
import { describe, expect, test } from 'vitest';
import { botNamed, botsFor, usualBot } from './all.ts';
import { type Bot, taskFor } from './bot.ts';

/** Those who search get a budget for a test, and are asked now and then. */
const HASTE = { iterations: 6 };
const quick = (bot: Bot): Bot => bot.withBudget?.(HASTE) ?? bot;
const isAsked = (bot: Bot, { flow }: State): boolean => !bot.withBudget || (flow.asked < 200 && flow.asked % 15 === 2);

describe.each(games.map((game) => [game.name, game] as const))('bots at %s', (_, game) => {
  const setups = setupsOf(game, trialsOf[game.id]!);

  test.each(botsFor(game).map((bot) => [bot.name, quick(bot)] as const))(
    '%s always gives one of the options, and the same for the same task',
    async (_name, bot) => {
      for (const [i, setup] of setups.entries()) {
        const random = randomFrom(i);
        const state = begin(game, setup, randomFrom(i + 1));
        while (state.flow.stack.length > 0) {
          for (const seat of isAsked(bot, state) ? waitingFor(state) : []) {
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

  test('get no more than a person in their seat could see, and so choose the same whatever is hidden', async () => {
    const { swaps } = trialsOf[game.id]!;
    const bots = botsFor(game).map(quick);
    const random = randomFrom(5);
    for (const [i, setup] of setups.entries()) {
      const state = begin(game, setup, randomFrom(6));
      while (state.flow.stack.length > 0) {
        for (const { swap } of swaps) {
          const other = game.clone(state);
          const mayKnow = swap(other, random);
          if (!mayKnow) continue;
          for (const seat of waitingFor(state).filter((each) => !mayKnow.includes(each))) {
            const [task, same] = [taskFor(game, setup, state, seat, 1)!, taskFor(game, setup, other, seat, 1)!];
            expect(JSON.stringify(same)).toBe(JSON.stringify(task));
            if (i > 0 || state.flow.asked > 200 || state.flow.asked % 20 !== 3) continue;
            for (const bot of bots) expect(await bot.think(same), bot.name).toBe(await bot.think(task));
          }
        }
        answerAtRandom(game, state, random);
      }
    }
  });

  test('are given bytes that do not contain what is hidden', () => {
    const random = randomFrom(7);
    let marked = 0;
    for (const setup of setups) {
      const state = begin(game, setup, randomFrom(8));
      while (state.flow.stack.length > 0) {
        for (const seat of waitingFor(state)) {
          const other = game.clone(state);
          marked += markHidden(game.secrets.game, other, seat);
          expect(JSON.stringify(taskFor(game, setup, other, seat, 1))).not.toContain(String(MARK));
        }
        answerAtRandom(game, state, random);
      }
    }
    expect(marked).toBeGreaterThan(0);
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

describe('bots that search', () => {
  test('come in three levels, with rules of thumb between them', () => {
    expect(botsFor(dungeonBusters).map(({ name }) => name)).toEqual(['random', 'easy', 'thumb', 'normal', 'hard']);
    expect(usualBot(dungeonBusters).name).toBe('normal');
  });

  test('can be named with a budget', () => {
    expect(botNamed('hard@25ms', dungeonBusters).name).toBe('hard');
    expect(() => botNamed('thumb@5', dungeonBusters)).toThrow("the bot 'thumb' does not search");
    expect(() => botNamed('hard@soon', dungeonBusters)).toThrow("'soon' is no budget");
  });
});

/** A number that is no card, no seat, no score. */
const MARK = 987654321;

/** Puts the mark in place of all that is hidden from a seat; says in how many places. */
function markHidden(sights: Readonly<Record<string, unknown>>, state: State, seat: number): number {
  let marked = 0;
  const mark = (list: unknown[]): void => {
    list.forEach((item, i) => {
      if (Array.isArray(item)) mark(item);
      else if (typeof item === 'number') {
        list[i] = MARK;
        marked++;
      }
    });
  };
  const fields = state as unknown as Record<string, unknown>;
  for (const [field, sight] of Object.entries(sights)) {
    const value = fields[field];
    if (sight === 'nobody' && typeof value === 'number') fields[field] = MARK;
    if ((sight === 'nobody' || sight === 'count') && Array.isArray(value)) mark(value);
    if (sight === 'owner' || sight === 'owner, others count')
      (value as unknown[]).forEach((own, owner) => {
        if (owner !== seat) mark(Array.isArray(own) ? own : [own]);
      });
  }
  mark(state.flow.random);
  return marked;
}
