import { join } from 'node:path';
import { randomFrom } from '@gilt/engine/random';
import { games } from '@gilt/games/all';
import { goofspiel } from '@gilt/games/goofspiel/game';
import { expect, test } from 'vitest';
import { bringBack, LONGEST_WORK } from './aside.ts';
import { DATABASE } from './store/open.ts';
import { sqliteModule } from './store/sqlite-module.ts';
import { clock } from './test/clock.ts';
import { doctored } from './test/doctored.ts';
import { guest } from './test/guest.ts';
import { play } from './test/player.ts';
import { served } from './test/serving.ts';
import { annAndBob, first } from './test/tables.ts';

const others = games.filter(({ id }) => id !== 'goofspiel');

/** Rules that do something besides, each time a prize is taken. */
const rulesThat = (act: () => void) =>
  doctored(goofspiel, 1, 'auction.takePrize', (usual) => (...all) => {
    act();
    return usual(...all);
  });

/** Rules that do something besides, each time somebody is told what they see. */
const sightThat = (act: () => void) =>
  ({
    ...goofspiel,
    secrets: {
      ...goofspiel.secrets,
      get game() {
        act();
        return goofspiel.secrets.game;
      },
    },
  }) as typeof goofspiel;

test('a machine that sleeps in the middle of a step is not the fault of the table', async () => {
  const time = clock();
  const asleep = rulesThat(() => time.sleep(LONGEST_WORK + 1000));
  const server = await served({ games: [...others, asleep], surroundings: time });
  const { a, b } = await annAndBob(server);
  await Promise.all([a.choose(first(a)), b.choose(first(b))]);
  await a.until(({ now }) => now?.asked?.number === 2);
  expect(a.table.status).toBe('playing');
});

test('a table whose rules take too long is set aside: it can be read, says why, and is not tried again', async () => {
  const time = clock();
  let slow = true;
  const heavy = rulesThat(() => {
    if (slow) time.pass(LONGEST_WORK + 1000);
  });
  const server = await served({ games: [...others, heavy], surroundings: time });
  const { ann, bob, code, a, b } = await annAndBob(server);
  await Promise.all([a.choose(first(a)), b.choose(first(b))]);
  await a.until(({ ended }) => ended !== null);
  expect(a.ended).toEqual({ code: 1012, why: 'the table is read again; please connect again' });
  const read = await ann.at(code);
  expect(read.table).toMatchObject({ status: 'frozen', you: 0, youHost: true });
  expect(read.table.why).toBe(
    'it was set aside, because its rules took 3 seconds for one step; the operator of the server has been told',
  );
  expect(read.story.flatMap(({ what }) => (what.type === 'chosen' ? [what.seat] : []))).toHaveLength(2);
  await expect(read.choose('1', 2)).rejects.toThrow('the table is frozen and can only be read: it was set aside');
  // Not by itself, and not after a restart.
  await server.restart();
  expect((await bob.at(code)).table.status).toBe('frozen');
  expect(await server.running.hall.store.restless()).toEqual([]);
  // The operator has it tried again, and it goes on where it was.
  slow = false;
  await bringBack(server.running.hall, code);
  const [a2, b2] = [await ann.at(code), await bob.at(code)];
  expect(a2.now!.asked!.number).toBe(2);
  await Promise.all([play(a2, randomFrom(1)), play(b2, randomFrom(2))]);
  expect(b2.table.status).toBe('over');
});

test('a table at which the rules break again and again is set aside; before that another way may be found', async () => {
  const broken = rulesThat(() => {
    throw new TypeError('a mistake in the rules');
  });
  const server = await served({ games: [...others, broken] });
  const { ann, bob, code } = await annAndBob(server);
  for (let i = 0; i < 3; i++) {
    const [a, b] = [await ann.at(code), await bob.at(code)];
    expect(a.table.status).toBe('playing');
    await Promise.all([a, b].map((each) => each.choose(first(each)).catch(() => {})));
    await a.until(({ ended }) => ended !== null);
  }
  const read = await bob.at(code);
  expect(read.table).toMatchObject({
    status: 'frozen',
    why: expect.stringContaining('its rules broke again and again'),
  });
  expect((await server.running.hall.store.asides()).map((each) => each.code)).toEqual([code]);
});

test('a table that cannot be woken is set aside, and others are woken after it; half a snapshot is not needed', async () => {
  const server = await served();
  const { ann, bob, code } = await annAndBob(server, ['random']);
  const other = await annAndBob(server, ['random']);
  await server.stop();
  const { DatabaseSync } = await sqliteModule();
  const database = new DatabaseSync(join(server.data, DATABASE));
  database.exec('UPDATE snapshots SET data = substr(data, 1, 20)');
  database.prepare('DELETE FROM log WHERE code = ? AND n = 3').run(code);
  database.close();
  const again = await served({ data: server.data });
  const [a, b, c] = [ann, bob, other.ann].map((who) =>
    Object.assign(
      guest(() => again.address),
      { cookie: who.cookie },
    ),
  );
  const read = await a!.at(code);
  expect(read.table).toMatchObject({ status: 'frozen', why: expect.stringContaining('it could not be woken') });
  expect((await b!.at(code)).table.status).toBe('frozen');
  expect((await c!.at(other.code)).table.status).toBe('playing');
  expect((await again.running.hall.store.asides()).map((each) => each.code)).toEqual([code]);
});

test('rules that break whenever somebody is told where the game stands put it aside, instead of keeping everybody out for ever', async () => {
  let breaking = false;
  const mute = sightThat(() => {
    if (breaking) throw new TypeError('a mistake in the secrets');
  });
  const server = await served({ games: [...others, mute] });
  const { ann, code, a, b } = await annAndBob(server);
  await Promise.all([a.close(), b.close()]);
  breaking = true;
  for (let i = 0; i < 3; i++) {
    const there = ann.reaches(code);
    there.send({ type: 'hello', seen: null });
    await there.until(({ ended }) => ended !== null);
    expect(there.ended).toMatchObject({ code: 1011 });
  }
  // Until it is written that it is set aside, whoever comes is asked to connect again.
  const whoComes = async () => (await ann.at(code).catch(() => null))?.table ?? null;
  await expect.poll(whoComes, { timeout: 60_000 }).toMatchObject({
    status: 'frozen',
    why: expect.stringContaining('its rules broke again and again'),
  });
});

test('rules that take too long to tell somebody who comes where the game stands put the table aside', async () => {
  const time = clock();
  let slow = false;
  const heavy = sightThat(() => {
    if (slow) time.pass(LONGEST_WORK + 1000);
  });
  const server = await served({ games: [...others, heavy], surroundings: time });
  const { ann, code, a, b } = await annAndBob(server);
  await Promise.all([a.close(), b.close()]);
  const at: (string | null)[] = [];
  Object.assign(server.running.hall.work, { at: (table: string | null) => at.push(table) });
  slow = true;
  const there = await ann.at(code);
  await there.until(({ ended }) => ended !== null);
  // Whoever watches over the thread knows whose rules they were.
  expect(at).toEqual([code, null]);
  expect((await ann.at(code)).table.status).toBe('frozen');
});

test('a table that takes too long to wake is set aside although it wakes', async () => {
  const time = clock();
  let slow = false;
  const heavy = rulesThat(() => {
    if (slow) time.pass(LONGEST_WORK + 1000);
  });
  const server = await served({ games: [...others, heavy], surroundings: time });
  const { ann, code, a, b } = await annAndBob(server);
  await Promise.all([a.choose(first(a)), b.choose(first(b))]);
  await a.until(({ now }) => now?.asked?.number === 2);
  const { hall } = server.running;
  // As after a crash: there is no snapshot, and the log is played again.
  hall.readAgain(code);
  slow = true;
  const there = ann.reaches(code);
  there.send({ type: 'hello', seen: null });
  await there.until(({ ended }) => ended !== null);
  expect((await ann.at(code)).table).toMatchObject({
    status: 'frozen',
    why: expect.stringContaining('took 3 seconds'),
  });
});
