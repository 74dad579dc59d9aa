import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { State } from '@gilt/engine/flow';
import type { AnyGame } from '@gilt/engine/game';
import { at, type Match, type Side, sideIn } from './side.ts';
import { type World, world } from './world.ts';

/** Two servers that do the same, byte for byte, until something is changed in the second. */
export interface Pair {
  readonly worlds: readonly [World, World];
  /** What becomes of a state in the second world when an undo has dealt afresh what nobody knows. */
  afterUndo: (state: State) => void;
  close(): Promise<void>;
}

export async function pairOf(game: AnyGame): Promise<Pair> {
  const folder = mkdtempSync(join(tmpdir(), 'gilt-leaks-'));
  const second: AnyGame = {
    ...game,
    reshuffle(state, random) {
      game.reshuffle(state, random);
      pair.afterUndo(state);
    },
  };
  const worlds = [await world(game, join(folder, 'a')), await world(second, join(folder, 'b'))] as const;
  const pair: Pair = {
    worlds,
    afterUndo() {},
    async close() {
      for (const each of worlds) await each.close();
      rmSync(folder, { recursive: true });
    },
  };
  return pair;
}

/** The same table in both worlds; what chance brings follows from a word. */
export type Sides = readonly [Side, Side];

export async function sidesOf({ worlds }: Pair, match: Match, word: string): Promise<Sides> {
  for (const each of worlds) each.chance(word);
  return [await sideIn(worlds[0], match), await sideIn(worlds[1], match)];
}

/** Somebody sends a request in one world, and it is heard of by everybody. Says what came back. */
export async function request(side: Side, seat: number, message: object): Promise<string> {
  const wire = side.wires[seat]!;
  const number = ++wire.requests;
  wire.send({ ...message, request: number });
  const answer = new RegExp(`"re":${number}[,}]`);
  await wire.until((texts) => texts.some((text) => answer.test(text)));
  await quiet(side);
  return wire.texts.find((text) => answer.test(text))!;
}

/** Bots have answered, all is stored, and everybody has heard of it. */
export async function quiet(side: Side): Promise<void> {
  while (at(side).driver.isThinking() || at(side).unstored > 0) await new Promise(setImmediate);
  const { n } = at(side).table;
  for (const wire of side.wires) await wire.until(() => wire.last >= n);
}

/**
 * Everybody is back, and the second world is as the first again. What was lawfully shown may have taken more happenings in one of them:
 * in the other there is talk.
 */
export async function reconcile({ game }: Match, sides: Sides): Promise<void> {
  for (const side of sides) {
    await quiet(side);
    const away = (): number =>
      at(side).table.seats.findIndex((seat) => seat.kind === 'person' && seat.presence === 'away');
    while (at(side).table.status === 'playing' && away() >= 0) await request(side, away(), { type: 'comeBack' });
  }
  const [one, two] = sides;
  const most = Math.max(...sides.map((side) => at(side).table.n));
  for (const side of sides) while (at(side).table.n < most) await request(side, 0, { type: 'say', text: 'So?' });
  const { status, question, deadline, ends, heard, sitting } = at(one).table;
  Object.assign(at(two).table, structuredClone({ status, question, deadline, ends, heard }));
  // Where the game was over in the second world only, nobody could come back.
  for (const seat of at(two).table.seats) if (seat.kind === 'person') seat.presence = 'here';
  // The rules themselves stay; all else is how the game has gone so far.
  const { game: _rules, state, ...gone } = sitting!;
  Object.assign(at(two).table.sitting!, structuredClone(gone), { state: game.clone(state) });
  for (const [i, wire] of one.wires.entries()) {
    const other = two.wires[i]!;
    // A number that was used is answered as it was then: both go on from the higher one.
    const requests = Math.max(wire.requests, other.requests);
    for (const each of [wire, other]) {
      each.texts.length = 0;
      each.requests = requests;
    }
  }
}
