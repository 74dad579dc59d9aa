import type { QuestionLine } from '@gilt/engine/flow';
import { type AnyGame, gameNamed } from '@gilt/engine/game';
import { games } from '@gilt/games/all';
import { trialsOf } from '@gilt/games/trials';
import { describe, expect, test } from 'vitest';
import { served } from '../test/serving.ts';
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

test('a bot that answers at once does not show that another has only one option: bots answer after the people', async () => {
  const server = await served();
  const ann = await server.newGuest('Ann');
  const code = await ann.opens({ game: 'goofspiel', seats: ['me', 'random', 'random'], start: true });
  const here = await ann.at(code);
  // The bots have long made up their minds; nothing is to be seen of it, also by whoever comes anew.
  await ann.must('GET', `tables/${code}`);
  expect((await ann.at(code)).now!.view.flow.answers).toEqual([-2, -2, -2]);
  expect(here.story.filter(({ what }) => what.type === 'chosen')).toEqual([]);
  await here.choose('5');
  await here.until(({ now }) => now!.asked?.number === 2);
  expect(here.story.flatMap(({ what }) => (what.type === 'chosen' ? [what.seat] : []))).toEqual([0, 1, 2]);
});
