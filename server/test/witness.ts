import { AssertionError, deepStrictEqual as same } from 'node:assert';
import { setTimeout as wait } from 'node:timers/promises';
import { below, chance, pick, type Random } from '@gilt/engine/random';
import { readRecord } from '@gilt/engine/record';
import { replay } from '@gilt/engine/replay';
import { games } from '@gilt/games/all';
import type { Happened } from '@gilt/protocol/sight';
import type { Code } from '@gilt/protocol/words';
import { type Connection, Refused, type Wish } from './connection.ts';
import type { Guest } from './guest.ts';
import { mustChoose } from './player.ts';

/** Somebody in a seat at a table, who remembers all that the server said. */
export interface Witness {
  readonly who: Guest;
  readonly code: Code;
  readonly random: Random;
  /** All that the server has told this seat, over all connections. */
  readonly story: Happened[];
  /** What was asked for and acknowledged, by the number of the happening. */
  readonly acknowledged: Map<number, Happened['what']>;
  /** How often each thing was asked for, whether or not it was acknowledged: it may not have happened more often. */
  readonly asked: Map<string, number>;
  /** The last connection broke then, in milliseconds since 1970; null: none has. */
  lost: number | null;
  /** For how long they were welcome by the last connection, in milliseconds. */
  stayed: number;
}

export const witness = (who: Guest, code: Code, random: Random): Witness => ({
  ...{ who, code, random, story: [], lost: null, stayed: 0 },
  ...{ acknowledged: new Map(), asked: new Map() },
});

/** How they play. */
export interface Manner {
  /** Milliseconds before an answer. */
  thinks(random: Random, game: string): number;
  /** Somebody was told of something. */
  onTold?(): void;
  /** Somebody is connected again, and knows all that they missed: the first of it, if anything, happened then. */
  onBack?(lost: number, now: number, missed: number | null): void;
}

/** Milliseconds between two changes of mind: so that nobody has bad manners. */
const HESITATION = 300;

/** What can be promised, where somebody promises something. */
const PROMISES: Readonly<Record<string, { kind: string; terms: Record<string, number> }>> = {
  'dungeon-busters': { kind: 'at-least', terms: { strength: 2 } },
  greed: { kind: 'no-harm', terms: {} },
};

/** Plays at a table to its end, or until the connection is lost. */
export async function playOn(player: Witness, manner: Manner): Promise<void> {
  const { length: known } = player.story;
  player.stayed = 0;
  const connection = await arrive(player);
  if (player.lost !== null) manner.onBack?.(player.lost, Date.now(), player.story[known]?.at ?? null);
  player.lost = null;
  const came = performance.now();
  connection.listen(() => {
    manner.onTold?.();
    if (connection.ended) player.lost ??= Date.now();
  });
  try {
    await playUntilOver(player, connection, manner);
  } finally {
    player.lost ??= Date.now();
    player.stayed = performance.now() - came;
    await connection.close();
  }
}

/** Connects, sometimes knowing nothing, and compares what is told with what was told before. */
async function arrive(player: Witness): Promise<Connection> {
  const { story, random } = player;
  const seen = below(random, 3) === 0 ? null : (story.at(-1)?.n ?? null);
  const connection = await player.who.at(player.code, seen);
  // Also somebody who knows something may be told everything anew.
  const { fresh } = connection;
  if (seen === null) same(fresh, true, 'whoever knows nothing is told everything');
  if (fresh) same(connection.story.slice(0, story.length), story, 'what was told before is not what is told now');
  else same(connection.story[0]?.n ?? (story.at(-1)?.n ?? 0) + 1, (story.at(-1)?.n ?? 0) + 1, 'a gap or a repeat');
  let known = fresh ? story.length : 0;
  const listen = () => {
    for (; known < connection.story.length; known++) {
      const happening = connection.story[known]!;
      same(happening.n, story.length + 1, 'happenings are told without gaps, in order');
      story.push(happening);
    }
  };
  listen();
  connection.listen(listen);
  return connection;
}

async function playUntilOver(player: Witness, connection: Connection, { thinks }: Manner): Promise<void> {
  const { random } = player;
  async function wish(wanted: Wish): Promise<void> {
    count(player.asked, keyOf(wanted));
    const { n, what } = await connection.wish(wanted);
    player.acknowledged.set(n, what);
  }
  let changed = 0;
  // Whoever thinks, and loses the connection, comes back at once, as a browser does whatever its owner does meanwhile.
  const gone = new AbortController();
  connection.listen(() => {
    if (connection.ended) gone.abort();
  });
  for (;;) {
    await connection.until((each) => mustChoose(each) || each.table.status !== 'playing');
    if (connection.table.status !== 'playing') break;
    const pause = thinks(random, connection.table.game);
    if (pause > 0) await wait(pause, undefined, { signal: gone.signal }).catch(() => {});
    if (connection.ended) throw new Error(`the connection ended: ${connection.ended.why}`);
    if (!mustChoose(connection)) continue;
    const { number, names } = connection.now!.asked!;
    const answer = (): Wish => ({ type: 'answer', question: number, choice: pick(random, names) });
    await mayBeLate(() => wish(answer()));
    if (Date.now() - changed < HESITATION || chance(random) < 0.5) continue;
    changed = Date.now();
    const promised = PROMISES[connection.table.game];
    await mayBeLate(() => {
      if (chance(random) < 0.3)
        return wish({ type: 'say', text: `${player.asked.size}: I chose ${pick(random, names)}!` });
      if (promised && chance(random) < 0.2) return wish({ type: 'promise', ...promised, to: null });
      if (chance(random) < 0.5) return wish(answer());
      return wish({ type: 'takeBack', question: number });
    });
  }
  same(connection.table.status, 'over');
}

/** The last answer may have been in already, or a stand-in's: then it is too late, and that is all that may be wrong. */
async function mayBeLate(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Refused) || !/^too late|^the game is over|that is enough for now$/.test(error.message))
      throw error;
  }
}

const count = (counts: Map<string, number>, key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1);

/** What makes a wish, and what came of it, the same. */
const keyOf = (wish: Wish): string => {
  if (wish.type === 'answer') return `chosen ${wish.question} ${wish.choice}`;
  if (wish.type === 'takeBack') return `tookBack ${wish.question}`;
  if (wish.type === 'say') return `said ${wish.text}`;
  return wish.type === 'promise' ? `promised ${wish.kind}` : wish.type;
};

/** What somebody in a seat has done, and how often; what a stand-in did there does not count. */
function doneBy(story: readonly Happened[], seat: number): Map<string, number> {
  const done = new Map<string, number>();
  let away = false;
  for (const { what } of story) {
    if (what.type === 'late' && what.seats.includes(seat)) away = true;
    if (!('seat' in what) || what.seat !== seat) continue;
    if (what.type === 'away' || what.type === 'back') away = what.type === 'away';
    if (what.type === 'chosen' && !away) count(done, `chosen ${what.question} ${what.choice}`);
    if (what.type === 'tookBack') count(done, `tookBack ${what.question}`);
    if (what.type === 'said') count(done, `said ${what.text}`);
    if (what.type === 'promised') count(done, `promised ${what.kind}`);
  }
  return done;
}

/** What was found at a table that is over. */
export interface Checked {
  readonly acknowledged: number;
  readonly happenings: number;
  readonly entries: number;
}

/** Something that must succeed, however often it has to be tried. */
export type Persistently = <T>(work: () => Promise<T>) => Promise<T>;

/** At a table that is over: everything that was acknowledged is there, nothing is there twice, and the record replays. */
export async function check(code: Code, players: readonly Witness[], persistently: Persistently): Promise<Checked> {
  const text = await persistently(() => answered(players[0]!.who, 'GET', `tables/${code}/record`));
  same(text.status, 200, `no record of ${code}: ${JSON.stringify(text.body)}`);
  const { record, game, setup } = readRecord(JSON.stringify(text.body), games);
  const { entries } = replay(game, setup, record);
  let happenings = 0;
  for (const player of players) {
    const { story, table } = await persistently(async () => {
      const connection = await player.who.at(code);
      await connection.close();
      return connection;
    });
    const before = story.slice(0, player.story.length);
    same(player.story, before, 'what a seat was told bit by bit is what it is told at once');
    for (const [n, what] of player.acknowledged)
      same(story[n - 1]?.what, what, `line ${n} of ${code} was acknowledged`);
    for (const [key, times] of doneBy(story, table.you!))
      if (times > (player.asked.get(key) ?? 0))
        throw new AssertionError({ message: `at ${code} '${key}' happened ${times} times: more often than asked for` });
    happenings += story.length;
  }
  const acknowledged = players.reduce((sum, each) => sum + each.acknowledged.size, 0);
  return { acknowledged, happenings, entries: entries.length };
}

/** An answer of a server that works: one that is just in trouble has to be asked again. */
export async function answered(...[who, ...asks]: [Guest, ...Parameters<Guest['ask']>]): ReturnType<Guest['ask']> {
  const answer = await who.ask(...asks);
  if (answer.status >= 500) throw new Error(`${asks[1]}: ${answer.status}`);
  return answer;
}
