import { askedOf, waitingFor } from '@gilt/engine/answer';
import { changed } from '@gilt/engine/change';
import type { Eyes } from '@gilt/engine/eyes';
import { readSetup } from '@gilt/engine/game';
import { bits, pick, randomFrom } from '@gilt/engine/random';
import { readRecord, writeRecord } from '@gilt/engine/record';
import { reelOf } from '@gilt/engine/reel';
import { seedFrom } from '@gilt/engine/seed';
import { answer, isOver, recordOf, sitDown } from '@gilt/engine/sitting';
import { viewOf } from '@gilt/engine/view';
import { games } from '@gilt/games/all';
import type { TableSight } from '@gilt/protocol/sight';
import { describe, expect, test } from 'vitest';
import { positionAt } from './branch.ts';
import { seenWith, type Tape } from './tape.ts';

type Game = (typeof games)[number];

/** A whole game of chance, as a record. */
function recordOfGame(game: Game, seed: number): string {
  const setup = readSetup(game, Math.max(2, game.seats.least), {});
  const sitting = sitDown(game, setup, seedFrom(`tape ${seed}`), 'fresh', true, 'asked');
  const random = randomFrom(seed);
  while (!isOver(sitting))
    for (const seat of waitingFor(sitting.state)) {
      const { options } = askedOf(game, sitting.state, seat)!;
      answer(sitting, seat, pick(random, options));
    }
  bits(random);
  return writeRecord(recordOf(sitting));
}

function tapeOf(text: string): Tape {
  const { record, game, setup } = readRecord(text, games);
  const table = { code: '', players: setup.players, status: 'over', outcome: null, promises: [], seats: [] };
  return { reel: reelOf(game, setup, record), table: table as unknown as TableSight, asides: [] };
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  const tape = tapeOf(recordOfGame(game, 1));
  const { players } = tape.reel.setup;
  const all: Eyes[] = [...Array.from({ length: players }, (__, seat) => seat), null, 'open'];

  test.each(all)(
    'as %s saw it: every passage begins where the last one ended, and its changes lead to its end',
    (eyes) => {
      const { start, passages } = seenWith(tape, eyes);
      let before = start;
      for (const { happened, before: from, after } of passages) {
        expect(from).toBe(before);
        expect(after.n).toBe(happened.n);
        const views = (happened.changes ?? []).map((change) => change as never);
        expect(happened.events?.length ?? 0).toBe(views.length);
        let view = from.now!.view.game;
        for (const change of views) view = (changed({ game: view, flow: {} }, change) as { game: typeof view }).game;
        if (views.length > 0 && happened.events!.at(-1)!.type !== 'dealt')
          expect(Object.keys(view)).toEqual(Object.keys(after.now!.view.game));
        before = after;
      }
      expect(passages.at(-1)!.after.table.status).toBe('over');
    },
  );

  test('eyes of a seat see what its view held, and nothing else', () => {
    for (let seat = 0; seat < players; seat++) {
      const { passages, frames } = seenWith(tape, seat);
      for (const [i, { after }] of passages.entries())
        if (frames[i + 1] !== frames[i]) {
          const { after: state } = tape.reel.frames[frames[i]!]!;
          expect(after.now!.view).toEqual(viewOf(game.secrets, state, seat));
        }
    }
  });

  test('from any question a game goes on: as it was, or as a seat may have believed it to be', () => {
    const { reel } = tape;
    const step = Math.max(1, Math.floor(reel.frames.length / 6));
    for (let frame = 1; frame < reel.frames.length; frame += step)
      for (const deal of [null, 7]) {
        const seat = frame % players;
        const position = positionAt(reel, frame, seat, deal);
        const { seed, chance } = readRecord(recordOfGame(game, 1), games).record;
        const head = {
          gilt: 1,
          game: game.id,
          rules: game.version,
          players,
          options: reel.setup.options as Record<string, unknown>,
          seed,
          chance,
          position,
        };
        const branch = sitDown(game, reel.setup, seed, 'fresh', false, 'asked', head);
        expect(viewOf(game.secrets, branch.state, seat).game).toEqual(
          viewOf(game.secrets, reel.frames[frame - 1]!.after, seat).game,
        );
      }
  });
});
