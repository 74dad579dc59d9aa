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
  /** Games a second of processor time. */
  readonly mass: number;
  readonly bare: number;
  readonly ratio: number;
  /** Bytes that stay for each game. */
  readonly kept: number;
}

const ROUND = 250;

/** Both are measured in turns, by processor time, so that whatever else the machine does is done to both, and to neither. */
export async function speedOf(game: string, players: number, bot: string, milliseconds: number): Promise<Speed> {
  const cell: Cell = {
    ...{ game, players, options: {}, seed: 'speed', measure: 'results', rounds: 1 },
    lineup: Array.from({ length: players }, () => bot),
  };
  const bare = bot === 'random' ? playAtRandom : playPlain;
  const spent = { mass: 0, bare: 0, games: 0 };
  const turn = async (what: 'mass' | 'bare', play: () => unknown): Promise<void> => {
    const start = process.cpuUsage();
    await play();
    const { user, system } = process.cpuUsage(start);
    spent[what] += (user + system) / 1000;
  };
  const some = bot === 'random' ? ROUND : ROUND / 10;
  // The first turn warms up. What the engine of JavaScript learns meanwhile stays, too: memory is looked at from the middle on.
  let before = { memory: 0, games: 0 };
  for (let i = 0; i === 0 || spent.mass + spent.bare < milliseconds; i++) {
    if (before.games === 0 && spent.mass + spent.bare > milliseconds / 2)
      before = { memory: memory(), games: spent.games };
    await turn('mass', () => playRounds(cell, i * some, (i + 1) * some));
    await turn('bare', () => bare(cell, i * some, (i + 1) * some));
    spent.games += some;
    if (i === 0) Object.assign(spent, { mass: 0, bare: 0, games: 0 });
  }
  const rate = (took: number): number => (1000 * spent.games) / took;
  return {
    bot,
    mass: rate(spent.mass),
    bare: rate(spent.bare),
    ratio: spent.bare / spent.mass,
    kept: Math.max(0, memory() - before.memory) / Math.max(1, spent.games - before.games),
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
