import { gameNamed } from '@gilt/engine/game';
import { randomFrom } from '@gilt/engine/random';
import { readRecord, writeRecord } from '@gilt/engine/record';
import { replay } from '@gilt/engine/replay';
import { games } from '@gilt/games/all';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TableTerms } from './happening.ts';
import { anything, finish, type History, make, newHistory } from './history.ts';
import { rebuilt } from './log.ts';
import { recordSeen } from './record.ts';
import { join } from './seats.ts';
import { packed, unpacked } from './snapshot.ts';
import { verdictOn } from './talk.ts';

/** Tables at which anything may happen. */
const TABLES: readonly [string, Partial<TableTerms>, (string | null)[]][] = [
  ['goofspiel', { options: { cards: 4 } }, [null, null, 'random']],
  ['dungeon-busters', { clock: 20 }, [null, null, null]],
  ['greedy-delvers', { options: { timeLimit: 10 } }, [null, null, 'random', null]],
  ['greed', {}, [null, null]],
  ['greedquest', { options: { length: 'short' }, clock: 60 }, [null, 'random', null]],
  ['shadowgate', { options: { characters: 'learners', match: 'time' }, minutes: 2 }, [null, null]],
];

const RUNS = 60;

function historyOf([id, terms, bots]: (typeof TABLES)[number], seed: number, steps: number): History {
  const history = newHistory(gameNamed(id, games), terms, bots);
  make(history, join(history.table, 'ann'));
  const random = randomFrom(seed);
  for (let step = 0; step < steps; step++) anything(history, random);
  return history;
}

describe.each(TABLES.map((each) => [each[0], each] as const))('whatever happens at a table of %s', (_, table) => {
  const histories = (check: (history: History, seed: number) => void): void =>
    fc.assert(
      fc.property(fc.integer(), fc.nat({ max: 250 }), (seed, steps) => check(historyOf(table, seed, steps), seed)),
      { numRuns: RUNS, seed: 7 },
    );

  test('its log leads to the same table again, and to what people were told', () => {
    histories(({ table, lines }) => {
      const again = rebuilt(table.code, JSON.parse(JSON.stringify(lines)), games);
      expect(again.status).not.toBe('frozen');
      expect(packed(again)).toEqual(packed(table));
    });
  });

  test('what is known of a promise is what all that happened since says of it', () => {
    histories(({ table }) => {
      for (const promised of table.promises) expect(promised.verdict).toBe(verdictOn(table, promised));
    });
  });

  test('it goes on from a snapshot as if nothing had been', () => {
    histories((history, seed) => {
      const again = { ...history, table: unpacked(packed(history.table), games)!, lines: [...history.lines] };
      for (const each of [history, again]) {
        const random = randomFrom(seed ^ 1);
        for (let step = 0; step < 40; step++) anything(each, random);
      }
      expect(again.lines).toEqual(history.lines);
    });
  });

  test('it can be brought to an end, and the record replays', () => {
    histories((history, seed) => {
      expect(finish(history, randomFrom(seed ^ 2))).toBe(true);
      if (history.table.status !== 'over') return;
      const { record, game, setup } = readRecord(writeRecord(recordSeen(history.table)), games);
      expect(replay(game, setup, record).state).toEqual(history.table.sitting!.state);
    });
  });
});
