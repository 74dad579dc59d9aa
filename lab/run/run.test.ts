import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRecord } from '@gilt/engine/record';
import { replay } from '@gilt/engine/replay';
import { games } from '@gilt/games/all';
import { afterAll, expect, test } from 'vitest';
import { playRounds } from './mass.ts';
import { gameNumbered } from './numbered.ts';
import { cellsOf, readRunPlan, seatingsOf } from './plan.ts';
import { readResult, resultText } from './result.ts';
import { run } from './run.ts';
import { shardsOf } from './shards.ts';
import { timeLeft } from './time-left.ts';
import { POINT } from './totals.ts';

const folder = mkdtempSync(join(tmpdir(), 'gilt-run-'));
afterAll(() => rmSync(folder, { recursive: true }));

const plan = readRunPlan({
  seed: 'test',
  lines: [
    {
      game: 'dungeon-busters',
      options: { hands: { each: ['published', 'as-printed'] } },
      players: 3,
      lineups: ['thumb', ['thumb', 'random', 'random']],
      rounds: 7,
    },
    { game: 'goofspiel', players: [2, 4], lineups: ['random'], rounds: 9 },
  ],
});
const here = { plan, threads: 1, worker: new URL('file:///nowhere'), progress: () => {} };

test('a plan is crossed out into cells, and a line-up sits in every way that is not the same', () => {
  expect(cellsOf(plan).map((cell) => [cell.players, seatingsOf(cell)])).toEqual([
    [3, 1],
    [3, 3],
    [3, 1],
    [3, 3],
    [2, 1],
    [4, 1],
  ]);
});

test('the result does not depend on how a run was cut', async () => {
  const whole = resultText(await run({ ...here, shards: shardsOf(plan, 100) }));
  expect(resultText(await run({ ...here, shards: shardsOf(plan, 1).toReversed() }))).toBe(whole);
  expect(readResult(whole).totals[1]!.games).toBe(21);
});

test('finished shards are kept and verified: one that is damaged is played again', async () => {
  const result = await run({ ...here, folder });
  const shards = join(folder, 'shards');
  const [first, second, third] = readdirSync(shards);
  rmSync(join(shards, first!));
  writeFileSync(join(shards, second!), readFileSync(join(shards, second!), 'utf8').replace('"games":1', '"games":2'));
  writeFileSync(join(shards, third!), readFileSync(join(shards, third!), 'utf8').slice(0, 90));
  const reports: number[] = [];
  const again = await run({ ...here, folder, progress: (done) => void reports.push(done) });
  expect(reports).toHaveLength(4);
  expect(resultText(again)).toBe(resultText(result));
  expect(resultText(readResult(readFileSync(join(folder, 'result.json'), 'utf8')))).toBe(resultText(result));
  await expect(run({ ...here, folder, plan: { ...plan, seed: 'other' } })).rejects.toThrow('another plan');
});

test('a result that was changed is refused', async () => {
  const text = resultText(await run(here));
  expect(() => readResult(text.replace(/"games":21/, '"games":22'))).toThrow('does not have its digest');
  expect(() => readResult('{}')).toThrow('this is not the result of a run');
});

test.each(games.map(({ id }) => id))('any game of %s can be played again by its number, with a record', async (id) => {
  const few = readRunPlan({ seed: 'again', lines: [{ game: id, lineups: ['thumb', 'random'], rounds: 3 }] });
  // The second round of the second cell.
  const { record, game, setup } = readRecord(await gameNumbered(few, 5), games);
  const { state } = replay(game, setup, record);
  const { seats, length } = await playRounds(cellsOf(few)[1]!, 1, 2);
  expect(game.outcome(state).scores.map(({ total }) => total * POINT)).toEqual(seats.map(({ score }) => score));
  expect(Object.keys(length)).toHaveLength(1);
  await expect(gameNumbered(few, 7)).rejects.toThrow('the plan has 6 games');
});

test('the time that is left is reckoned cell by cell, and not before each has been tried', () => {
  const shards = [0, 1].flatMap((cell) => [
    { cell, from: 0, to: 2 },
    { cell, from: 2, to: 4 },
  ]);
  const left = timeLeft(shards, 2);
  expect(left.after(shards[0]!, 1000)).toBeNull();
  expect(left.after(shards[2]!, 9000)).toBe(5);
});

test.each([
  [{}, "the plan: 'lines' should be a list"],
  [{ lines: [{ game: 'chess', lineups: ['thumb'], rounds: 1 }] }, "line 1 of the plan: there is no game 'chess'"],
  [{ lines: [{ game: 'greed', lineups: ['genius'], rounds: 1 }] }, "no bot 'genius' plays Greed"],
  [
    { lines: [{ game: 'greed', lineups: [['thumb']], rounds: 1, players: 3 }] },
    'the line-up thumb is not for 3 players',
  ],
  [
    { lines: [{ game: 'greed', options: { x: { from: 3, to: 1 } }, lineups: ['thumb'], rounds: 1 }] },
    "option 'x': from 3 to 1 there is nothing",
  ],
])('refuses the plan %j', (data, complaint) => {
  expect(() => readRunPlan(data)).toThrow(complaint);
});
