import { type Bot, taskFor } from '@gilt/bots/bot';
import { seal, waitingFor } from '@gilt/engine/answer';
import { begin, mustEnd } from '@gilt/engine/contract/random-play';
import { type AnyEvent, type Heard, heardBy, type Told, teller } from '@gilt/engine/event';
import { proceed } from '@gilt/engine/flow';
import type { AnyGame, Setup } from '@gilt/engine/game';
import { bits } from '@gilt/engine/random';
import type { Seat } from '@gilt/engine/seat';
import { freshRandom, seedFrom } from '@gilt/engine/seed';
import { z } from 'zod';
import { seedOfRound } from './run/mass.ts';
import { type Cell, readCell } from './run/plan.ts';
import { addRound, type Estimate, estimateOf, noRounds, type Sums } from './statistics/estimate.ts';

/** A promise, and how often it is kept by those who have not given it. */
export interface PromiseFigure extends Estimate {
  readonly kind: string;
  /** What it says besides; whom it is about is left out. */
  readonly terms: string;
  /** How often something has come of it. */
  readonly decided: number;
}

/** A promise that can be given at a table, with its terms. */
interface Given {
  readonly kind: string;
  readonly terms: Readonly<Record<string, unknown>>;
  readonly says: string;
}

/**
 * Bots promise nothing. What can be told is how often each promise would have been kept by whoever was just asked something, had they given
 * it: as much as can be expected anyway. A deal is one piece of evidence.
 */
export async function measurePromises(cell: Cell, deals: number): Promise<PromiseFigure[]> {
  const { game, setup, bots } = readCell(cell);
  const all = promisesAt(game, setup);
  const figures = new Map<string, Sums & { kind: string; terms: string; decided: number }>();
  for (let number = 0; all.length > 0 && number < deals; number++) {
    const tally = new Map<string, { kept: number; decided: number }>();
    await play(game, setup, bots, seedOfRound(cell.seed, number), all, ({ kind, says }, kept) => {
      const key = `${kind}/${says}`;
      const known = tally.get(key) ?? { kept: 0, decided: 0 };
      tally.set(key, { kept: known.kept + Number(kept), decided: known.decided + 1 });
      if (!figures.has(key)) figures.set(key, { kind, terms: says, decided: 0, ...noRounds() });
    });
    for (const [key, { kept, decided }] of tally) {
      const figure = figures.get(key)!;
      figure.decided += decided;
      addRound(figure, kept / decided);
    }
  }
  return [...figures.values()].map(({ kind, terms, decided, ...sums }) => ({
    kind,
    terms,
    decided,
    ...estimateOf(sums),
  }));
}

/** Has a game played, and everybody who is asked promise everything each time; a promise is given again when something has come of it. */
async function play(
  game: AnyGame,
  setup: Setup,
  bots: readonly Bot[],
  seed: string,
  all: readonly Given[],
  came: (given: Given, kept: boolean) => void,
): Promise<void> {
  const state = begin(game, setup, freshRandom(seed, 0, 0));
  const lucks = bots.map((_, seat) => freshRandom(seedFrom(seed, 'promises'), seat, 0));
  const heard: Heard<AnyEvent>[] = [];
  const open = new Map<string, { given: Given; by: Seat; since: number }>();
  while (state.flow.stack.length > 0) {
    mustEnd(state);
    for (const seat of waitingFor(state)) {
      for (const [i, given] of all.entries())
        if (!open.has(`${seat}/${i}`)) open.set(`${seat}/${i}`, { given, by: seat, since: heard.length });
      seal(game, state, seat, await bots[seat]!.think(taskFor(game, setup, state, seat, bits(lucks[seat]!))!));
    }
    const told: Told[] = [];
    proceed(game, state, teller(told));
    heard.push(...told.flatMap((each) => heardBy(each, null) ?? []));
    for (const [key, { given, by, since }] of open) {
      const verdict = game.promises[given.kind]!.judge(by, given.terms, heard.slice(since));
      if (verdict === 'moot') continue;
      came(given, verdict === 'kept');
      open.delete(key);
    }
  }
}

/** Everything that can be promised at a table. Whom it is about is not said: that is somebody else in every game. */
function promisesAt(game: AnyGame, setup: Setup): Given[] {
  return Object.entries(game.promises).flatMap(([kind, { terms }]) => {
    const schema = terms(setup);
    const { properties = {} } = z.toJSONSchema(schema, { io: 'input' }) as { properties?: Record<string, Field> };
    let every: Record<string, unknown>[] = [{}];
    for (const [name, field] of Object.entries(properties))
      every = every.flatMap((some) => valuesOf(field, setup.players).map((value) => ({ ...some, [name]: value })));
    return every
      .filter((some) => schema.safeParse(some).success)
      .map((some) => ({
        kind,
        terms: some,
        says: Object.entries(some)
          .filter(([name]) => name !== 'seat')
          .map(([, value]) => value)
          .join(' '),
      }));
  });
}

/** A term as JSON Schema says it. */
interface Field {
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
}

function valuesOf({ enum: listed, const: only, minimum = 0, maximum = 0 }: Field, players: number): readonly unknown[] {
  if (listed) return listed;
  if (only !== undefined) return [only];
  return Array.from({ length: Math.min(maximum, players - 1) - minimum + 1 }, (_, i) => minimum + i);
}
