import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomFrom } from '@gilt/engine/random';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { databases } from '../test/nodes.ts';
import { play } from '../test/player.ts';
import { served, temporaryFolder } from '../test/serving.ts';
import { annAndBob, first } from '../test/tables.ts';
import { moveDatabase } from './move.ts';
import { DATABASE } from './open.ts';
import { openPostgres } from './postgres.ts';

/** A disk of that many megabytes, in memory; null where nobody may make one. */
function smallDisk(owner: string): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'gilt-small-'));
  const { uid, gid } = statSync(owner);
  try {
    const options = `size=${MEGABYTES}m,mode=0700,uid=${uid},gid=${gid}`;
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'pipe' });
    return folder;
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
}
const MEGABYTES = 60;

const { none, postgres, query, stop } = await databases();
const disk = none === null ? smallDisk(postgres.data) : null;
const why = none ?? (disk === null ? 'nobody may mount a small disk here' : null);

describe.skipIf(why)(`PostgreSQL on a disk that is full${why === null ? '' : ` (skipped: ${why})`}`, () => {
  beforeAll(() => query(postgres.url, `CREATE TABLESPACE small LOCATION '${disk}'`));
  afterAll(async () => {
    await stop();
    execFileSync('umount', ['-l', disk!]);
    rmSync(disk!, { recursive: true });
  });

  async function database(name: string): Promise<string> {
    await query(postgres.url, `CREATE DATABASE ${name} TABLESPACE small`);
    return postgres.url.replace(/postgres$/, name);
  }
  const filler = join(disk ?? '', 'filler');
  /** Leaves no room for a page more. */
  function fill(): void {
    const file = openSync(filler, 'w');
    try {
      for (;;) writeSync(file, Buffer.alloc(4096));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
    closeSync(file);
  }
  const makeRoom = (): void => rmSync(filler, { force: true });
  afterEach(makeRoom);
  test('a server that cannot make its tables says so in one sentence, and has made none', async () => {
    const url = await database('unborn');
    // At first there is not even room to connect, then none for tables.
    for (let tries = 0; tries < 2; tries++) {
      fill();
      await expect(openPostgres(url)).rejects.toThrow(/\/unborn: cannot be written: the disk is full$/);
      makeRoom();
      expect(await query(url, "SELECT tablename FROM pg_tables WHERE schemaname = 'public'")).toEqual([]);
    }
    await (await openPostgres(url)).close();
  });

  test('what does not fit is not moved, and nothing of it stays', async () => {
    const data = temporaryFolder();
    const small = await served({ data });
    const ann = await small.newGuest('Ann');
    for (let i = 0; i < 20; i++) await ann.opens({ game: 'goofspiel', seats: ['me', 'random'], start: true });
    await small.stop();
    const url = await database('moving');
    await (await openPostgres(url)).close();
    fill();
    await expect(moveDatabase(join(data, DATABASE), url)).rejects.toThrow(
      /\/moving: cannot be written: the disk is full$/,
    );
    expect(await query(url, 'SELECT FROM log')).toEqual([]);
    expect(await query(url, 'SELECT FROM people')).toEqual([]);
    makeRoom();
    expect((await moveDatabase(join(data, DATABASE), url)).tables).toBe(20);
  });

  test('an answer that does not fit is told to nobody, and the game goes on once there is room', async () => {
    const url = await database('playing');
    const server = await served({ database: url });
    const { ann, bob, code, a, b } = await annAndBob(server);
    fill();
    // The last page of the log has room for a few more.
    const failed = async (): Promise<void> => {
      for (;;) await a.wish({ type: 'say', text: 'is there room for this? '.repeat(15) });
    };
    await expect(failed()).rejects.toThrow('the connection ended: 1012');
    const told = a.last();
    await b.until(({ ended }) => ended !== null);
    makeRoom();
    const [a2, b2] = [await ann.at(code), await bob.at(code)];
    expect(a2.last()).toBe(told);
    await a2.choose(first(a2));
    await Promise.all([play(a2, randomFrom(1)), play(b2, randomFrom(2))]);
    expect(b2.table.status).toBe('over');
    const lines = await server.running.hall.store.lines(code, 0);
    expect(lines.map(({ n }) => n)).toEqual(lines.map((_, i) => i + 1));
    await server.stop();
  });
});
