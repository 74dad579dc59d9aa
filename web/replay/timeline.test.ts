import { viewWith } from '@gilt/engine/eyes';
import { readRecord } from '@gilt/engine/record';
import { reelOf } from '@gilt/engine/reel';
import { speaker } from '@gilt/engine/words';
import { goofspiel } from '@gilt/games/goofspiel/game';
import { expect, test } from 'vitest';
import type { Board } from '../boards/board.ts';
import { recordByChance } from '../tests/records.ts';
import { seenWith, tableOf } from './tape.ts';
import { timelineOf } from './timeline.ts';
import { turnsOf } from './turns.ts';

const NAMES = ['Ann', 'Bob', 'Cid'];

function whole(seed: number) {
  const { game, setup, record } = readRecord(recordByChance(goofspiel, 3, seed), [goofspiel]);
  const reel = reelOf(game, setup, record);
  const seen = seenWith({ reel, table: tableOf(reel, NAMES), asides: [] }, null);
  const board = {
    heading: ({ type }: { type: string }, times: number) => (type === 'prize' ? `Prize ${times}` : null),
  } as unknown as Board;
  const words = { game, board, speaker: speaker(game.words.english, NAMES) };
  return { reel, timeline: timelineOf({ reel }, seen, words) };
}

test('chapters follow each other without a gap, from the first question to the last', () => {
  const { timeline } = whole(1);
  const { chapters, last } = timeline;
  expect(chapters[0]!.from).toBe(1);
  expect(chapters.at(-1)!.to).toBe(last + 1);
  for (const [i, { from }] of chapters.slice(1).entries()) expect(from).toBe(chapters[i]!.to);
});

test('a turning point is where somebody overtakes somebody; drawing level is none', () => {
  let found = 0;
  for (let seed = 1; seed <= 20; seed++) {
    const { reel } = whole(seed);
    const totals = reel.frames.map(({ after }) => goofspiel.outcome(after as never).scores.map(({ total }) => total));
    for (const { frame, leaders } of turnsOf(reel)) {
      found++;
      const now = totals[frame]!;
      expect(leaders.map((seat) => now[seat])).toEqual(leaders.map(() => Math.max(...now)));
      /** How two stood when they last did not stand alike. */
      const before = (a: number, b: number) => totals.slice(0, frame).findLast((then) => then[a] !== then[b]);
      const wasBehind = (a: number, b: number): boolean => {
        const then = before(a, b);
        return then !== undefined && then[a]! < then[b]!;
      };
      const overtaken = NAMES.some((_, a) => NAMES.some((__, b) => now[a]! > now[b]! && wasBehind(a, b)));
      expect(overtaken).toBe(true);
    }
  }
  expect(found).toBeGreaterThan(10);
});

test('reveals are where several cards were turned up together', () => {
  const { reel, timeline } = whole(2);
  expect(timeline.reveals.length).toBe(reel.frames.length - 1);
  expect(viewWith(goofspiel, reel.frames[0]!.after, 'open').seat).toBeNull();
});
