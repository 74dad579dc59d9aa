import type { Eyes } from '@gilt/engine/eyes';
import { viewWith } from '@gilt/engine/eyes';
import { readRecord, recordHead } from '@gilt/engine/record';
import { positionAt, reelOf } from '@gilt/engine/reel';
import { sitDown } from '@gilt/engine/sitting';
import { viewOf } from '@gilt/engine/view';
import { games } from '@gilt/games/all';
import type { TableSight } from '@gilt/protocol/sight';
import { describe, expect, test } from 'vitest';
import { viewsIn } from '../player/passage.ts';
import { recordByChance } from '../tests/records.ts';
import { seenWith, type Tape } from './tape.ts';

function tapeOf(text: string): Tape {
  const { record, game, setup } = readRecord(text, games);
  const table = { code: '', players: setup.players, status: 'over', outcome: null, promises: [], seats: [] };
  return { reel: reelOf(game, setup, record), table: table as unknown as TableSight, asides: [] };
}

describe.each(games.map((game) => [game.id, game] as const))('a game of %s that is watched again', (_, game) => {
  const tape = tapeOf(recordByChance(game, game.seats.least, 1));
  const { players } = tape.reel.setup;
  const all: Eyes[] = [...Array.from({ length: players }, (__, seat) => seat), null, 'open'];

  test.each(all)(
    'as %s saw it: every passage begins where the last one ended, and holds what these eyes saw',
    (eyes) => {
      const { start, passages, frames } = seenWith(tape, eyes);
      let last = start;
      for (const [i, passage] of passages.entries()) {
        const { happened, before, after } = passage;
        expect(before).toBe(last);
        expect(after.n).toBe(happened.n);
        if (happened.events) expect(viewsIn(passage)).toHaveLength(happened.events.length + 1);
        // What came of an entry is what stands when it is over.
        if (frames[i + 1] !== frames[i])
          expect(after.now!.view).toEqual(viewWith(game, tape.reel.frames[frames[i]!]!.after, eyes));
        last = after;
      }
      expect(last.table.status).toBe('over');
    },
  );

  test('from any question it goes on: as it was, or with what a seat did not know dealt afresh', () => {
    const { game: rules, setup, frames } = tape.reel;
    const step = Math.max(1, Math.floor(frames.length / 8));
    for (let frame = 1; frame < frames.length; frame += step)
      for (const deal of [null, 7]) {
        const seat = frame % players;
        const was = frames[frame - 1]!.after;
        const head = recordHead(
          rules,
          setup,
          '0'.repeat(64),
          'fresh',
          'asked',
          positionAt(tape.reel, frame, seat, deal),
        );
        const { state } = sitDown(rules, setup, head.seed, 'fresh', true, 'asked', head);
        expect(viewOf(rules.secrets, state, seat).game).toEqual(viewOf(rules.secrets, was, seat).game);
        expect(state.flow.stack.at(-1)!.step).toBe(was.flow.stack.at(-1)!.step);
      }
  });
});
