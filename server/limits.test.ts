import { createConnection } from 'node:net';
import { randomFrom } from '@gilt/engine/random';
import { houseSet } from '@gilt/games/shadowgate/house';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { addressOf } from './address.ts';
import { GOOD_MANNERS, type Kind, limits } from './manners.ts';
import { clock, DAY } from './test/clock.ts';
import { PATIENT } from './test/patience.ts';
import { play } from './test/player.ts';
import { allRows } from './test/sabotage.ts';
import { served } from './test/serving.ts';
import { annAndBob, sayings } from './test/tables.ts';

/** Everything is allowed, but this only so often from one address. */
const only = (kind: Kind, burst: number) => ({
  ...PATIENT,
  address: { ...PATIENT.address, [kind]: { burst, perSecond: 0 } },
});
const both = (kind: Kind, burst: number) => ({ ...PATIENT, person: { [kind]: { burst, perSecond: 0 } } });

test('an account is refilled as time passes, also when the clock is set back meanwhile', () => {
  const time = clock();
  const { take } = limits({ ...PATIENT, person: { messages: { burst: 2, perSecond: 1 } } }, time.now);
  const ann = { address: 'a', person: 'ann' };
  const tries = () => [1, 2, 3].map(() => take('messages', ann));
  expect(tries()).toEqual([true, true, false]);
  time.pass(-60_000);
  time.pass(1000);
  expect(tries()).toEqual([false, false, false]);
  time.pass(1000);
  expect(tries()).toEqual([true, false, false]);
  expect(take('messages', { address: 'a', person: 'bob' })).toBe(true);
});

test('what was asked for before a restart still counts, as far as time has not made it good, and nobody can read who it was', async () => {
  const surroundings = clock();
  const manners = { ...PATIENT, address: { ...PATIENT.address, tables: { burst: 3, perSecond: 1 / 60 } } };
  const server = await served({ manners, surroundings });
  const ann = await server.newGuest('Ann');
  const opening = async () => (await ann.ask('POST', 'tables', { game: 'goofspiel', seats: ['me', 'random'] })).status;
  expect([await opening(), await opening(), await opening(), await opening()]).toEqual([201, 201, 201, 429]);
  surroundings.pass(20_000);
  await server.restart();
  await server.restart();
  expect(await opening()).toBe(429);
  surroundings.pass(50_000);
  await server.restart();
  expect([await opening(), await opening()]).toEqual([201, 429]);
  await server.stop();
  expect(await allRows(server.data)).not.toContain('127.0.0.1');
});

test('behind proxies it is the address that the first of them saw, whatever else was written there', () => {
  const from = (forwarded: string | undefined, proxies: number, remoteAddress = '10.0.0.1') =>
    addressOf({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress } } as never, proxies);
  expect(from('6.6.6.6, 1.2.3.4', 0)).toBe('10.0.0.1');
  expect(from('6.6.6.6, 1.2.3.4', 1)).toBe('1.2.3.4');
  expect(from('6.6.6.6, 1.2.3.4, 10.0.0.2', 2)).toBe('1.2.3.4');
  expect(from(undefined, 1)).toBe('10.0.0.1');
  // Of IPv6 a household has half: nobody gets further by changing the other half.
  expect(from(undefined, 0, '2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2');
  expect(from(undefined, 0, '2001:db8::6')).toBe('2001:db8:0:0');
  expect(from(undefined, 0, '::ffff:1.2.3.4')).toBe('1.2.3.4');
});

test('codes of tables cannot be guessed, over sockets or HTTP; whoever sits at a table is not kept from it', async () => {
  const server = await served({ manners: only('guesses', 5) });
  const { ann, bob, code } = await annAndBob(server);
  const guess = async (i: number) => {
    const there = ann.reaches(`ABCDEFG${'HJKMNPQRST'[i]}`);
    await there.until(({ ended }) => ended !== null);
    return there.ended!.code;
  };
  expect([await guess(0), await guess(1), await guess(2)]).toEqual([404, 404, 404]);
  expect((await bob.ask('GET', 'tables/ABCDEFGH')).status).toBe(404);
  expect((await bob.ask('POST', 'tables/ABCDEFGH/join')).status).toBe(404);
  expect((await bob.ask('GET', 'tables/ABCDEFGH')).status).toBe(429);
  expect(await guess(3)).toBe(429);
  expect((await ann.at(code)).table.you).toBe(0);
});

test('connections, tables, card sets and new people are counted by address', async () => {
  const status = async (ask: (i: number) => Promise<number>) => {
    const found = [];
    for (let i = 0; i < 4; i++) found.push(await ask(i));
    return found;
  };
  const tables = await served({ manners: both('tables', 2) });
  const ann = await tables.newGuest('Ann');
  const table = { game: 'goofspiel', seats: ['me', 'random'] };
  const opening = async () => (await ann.ask('POST', 'tables', table)).status;
  expect(await status(opening)).toEqual([201, 201, 429, 429]);

  const cards = await served({ manners: only('cards', JSON.stringify(houseSet).length + 1) });
  const bob = await cards.newGuest('Bob');
  const castle = { game: 'shadowgate', seats: ['me', 'random'], cards: houseSet };
  expect((await bob.ask('POST', 'tables', castle)).status).toBe(201);
  expect((await bob.ask('POST', 'tables', castle)).status).toBe(201);
  expect((await bob.ask('POST', 'tables', castle)).status).toBe(429);
  expect((await bob.ask('POST', 'tables', table)).status).toBe(201);

  const people = await served({ manners: only('people', 2) });
  const naming = async () => (await (await people.newGuest()).ask('PUT', 'me', { name: 'x' })).status;
  expect(await status(naming)).toEqual([200, 200, 429, 429]);

  const sockets = await served({ manners: only('connections', 2) });
  const cid = await sockets.newGuest('Cid');
  const code = await cid.opens(table);
  for (let i = 0; i < 2; i++) await cid.at(code);
  const third = cid.reaches(code);
  await third.until(({ ended }) => ended !== null);
  expect(third.ended!.code).toBe(429);
});

test('whoever only looks on is not stored, and keeps name and seat once they are', async () => {
  const server = await served();
  for (let i = 0; i < 20; i++) await fetch(`${server.address}/api/me`);
  expect(await allRows(server.data)).toContain('people: []');
  const ann = await server.newGuest();
  const { name } = await ann.must('GET', 'me');
  const before = ann.cookie;
  expect((await ann.ask('GET', 'me/export')).status).toBe(404);
  const code = await ann.opens({ game: 'goofspiel', seats: ['me', 'random'] });
  expect(ann.cookie).not.toBe(before);
  expect((await ann.at(code)).table.seats[0]).toMatchObject({ kind: 'person', name });
  // A tab that was opened before knows the same person.
  ann.cookie = before;
  expect((await ann.at(code)).table.you).toBe(0);
});

test('the past is told only so often at once', async () => {
  const server = await served({ manners: both('past', 15) });
  const { ann, code, a } = await annAndBob(server);
  const last = a.last();
  for (let i = 0; i < 3; i++) await ann.at(code).catch(() => {});
  const again = ann.reaches(code);
  again.send({ type: 'hello', seen: null });
  await again.until(({ ended }) => ended !== null);
  expect(again.ended).toMatchObject({ code: 1013 });
  expect(last).toBeLessThan(15);
});

test('the past of a table that has ended is read whole, and counts whole; so does all that somebody ever said', async () => {
  const surroundings = clock();
  const server = await served({ surroundings });
  const { ann, code, a, b } = await annAndBob(server, [], { options: { cards: 2 } });
  for (const text of ['one', 'two', 'three']) await a.wish({ type: 'say', text });
  await Promise.all([play(a, randomFrom(1)), play(b, randomFrom(2))]);
  const last = (await ann.at(code)).last();
  await server.restart({ manners: both('past', last + 1) });
  const codes = [];
  for (let i = 0; i < 2; i++) {
    const there = ann.reaches(code);
    there.send({ type: 'hello', seen: last - 1 });
    await there.until(({ ended, story }) => ended !== null || story.length > 0);
    codes.push(there.ended?.code ?? null);
  }
  expect(codes).toEqual([null, 1013]);
  await server.restart({ manners: { ...PATIENT, person: { past: { burst: 3, perSecond: 0.1 } } } });
  surroundings.pass(DAY);
  expect([await ann.ask('GET', 'me/export'), await ann.ask('GET', 'me/export')].map(({ status }) => status)).toEqual([
    200, 429,
  ]);
});

test('a rematch counts as a new table, and looking whether the server is well as a request', async () => {
  const server = await served();
  const { ann, bob, code, a, b } = await annAndBob(server, [], { options: { cards: 2 } });
  await Promise.all([play(a, randomFrom(1)), play(b, randomFrom(2))]);
  await server.restart({ manners: only('tables', 0) });
  expect((await ann.ask('POST', `tables/${code}/rematch`)).status).toBe(429);
  await server.restart({ manners: only('tables', 1) });
  expect((await ann.ask('POST', `tables/${code}/rematch`)).status).toBe(200);
  // Whoever follows opens none.
  expect((await bob.ask('POST', `tables/${code}/rematch`)).status).toBe(200);
  await server.restart({ manners: only('requests', 2) });
  const paths = ['/metrics', '/readyz', '/readyz?again', '/metrics', '/healthz'];
  const answers = [];
  for (const path of paths) answers.push((await fetch(`${server.address}${path}`)).status);
  expect(answers).toEqual([200, 200, 429, 429, 200]);
});

test('pings count like messages, and so do those of all tabs of a person', async () => {
  const server = await served({ manners: { ...both('messages', 10), patience: 5 }, surroundings: clock() });
  const { ann, code, a, b } = await annAndBob(server);
  const tab = await ann.at(code);
  for (let i = 0; i < 6; i++) a.send({ type: 'say', request: i, text: `one ${i}` });
  await b.until((each) => sayings(each).length === 6);
  for (let i = 0; i < 20; i++) tab.socket.ping();
  await tab.until(({ ended }) => ended !== null);
  expect(tab.ended).toEqual({ code: 1008, why: 'too many messages that cannot be accepted' });
  expect(b.ended).toBeNull();
});

test('eight tabs are eight, also of those who have not said hello', async () => {
  const server = await served();
  const { ann, code } = await annAndBob(server);
  const silent = Array.from({ length: 7 }, () => ann.reaches(code));
  await Promise.all(silent.map(({ socket }) => new Promise((open) => socket.once('open', open))));
  const ninth = ann.reaches(code);
  await ninth.until(({ ended }) => ended !== null);
  expect(ninth.ended?.code).toBe(403);
  expect(ninth.socket.readyState).not.toBe(WebSocket.OPEN);
});

test('bodies that do not come are not waited for by more than a few', async () => {
  const server = await served({ manners: { ...PATIENT, underWay: 3 } });
  const head = 'PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{';
  const slow = Array.from({ length: 3 }, () => createConnection(server.running.port, '127.0.0.1'));
  for (const socket of slow) socket.write(head);
  const status = async () => (await fetch(`${server.address}/api/games`)).status;
  while ((await status()) !== 429);
  for (const socket of slow) socket.destroy();
  while ((await status()) !== 200);
});

test('good manners are what the guide says', () => {
  expect(GOOD_MANNERS.person.messages).toEqual({ burst: 40, perSecond: 4 });
});
