import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readdirSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { randomFrom } from '@gilt/engine/random';
import { games } from '@gilt/games/all';
import { dungeonBusters } from '@gilt/games/dungeon-busters/game';
import { goofspiel } from '@gilt/games/goofspiel/game';
import { expect, test } from 'vitest';
import { tidy } from './hall.ts';
import { copyDatabase, copyInto } from './store/backup.ts';
import { diskTrouble, lockFolder } from './store/disk.ts';
import { DATABASE } from './store/open.ts';
import { openSqlite } from './store/sqlite.ts';
import { sqliteModule } from './store/sqlite-module.ts';
import { line } from './store/suite/opening.ts';
import { clock, MINUTE } from './test/clock.ts';
import { doctored } from './test/doctored.ts';
import { guest } from './test/guest.ts';
import { play } from './test/player.ts';
import { gilt, start } from './test/program.ts';
import { breakDisk } from './test/sabotage.ts';
import { served, temporaryFolder } from './test/serving.ts';
import { annAndBob, sayings } from './test/tables.ts';

test('a folder is for one server at a time, and free again when that ends', async () => {
  const server = await served();
  await expect(served({ data: server.data })).rejects.toThrow(`another server already runs on ${server.data}`);
  await server.stop();
  (await lockFolder(server.data))();
});

test('what is stored can be read by its owner only', async () => {
  const { data } = await served();
  for (const name of readdirSync(data))
    expect([name, (statSync(join(data, name)).mode & 0o077).toString(8)]).toEqual([name, '0']);
});

test('a database that is damaged, or none, is refused with one sentence', async () => {
  const folder = temporaryFolder();
  const file = join(folder, DATABASE);
  writeFileSync(file, 'this is a diary, and no database at all'.repeat(100));
  await expect(openSqlite(file)).rejects.toThrow(`${file} is no database of Gilt`);
  rmSync(file);
  const store = await openSqlite(file);
  for (let i = 1; i < 200; i++) await store.append([line('A', i, { told: 'x'.repeat(500) })]);
  await store.close();
  const { DatabaseSync } = await sqliteModule();
  const flushing = new DatabaseSync(file);
  flushing.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  flushing.close();
  // Pages in the middle of the file are overwritten, as by a disk that fails.
  const damaging = openSync(file, 'r+');
  writeSync(damaging, Buffer.alloc(8 * 4096, 7), 0, 8 * 4096, 4 * 4096);
  closeSync(damaging);
  await expect(openSqlite(file)).rejects.toThrow(`${file} is damaged: put a backup in its place`);
  expect(await gilt('serve', '--port', '0', '--data', folder)).toMatchObject({
    status: 2,
    stderr: expect.stringMatching(/^gilt: [^\n]* is damaged: put a backup in its place\n$/),
  });
});

test('so is a disk that is full or not to be written, and a folder that is none', async () => {
  const folder = temporaryFolder();
  const serve = (data: string) => gilt('serve', '--port', '0', '--host', '127.0.0.1', '--data', data);
  await (await openSqlite(join(folder, DATABASE))).close();
  const disk = await breakDisk(folder, 'settings');
  expect(await serve(folder)).toMatchObject({
    status: 2,
    stderr: `gilt: ${join(folder, DATABASE)} cannot be written: the disk is full\n`,
  });
  disk.mend();
  const file = join(folder, 'file');
  writeFileSync(file, 'not a folder');
  expect(await serve(file)).toMatchObject({
    status: 2,
    stderr: `gilt: ${join(file, 'gilt.lock')} cannot be written: there is no such folder\n`,
  });
  // Where Node's own way of making a folder with all that are above it never ends.
  if (process.platform === 'linux')
    expect(await serve('/proc/nowhere')).toMatchObject({
      status: 2,
      stderr: 'gilt: /proc/nowhere/gilt.lock cannot be written: there is no such folder\n',
    });
  for (const code of ['EROFS', 'EACCES'])
    expect(diskTrouble('gilt.db', Object.assign(new Error(`${code}: open`), { code }))?.message).toBe(
      'gilt.db cannot be written: it is read-only, or belongs to somebody else',
    );
  // Of a backup it is the new file that cannot be written.
  await expect(copyDatabase(join(folder, DATABASE), join(file, 'copy.db'))).rejects.toThrow(
    `${join(file, 'copy.db')} cannot be written: there is no such folder`,
  );
});

test('a backup ends although the server goes on writing; the last few are kept, each tried', async () => {
  const folder = temporaryFolder();
  const file = join(folder, DATABASE);
  const store = await openSqlite(file);
  for (let i = 1; i <= 50; i++) await store.append([line('A', i)]);
  // Written to from elsewhere, between the beginning of one copy and the end of another.
  const to = join(folder, 'copy.db');
  expect(await copyDatabase(file, to)).toEqual({ tables: 0 });
  await store.append([line('A', 51)]);
  const copy = await openSqlite(to);
  expect(await copy.lines('A', 0)).toHaveLength(50);
  await copy.close();
  await expect(copyDatabase(file, to)).rejects.toThrow('exists already');
  const many = join(folder, 'backups');
  for (let hour = 0; hour < 5; hour++) await copyInto(many, 3, hour * 3_600_000, (file2) => copyDatabase(file, file2));
  expect(readdirSync(many)).toEqual([2, 3, 4].map((hour) => `gilt-1970-01-01T0${hour}-00-00.db`));
  expect((statSync(join(many, readdirSync(many)[0]!)).mode & 0o077).toString(8)).toBe('0');
  // A copy that fails leaves nothing behind.
  await expect(
    copyInto(many, 3, 9 * 3_600_000, (file2) => copyDatabase(join(folder, 'nowhere', 'x.db'), file2)),
  ).rejects.toThrow();
  expect(readdirSync(many)).toHaveLength(3);
  await store.close();
});

test('/healthz says that it is alive, /readyz whether it can do its work', async () => {
  const surroundings = clock();
  const server = await served({ surroundings });
  const ready = async () => {
    surroundings.pass(5000);
    const response = await fetch(`${server.address}/readyz`);
    return [response.status, await response.json()];
  };
  expect(await ready()).toEqual([200, { ready: true, troubles: [], setAside: 0, clockDoubted: false }]);
  const disk = await breakDisk(server.data, 'settings');
  expect(await ready()).toMatchObject([503, { ready: false, troubles: ['nothing can be written'] }]);
  expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
  disk.mend();
  await server.running.hall.store.setAside({ code: 'ABCDEFGH', why: 'x', at: 1 });
  expect(await ready()).toMatchObject([200, { ready: true, setAside: 1 }]);
  const metrics = await (await fetch(`${server.address}/metrics`)).text();
  for (const name of [
    'gilt_tables_set_aside 1',
    'gilt_commit_seconds_count',
    'gilt_bot_faults_total 0',
    'nodejs_eventloop_lag_seconds',
  ])
    expect(metrics).toContain(name);
});

test('a process that stands still is ended, and the table to blame is set aside first', async () => {
  const folder = temporaryFolder();
  const file = join(folder, DATABASE);
  await (await openSqlite(file)).close();
  const program = join(import.meta.dirname, '../dist/standstill.js');
  for (const [code, asides] of [
    [[], []],
    [['ABCDEFGH'], [{ code: 'ABCDEFGH', why: 'its rules stood still for 0.5 seconds', at: expect.any(Number) }]],
  ] as const) {
    const child = spawn(process.execPath, [program, file, ...code], { stdio: 'ignore' });
    expect(await new Promise((resolve) => child.once('exit', (_, signal) => resolve(signal)))).toBe('SIGKILL');
    const store = await openSqlite(file);
    expect(await store.asides()).toEqual(asides);
    await store.close();
  }
});

test('gilt admin looks after tables and people of a server that runs', async () => {
  const data = temporaryFolder();
  expect(await gilt('admin', 'list', '--data', data)).toMatchObject({
    status: 2,
    stderr: `gilt: no server runs on ${data}\n`,
  });
  const program = await start(data);
  const [ann, bob] = [guest(() => program.address), guest(() => program.address)];
  await ann.must('PUT', 'me', { name: 'Ann' });
  await bob.must('PUT', 'me', { name: 'Bob' });
  const code = await ann.opens({ game: 'goofspiel', seats: ['me', 'open'] });
  await bob.must('POST', `tables/${code}/join`);
  await ann.must('POST', `tables/${code}/start`);
  const a = await ann.at(code);
  const b = await bob.at(code);
  const admin = async (...words: string[]) => {
    const { status, stdout, stderr } = await gilt('admin', ...words, '--data', data);
    return status === 0 ? JSON.parse(stdout) : stderr;
  };
  expect(await admin('list')).toMatchObject([{ code, status: 'playing', setAside: null }]);
  const { people } = await admin('show', code.toLowerCase());
  expect(people.map(({ name }: { name: string }) => name)).toEqual(['Ann', 'Bob']);
  const [, { person }] = people;
  expect(await admin('mute', '-nobody')).toContain('there is no person -nobody');
  expect(await admin('mute', person)).toEqual({ person, mark: 'muted' });
  await expect(b.wish({ type: 'say', text: 'hello' })).rejects.toThrow(
    'the operator of the server keeps you from talking',
  );
  await admin('pardon', person);
  await b.wish({ type: 'say', text: 'hello' });
  await a.until((each) => sayings(each).length === 1);
  await admin('ban', person);
  await b.until(({ ended }) => ended !== null);
  expect((await bob.ask('GET', 'me')).status).toBe(403);
  expect((await admin('show', code)).people).toMatchObject([{ mark: null }, { person, mark: 'banned' }]);
  expect(await admin('forget', 'nobody')).toContain('there is no person nobody');
  await admin('close', code);
  await a.until(({ table }) => table.status === 'closed');
  expect(a.table.why).toBe('the operator of the server has closed it');
  expect(await admin('retry', code)).toBe(`gilt: table ${code} was not set aside\n`);
  expect(await admin('delete', code)).toEqual({ deleted: code });
  expect((await ann.ask('GET', `tables/${code}`)).status).toBe(404);
  expect(await admin('aside')).toEqual([]);
  await program.stop('SIGTERM');
});

test('settings come from flags, then from the environment, then from a file', async () => {
  const folder = temporaryFolder();
  const config = join(folder, 'gilt.json');
  writeFileSync(config, JSON.stringify({ port: 1, host: '127.0.0.1', data: join(folder, 'from-file'), log: 'silent' }));
  const program = await start(join(folder, 'from-flag'), '--config', config);
  expect([existsSync(join(folder, 'from-flag', DATABASE)), existsSync(join(folder, 'from-file'))]).toEqual([
    true,
    false,
  ]);
  await program.stop('SIGTERM');
  for (const [text, sentence] of [
    ['{"prot": 1}', "there is no setting 'prot'"],
    ['{"port": "x"}', "--port 'x' is not a whole number"],
    ['port = 1', 'should be settings as JSON'],
  ] as const) {
    writeFileSync(config, text);
    expect(await gilt('serve', '--config', config)).toMatchObject({
      status: 2,
      stderr: expect.stringContaining(sentence),
    });
  }
});

const others = games.filter(({ id }) => id !== 'goofspiel');
/** The same rules, citing another clause. */
const reworded = doctored(
  goofspiel,
  2,
  'auction.takePrize',
  (usual) => (game, locals, answers, tell) =>
    usual(game, locals, answers, tell && ((event, ...to) => tell({ ...event, rule: 'GO-99' }, ...to))),
);
const broken = doctored(goofspiel, 3, 'auction.takePrize', () => () => {
  throw new TypeError('nobody knows these rules any more');
});

test('a game that is over stays as it was told, with its result and its record, whatever becomes of the rules', async () => {
  const time = clock();
  const server = await served({ surroundings: time });
  const { ann, bob, code, a, b } = await annAndBob(server, ['random'], { options: { cards: 3 }, watchable: false });
  await a.wish({ type: 'say', text: 'good luck' });
  await Promise.all([play(a, randomFrom(1)), play(b, randomFrom(2))]);
  const record = await ann.must('GET', `tables/${code}/record`);
  const before = await ann.at(code);
  await Promise.all([a, b, before].map((each) => each.close()));
  time.pass(2 * MINUTE);
  await tidy(server.running.hall);
  for (const game of [goofspiel, reworded, broken]) {
    await server.restart({ games: [...others, game] });
    const again = await ann.at(code);
    expect(again.story).toEqual(before.story);
    expect(again.table).toEqual(before.table);
    expect(again.now).toEqual(before.now);
    expect(await bob.must('GET', `tables/${code}/record`)).toEqual(record);
  }
  // People can still talk about it, and go on to another.
  const again = await ann.at(code);
  await again.wish({ type: 'say', text: 'well played' });
  await server.restart({ games });
  expect(sayings(await bob.at(code))).toEqual(['good luck', 'well played']);
  expect((await bob.ask('POST', `tables/${code}/rematch`)).status).toBe(200);
});

test('a game that is over takes less than half the room', async () => {
  const time = clock();
  const server = await served({ surroundings: time });
  const ann = await server.newGuest('Ann');
  for (const game of ['dungeon-busters', 'shadowgate']) {
    const code = await ann.opens({
      game,
      seats: ['me', ...Array(dungeonBusters.seats.least - 1).fill('random')],
      start: true,
    });
    const a = await ann.at(code);
    await play(a, randomFrom(1));
    await server.running.hall.scribe.idle();
    const lines = await server.running.hall.store.lines(code, 0);
    const plain = lines.reduce(
      (sum, each) => sum + JSON.stringify(each.happening).length + (each.told?.length ?? 0) + 20,
      0,
    );
    await a.close();
    time.pass(2 * MINUTE);
    await tidy(server.running.hall);
    const { DatabaseSync } = await sqliteModule();
    const database = new DatabaseSync(join(server.data, DATABASE));
    const { room } = database
      .prepare(
        `SELECT (SELECT sum(length(data)) FROM volumes WHERE code = :c) + (SELECT sum(length(data)) FROM snapshots WHERE code = :c)
         + (SELECT sum(length(happening) + coalesce(length(told), 0)) FROM log WHERE code = :c) AS room`,
      )
      .get({ c: code }) as { room: number };
    database.close();
    expect(room).toBeLessThan(plain / 2);
    expect(await server.running.hall.store.lines(code, 0)).toEqual(lines);
  }
}, 60_000);
