import { join } from 'node:path';
import { randomFrom } from '@gilt/engine/random';
import { games } from '@gilt/games/all';
import { goofspiel } from '@gilt/games/goofspiel/game';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { tidy } from './hall.ts';
import { RULES, sweep } from './housekeeping.ts';
import { DATABASE } from './store/open.ts';
import { sqliteModule } from './store/sqlite-module.ts';
import { realSurroundings, steadily } from './surroundings.ts';
import { clock, DAY, MINUTE } from './test/clock.ts';
import { doctored } from './test/doctored.ts';
import { guest } from './test/guest.ts';
import { play } from './test/player.ts';
import { served } from './test/serving.ts';
import { annAndBob, first } from './test/tables.ts';

test('a table at which the game has not begun is closed after two days', async () => {
  const surroundings = clock();
  const server = await served({ surroundings });
  const ann = await server.newGuest('Ann');
  const code = await ann.opens({ game: 'goofspiel', seats: ['me', 'open'], listed: true });
  const a = await ann.at(code);
  surroundings.pass(RULES.closed.open);
  await sweep(server.running.hall);
  expect(a.table.status).toBe('open');
  surroundings.pass(1);
  await sweep(server.running.hall);
  await a.until(({ table }) => table.status === 'closed');
  expect(a.table.why).toBe('nobody came any more');
  expect((await ann.must('GET', 'tables')).tables).toEqual([]);
});

test('a game that nobody goes on with is closed after sixty days, and its record can be had', async () => {
  const surroundings = clock();
  const server = await served({ surroundings });
  const { ann, code, a, b } = await annAndBob(server);
  surroundings.pass(RULES.closed.playing - DAY);
  await Promise.all([a.choose('1'), b.choose('2')]);
  surroundings.pass(2 * DAY);
  await sweep(server.running.hall);
  expect(a.table.status).toBe('playing');
  surroundings.pass(RULES.closed.playing);
  await sweep(server.running.hall);
  await a.until(({ table }) => table.status === 'closed');
  expect(a.table.dealing.secret).toMatch(/^[0-9a-f]{64}$/);
  const record = await ann.must('GET', `tables/${code}/record`);
  expect([record.unfinished, record.entries.length]).toEqual([true, 1]);
});

test('a table that has ended is deleted after four hundred days, with all that belongs to it', async () => {
  const surroundings = clock();
  const server = await served({ surroundings });
  const { ann, code, a, b } = await annAndBob(server, [], { options: { cards: 2 } });
  await a.wish({ type: 'say', text: 'for posterity' });
  await Promise.all([play(a, randomFrom(1)), play(b, randomFrom(2))]);
  surroundings.pass(RULES.deleted.over);
  await sweep(server.running.hall);
  expect((await ann.ask('GET', `tables/${code}`)).status).toBe(200);
  surroundings.pass(1);
  await sweep(server.running.hall);
  await a.until(({ ended }) => ended !== null);
  expect((await ann.ask('GET', `tables/${code}`)).status).toBe(404);
  expect((await ann.ask('GET', `tables/${code}/record`)).status).toBe(404);
  expect(await server.running.hall.store.lines(code, 0)).toEqual([]);
});

test('people who sit nowhere and do not come back are forgotten after sixty days', async () => {
  const surroundings = clock();
  const server = await served({ surroundings });
  const { ann } = await annAndBob(server);
  const stranger = await server.newGuest('Stranger');
  const regular = await server.newGuest('Regular');
  surroundings.pass(RULES.stranger - DAY);
  await regular.must('GET', 'me');
  surroundings.pass(DAY + 1);
  await sweep(server.running.hall);
  expect(await regular.must('GET', 'me')).toEqual({ name: 'Regular' });
  expect((await stranger.must('GET', 'me')).name).toMatch(/^Guest/);
  expect(await ann.must('GET', 'me')).toEqual({ name: 'Ann' });
});

test('one table that cannot be read keeps no other from being swept', async () => {
  const surroundings = clock();
  const server = await served({ surroundings });
  const ann = await server.newGuest('Ann');
  await ann.opens({ game: 'goofspiel', seats: ['me', 'open'] });
  const other = await ann.opens({ game: 'dungeon-busters', seats: ['me', 'open', 'open'] });
  await server.restart({ games: games.filter(({ id }) => id !== 'goofspiel') });
  surroundings.pass(RULES.closed.open + 1);
  await sweep(server.running.hall);
  expect((await ann.must('GET', `tables/${other}`)).status).toBe('closed');
});

test('a table at which nobody is leaves memory after a while, and is found again as it was', async () => {
  const surroundings = clock();
  const server = await served({ surroundings });
  const { ann, code, a, b } = await annAndBob(server);
  await a.choose('7');
  const { hall } = server.running;
  surroundings.pass(MINUTE);
  await tidy(hall);
  expect(hall.residents.has(code)).toBe(true);
  await Promise.all([a.close(), b.close()]);
  while (hall.residents.get(code)!.clients.length > 0) await new Promise(setImmediate);
  await tidy(hall);
  expect(hall.residents.has(code)).toBe(true);
  surroundings.pass(MINUTE);
  await tidy(hall);
  expect(hall.residents.has(code)).toBe(false);
  expect(await hall.store.snapshot(code)).not.toBeNull();
  const again = await ann.at(code, a.last());
  expect([again.story, again.now!.chosen]).toEqual([[], '7']);
});

test('after a restart an open question has at least a minute; then the stand-in plays', async () => {
  const surroundings = clock();
  const server = await served({ surroundings });
  const { ann, code, a, b } = await annAndBob(server, [], { clock: 30 });
  await b.choose('3');
  const deadline = a.now!.deadline!;
  expect(deadline).toBe(surroundings.now() + 30_000);
  surroundings.pass(10 * MINUTE);
  await server.restart();
  const again = await ann.at(code);
  expect(again.now!.deadline).toBe(surroundings.now() + MINUTE);
  surroundings.pass(MINUTE - 1);
  server.running.hall.ring(code);
  await again.wish({ type: 'say', text: 'I am thinking' });
  expect(again.table.seats[0]).toMatchObject({ presence: 'here' });
  surroundings.pass(1);
  server.running.hall.ring(code);
  await again.until(({ now }) => now?.asked?.number === 2);
  expect(again.story.some(({ what }) => what.type === 'late' && what.seats.includes(0))).toBe(true);
  // Whoever was late takes the seat back by playing.
  await again.choose(first(again));
  expect(again.table.seats[0]).toMatchObject({ presence: 'here' });
});

test('one table that cannot be kept keeps no other in memory', async () => {
  const surroundings = clock();
  const server = await served({ surroundings });
  const { hall } = server.running;
  const [one, other] = [await annAndBob(server), await annAndBob(server)];
  await Promise.all([one.a, one.b, other.a, other.b].map((each) => each.close()));
  while ([...hall.residents.values()].some(({ clients }) => clients.length > 0)) await new Promise(setImmediate);
  const { keepSnapshot } = hall.store;
  hall.store.keepSnapshot = async (code, snapshot) => {
    if (code === one.code) throw new Error('no room for this one');
    return keepSnapshot(code, snapshot);
  };
  surroundings.pass(MINUTE);
  await tidy(hall);
  expect(hall.residents.size).toBe(0);
  expect((await one.ann.at(one.code)).table.status).toBe('playing');
});

test('a table that had ended when the server was killed, or under an older one, is kept like any that ends', async () => {
  const surroundings = clock();
  const server = await served({ surroundings });
  const { ann, code, a, b } = await annAndBob(server, [], { options: { cards: 2 } });
  await Promise.all([play(a, randomFrom(1)), play(b, randomFrom(2))]);
  const { table, story } = await ann.at(code);
  await server.stop();
  // As it was before: no result and record in place of a snapshot.
  const { DatabaseSync } = await sqliteModule();
  const database = new DatabaseSync(join(server.data, DATABASE));
  database.exec('DELETE FROM snapshots');
  database.close();
  const again = await served({ data: server.data, surroundings });
  const { store } = again.running.hall;
  await sweep(again.running.hall);
  expect([await store.unbound(9), (await store.snapshot(code))?.stamp]).toEqual([[], 'ended 1']);
  // From then on it needs no rules.
  await again.restart({ games: [doctored(goofspiel, 2, 'auction.takePrize', () => () => undefined)] });
  const read = await Object.assign(
    guest(() => again.address),
    { cookie: ann.cookie },
  ).at(code);
  expect([read.table, read.story]).toEqual([table, story]);
});

test('a clock that was set back before a restart gives nobody more than the whole time', async () => {
  const surroundings = clock();
  const server = await served({ surroundings });
  const ann = await server.newGuest('Ann');
  const options = { characters: 'learners', match: 'time' };
  const seats = ['me', 'open'];
  const code = await ann.opens({ game: 'shadowgate', options, seats, minutes: 10, clock: 120 });
  await (await server.newGuest('Bob')).must('POST', `tables/${code}/join`);
  await ann.must('POST', `tables/${code}/start`);
  surroundings.pass(-DAY / 2);
  await server.restart();
  const { now } = await ann.at(code);
  expect(now!.deadline! - surroundings.now()).toBe(2 * MINUTE);
  expect(server.running.hall.residents.get(code)!.table.ends! - surroundings.now()).toBe(10 * MINUTE);
});

test('a clock that is set four hundred days ahead closes and deletes nothing for a week, and says so', async () => {
  const surroundings = clock();
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const server = await served({ surroundings, log });
  const { ann, code, a, b } = await annAndBob(server, [], { options: { cards: 2 } });
  await Promise.all([play(a, randomFrom(1)), play(b, randomFrom(2))]);
  const { code: unfinished } = await annAndBob(server);
  const open = await ann.opens({ game: 'goofspiel', seats: ['me', 'open'] });
  surroundings.pass(401 * DAY);
  await server.restart();
  await sweep(server.running.hall);
  expect((await ann.ask('GET', `tables/${code}`)).status).toBe(200);
  expect((await ann.must('GET', `tables/${unfinished}`)).status).toBe('playing');
  expect((await ann.must('GET', `tables/${open}`)).status).toBe('open');
  expect(lines.join()).toContain('nothing is closed or deleted for a week');
  // Restarted again it still has its doubts.
  await server.restart();
  surroundings.pass(7 * DAY - 1);
  await sweep(server.running.hall);
  expect((await ann.ask('GET', `tables/${code}`)).status).toBe(200);
  surroundings.pass(1);
  await sweep(server.running.hall);
  expect((await ann.ask('GET', `tables/${code}`)).status).toBe(404);
});

test('the time goes on evenly, whatever happens to the clock', () => {
  let elapsed = 0;
  const now = steadily(1_800_000_000_000, () => elapsed);
  const before = now();
  elapsed = 5000;
  expect(now() - before).toBe(5000);
  // It is the clock of the program's own running time, and not the one on the wall.
  const { now: real } = realSurroundings;
  const [start, wall] = [real(), Date.now];
  Date.now = () => 0;
  expect(real()).toBeGreaterThanOrEqual(start);
  Date.now = wall;
});
