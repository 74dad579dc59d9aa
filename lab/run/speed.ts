import { botNamed } from '@gilt/bots/all';
import { taskFor } from '@gilt/bots/bot';
import { seal, waitingFor } from '@gilt/engine/answer';
import { begin, playOut } from '@gilt/engine/contract/random-play';
import { proceed } from '@gilt/engine/flow';
import { bits, randomFrom } from '@gilt/engine/random';
import { playRounds } from './mass.ts';
import { type Cell, readCell } from './plan.ts';

/** How fast games are played without records, beside the same bots with nothing counted. */
export interface Speed {
  readonly bot: string;
  /** Games a second. */
  readonly mass: number;
  readonly bare: number;
  readonly ratio: number;
  /** Bytes that stay for each game. */
  readonly kept: number;
}

const ROUND = 250;

/** Both are measured in turns, so that whatever else the machine does is done to both. */
export async function speedOf(game: string, players: number, bot: string, milliseconds: number): Promise<Speed> {
  const cell: Cell = {
    ...{ game, players, options: {}, seed: 'speed', measure: 'results', rounds: 1 },
    lineup: Array.from({ length: players }, () => bot),
  };
  const bare = bot === 'random' ? playAtRandom : playPlain;
  const spent = { mass: 0, bare: 0, games: 0 };
  const turn = async (what: 'mass' | 'bare', play: () => unknown): Promise<void> => {
    const start = performance.now();
    await play();
    spent[what] += performance.now() - start;
  };
  const some = bot === 'random' ? ROUND : ROUND / 10;
  // The first turn warms up.
  let before = 0;
  for (let i = 0; i === 0 || spent.mass + spent.bare < milliseconds; i++) {
    await turn('mass', () => playRounds(cell, i * some, (i + 1) * some));
    await turn('bare', () => bare(cell, i * some, (i + 1) * some));
    spent.games += some;
    if (i > 0) continue;
    Object.assign(spent, { mass: 0, bare: 0, games: 0 });
    before = memory();
  }
  const rate = (took: number): number => (1000 * spent.games) / took;
  return {
    bot,
    mass: rate(spent.mass),
    bare: rate(spent.bare),
    ratio: spent.bare / spent.mass,
    kept: Math.max(0, memory() - before) / spent.games,
  };
}

/** What is in use after everything that can go has gone; only where Node was started with --expose-gc. */
function memory(): number {
  (globalThis as { gc?: () => void }).gc?.();
  return process.memoryUsage().heapUsed;
}

/** As `gilt bench` plays. */
function playAtRandom(cell: Cell, from: number, to: number): void {
  const { game, setup } = readCell(cell);
  for (let number = from; number < to; number++) {
    const random = randomFrom(number);
    playOut(game, begin(game, setup, random), random);
  }
}

/** Bots that are asked one after the other, and nothing else. */
function playPlain(cell: Cell, from: number, to: number): void {
  const { game, setup } = readCell(cell);
  const bot = botNamed(cell.lineup[0]!, game);
  for (let number = from; number < to; number++) {
    const random = randomFrom(number);
    const state = begin(game, setup, random);
    while (state.flow.stack.length > 0) {
      for (const seat of waitingFor(state))
        seal(game, state, seat, bot.think(taskFor(game, setup, state, seat, bits(random))!) as number);
      proceed(game, state, null, 'answered');
    }
  }
}
