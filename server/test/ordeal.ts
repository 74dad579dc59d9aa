import { AssertionError, deepStrictEqual as same } from 'node:assert';
import { setTimeout as wait } from 'node:timers/promises';
import { below, chance, pick, type Random, randomFrom, shuffle } from '@gilt/engine/random';
import { readRecord } from '@gilt/engine/record';
import { replay } from '@gilt/engine/replay';
import { games } from '@gilt/games/all';
import type { Happened } from '@gilt/protocol/sight';
import type { Code } from '@gilt/protocol/words';
import { type Connection, Refused } from './connection.ts';
import { type Guest, guest } from './guest.ts';
import { mustChoose } from './player.ts';
import { type Program, start } from './program.ts';

export interface Ordeal {
  /** The folder of the database. */
  readonly data: string;
  readonly kills: number;
  readonly seed: number;
  readonly report?: (line: string) => void;
}

/** What came of it. */
export interface Survived {
  kills: number;
  /** Answers, changes, answers taken back and sayings that the server had acknowledged: all were there at the end. */
  acknowledged: number;
  /** Games that were played to the end, each with a record that replays. */
  games: number;
  happenings: number;
}

/** A seat at a table, and what its owner knows. */
interface Player {
  readonly who: Guest;
  readonly code: Code;
  readonly random: Random;
  /** All that the server has told this seat, over all connections. */
  readonly story: Happened[];
  /** What was asked for and acknowledged, by the number of the happening. */
  readonly acknowledged: Map<number, Happened['what']>;
}

/** Milliseconds between two changes of mind: so that nobody has bad manners. */
const HESITATION = 200;

/**
 * Several people play at tables of all games, change their minds, take answers back and chat, while the program is killed at random
 * moments and started again. Whatever it has acknowledged must be there afterwards; all games must come to their end; all records
 * must replay. Throws at the first thing that is not so.
 */
export async function ordeal({ data, kills, seed, report = () => {} }: Ordeal): Promise<Survived> {
  const random = randomFrom(seed);
  let program: Program = await start(data);
  const address = () => program.address;
  const people = await Promise.all(
    ['Ann', 'Bob', 'Cid'].map(async (name) => {
      const one = guest(address);
      await one.must('PUT', 'me', { name });
      return one;
    }),
  );
  const survived: Survived = { kills: 0, acknowledged: 0, games: 0, happenings: 0 };
  const players: Player[] = [];
  const ended: Promise<void>[] = [];
  let stopping = false;
  let fault: unknown;
  /** Resolves whenever the program is up. */
  let up: Promise<unknown> = Promise.resolve();

  /** People, and bots if wanted, sit down to a game. */
  async function openTable(game: string, withBots: boolean): Promise<void> {
    const { least, most } = games.find(({ id }) => id === game)!.seats;
    const count = Math.min(most, Math.max(least, 3));
    const sitting = shuffle(random, [...people]).slice(0, withBots ? 2 : Math.min(count, people.length));
    const [host, ...others] = sitting as [Guest, ...Guest[]];
    const seats = ['me', ...others.map(() => 'open'), ...Array(count - sitting.length).fill('thumb')];
    const code = await host.opens({ game, seats });
    for (const other of others) await other.must('POST', `tables/${code}/join`);
    await host.must('POST', `tables/${code}/start`);
    const all = sitting.map((who, i): Player => {
      const random = randomFrom(seed + 1000 * (players.length + i + 1));
      return { who, code, random, story: [], acknowledged: new Map() };
    });
    players.push(...all);
    const over = Promise.all(all.map((player) => persistently(() => playOn(player))));
    const next = over.then(async () => {
      await check(code);
      if (!stopping) await persistently(() => openTable(game, withBots));
    });
    ended.push(
      next.catch((error: unknown) => {
        fault ??= error;
      }),
    );
  }

  /** Plays at a table to its end, or until the connection is lost. */
  async function playOn(player: Player): Promise<void> {
    const connection = await arrive(player);
    await playUntilOver(player, connection);
    await connection.close();
  }

  /** Connects, sometimes knowing nothing, and compares what is told with what was told before. */
  async function arrive(player: Player): Promise<Connection> {
    const { story, random } = player;
    const fresh = below(random, 3) === 0;
    const connection = await player.who.at(player.code, fresh ? null : (story.at(-1)?.n ?? null));
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

  async function playUntilOver(player: Player, connection: Connection): Promise<void> {
    const { random } = player;
    const done = (happening: Happened): void => {
      player.acknowledged.set(happening.n, happening.what);
    };
    let changed = 0;
    for (;;) {
      await connection.until((each) => mustChoose(each) || each.table.status !== 'playing');
      if (connection.table.status !== 'playing') break;
      const { number, names } = connection.now!.asked!;
      done(await connection.choose(pick(random, names), number));
      if (Date.now() - changed < HESITATION || chance(random) < 0.5) continue;
      changed = Date.now();
      try {
        if (chance(random) < 0.3) done(await connection.wish({ type: 'say', text: `I chose ${pick(random, names)}!` }));
        else if (chance(random) < 0.5) done(await connection.choose(pick(random, names), number));
        else done(await connection.wish({ type: 'takeBack', question: number }));
      } catch (error) {
        // The last answer may have been in already: then it is too late, and that is all that may be wrong.
        if (!(error instanceof Refused) || !/^too late|^the game is over/.test(error.message)) throw error;
      }
    }
    same(connection.table.status, 'over');
  }

  /** At a table that is over: everything that was acknowledged is there, and the record replays. */
  async function check(code: Code): Promise<void> {
    const text = await persistently(() => players[0]!.who.ask('GET', `tables/${code}/record`));
    same(text.status, 200, `no record of ${code}: ${JSON.stringify(text.body)}`);
    const { record, game, setup } = readRecord(JSON.stringify(text.body), games);
    const { entries } = replay(game, setup, record);
    for (const player of players.filter((each) => each.code === code)) {
      const { story } = await persistently(async () => {
        const connection = await player.who.at(code);
        await connection.close();
        return connection;
      });
      same(
        player.story,
        story.slice(0, player.story.length),
        'what a seat was told bit by bit is what it is told at once',
      );
      for (const [n, what] of player.acknowledged)
        same(story[n - 1]?.what, what, `line ${n} of ${code} was acknowledged`);
      survived.acknowledged += player.acknowledged.size;
      survived.happenings += story.length;
    }
    survived.games++;
    report(`${game.name} at ${code}: over after ${entries.length} entries`);
  }

  /** Does something that the death of the program may interrupt: then it is begun again. Any other fault is one. */
  async function persistently<T>(work: () => Promise<T>): Promise<T> {
    while (fault === undefined) {
      const before = survived.kills;
      await up;
      try {
        return await work();
      } catch (error) {
        if (survived.kills === before || error instanceof AssertionError) throw error;
      }
    }
    throw fault;
  }

  for (const { id } of games) for (const withBots of [true, false]) await openTable(id, withBots);
  while (survived.kills < kills && fault === undefined) {
    // Mostly in the thick of it; now and then just after the start, while tables are woken.
    await wait(below(random, 4) === 0 ? below(random, 30) : 100 + below(random, 700));
    let ready = () => {};
    up = new Promise<void>((go) => {
      ready = go;
    });
    survived.kills++;
    await program.stop('SIGKILL');
    program = await start(data);
    ready();
    report(`killed ${survived.kills} times`);
  }
  stopping = true;
  for (let all = 0; all < ended.length; ) {
    all = ended.length;
    await Promise.all(ended);
    if (fault === undefined) continue;
    await program.stop('SIGKILL');
    throw fault;
  }
  same(await program.stop('SIGTERM'), 0, 'the program ends in peace');
  return survived;
}
