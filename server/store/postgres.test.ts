import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { randomFrom } from '@gilt/engine/random';
import { afterAll, describe, expect, test } from 'vitest';
import { binaries, type Postgres, startPostgres } from '../../scripts/postgres.ts';
import { play } from '../test/player.ts';
import { served, temporaryFolder } from '../test/serving.ts';
import { moveDatabase } from './move.ts';
import { DATABASE } from './open.ts';
import { openPostgres } from './postgres.ts';
import { POSTGRES_STEPS } from './postgres-schema.ts';
import { lockDatabase, postgresModule, postgresTrouble } from './postgres-server.ts';
import { brief, line } from './suite/opening.ts';
import { storeSuite } from './suite/suite.ts';

const server = await startPostgres({ settings: { fsync: 'off', full_page_writes: 'off' } });
const none = 'reason' in server ? server.reason : null;

async function query(url: string, text: string): Promise<unknown[]> {
  const { Client } = await postgresModule();
  const client = new Client(url);
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows;
}

describe.skipIf(none)(`PostgreSQL${none === null ? '' : ` (skipped: ${none})`}`, () => {
  const { url: home = '', stop = async () => {} } = none === null ? (server as Postgres) : {};
  afterAll(stop);
  const made = new Set<string>();
  const address = (name: string): string => home.replace(/postgres$/, name);
  /** A database of that name, which is made when it is first asked for. */
  async function database(name: string): Promise<string> {
    if (!made.has(name)) await query(home, `CREATE DATABASE ${name}`);
    made.add(name);
    return address(name);
  }
  const tool = (name: string, ...words: string[]) => promisify(execFile)(join(binaries()!, name), words);
  const nameFor = (place: string): string => `at_${createHash('sha256').update(place).digest('hex').slice(0, 16)}`;

  storeSuite('PostgreSQL', {
    open: async (place) => openPostgres(await database(nameFor(place))),
    // By its own tools, as docs/serving.md says.
    backup: async (place, file) => tool('pg_dump', '-Fc', '-d', await database(nameFor(place)), '-f', file),
    openCopy: async (file) => {
      const copy = await database(`${nameFor(file)}_copy`);
      await tool('pg_restore', '--no-owner', '-d', copy, file);
      return openPostgres(copy);
    },
  });

  const nextStep = "ALTER TABLE people ADD COLUMN colour TEXT NOT NULL DEFAULT 'red'";

  test('a database of an older step is brought up to date and keeps what it has; then an older Gilt leaves it alone', async () => {
    const url = await database('older');
    const older = await openPostgres(url);
    await older.addPerson({ person: 'ann', name: 'Ann', seen: 1 });
    await older.close();
    const newer = await openPostgres(url, [...POSTGRES_STEPS, nextStep]);
    expect(await newer.person('ann')).toMatchObject({ name: 'Ann' });
    await newer.close();
    await expect(openPostgres(url)).rejects.toThrow('/older was written by a newer version of Gilt');
    await (await openPostgres(url, [...POSTGRES_STEPS, nextStep])).close();
  });

  test('a step that fails leaves the database as it was', async () => {
    const url = await database('half');
    await expect(openPostgres(url, [...POSTGRES_STEPS, 'CREATE TABLE half (x INT); NONSENSE'])).rejects.toThrow();
    expect(await query(url, "SELECT tablename FROM pg_tables WHERE schemaname = 'public'")).toEqual([]);
    await (await openPostgres(url)).close();
  });

  test('several programs that open a new database at once all find it whole, and of two who append the same number one succeeds', async () => {
    const url = await database('together');
    const stores = await Promise.all([1, 2, 3, 4].map(() => openPostgres(url)));
    const codes = ['A', 'B', 'C', 'D', 'E'];
    for (let n = 1; n <= 30; n++) {
      // Each in another order, and with a second line that only the winner may write.
      const rounds = await Promise.all(
        stores.map((store, i) => {
          const order = [...codes.slice(i), ...codes.slice(0, i)];
          const lines = order.flatMap((code) => [
            line(code, 2 * n - 1, { told: `by ${i}` }),
            line(code, 2 * n, { told: `by ${i}` }),
          ]);
          return store
            .append(lines)
            .then((stored) => order.map((code, at) => ({ code, i, stored: stored.slice(2 * at, 2 * at + 2) })));
        }),
      );
      for (const code of codes) {
        const outcomes = rounds.flat().filter((each) => each.code === code);
        expect(outcomes.every(({ stored }) => stored[0] === stored[1])).toBe(true);
        const [winner, ...others] = outcomes.filter(({ stored }) => stored[0]);
        expect(others).toEqual([]);
        const written = await stores[0]!.lines(code, 2 * n - 2);
        expect(written.map(({ n, told }) => [n, told])).toEqual(
          [2 * n - 1, 2 * n].map((each) => [each, `by ${winner!.i}`]),
        );
      }
    }
    for (const store of stores) await store.close();
  });

  test('a table that is deleted while others write to it leaves no line behind', async () => {
    const url = await database('deleting');
    const [one, two] = await Promise.all([openPostgres(url), openPostgres(url)]);
    for (let round = 0; round < 20; round++) {
      await one.append([line('A', 1, { brief: brief('A') })]);
      const [, stored] = await Promise.all([two.deleteTable('A'), one.append([line('A', 2)])]);
      const left = await one.lines('A', 0);
      // The line came before the deletion and went with it, or was refused.
      expect([stored.length, left]).toEqual([1, []]);
      expect(await one.brief('A')).toBeNull();
    }
    await one.close();
    await two.close();
  });

  test('what cannot be opened is refused with one sentence, which does not tell the password', async () => {
    await database('there');
    const cases: [string, string][] = [
      [address('nowhere'), '/nowhere: there is no such database; make one with createdb'],
      [address('there').replace('gold', 'wrong'), '/there: the password is wrong, or there is none'],
      [address('there').replace(':gold', ''), '/there: the password is wrong, or there is none'],
      ['postgres://gilt:gold@127.0.0.1:1/gilt', 'postgres://gilt@127.0.0.1:1/gilt: nobody answers there'],
    ];
    for (const [url, sentence] of cases) {
      const error = await openPostgres(url).then(
        () => null,
        (refused: Error) => refused,
      );
      expect(error?.message).toContain(sentence);
      expect(error?.message).not.toMatch(/gold|wrong@/);
    }
  });

  test('a database of another program is left alone', async () => {
    const url = await database('other');
    await query(url, 'CREATE TABLE log (x INT)');
    await expect(openPostgres(url)).rejects.toThrow('it holds tables of another program');
    await query(url, 'DROP TABLE log');
    await (await openPostgres(url)).close();
  });

  test('a database that does not wait for its disk is refused', async () => {
    const url = await database('hasty');
    await query(url, 'ALTER DATABASE hasty SET synchronous_commit = off');
    await expect(openPostgres(url)).rejects.toThrow('synchronous_commit is off');
  });

  test('a store whose connections are cut fails what was under way, and goes on', async () => {
    const url = await database('cut');
    const store = await openPostgres(url);
    expect(await store.append([line('A', 1)])).toEqual([true]);
    await query(home, "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'cut'");
    // The library may notice only when it writes.
    const again = async (): Promise<boolean[]> => store.append([line('A', 2)]).catch(again);
    expect(await again()).toEqual([true]);
    expect((await store.lines('A', 0)).map(({ n }) => n)).toEqual([1, 2]);
    await store.close();
  });

  test('one server at a time has a database; the next can have it when that is gone', async () => {
    const url = await database('locked');
    const unlock = await lockDatabase(url, 'alone', () => {});
    await expect(lockDatabase(url, 'alone', () => {}, 0)).rejects.toThrow(
      'a server already runs on postgres://gilt@127.0.0.1',
    );
    await unlock();
    await (await lockDatabase(url, 'alone', () => {}))();
  });

  const duel = { game: 'goofspiel', seats: ['me', 'random'], start: true } as never;

  test('a game is played on it, also while it is killed, and goes on after a restart of the server', {
    timeout: 60_000,
  }, async () => {
    const url = await database('playing');
    const here = await served({ database: url });
    const ann = await here.newGuest('Ann');
    const code = await ann.opens(duel);
    const random = randomFrom(7);
    await play(await ann.at(code), random, 3);
    const before = (await here.running.hall.store.lines(code, 0)).length;
    await (server as Postgres).kill();
    const refused = await fetch(`${here.address}/readyz`);
    expect([refused.status, ((await refused.json()) as { troubles: string[] }).troubles]).toEqual([
      503,
      ['nothing can be written'],
    ]);
    expect((await fetch(`${here.address}/metrics`)).status).toBe(200);
    await (server as Postgres).restart();
    // Nothing that was told is lost, and those who come find the table as the store has it.
    const lines = async () => (await here.running.hall.store.lines(code, 0)).map(({ n }) => n);
    expect((await lines()).length).toBeGreaterThanOrEqual(before);
    await play(await ann.at(code), random, 3);
    await here.restart();
    const again = await ann.at(code);
    await play(again, random);
    expect(again.table.status).toBe('over');
    const all = await lines();
    expect(all).toEqual(all.map((_, i) => i + 1));
    expect(await query(url, 'SELECT count(*)::int AS n FROM gilt_schema')).toEqual([{ n: 1 }]);
  });

  test('what SQLite has can be moved into it, all of it, once; and people find their tables there', {
    timeout: 60_000,
  }, async () => {
    const data = temporaryFolder();
    const small = await served({ data });
    const ann = await small.newGuest('Ann');
    const codes = [await ann.opens(duel), await ann.opens(duel)];
    await play(await ann.at(codes[0]!), randomFrom(1));
    const going = await ann.at(codes[1]!);
    await play(going, randomFrom(2), 2);
    await going.wish({ type: 'say', text: 'I shall be back' });
    const kept = await Promise.all(codes.map((code) => small.running.hall.store.lines(code, 0)));
    await small.stop();
    const url = await database('moved');
    const counts = await moveDatabase(join(data, DATABASE), url);
    expect([counts.people, counts.tables, counts.log, counts.sayings]).toEqual([1, 2, kept.flat().length, 1]);
    await expect(moveDatabase(join(data, DATABASE), url)).rejects.toThrow('/moved is not empty');
    const large = await served({ data, database: url });
    expect(await Promise.all(codes.map((code) => large.running.hall.store.lines(code, 0)))).toEqual(kept);
    const moved = await large.newGuest();
    moved.cookie = ann.cookie;
    const there = await moved.at(codes[1]!);
    await play(there, randomFrom(3));
    expect(there.table.status).toBe('over');
  });
});

test('a full disk is told as one', () => {
  const full = Object.assign(new Error('could not extend file: No space left on device'), { code: '53100' });
  expect(postgresTrouble('postgres://a:b@c/d', full)?.message).toBe(
    'postgres://a@c/d: cannot be written: the disk is full',
  );
});
