import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { below, pick, type Random, randomFrom } from '@gilt/engine/random';
import type { Code } from '@gilt/protocol/words';
import { WebSocket } from 'ws';
import { type Guest, guest } from './guest.ts';
import type { News } from './hostile-worker.ts';
import { type Program, start } from './program.ts';

export interface UnderAttack {
  readonly data: string;
  /** A third of them without enemies, to compare. */
  readonly minutes: number;
  readonly tables: number;
  readonly hostile: number;
  readonly kills: number;
  readonly seed: number;
  readonly report?: (line: string) => void;
}

/** What people had of it. */
export interface Outcome {
  /** Milliseconds until an answer was acknowledged: half of them, and 99 of 100, in peace and under attack. */
  peace: { p50: number; p99: number; answers: number };
  attack: { p50: number; p99: number; answers: number };
  /** How often something was done to harm them. */
  attacks: number;
  kills: number;
  acknowledged: number;
  /** Answers that were acknowledged and are not there, or are others. */
  lost: number;
  /** The most memory that the server had, in megabytes: in the first half under attack and in the second. */
  memory: readonly [number, number];
}

/** What is wrong with it. A computer that is busy otherwise makes small figures jump: below 50 ms nobody is kept waiting. */
export function verdictOf({ peace, attack, lost, memory }: Outcome): string[] {
  const faults: string[] = [];
  if (lost > 0) faults.push(`${lost} acknowledged answers were lost`);
  if (attack.answers === 0) faults.push('nobody could play');
  const most = 3 * Math.max(peace.p99, 50);
  if (attack.p99 > most)
    faults.push(`p99 of an acknowledgement was ${attack.p99} ms under attack, ${peace.p99} ms in peace`);
  if (memory[1] > 1.5 * memory[0] + 50) faults.push(`memory grew from ${memory[0]} to ${memory[1]} MB`);
  return faults;
}

const ENEMIES = join(
  import.meta.dirname,
  import.meta.filename.endsWith('.ts') ? '../../dist' : '.',
  'ordeal-hostile.js',
);

const GAMES = ['goofspiel', 'dungeon-busters', 'greedy-delvers', 'greedquest', 'greed', 'shadowgate'];
const SEATS: Readonly<Record<string, number>> = { 'dungeon-busters': 3, 'greedy-delvers': 4, greedquest: 3 };

/** People at tables of all games, others who mean them harm, and a server that dies. Nobody may lose anything, or wait much longer. */
export async function underAttack(wanted: UnderAttack): Promise<Outcome> {
  const { data, minutes, tables, kills, seed, report = () => {} } = wanted;
  const random = randomFrom(seed);
  let program: Program = await start(data, '--proxies', '1', '--log', 'silent');
  const address = () => program.address;
  const acknowledged: { who: Guest; code: Code; n: number; what: string }[] = [];
  const enemies = new Worker(ENEMIES);
  const tell = (news: News): void => enemies.postMessage(news);
  tell({ address: address() });
  const times = { peace: [] as number[], attack: [] as number[] };
  const memory: number[][] = [[], []];
  let phase: 'peace' | 'attack' = 'peace';
  let over = false;
  let killed = 0;

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
        tell({ code });
        await Promise.all(people.map((who) => playOn(who, code, own)));
      } catch {
        await wait(200);
      }
    }
  }

  /** Plays to the end, over however many connections it takes. */
  async function playOn(who: Guest, code: Code, own: Random): Promise<void> {
    let seen: number | null = null;
    for (let ended = false; !ended && !over; ) {
      ended = await new Promise<boolean>((resolve) => {
        const ws = new WebSocket(`${address().replace('http', 'ws')}/api/tables/${code}/socket`, {
          headers: { cookie: who.cookie, 'x-forwarded-for': `10.9.${below(own, 250)}.${below(own, 250)}` },
        });
        const sent = new Map<number, number>();
        const born = killed;
        let question = 0;
        let requests = 0;
        const stop = setInterval(() => over && ws.terminate(), 200);
        ws.on('open', () => ws.send(JSON.stringify({ type: 'hello', seen })));
        ws.on('error', () => {});
        ws.on('close', () => {
          clearInterval(stop);
          setTimeout(() => resolve(false), 50);
        });
        ws.on('message', (data) => {
          const message = JSON.parse(String(data));
          if (typeof message.n === 'number') seen = message.n;
          const at = sent.get(message.re);
          if (at !== undefined && message.type === 'happened') {
            if (born === killed) times[phase].push(performance.now() - at);
            acknowledged.push({ who, code, n: message.n, what: JSON.stringify(message.what) });
          }
          if (message.table && message.table.status !== 'playing') {
            ws.close();
            return resolve(true);
          }
          const asked = message.now?.asked;
          if (!asked || asked.names.length < 2 || message.now.chosen !== null || asked.number === question) return;
          question = asked.number;
          const choice = pick(own, asked.names as string[]);
          setTimeout(() => {
            if (ws.readyState !== WebSocket.OPEN) return;
            sent.set(++requests, performance.now());
            ws.send(JSON.stringify({ type: 'answer', request: requests, question: asked.number, choice }));
          }, 100 + below(own, 400));
        });
      });
    }
  }

  async function kill(): Promise<void> {
    killed++;
    await program.stop('SIGKILL');
    program = await start(data, '--proxies', '1', '--log', 'silent');
    tell({ address: address() });
  }

  const total = minutes * 60_000;
  const playing = Promise.all(Array.from({ length: tables }, (_, i) => table(i)));
  // The server dies as often with enemies as without: only they make the difference.
  const begin = performance.now();
  for (let time = 0; time < total; time = performance.now() - begin) {
    if (phase === 'peace' && time > total / 3) {
      report(`in peace: ${times.peace.length} answers, killed ${killed} times`);
      phase = 'attack';
      tell({ begin: wanted.hostile });
    }
    if (phase === 'attack') memory[time < (2 * total) / 3 ? 0 : 1]!.push(await memoryOf(address()));
    if (killed < Math.floor((time / total) * kills)) await kill();
    await wait(100 + below(random, 200));
  }
  while (killed < kills) await kill();
  over = true;
  const tried = new Promise<number>((resolve) => enemies.once('message', resolve));
  tell({ over: true });
  const [attacks] = await Promise.all([tried, playing]);
  await enemies.terminate();
  report(`under attack: ${times.attack.length} answers, killed ${killed} times in all`);
  const lost = await countLost();
  await program.stop('SIGTERM');
  const most = (values: number[]): number => Math.round(Math.max(0, ...values));
  return {
    peace: figuresOf(times.peace),
    attack: figuresOf(times.attack),
    attacks,
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
        const connection = await who.at(code);
        story = new Map(connection.story.map((each) => [each.n, JSON.stringify(each.what)]));
        stories.set(key, story);
        await connection.close();
      }
      if (story.get(n) !== what) lost++;
    }
    return lost;
  }
}

async function memoryOf(address: string): Promise<number> {
  try {
    const text = await (await fetch(`${address}/metrics`)).text();
    return Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1] ?? 0) / 1_000_000;
  } catch {
    return 0;
  }
}

function figuresOf(times: number[]): Outcome['peace'] {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
  return { p50: at(0.5), p99: at(0.99), answers: times.length };
}
