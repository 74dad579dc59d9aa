import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../test/serving.ts';
import { checkpointsBeside } from './checkpoints.ts';
import { commits } from './commits.ts';
import { sqliteModule } from './sqlite-module.ts';
import { atOnce } from './to-disk.ts';

const THREAD = new URL('../../dist/checkpointer.js', import.meta.url);
const PAGE = 4096;

/** A database to which pages are added, with checkpoints beside it. */
async function pages(thread: URL, long: number) {
  const { DatabaseSync } = await sqliteModule();
  const file = join(temporaryFolder(), 'pages.db');
  const database = new DatabaseSync(file);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; CREATE TABLE pages (n INTEGER, page BLOB)');
  const checkpoints = checkpointsBeside(thread, file, database, { pause: 1, long });
  onTestFinished(async () => {
    await checkpoints.close();
    database.close();
  });
  const { now } = commits(database, atOnce, checkpoints.wrote);
  const insert = database.prepare('INSERT INTO pages VALUES (?, zeroblob(4000))');
  const sizeOf = (name: string): number => statSync(name).size / PAGE;
  return {
    add: (n: number) => now(() => insert.run(n)),
    count: () => (database.prepare('SELECT count(*) AS count FROM pages').get() as { count: number }).count,
    inFile: () => sizeOf(file),
    inLog: () => sizeOf(`${file}-wal`),
    setting: () => database.prepare('PRAGMA wal_autocheckpoint').get(),
  };
}

test('what is committed gets into the file of the database, by another thread', async () => {
  const { add, inFile } = await pages(THREAD, 1000);
  for (let n = 0; n < 100; n++) await add(n);
  await expect.poll(inFile, { timeout: 60_000 }).toBeGreaterThan(100);
});

test('a log does not grow for ever, also if people commit all the time', async () => {
  const { add, count, inLog } = await pages(THREAD, 200);
  let n = 0;
  // Every commit adds a page to the log and more, until that is begun anew.
  while (n < 1000 || inLog() > n / 2) {
    await add(n++);
    await turn();
  }
  expect(count()).toBe(n);
});

test('without the thread checkpoints are made within commits, as ever', async () => {
  const nowhere = pathToFileURL(join(temporaryFolder(), 'nothing.js'));
  const { add, setting } = await pages(nowhere, 1000);
  await add(1);
  await expect.poll(setting, { timeout: 60_000 }).toEqual({ wal_autocheckpoint: 1000 });
});
