import { randomFrom } from '@gilt/engine/random';
import { games } from '@gilt/games/all';
import { goofspiel } from '@gilt/games/goofspiel/game';
import { expect, test } from 'vitest';
import { tableAt } from './hall.ts';
import { make } from './resident.ts';
import { doctored } from './test/doctored.ts';
import { play } from './test/player.ts';
import { breakDisk, holdBack, slow } from './test/sabotage.ts';
import { type Served, served } from './test/serving.ts';
import { annAndBob, first } from './test/tables.ts';

const isWell = async ({ address }: Served): Promise<boolean> => (await fetch(`${address}/healthz`)).ok;

test('what the disk does not take is told to nobody; people connect again, and the table goes on', async () => {
  const server = await served();
  const { ann, bob, code, a, b } = await annAndBob(server);
  const before = b.last();
  const disk = await breakDisk(server.data);
  await expect(a.choose(first(a))).rejects.toThrow('the connection ended: 1012');
  await b.until(({ ended }) => ended !== null);
  expect(b.ended).toEqual({ code: 1012, why: 'the table is read again; please connect again' });
  expect(b.last()).toBe(before);
  expect(a.last()).toBe(before);
  // While the disk is full the lobby says so, and nothing is half done.
  expect(await ann.ask('POST', `tables/${code}/leave`)).toMatchObject({
    status: 409,
    body: { error: 'it could not be stored; please try again' },
  });
  expect((await ann.ask('POST', 'tables', { game: 'goofspiel', seats: ['me', 'random'] })).status).toBe(409);
  disk.mend();
  const [a2, b2] = [await ann.at(code, before), await bob.at(code, before)];
  expect(a2.story).toEqual([]);
  expect(a2.now!.chosen).toBeNull();
  await Promise.all([play(a2, randomFrom(1)), play(b2, randomFrom(2))]);
  expect(b2.table.status).toBe('over');
});

test('a bot whose answer the disk does not take is asked again, also if nobody connects', async () => {
  const thinker = slow();
  const server = await served({ thinker });
  const ann = await server.newGuest('Ann');
  const code = await ann.opens({ game: 'goofspiel', seats: ['me', 'random'], start: true });
  const a = await ann.at(code);
  await thinker.begun(1);
  await a.choose(first(a));
  const disk = await breakDisk(server.data);
  const [option] = thinker.tasks[0]!.task.question.options;
  thinker.tasks[0]!.answer(option);
  await a.until(({ ended }) => ended !== null);
  disk.mend();
  const { hall } = server.running;
  expect(hall.alarms.has(code)).toBe(true);
  // Nobody waits for the alarm in a test.
  hall.ring(code);
  // The second thought was about the question after the one that was not stored.
  await thinker.begun(3);
  thinker.tasks[2]!.answer(option);
  const again = await ann.at(code, a.last());
  await again.until(({ story }) => story.length === 1);
  expect(again.story.map(({ what }) => what)).toEqual([{ type: 'chosen', seat: 1, question: 1 }]);
});

test('somebody who connects just when a write fails is asked to connect again, and the server stays well', async () => {
  const server = await served();
  const { ann, code, a, b } = await annAndBob(server);
  const held = holdBack(server.running.hall.store);
  const answering = b.choose(first(b)).catch(() => 'lost');
  // The answer has been read once somebody who came later is answered.
  await a.wish({ type: 'takeBack', question: 1 }).catch(() => {});
  const late = ann.reaches(code);
  late.send({ type: 'hello', seen: null });
  await new Promise((open) => late.socket.once('open', open));
  for (let i = 0; i < 5; i++) await isWell(server);
  const disk = await breakDisk(server.data);
  held.release();
  expect(await answering).toBe('lost');
  await late.until(({ ended }) => ended !== null);
  expect(late.ended).toEqual({ code: 1012, why: 'the table is read again; please connect again' });
  expect(await isWell(server)).toBe(true);
  disk.mend();
  expect((await ann.at(code)).table.status).toBe('playing');
});

test('an old connection that does not hear that the table was read again can do it no harm', async () => {
  const server = await served();
  const { bob, code, a, b } = await annAndBob(server);
  const disk = await breakDisk(server.data);
  a.socket.pause();
  a.send({ type: 'say', request: 99, text: 'is anybody there?' });
  await b.until(({ ended }) => ended !== null);
  disk.mend();
  const again = await bob.at(code);
  await again.wish({ type: 'say', text: 'one' });
  a.send({ type: 'say', request: 100, text: 'hello?' });
  a.send({ type: 'answer', request: 101, question: 1, choice: first(a) });
  for (let i = 0; i < 5; i++) await isWell(server);
  await again.wish({ type: 'say', text: 'two' });
  const fresh = await bob.at(code);
  expect(fresh.story.flatMap(({ what }) => (what.type === 'said' ? [what.text] : []))).toEqual(['one', 'two']);
  expect(again.ended).toBeNull();
  a.socket.terminate();
});

test('a table that was dropped from memory refuses to go on, whoever still holds it', async () => {
  const server = await served();
  const { a, code } = await annAndBob(server);
  const { hall } = server.running;
  const here = hall.residents.get(code)!;
  const disk = await breakDisk(server.data);
  await a.choose(first(a)).catch(() => {});
  disk.mend();
  expect(() => make(hall, here, { type: 'closed', why: 'out of the past' })).toThrow('the table is read again');
  expect((await tableAt(hall, code)).table.status).toBe('playing');
});

test('somebody who is gone before they are greeted leaves nothing behind', async () => {
  const server = await served();
  const { code, a, b } = await annAndBob(server);
  const held = holdBack(server.running.hall.store);
  const answering = b.choose(first(b));
  await a.wish({ type: 'takeBack', question: 1 }).catch(() => {});
  const cid = await server.newGuest('Cid');
  for (let i = 0; i < 3; i++) {
    const hasty = cid.reaches(code);
    hasty.send({ type: 'hello', seen: null });
    await new Promise((open) => hasty.socket.once('open', open));
    await hasty.close();
  }
  const { clients } = server.running.hall.residents.get(code)!;
  held.release();
  await answering;
  for (let i = 0; i < 5; i++) await isWell(server);
  expect(clients).toHaveLength(2);
  expect(a.here).toEqual({ seats: [true, true], watchers: 0 });
});

test('rules that break at one table, with a bot in the last seat, do not touch another table', async () => {
  const thinker = slow();
  const broken = doctored(goofspiel, 1, 'auction.takePrize', () => () => {
    throw new TypeError('a mistake in the rules');
  });
  const sound = games.filter(({ id }) => id !== 'goofspiel');
  const server = await served({ games: [...sound, broken], thinker });
  const { a, b } = await annAndBob(server, ['random']);
  const cid = await server.newGuest('Cid');
  const other = await cid.opens({ game: 'dungeon-busters', seats: ['me', 'random', 'random'], start: true });
  const c = await cid.at(other);
  await Promise.all([a.choose(first(a)), b.choose(first(b))]);
  const [task] = thinker.tasks.filter(({ task }) => task.game === 'goofspiel');
  task!.answer(task!.task.question.options[0]);
  await a.until(({ ended }) => ended !== null);
  expect(a.ended).toEqual({ code: 1011, why: 'something went wrong on our side; please connect again' });
  let done = 0;
  const bots = setInterval(() => {
    for (const { task, answer } of thinker.tasks.slice(done)) {
      done++;
      if (task.game !== 'goofspiel') answer(task.question.options[0]);
    }
  }, 1);
  await play(c, randomFrom(4));
  clearInterval(bots);
  expect(c.table.status).toBe('over');
});

test('rules that break while it is told what happened leave nothing half done, and nobody who comes then waits for ever', async () => {
  let breaking = false;
  const broken = {
    ...goofspiel,
    secrets: {
      ...goofspiel.secrets,
      get game() {
        if (breaking) throw new TypeError('a mistake in the secrets');
        return goofspiel.secrets.game;
      },
    },
  } as typeof goofspiel;
  const server = await served({ games: [broken] });
  const { ann, bob, code, a, b } = await annAndBob(server);
  await a.choose(first(a));
  breaking = true;
  await expect(b.choose(first(b))).rejects.toThrow('the connection ended: 1011');
  breaking = false;
  const [a2, b2] = [await ann.at(code), await bob.at(code)];
  expect([a2.now!.asked!.number, a2.now!.chosen !== null, b2.now!.chosen]).toEqual([1, true, null]);
  await Promise.all([play(a2, randomFrom(1)), play(b2, randomFrom(2))]);
  expect(b2.table.status).toBe('over');
});

test('a table that is ahead of its own log is read again when somebody comes, instead of being waited for', async () => {
  const server = await served();
  const { ann, bob, code, b } = await annAndBob(server);
  server.running.hall.residents.get(code)!.table.n++;
  const late = ann.reaches(code);
  late.send({ type: 'hello', seen: null });
  await late.until(({ ended }) => ended !== null);
  expect(late.ended).toEqual({ code: 1012, why: 'the table is read again; please connect again' });
  await b.until(({ ended }) => ended !== null);
  expect((await bob.at(code)).table.status).toBe('playing');
});
