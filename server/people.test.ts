import { randomFrom } from '@gilt/engine/random';
import { expect, test } from 'vitest';
import { clock, MINUTE } from './test/clock.ts';
import { play } from './test/player.ts';
import { allRows, holdBack } from './test/sabotage.ts';
import { served } from './test/serving.ts';
import { annAndBob, first, sayings } from './test/tables.ts';

const names = (seats: readonly { kind: string; name?: string }[]) => seats.map((seat) => seat.name);

test('a newcomer is a guest with a signed cookie that scripts cannot read', async () => {
  const server = await served();
  const ann = await server.newGuest();
  const again = await ann.ask('GET', 'me');
  expect(again.body.name).toMatch(/^Guest \d{4}$/);
  expect(again.headers.getSetCookie()).toEqual([]);
  const [cookie] = (await fetch(`${server.address}/api/me`)).headers.getSetCookie();
  expect(cookie).toMatch(/^gilt=[\w-]{22}\.[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/);
  const other = await server.newGuest();
  expect(other.cookie).not.toBe(ann.cookie);
});

test('behind a proxy that speaks HTTPS the cookie is for HTTPS only', async () => {
  const server = await served({ proxies: 1 });
  const response = await fetch(`${server.address}/api/me`, { headers: { 'x-forwarded-proto': 'https' } });
  expect(response.headers.getSetCookie()[0]).toContain('; Secure');
});

test('a cookie outlives a restart', async () => {
  const server = await served();
  const ann = await server.newGuest('Ann');
  await server.restart();
  expect(await ann.must('GET', 'me')).toEqual({ name: 'Ann' });
});

test('a new name is what tables and lists say from then on', async () => {
  const server = await served();
  const { ann, bob, code, b } = await annAndBob(server);
  await ann.must('PUT', 'me', { name: '  Åsa 🙂 ' });
  const fresh = await bob.at(code);
  expect(names(fresh.table.seats as never)).toEqual(['Åsa 🙂', 'Bob']);
  expect((await bob.must('GET', `tables/${code}`)).seats[0]).toEqual({ name: 'Åsa 🙂', bot: false });
  await b.wish({ type: 'goAway' });
  expect(names(b.table.seats as never)).toEqual(['Åsa 🙂', 'Bob']);
});

test('a personal link makes another device the same person, once', async () => {
  const server = await served();
  const { ann, code, a, b } = await annAndBob(server);
  const { token } = await ann.must('POST', 'me/link');
  const phone = await server.newGuest('a phone');
  // Nobody becomes somebody else without having said so.
  const before = phone.cookie;
  expect(await phone.must('POST', 'link', { token })).toEqual({ name: 'Ann', you: 'a phone' });
  expect([phone.cookie, await phone.must('GET', 'me')]).toEqual([before, { name: 'a phone' }]);
  expect(await phone.must('POST', 'link', { token, sure: true })).toEqual({ name: 'Ann', you: 'a phone' });
  expect(phone.cookie).toBe(ann.cookie);
  const p = await phone.at(code);
  expect(p.table.you).toBe(0);
  await p.choose(first(p));
  await a.until(({ now }) => now?.chosen === first(p));
  await b.choose(first(b));
  const thief = await server.newGuest();
  expect((await thief.ask('POST', 'link', { token, sure: true })).status).toBe(404);
  expect(thief.cookie).not.toBe(ann.cookie);
});

test('a link that two use at once works for one', async () => {
  const server = await served();
  const ann = await server.newGuest('Ann');
  const { token } = await ann.must('POST', 'me/link');
  const two = await Promise.all([server.newGuest(), server.newGuest()]);
  const answers = await Promise.all(two.map((each) => each.ask('POST', 'link', { token, sure: true })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
});

test('a link expires after a quarter of an hour', async () => {
  const surroundings = clock();
  const server = await served({ surroundings });
  const ann = await server.newGuest('Ann');
  const [one, two] = [await ann.must('POST', 'me/link'), await ann.must('POST', 'me/link')];
  expect(one.expires).toBe(surroundings.now() + 15 * MINUTE);
  surroundings.pass(15 * MINUTE - 1);
  const phone = await server.newGuest();
  expect((await phone.ask('POST', 'link', { token: one.token, sure: true })).status).toBe(200);
  surroundings.pass(1);
  expect(await phone.ask('POST', 'link', { token: two.token, sure: true })).toMatchObject({
    status: 404,
    body: { error: 'this link has been used, or is too old; ask for a new one' },
  });
});

test('a person can have all that is stored about them, and nobody else can', async () => {
  const server = await served();
  const { ann, bob, code, a, b } = await annAndBob(server);
  const { n } = await a.wish({ type: 'say', text: 'my own words' });
  await b.wish({ type: 'say', text: "Bob's words" });
  const { body, headers } = await ann.ask('GET', 'me/export');
  expect(headers.get('content-disposition')).toContain('attachment');
  expect(body).toEqual({
    name: 'Ann',
    seen: expect.any(Number),
    tables: [code],
    sayings: [{ table: code, n, text: 'my own words' }],
    mailboxes: [],
  });
  expect((await bob.must('GET', 'me/export')).sayings).toMatchObject([{ text: "Bob's words" }]);
  const nobody = await server.newGuest();
  nobody.cookie = '';
  expect((await nobody.ask('GET', 'me/export')).status).toBe(404);
});

test('who is deleted is gone everywhere, with name and words; the games stay and go on', async () => {
  const server = await served();
  const { ann, bob, code, a, b } = await annAndBob(server, ['random']);
  await ann.must('PUT', 'me', { name: 'Annabella' });
  await a.wish({ type: 'say', text: 'something regrettable' });
  await b.wish({ type: 'say', text: 'oh dear' });
  await a.choose(first(a));
  const open = await ann.opens({ game: 'goofspiel', seats: ['open', 'me'], listed: true });
  await bob.must('POST', `tables/${open}/join`);
  const { token } = await ann.must('POST', 'me/link');
  const tab = await ann.at(code);

  expect(await ann.must('DELETE', 'me')).toEqual({ deleted: true });
  expect(ann.cookie).toBe('gilt=');
  // Connections of theirs are ended; those of others are told at once, without the name.
  await tab.until(({ ended }) => ended !== null);
  expect(tab.ended).toEqual({ code: 1008, why: 'you have been forgotten here' });
  await b.until(({ table }) => table.seats[0]!.kind === 'person' && table.seats[0]!.presence === 'left');
  expect(names(b.table.seats as never)).toEqual(['Somebody', 'Bob', undefined]);
  expect(b.story.at(-2)?.what).toEqual({ type: 'left', seat: 0, name: 'Somebody' });
  // A table that is theirs passes on to whoever is there.
  expect(b.table.youHost).toBe(true);

  const later = await bob.at(code);
  expect(sayings(later)).toEqual([null, 'oh dear']);
  expect(later.received.join('')).not.toMatch(/Annabella|regrettable/);
  expect((await bob.must('GET', `tables/${open}`)).seats).toEqual([{ name: 'Bob', bot: false }, null]);
  expect((await bob.ask('POST', 'link', { token })).status).toBe(404);

  // Nothing is left in the database, and the game comes to its end, also after a restart.
  await server.restart();
  expect(await allRows(server.data)).not.toMatch(/Annabella|regrettable/);
  const again = await bob.at(code);
  await play(again, randomFrom(1));
  expect(again.table.status).toBe('over');
  expect(again.table.outcome!.scores).toHaveLength(3);
  await server.restart();
  expect(await allRows(server.data)).not.toMatch(/Annabella|regrettable/);
});

test('an old cookie of somebody who was deleted is nobody', async () => {
  const server = await served();
  const { ann, code } = await annAndBob(server, [], { watchable: false });
  const kept = ann.cookie;
  await ann.must('DELETE', 'me');
  ann.cookie = kept;
  const there = ann.reaches(code);
  await there.until(({ ended }) => ended !== null);
  expect(there.ended!.code).toBe(403);
  expect((await ann.must('GET', 'me')).name).toMatch(/^Guest/);
  expect(ann.cookie).not.toBe(kept);
});

test('what somebody says while they are being deleted is not kept either', async () => {
  const server = await served();
  const { ann, bob, code, a } = await annAndBob(server);
  for (let i = 0; i < 20; i++) a.send({ type: 'say', request: i, text: `regrettable ${i}` });
  const deleting = ann.ask('DELETE', 'me');
  for (let i = 20; i < 40; i++) a.send({ type: 'say', request: i, text: `regrettable ${i}` });
  await deleting;
  await a.until(({ ended }) => ended !== null);
  expect(sayings(await bob.at(code)).every((text) => text === null)).toBe(true);
  await server.stop();
  expect(await allRows(server.data)).not.toContain('regrettable');
});

test('nor what was still on its way to the disk, at a table that is over', async () => {
  const server = await served();
  const { ann, a, b } = await annAndBob(server, [], { options: { cards: 2 } });
  await Promise.all([play(a, randomFrom(1)), play(b, randomFrom(2))]);
  const held = holdBack(server.running.hall.store);
  for (let i = 0; i < 3; i++) a.send({ type: 'say', request: 100 + i, text: 'regrettable' });
  // They have been read once a later message is answered.
  await expect(a.wish({ type: 'comeBack' })).rejects.toThrow('the game is over');
  const deleting = ann.ask('DELETE', 'me');
  await a.until(({ ended }) => ended !== null);
  held.release();
  expect((await deleting).status).toBe(200);
  expect(await allRows(server.data)).not.toContain('regrettable');
});

test('with nobody left who could play, a game waits; an open table closes', async () => {
  const server = await served();
  const ann = await server.newGuest('Ann');
  const open = await ann.opens({ game: 'goofspiel', seats: ['me', 'open'] });
  const playing = await ann.opens({ game: 'goofspiel', seats: ['me', 'random'], start: true });
  await ann.must('DELETE', 'me');
  const other = await server.newGuest();
  expect((await other.must('GET', `tables/${open}`)).status).toBe('closed');
  const watching = await other.at(playing);
  expect([watching.table.status, watching.now!.asleep]).toEqual(['playing', true]);
});
