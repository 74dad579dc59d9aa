import { randomFrom } from '@gilt/engine/random';
import { expect, test } from 'vitest';
import type { Serving } from './serve.ts';
import { clock, MINUTE } from './test/clock.ts';
import type { Connection } from './test/connection.ts';
import { play } from './test/player.ts';
import { served } from './test/serving.ts';
import { annAndBob } from './test/tables.ts';

const people = ({ table }: Connection) =>
  table.seats.map((seat) =>
    seat.kind === 'person' ? `${seat.name}${seat.host ? ' (host)' : ''} ${seat.presence}` : seat.kind,
  );

/** Three people at a table that has not begun. */
async function three(wanted: Partial<Serving> = {}) {
  const server = await served(wanted);
  const [ann, bob, cid] = [await server.newGuest('Ann'), await server.newGuest('Bob'), await server.newGuest('Cid')];
  const code = await ann.opens({ game: 'goofspiel', seats: ['me', 'open', 'open'], options: { cards: 3 } });
  for (const who of [bob, cid]) await who.must('POST', `tables/${code}/join`);
  const c = await cid.at(code);
  return {
    server,
    ann,
    bob,
    cid,
    code,
    c,
    act: (who: typeof ann, what: string, body?: object) => who.ask('POST', `tables/${code}/${what}`, body),
  };
}

test('before the game: whoever leaves frees the seat, and the table passes to whoever is there', async () => {
  const { ann, bob, cid, c, act } = await three();
  expect((await act(ann, 'leave')).status).toBe(200);
  await c.until(({ table }) => table.seats[0]!.kind === 'empty');
  expect(people(c)).toEqual(['empty', 'Bob (host) here', 'Cid here']);
  expect((await act(ann, 'leave')).body).toEqual({ error: 'you have no seat at this table' });
  expect((await act(ann, 'start')).body).toEqual({ error: 'only the host can do that' });
  expect((await act(bob, 'start')).body).toEqual({ error: 'seat 1 is still empty; a bot can take it' });
  expect((await act(bob, 'bot', { seat: 0, bot: 'random' })).status).toBe(200);
  expect((await act(bob, 'bot', { seat: 0, bot: null })).status).toBe(200);
  expect((await act(bob, 'bot', { seat: 2, bot: 'random' })).body).toEqual({ error: 'seat 3 is taken' });
  // Whoever left of their own will may come back; whoever was sent away may not.
  expect((await act(ann, 'join', { seat: 0 })).status).toBe(200);
  expect((await act(bob, 'kick', { seat: 2 })).status).toBe(200);
  expect((await act(cid, 'join')).body).toEqual({ error: 'the host has sent you away from this table' });
});

test('before the game: the host hands over, and then is a guest like others', async () => {
  const { ann, bob, cid, c, act } = await three();
  expect((await act(cid, 'host', { seat: 2 })).body).toEqual({ error: 'only the host can do that' });
  expect((await act(ann, 'host', { seat: 1 })).status).toBe(200);
  expect((await act(ann, 'kick', { seat: 2 })).body).toEqual({ error: 'only the host can do that' });
  expect((await act(bob, 'kick', { seat: 0 })).status).toBe(200);
  await c.until(({ table }) => table.seats[0]!.kind === 'empty');
  expect(people(c)).toEqual(['empty', 'Bob (host) here', 'Cid here']);
});

test('before the game: once everybody has left, the table closes, and nobody can sit down any more', async () => {
  const { ann, bob, cid, c, act } = await three();
  for (const who of [ann, bob, cid]) expect((await act(who, 'leave')).status).toBe(200);
  await c.until(({ table }) => table.status === 'closed');
  expect(c.table.why).toBe('everybody has left');
  expect((await act(ann, 'join')).body).toEqual({ error: 'the game has already begun' });
  expect((await act(ann, 'start')).status).toBe(409);
});

test('during the game: the host leaves, a stand-in plays for them, and another is host; they can come back', async () => {
  const { server, ann, bob, c, code, act } = await three();
  await act(ann, 'start');
  await c.until(({ table }) => table.status === 'playing');
  expect((await act(ann, 'leave')).status).toBe(200);
  await c.until(({ table }) => people({ table } as Connection)[1] === 'Bob (host) here');
  expect(people(c)).toEqual(['Ann left', 'Bob (host) here', 'Cid here']);
  const b = await bob.at(code);
  await Promise.all([b.choose('1'), c.choose('2')]);
  await c.until(({ now }) => now?.asked?.number === 2);
  expect((await act(ann, 'leave')).body).toEqual({ error: 'you have already left' });
  expect((await act(ann, 'join')).status).toBe(200);
  await c.until(({ table }) => people({ table } as Connection)[0] === 'Ann here');
  const a = await ann.at(code);
  await server.running.hall.scribe.idle();
  await Promise.all([play(a, randomFrom(1)), play(b, randomFrom(2)), play(c, randomFrom(3))]);
  expect(c.table.status).toBe('over');
  expect((await act(ann, 'leave')).status).toBe(200);
  expect((await act(bob, 'kick', { seat: 2 })).body).toEqual({ error: 'the game is over' });
  expect((await act(bob, 'host', { seat: 2 })).status).toBe(200);
});

test('during the game: a stand-in plays for somebody whom the host sends away, who is not connected and can come back', async () => {
  const { ann, bob, cid, c, code, act } = await three();
  await act(ann, 'start');
  const [a, b] = [await ann.at(code), await bob.at(code)];
  expect((await act(ann, 'kick', { seat: 1 })).body).toEqual({
    error: 'they are here; once the game has begun nobody who is here can be sent away',
  });
  await b.close();
  await a.until(({ here }) => here.seats[1] === false);
  expect((await act(cid, 'kick', { seat: 1 })).body).toEqual({ error: 'only the host can do that' });
  expect((await act(ann, 'kick', { seat: 1 })).status).toBe(200);
  await a.until(({ table }) => people({ table } as Connection)[1] === 'Bob away');
  await Promise.all([a.choose('1'), c.choose('2')]);
  await a.until(({ now }) => now?.asked?.number === 2);
  const again = await bob.at(code);
  await again.choose(again.now!.asked!.names[0]!);
  await a.until(({ table }) => people({ table } as Connection)[1] === 'Bob here');
});

test('during the game: whoever is there can take the table from a host who has been away for ten minutes', async () => {
  const time = clock();
  const { ann, bob, c, code, act } = await three({ surroundings: time });
  await act(ann, 'start');
  const a = await ann.at(code);
  expect((await act(bob, 'host', { seat: 1 })).body).toEqual({ error: 'only the host can do that' });
  await a.wish({ type: 'goAway' });
  expect((await act(bob, 'host', { seat: 1 })).body).toEqual({ error: 'only the host can do that' });
  time.pass(10 * MINUTE);
  expect((await act(bob, 'host', { seat: 2 })).body).toEqual({ error: 'only the host can do that' });
  expect((await act(bob, 'host', { seat: 1 })).status).toBe(200);
  await c.until(({ table }) => people({ table } as Connection)[1] === 'Bob (host) here');
});

test('during the game: once everybody has left the game sleeps, also over a restart, and wakes with whoever comes back', async () => {
  const server = await served();
  const { ann, bob, code, a } = await annAndBob(server, ['random'], { options: { cards: 4 } });
  for (const who of [ann, bob]) await who.must('POST', `tables/${code}/leave`);
  await a.until(({ now }) => now?.asleep === true);
  await server.running.hall.scribe.idle();
  const asleep = await ann.at(code);
  await server.restart();
  const again = await ann.at(code, asleep.last());
  expect([again.story, again.now!.asleep]).toEqual([[], true]);
  await bob.must('POST', `tables/${code}/join`);
  const b = await bob.at(code);
  expect(b.table.youHost).toBe(true);
  await play(b, randomFrom(2));
  expect(b.table.status).toBe('over');
});

test('after the game the players find each other at the rematch, with the same bots and terms', async () => {
  const server = await served();
  const { ann, bob, code, a, b } = await annAndBob(server, ['random'], { options: { cards: 2 }, clock: 3600 });
  await Promise.all([play(a, randomFrom(1)), play(b, randomFrom(2))]);
  const { code: next } = await bob.must('POST', `tables/${code}/rematch`);
  expect(next).not.toBe(code);
  const again = await bob.at(next);
  expect(people(again)).toEqual(['empty', 'Bob (host) here', 'bot']);
  expect(again.table).toMatchObject({ status: 'open', options: { cards: 2 }, clock: 3600, players: 3 });
  // Strangers are not told where they have gone.
  expect((await (await server.newGuest('Eve')).ask('POST', `tables/${code}/rematch`)).status).toBe(409);
  expect(again.table.dealing.commitment).not.toBe(b.table.dealing.commitment);
  await ann.must('POST', `tables/${next}/join`, { seat: 0 });
  await bob.must('POST', `tables/${next}/start`);
});
