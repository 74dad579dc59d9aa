import { waitingFor } from '@gilt/engine/answer';
import { begin } from '@gilt/engine/contract/random-play';
import { readSetup } from '@gilt/engine/game';
import { randomFrom } from '@gilt/engine/random';
import { dungeonBusters } from '@gilt/games/dungeon-busters/game';
import { goofspiel } from '@gilt/games/goofspiel/game';
import type { Goofspiel } from '@gilt/games/goofspiel/goofspiel';
import { describe, expect, test } from 'vitest';
import { botNamed } from '../all.ts';
import { type Task, taskFor } from '../bot.ts';
import { banditOf } from './bandit.ts';
import { spend } from './budget.ts';
import { knowledgeOf } from './knowing.ts';
import { type Method, searchFrom } from './search.ts';
import { worthOf } from './worth.ts';

/** The first question of a game, as the first seat meets it. */
function firstTask(seed: number): Task {
  const setup = readSetup(dungeonBusters, 4, {});
  const state = begin(dungeonBusters, setup, randomFrom(9));
  return taskFor(dungeonBusters, setup, state, waitingFor(state)[0]!, seed)!;
}

describe('a search', () => {
  test('with a budget in iterations gives the same answer to the same task, and thinks otherwise with another seed', async () => {
    const bot = botNamed('hard@60', dungeonBusters);
    const answers = await Promise.all(Array.from({ length: 12 }, (_, seed) => bot.think(firstTask(seed))));
    const again = await Promise.all(Array.from({ length: 12 }, (_, seed) => bot.think(firstTask(seed))));
    expect(again).toEqual(answers);
    expect(new Set(answers).size).toBeGreaterThan(1);
  });

  test('does not mind who has sealed an answer already', async () => {
    const bot = botNamed('hard@60', dungeonBusters);
    const task = firstTask(3);
    const answers = task.view.flow.answers.map((answer, seat) => (seat === task.seat ? answer : -4));
    const later = { ...task, view: { ...task.view, flow: { ...task.view.flow, answers } } };
    expect(await bot.think(later)).toBe(await bot.think(task));
  });

  test('goes on by its own plan, and has the others go on by rules of thumb', () => {
    const task = firstTask(1);
    const known = knowledgeOf('dungeon-busters', undefined);
    const [planning, choosing] = [new Set<number>(), new Set<number>()];
    const method: Method = {
      knowledge: {
        ...known,
        plan(moment, random) {
          planning.add(moment.seat);
          return known.choose(moment, random);
        },
        choose(moment, random) {
          choosing.add(moment.seat);
          return known.choose(moment, random);
        },
      },
      bandit: banditOf('ucb', 0.5),
      worth: worthOf(dungeonBusters, known),
      noise: 0,
      trust: 1,
      horizon: Number.POSITIVE_INFINITY,
    };
    const { iterate } = searchFrom(dungeonBusters, task.view, randomFrom(2), method);
    for (let i = 0; i < 20; i++) iterate();
    expect([...planning]).toEqual([task.seat]);
    expect([...choosing].sort()).toEqual([0, 1, 2, 3].filter((seat) => seat !== task.seat));
  });

  test('keeps the high card for the high prize', async () => {
    const setup = readSetup(goofspiel, 2, { cards: 2 });
    const state = begin(goofspiel, setup, randomFrom(1)) as Goofspiel;
    for (const prize of [1, 2]) {
      state.prize = prize;
      state.prizes = [3 - prize];
      expect(await botNamed('hard@400', goofspiel).think(taskFor(goofspiel, setup, state, 0, 5)!)).toBe(prize);
    }
  });

  test('bids not far from what the prize is worth where more than two bid, and not always the same', async () => {
    const setup = readSetup(goofspiel, 4, {});
    const state = begin(goofspiel, setup, randomFrom(1)) as Goofspiel;
    state.prizes.splice(state.prizes.indexOf(8), 1, state.prize);
    state.prize = 8;
    const bids = await Promise.all(
      Array.from({ length: 12 }, (_, seed) =>
        botNamed('hard@150', goofspiel).think(taskFor(goofspiel, setup, state, 0, seed)!),
      ),
    );
    for (const bid of bids) expect(bid === 1 || Math.abs(bid - 8) <= 3, String(bid)).toBe(true);
    expect(new Set(bids).size).toBeGreaterThan(1);
  });

  test('stops when it is told to, with the reason it was given', async () => {
    const stop = new AbortController();
    const bot = botNamed('hard@100000000', dungeonBusters);
    const thinking = bot.think(firstTask(1), stop.signal);
    setTimeout(() => stop.abort(new Error('somebody came back')), 20);
    await expect(thinking).rejects.toThrow('somebody came back');
    await expect(bot.think(firstTask(1), AbortSignal.abort(new Error('too late')))).rejects.toThrow('too late');
  });

  test('lets others on its thread have a turn', async () => {
    let turns = 0;
    const others = setInterval(() => turns++, 1);
    await botNamed('hard@200ms', dungeonBusters).think(firstTask(1));
    clearInterval(others);
    expect(turns).toBeGreaterThan(1);
  });
});

describe('a budget', () => {
  test('in iterations is used up exactly', async () => {
    let done = 0;
    await spend({ iterations: 321 }, () => done++);
    expect(done).toBe(321);
  });

  test('in time ends, and not before', async () => {
    const start = performance.now();
    await spend({ milliseconds: 30 }, () => {});
    expect(performance.now() - start).toBeGreaterThanOrEqual(30);
  });
});
