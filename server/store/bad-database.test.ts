import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { databases } from '../test/nodes.ts';
import { gilt } from '../test/program.ts';
import { served, temporaryFolder } from '../test/serving.ts';
import { moveDatabase } from './move.ts';
import { DATABASE } from './open.ts';
import { openPostgres } from './postgres.ts';
import { POSTGRES_STEPS } from './postgres-schema.ts';
import { lockDatabase } from './postgres-server.ts';
import { openSqlite } from './sqlite.ts';

const { none, postgres, query, fresh, stop } = await databases();

describe.skipIf(none)(`a PostgreSQL that will not do${none === null ? '' : ` (skipped: ${none})`}`, () => {
  afterAll(stop);

  /** All tables of a database, each with how many rows it has. */
  async function contents(url: string): Promise<Record<string, number>> {
    const found: Record<string, number> = {};
    const names = await query(url, "SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1");
    for (const { tablename } of names as { tablename: string }[])
      found[tablename] = (await query(url, `SELECT FROM ${tablename}`)).length;
    return found;
  }

  test('serving on it and moving into it are refused with one sentence and status 2, and it stays as it was', async () => {
    const data = temporaryFolder();
    await (await openSqlite(join(data, DATABASE))).close();
    const newer = await fresh('newer');
    await (await openPostgres(newer, [...POSTGRES_STEPS, 'CREATE TABLE colours (x INT)'])).close();
    const other = await fresh('other');
    await query(other, 'CREATE TABLE log (x INT)');
    const { url } = postgres;
    const cases: [database: string, sentence: string][] = [
      [url.replace(/postgres$/, 'nowhere'), ': there is no such database; make one with createdb'],
      [url.replace('gold', 'secret'), ': the password is wrong, or there is none'],
      ['postgres://gilt:secret@127.0.0.1:1/gilt', ': nobody answers there'],
      [newer, ' was written by a newer version of Gilt'],
      [other, ': it holds tables of another program; make a database for Gilt alone'],
    ];
    const before = [await contents(newer), await contents(other)];
    for (const [database, sentence] of cases)
      for (const command of [['serve', '--port', '0'], ['move']]) {
        const { status, stdout, stderr } = await gilt(...command, '--data', data, '--database', database);
        expect([status, stdout, stderr]).toEqual([2, '', `gilt: ${database.replace(/:\w+@/, '@')}${sentence}\n`]);
      }
    expect([await contents(newer), await contents(other)]).toEqual(before);
  });

  test('a database of an older version is left alone as long as servers of that version run', async () => {
    const url = await fresh('older');
    const older = POSTGRES_STEPS.slice(0, -1);
    await (await openPostgres(url, older)).close();
    const before = await contents(url);
    const release = await lockDatabase(url, 'serving', () => {});
    await expect(openPostgres(url)).rejects.toThrow(
      /^servers of an older version of Gilt still run on \S+\/older; stop them first$/,
    );
    expect(await contents(url)).toEqual(before);
    await release();
    await (await openPostgres(url)).close();
    expect(await query(url, 'SELECT step FROM gilt_schema')).toEqual([{ step: POSTGRES_STEPS.length }]);
  });

  test('one that dies while something is moved into it is empty afterwards, and whoever moves is told', async () => {
    const data = temporaryFolder();
    const small = await served({ data });
    const ann = await small.newGuest('Ann');
    await ann.opens({ game: 'goofspiel', seats: ['me', 'random'], start: true });
    await small.stop();
    const url = await fresh('dying');
    await (await openPostgres(url)).close();
    // Whoever writes lines there is kept waiting, so that this is in the middle of it.
    await query(
      url,
      `CREATE FUNCTION dawdle() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_sleep(600); RETURN NULL; END';
       CREATE TRIGGER dawdle AFTER INSERT ON log FOR EACH STATEMENT EXECUTE FUNCTION dawdle()`,
    );
    const moving = gilt('move', '--data', data, '--database', url);
    const dawdles = "SELECT FROM pg_stat_activity WHERE datname = 'dying' AND wait_event = 'PgSleep'";
    await expect.poll(() => query(postgres.url, dawdles), { timeout: 60_000 }).toHaveLength(1);
    await postgres.kill();
    const { status, stdout, stderr } = await moving;
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^gilt: postgres:\/\/gilt@\S+\/dying: [^\n]+\n$/);
    await postgres.restart();
    const { gilt_schema, ...rows } = await contents(url);
    expect(gilt_schema).toBe(1);
    expect(Math.max(...Object.values(rows))).toBe(0);
    await query(url, 'DROP FUNCTION dawdle CASCADE');
    expect((await moveDatabase(join(data, DATABASE), url)).tables).toBe(1);
  });
});
