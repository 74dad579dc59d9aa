import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { below, randomFrom } from '@gilt/engine/random';
import type { Code } from '@gilt/protocol/words';
import type { Connection } from './connection.ts';
import { enemies as gather } from './enemies.ts';
import { type Guest, guest } from './guest.ts';
import type { Tally } from './hostile.ts';
import { playOn } from './innocent.ts';
import { type Program, start } from './program.ts';

export interface UnderAttack {
  readonly data: string;
  /** A third of them without enemies, to compare. */
  readonly minutes: number;
  readonly tables: number;
  readonly hostile: number;
  readonly kills: number;
  readonly seed: number;
  /** The names of attacks, if not all are to be tried. */
  readonly only?: readonly string[];
  readonly report?: (line: string) => void;
}

export interface Waits {
  readonly p50: number;
  readonly p99: number;
  readonly answers: number;
}

/** What people had of it. */
export interface Outcome {
  /** Milliseconds until an answer was acknowledged: half of them, and 99 of 100, in peace and under attack. */
  peace: Waits;
  attack: Waits;
  /** How late the process was that measures, 99 times of 100: what is measured cannot be more exact. */
  late: number;
  /** How often something was done to harm them: in all, each minute, by each of how many, and by name. */
  attacks: { sum: number; perMinute: number; clients: number; tally: Tally };
  kills: number;
  acknowledged: number;
  /** Answers that were acknowledged and are not there, or are others. */
  lost: number;
  /** The most memory that the server had, in megabytes: in the first half under attack and in the second. */
  memory: readonly [number, number];
}

/** One turn of two busy processors: what is shorter depends on who else wants them just then, not on the server. */
const FINEST = 10;

/** So often at least everybody who means harm should have tried in a minute; where they have a computer it is six times. */
const LEAST_TRIED = 2;

/** What is wrong with it. */
export function verdictOf({ peace, attack, attacks, lost, memory }: Outcome): string[] {
  const faults: string[] = [];
  if (lost > 0) faults.push(`${lost} acknowledged answers were lost`);
  if (attack.answers === 0) faults.push('nobody could play');
  // Enemies who get no time on a computer that is busy otherwise are none: then nothing was tried.
  if (attacks.perMinute < LEAST_TRIED * attacks.clients)
    faults.push(`${attacks.clients} enemies came to ${attacks.perMinute} attacks a minute: this says nothing`);
  const most = 3 * Math.max(peace.p99, FINEST);
  if (attack.p99 > most)
    faults.push(`p99 of an acknowledgement was ${attack.p99} ms under attack, ${peace.p99} ms in peace`);
  if (memory[1] > 1.5 * memory[0] + 50) faults.push(`memory grew from ${memory[0]} to ${memory[1]} MB`);
  return faults;
}

/** So long at least the server is there between two kills, in milliseconds. */
const LEAST_UP = 5000;

/** So often it is tried again to look at what was acknowledged, a second later each time. */
const MOST_TRIES = 200;

const GAMES = ['goofspiel', 'dungeon-busters', 'greedy-delvers', 'greedquest', 'greed', 'shadowgate'];
const SEATS: Readonly<Record<string, number>> = { 'dungeon-busters': 3, 'greedy-delvers': 4, greedquest: 3 };

/** People at tables of all games, others who mean them harm, and a server that dies. Nobody may lose anything, or wait much longer. */
export async function underAttack(wanted: UnderAttack): Promise<Outcome> {
  const { data, minutes, tables, kills, seed, report = () => {} } = wanted;
  const random = randomFrom(seed);
  let program: Program = await start(data, '--proxies', '1', '--log', 'silent');
  const address = () => program.address;
  const acknowledged: { who: Guest; code: Code; n: number; what: string }[] = [];
  const enemies = gather();
  enemies.tell({ address: address() });
  const times = { opening: [] as number[], peace: [] as number[], attack: [] as number[] };
  const memory: number[][] = [[], []];
  // At first everybody opens a table at once: that is no peace to compare with.
  let phase: 'opening' | 'peace' | 'attack' = 'opening';
  let over = false;
  let killed = 0;
  let up = performance.now();

  async function table(number: number): Promise<void> {
    const game = GAMES[number % GAMES.length]!;
    const own = randomFrom(seed * 1000 + number);
    const count = SEATS[game] ?? 2;
    const people = Array.from({ length: count }, (_, i) =>
      guest(address, { 'x-forwarded-for': `10.${number >> 8}.${number & 255}.${i + 1}` }),
    );
    while (!over) {
      try {
        const code = await people[0]!.opens({ game, seats: ['me', ...Array(count - 1).fill('open')] });
        for (const other of people.slice(1)) await other.must('POST', `tables/${code}/join`);
        await people[0]!.must('POST', `tables/${code}/start`);
        enemies.tell({ code });
        await Promise.all(people.map((who) => playOn(who, code, own, { address, isOver: () => over, answering })));
      } catch {
        await wait(200);
      }
    }
  }

  /** An answer was acknowledged, after so long. Only who was connected all the time has measured it. */
  const answering = (who: Guest, code: Code) => {
    const born = killed;
    return (milliseconds: number, n: number, what: string): void => {
      if (born === killed) times[phase].push(milliseconds);
      acknowledged.push({ who, code, n, what });
    };
  };

  async function kill(): Promise<void> {
    killed++;
    await program.stop('SIGKILL');
    program = await start(data, '--proxies', '1', '--log', 'silent');
    enemies.tell({ address: address() });
    up = performance.now();
  }

  const total = minutes * 60_000;
  const lateness = monitorEventLoopDelay({ resolution: 1 });
  lateness.enable();
  const playing = Promise.all(Array.from({ length: tables }, (_, i) => table(i)));
  // The server dies as often with enemies as without: only they make the difference.
  const begin = performance.now();
  let asked = 0;
  for (let time = 0; time < total; time = performance.now() - begin) {
    if (phase === 'opening' && time > Math.min(20_000, total / 10)) phase = 'peace';
    if (phase === 'peace' && time > total / 3) {
      report(`in peace: ${times.peace.length} answers, killed ${killed} times`);
      phase = 'attack';
      enemies.tell({ begin: wanted.hostile, only: wanted.only ?? [] });
    }
    // The server is asked for its figures in peace too: making them takes its time.
    if (time > asked + 1000) {
      asked = time;
      const used = await memoryOf(address());
      if (phase === 'attack') memory[time < (2 * total) / 3 ? 0 : 1]!.push(used);
    }
    // On a busy computer a start takes long: nobody plays at a server that is killed as soon as it is there.
    if (killed < Math.floor((time / total) * kills) && performance.now() - up > LEAST_UP) await kill();
    await wait(100 + below(random, 200));
  }
  while (killed < kills) await kill();
  over = true;
  const [tally] = await Promise.all([enemies.stop(), playing]);
  const attacks = Object.values(tally).reduce((sum, each) => sum + each, 0);
  const [peace, attack] = [figuresOf(times.peace), figuresOf(times.attack)];
  report(
    `under attack: ${attack.answers} answers, killed ${killed} times in all; p99 ${peace.p99} ms in peace, ${attack.p99} ms under attack`,
  );
  const lost = await countLost();
  await program.stop('SIGTERM');
  const most = (values: number[]): number => Math.round(Math.max(0, ...values));
  return {
    peace,
    attack,
    late: Math.round(lateness.percentile(99) / 1e6),
    attacks: { sum: attacks, perMinute: Math.round(attacks / ((2 / 3) * minutes)), clients: wanted.hostile, tally },
    kills: killed,
    acknowledged: acknowledged.length,
    lost,
    memory: [most(memory[0]!), most(memory[1]!)],
  };

  /** Whatever was acknowledged must be there, as it was. */
  async function countLost(): Promise<number> {
    const stories = new Map<string, Map<number, string>>();
    let lost = 0;
    for (const { who, code, n, what } of acknowledged) {
      const key = `${code} ${who.cookie}`;
      let story = stories.get(key);
      if (!story) {
        const connection = await connected(who, code);
        story = new Map(connection.story.map((each) => [each.n, JSON.stringify(each.what)]));
        stories.set(key, story);
        await connection.close();
      }
      if (story.get(n) !== what) lost++;
    }
    return lost;
  }
}

/** Who has come back to so many tables is asked to wait a minute. */
async function connected(who: Guest, code: Code): Promise<Connection> {
  for (let tries = 0; ; tries++) {
    try {
      return await who.at(code);
    } catch (error) {
      if (tries === MOST_TRIES) throw error;
      await wait(1000);
    }
  }
}

/** The operator asks from elsewhere than those who mean harm: what comes from their address waits, or is sent away. */
const OPERATOR = { 'x-forwarded-for': '10.8.0.1' };

async function memoryOf(address: string): Promise<number> {
  try {
    const text = await (await fetch(`${address}/metrics`, { headers: OPERATOR })).text();
    return Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1] ?? 0) / 1_000_000;
  } catch {
    return 0;
  }
}

function figuresOf(times: number[]): Waits {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
  return { p50: at(0.5), p99: at(0.99), answers: times.length };
}
