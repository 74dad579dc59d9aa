import type { QuestionLine } from '@gilt/engine/flow';
import { type AnyGame, gameNamed } from '@gilt/engine/game';
import { games } from '@gilt/games/all';
import { trialsOf } from '@gilt/games/trials';
import { delayOf, PACE } from '@gilt/table/pace';
import { afterAll, describe, expect, test } from 'vitest';
import { asOfOld } from '../test/doctored.ts';
import { databases } from '../test/nodes.ts';
import { served } from '../test/serving.ts';
import { inline, type Thinker } from '../thinker.ts';
import { type Search, searchInStep } from './in-step.ts';
import { leak } from './leak.ts';

const PUBLISHED = ['dungeon-busters', 'greedquest', 'greedy-delvers', 'greed', 'shadowgate'];

const playersOf = ({ seats }: AnyGame): number => Math.min(4, seats.most);

describe.each(PUBLISHED)('%s over sockets', (id) => {
  const game = gameNamed(id, games);
  const [options = {}] = trialsOf[id]!.options;
  const trial = { game, players: playersOf(game), options };

  test.each(trialsOf[id]!.swaps)('nobody learns of $what who may not', async (swap) => {
    expect(await leak({ ...trial, swap, after: 3, seed: 1 })).toBeNull();
  });

  // In Shadowgate one player chooses at a time, so there is never an answer that stays sealed.
  if (id === 'shadowgate') return;
  test('nobody learns of a sealed answer before it is turned up', async () => {
    expect(await leak({ ...trial, swap: null, after: 4, seed: 1 })).toBeNull();
  });
});

describe('a leak that is put in on purpose is caught', () => {
  const honest = gameNamed('dungeon-busters', games);
  const deck = trialsOf['dungeon-busters']!.swaps[1]!;
  const trial = { players: 3, options: {}, swap: deck, after: 1, seed: 1 };

  test('in a view', async () => {
    const secrets = { ...honest.secrets, game: { ...honest.secrets.game, deck: 'everyone' } };
    expect(await leak({ ...trial, game: { ...honest, secrets } })).toMatch(/seat 1 could tell/);
  });

  test('in the options of a question', async () => {
    const line = honest.procedures.battle!.lines.get('playCards') as QuestionLine;
    const { question } = line;
    const options: typeof question.options = (game, locals, seat) => {
      const cards = question.options(game, locals, seat);
      const { deck } = game as unknown as { deck: number[] };
      return deck[0]! < deck.at(-1)! ? cards : [...cards].reverse();
    };
    Object.assign(line, { question: { ...question, options } });
    try {
      expect(await leak({ ...trial, game: honest })).toMatch(/seat 1 could tell/);
    } finally {
      Object.assign(line, { question });
    }
  });
});

const { none, fresh, stop } = await databases();

describe.skipIf(none)(`over two nodes${none === null ? '' : ` (skipped: ${none})`}`, () => {
  afterAll(stop);
  let made = 0;
  const two = async (): Promise<[string, string]> => [await fresh(`leaks_${++made}`), await fresh(`leaks_${++made}`)];

  test.each(PUBLISHED)('%s: nobody learns what they may not, at whichever node they are', async (id) => {
    const game = gameNamed(id, games);
    const { options, swaps } = trialsOf[id]!;
    const trial = { game, players: playersOf(game), options: options[0]!, after: 1, seed: 1 };
    expect(await leak({ ...trial, swap: swaps[0]!, databases: await two() })).toBeNull();
  });

  test('nor of a sealed answer before it is turned up', async () => {
    const game = gameNamed('dungeon-busters', games);
    const trial = { game, players: 3, options: {}, swap: null, after: 2, seed: 1 };
    expect(await leak({ ...trial, databases: await two() })).toBeNull();
  });

  test('a leak that is put in on purpose is caught there too', async () => {
    const honest = gameNamed('dungeon-busters', games);
    const secrets = { ...honest.secrets, game: { ...honest.secrets.game, deck: 'everyone' } };
    const swap = trialsOf['dungeon-busters']!.swaps[1]!;
    const trial = { game: { ...honest, secrets }, players: 3, options: {}, swap, after: 1, seed: 1 };
    expect(await leak({ ...trial, databases: await two() })).toMatch(/seat 1 could tell/);
  });
});

/** Enough to find mistakes while working; `npm run soak -- leaks` makes 100,000 in every game. */
const SWAPS = 60;

describe('two servers in step, with something hidden changed at every answer', () => {
  const searchOf = (id: string): Search => {
    const game = gameNamed(id, games);
    const { options, swaps } = trialsOf[id]!;
    return { game, players: playersOf(game), options: options[0]!, swaps, count: SWAPS, seed: 7 };
  };

  test.each(PUBLISHED)('%s: nobody can tell the worlds apart, whatever happens meanwhile', async (id) => {
    const { leaks, swaps } = await searchInStep(searchOf(id));
    expect(leaks).toEqual([]);
    expect(swaps).toBeGreaterThanOrEqual(SWAPS);
  });

  test('Greedy Delvers: among them are many who have a choice in one world and none in the other', async () => {
    expect((await searchInStep(searchOf('greedy-delvers'))).forced).toBeGreaterThan(SWAPS / 10);
  });

  test.each(['greedy-delvers', 'shadowgate'])('%s: not to ask who has one option would tell', async (id) => {
    const { game, ...rest } = searchOf(id);
    const { leaks } = await searchInStep({ ...rest, game: asOfOld(game) });
    expect(leaks.length).toBeGreaterThan(0);
    expect(leaks.every((leak) => /seat \d is asked in one world only/.test(leak))).toBe(true);
  });
});

describe('bots seal in their own time', () => {
  test('before people who are slow, and the question waits for these', async () => {
    const server = await served();
    const ann = await server.newGuest('Ann');
    const code = await ann.opens({ game: 'goofspiel', seats: ['me', 'random', 'random'], start: true });
    const here = await ann.at(code);
    await here.until(({ story }) => story.filter(({ what }) => what.type === 'chosen').length === 2);
    expect(here.now!.chosen).toBeNull();
    await here.choose('5');
    await here.until(({ now }) => now!.asked?.number === 2);
  });

  test('not before their time, however soon they have thought', async () => {
    const thought: string[] = [];
    const thinker: Thinker = {
      ...inline,
      think: (bot, ...rest) => inline.think(bot, ...rest).finally(() => thought.push(bot)),
    };
    const server = await served({ thinker, pace: 86_400_000 });
    const ann = await server.newGuest('Ann');
    const code = await ann.opens({ game: 'goofspiel', seats: ['me', 'random'], start: true });
    const here = await ann.at(code);
    while (thought.length === 0) await new Promise(setImmediate);
    await here.choose('5');
    expect(here.story.filter(({ what }) => what.type === 'chosen')).toHaveLength(1);
  });

  test('how long a bot takes depends on chance alone', () => {
    expect([0, 0.5, 1].map((chance) => delayOf(PACE, chance))).toEqual([600, 1000, 1400]);
    expect(delayOf(0, 0.7)).toBe(0);
  });
});
