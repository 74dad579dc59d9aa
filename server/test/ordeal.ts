import { AssertionError, deepStrictEqual as same } from 'node:assert';
import { setTimeout as wait } from 'node:timers/promises';
import { below, randomFrom, shuffle } from '@gilt/engine/random';
import { games } from '@gilt/games/all';
import { type Guest, guest } from './guest.ts';
import { type Program, start } from './program.ts';
import { check, playOn, witness } from './witness.ts';

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
  let players = 0;
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
    const all = sitting.map((who) => witness(who, code, randomFrom(seed + 1000 * ++players)));
    const over = Promise.all(all.map((player) => persistently(() => playOn(player, { thinks: () => 0 }))));
    const next = over.then(async () => {
      const { acknowledged, happenings, entries } = await check(code, all, persistently);
      survived.acknowledged += acknowledged;
      survived.happenings += happenings;
      survived.games++;
      report(`${game} at ${code}: over after ${entries} entries`);
      if (!stopping) await persistently(() => openTable(game, withBots));
    });
    ended.push(
      next.catch((error: unknown) => {
        fault ??= error;
      }),
    );
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
