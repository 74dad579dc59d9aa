import { randomFrom } from '@gilt/engine/random';
import { games } from '@gilt/games/all';
import { goofspiel } from '@gilt/games/goofspiel/game';
import { expect, test } from 'vitest';
import { leisure, tableAt, wakeTables } from './hall.ts';
import { doctored } from './test/doctored.ts';
import { play } from './test/player.ts';
import { served } from './test/serving.ts';
import { annAndBob } from './test/tables.ts';
import { HOUSE } from './turns.ts';

/** Rules that keep the thread longer than a slice, each time a prize is taken. */
const slow = doctored(goofspiel, 1, 'auction.takePrize', (usual) => (...all) => {
  for (const begun = performance.now(); performance.now() - begun < 10; );
  return usual(...all);
});

const QUESTIONS = 5;

/** A server that has to play a game again from its log, as after a crash; and whose turns came since. */
async function withoutASnapshot() {
  const server = await served({ games: [...games.filter(({ id }) => id !== 'goofspiel'), slow] });
  const { code, a, b } = await annAndBob(server);
  await Promise.all([play(a, randomFrom(1), QUESTIONS), play(b, randomFrom(2), QUESTIONS)]);
  await a.until(({ now }) => now?.asked?.number === QUESTIONS + 1);
  await Promise.all([a.close(), b.close()]);
  const { hall } = server.running;
  await hall.scribe.idle();
  const came: string[] = [];
  const { come } = hall.turns;
  hall.turns.come = (address) => {
    came.push(address);
    return come(address);
  };
  hall.readAgain(code);
  return { hall, code, came };
}

test('a game that is played again from its log takes as many turns as it needs, of whoever wants to go there', async () => {
  const { hall, code, came } = await withoutASnapshot();
  const { table } = await tableAt(hall, code, 'ann');
  expect([table.status, table.question]).toEqual(['playing', QUESTIONS + 1]);
  expect(came.length).toBeGreaterThanOrEqual(QUESTIONS);
  expect(new Set(came)).toEqual(new Set(['ann']));
});

test('a table that is just being woken for others goes on in the name of whoever has had least of the thread', async () => {
  const { hall, code, came } = await withoutASnapshot();
  await hall.turns.come(HOUSE);
  await hall.turns.come(HOUSE);
  came.length = 0;
  const woken = tableAt(hall, code);
  expect(await tableAt(hall, code, 'ann')).toBe(await woken);
  expect(came[0]).toBe('ann');
});

test('after a start tables at which nobody is are woken at leisure, and one that somebody wants at once', async () => {
  const server = await served();
  const ann = await server.newGuest('Ann');
  const bots = { game: 'goofspiel', seats: ['me', 'random'], start: true };
  const codes = [await ann.opens(bots), await ann.opens(bots), await ann.opens(bots)];
  await server.running.hall.scribe.idle();
  const { hall } = server.running;
  for (const code of codes) hall.readAgain(code);
  void wakeTables(hall, codes, 1e6);
  await expect.poll(() => hall.residents.has(codes[0]!)).toBe(true);
  await tableAt(hall, codes[2]!, 'ann');
  expect(codes.map((code) => hall.residents.has(code))).toEqual([true, false, true]);
  // However many there are, all are awake before a clock can run out.
  expect([1, 100, 10_000].map((tables) => tables * leisure(tables))).toEqual([20, 2000, 15_000]);
});
