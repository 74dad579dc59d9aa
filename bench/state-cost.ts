import { optionsOf, waitingFor } from '../engine/answer.ts';
import type { State } from '../engine/flow.ts';
import type { AnyGame, Setup } from '../engine/game.ts';
import { pick } from '../engine/random.ts';
import { writeRecord } from '../engine/record.ts';
import { freshRandom, seedFrom } from '../engine/seed.ts';
import { answer, isOver, recordOf, sitDown } from '../engine/sitting.ts';
import { viewOf } from '../engine/view.ts';
import { median } from './median.ts';
import { playUpTo } from './ours.ts';

/** What a state costs to copy, to look at and to keep. */
export interface StateCost {
  readonly cloneNs: number;
  readonly viewNs: number;
  /** A state as JSON. */
  readonly stateBytes: number;
  /** The record of a finished game, as text. */
  readonly recordBytes: number;
  /** A state in memory; null where the collector cannot be called (`--expose-gc`). */
  readonly bytesPerLiveGame: number | null;
}

const SAMPLE = 101;
const LIVE_GAMES = 10_000;
const ROUNDS = 7;
const ROUND_MS = 60;

export function stateCost(game: AnyGame, setup: Setup): StateCost {
  const finished = statesAt(Number.POSITIVE_INFINITY, SAMPLE, game, setup);
  const halfway = Math.ceil(median(finished.map((state) => state.flow.asked)) / 2);
  const states = statesAt(halfway, SAMPLE, game, setup);
  return {
    cloneNs: nanoseconds(states, (state) => game.clone(state)),
    viewNs: nanoseconds(states, (state, i) => viewOf(game.secrets, state, i % setup.players)),
    stateBytes: median(states.map((state) => Buffer.byteLength(JSON.stringify(state)))),
    recordBytes: median(states.map((_, i) => recordBytes(game, setup, i))),
    bytesPerLiveGame: globalThis.gc ? bytesHeld(globalThis.gc, () => statesAt(halfway, LIVE_GAMES, game, setup)) : null,
  };
}

/** Games played up to that question. */
function statesAt(question: number, count: number, game: AnyGame, setup: Setup): State[] {
  const seed = seedFrom('bench', game.id, 'states');
  const answers = freshRandom(seed, 0, 1);
  return Array.from({ length: count }, (_, i) => playUpTo(question, game, setup, freshRandom(seed, i, 0), answers));
}

/** What the last action gave, kept so that no action can be optimised away. */
let kept: unknown;

/** How long an action takes, the median over some rounds. */
function nanoseconds(states: readonly State[], action: (state: State, i: number) => unknown): number {
  const rounds: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const start = performance.now();
    let now = start;
    let actions = 0;
    while (now - start < ROUND_MS) {
      for (let i = 0; i < states.length; i++) kept = action(states[i]!, i);
      actions += states.length;
      now = performance.now();
    }
    // The first round warms up.
    if (round > 0) rounds.push((1e6 * (now - start)) / actions);
  }
  return kept === undefined ? 0 : median(rounds);
}

/** The size of the record of a game as a table keeps it. */
function recordBytes(game: AnyGame, setup: Setup, i: number): number {
  const seed = seedFrom('bench', game.id, 'record', i);
  const answers = freshRandom(seed, 0, 1);
  const sitting = sitDown(game, setup, seed, 'fresh', true);
  while (!isOver(sitting)) {
    for (const seat of waitingFor(sitting.state))
      answer(sitting, seat, pick(answers, optionsOf(game, sitting.state, seat)));
  }
  return Buffer.byteLength(writeRecord(recordOf(sitting)));
}

function bytesHeld(gc: () => void, make: () => readonly State[]): number {
  gc();
  const before = process.memoryUsage().heapUsed;
  const states = make();
  gc();
  return (process.memoryUsage().heapUsed - before) / states.length;
}
