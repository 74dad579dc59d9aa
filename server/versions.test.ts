import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyGame } from '@gilt/engine/game';
import { randomFrom } from '@gilt/engine/random';
import { readRecord } from '@gilt/engine/record';
import { replay } from '@gilt/engine/replay';
import { dungeonBusters } from '@gilt/games/dungeon-busters/game';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { DATABASE } from './store/open.ts';
import { openSqlite } from './store/sqlite.ts';
import type { Append, StoredPerson } from './store/store.ts';
import { doctored } from './test/doctored.ts';
import { guest } from './test/guest.ts';
import { play } from './test/player.ts';
import { served, temporaryFolder } from './test/serving.ts';

/** Half a game of Dungeon Busters that was played by version 1 of its rules; server/test/stored-example.ts made it. */
const example: { people: StoredPerson[]; appends: Append[] } = JSON.parse(
  readFileSync(join(import.meta.dirname, 'golden/dungeon-busters-1.json'), 'utf8'),
);
const { code } = example.appends[0]!;
const FROZEN = /^it was played by other rules than version 2 of Dungeon Busters, and they part at line \d+ of its log$/;

/** A server with these rules on a database that holds the example, and Ann and Bob out of it. */
async function servedWith(game: AnyGame) {
  const data = temporaryFolder();
  const store = await openSqlite(join(data, DATABASE));
  for (const person of example.people) await store.addPerson(person);
  expect(await store.append(example.appends)).not.toContain(false);
  const key = await store.setting('cookie key', 'a key that everybody knows');
  await store.close();
  const server = await served({ data, games: [game] });
  const [ann, bob] = ['ann', 'bob'].map((person) => {
    const who = guest(() => server.address);
    who.cookie = `gilt=${person}.${createHmac('sha256', key).update(person).digest('base64url')}`;
    return who;
  });
  return { server, ann: ann!, bob: bob! };
}

const identical = doctored(dungeonBusters, 2);
/** From now on the party loses every battle. */
const harder = doctored(
  dungeonBusters,
  2,
  'battle.fight',
  (usual) => (game, locals, cards, tell) => usual(game, locals, cards.map(() => cards[0]!) as number[], tell),
);
/** From now on people are told another clause, and nothing else is different. */
const reworded = doctored(
  dungeonBusters,
  2,
  'battle.fight',
  (usual) => (game, locals, cards, tell) =>
    usual(game, locals, cards, tell && ((event, ...to) => tell({ ...event, rule: 'DB-99' }, ...to))),
);
/** From now on nobody can fight at all. */
const broken = doctored(dungeonBusters, 2, 'battle.fight', () => () => {
  throw new TypeError('there are no monsters');
});

test.each([
  ['the same version', dungeonBusters],
  ['a later version that leads to the same', identical],
])('under %s the table goes on, to the end and to a record that replays', async (_, game) => {
  const { server, ann, bob } = await servedWith(game);
  const [a, b] = [await ann.at(code), await bob.at(code)];
  expect(a.table).toMatchObject({ status: 'playing', rules: game.version, why: null });
  expect(a.story.slice(0, example.appends.length).map(({ at }) => at)).toEqual(
    example.appends.map(({ line }) => line.at),
  );
  expect(a.now!.asked!.number).toBe(9);
  await Promise.all([play(a, randomFrom(1)), play(b, randomFrom(2))]);
  expect(a.table.promises).toHaveLength(1);
  const { record, setup } = readRecord(JSON.stringify(await ann.must('GET', `tables/${code}/record`)), [game]);
  expect(record.rules).toBe(game.version);
  replay(game, setup, record);
  await server.restart();
  expect((await ann.at(code)).table.status).toBe('over');
});

test.each([
  ['lead elsewhere', harder],
  ['tell people something else', reworded],
  ['break', broken],
  ['do not know its options', { ...identical, options: z.strictObject({ moon: z.boolean() }) } as unknown as AnyGame],
])('under rules that %s it is frozen, says so, and can be read', async (_, game) => {
  const { server, ann, bob } = await servedWith(game);
  const [a, b] = [await ann.at(code), await bob.at(code)];
  expect(a.table.status).toBe('frozen');
  expect(a.table.why).toMatch(FROZEN);
  expect(a.now).toBeNull();
  // All that was told is told as it was then.
  const told = example.appends.flatMap(({ line }) => (line.told === null ? [] : JSON.parse(line.told)));
  expect(a.story).toHaveLength(example.appends.length);
  expect(a.story.flatMap(({ events = [] }) => events)).toHaveLength(told.length);
  expect(a.story.find(({ what }) => what.type === 'said')?.what).toMatchObject({ name: 'Bob', text: 'that went well' });
  // Nobody can go on with it, in any way.
  await expect(a.choose('1', 9)).rejects.toThrow(/^the table is frozen and can only be read: |^you have no seat/);
  await expect(b.wish({ type: 'say', text: 'hello?' })).rejects.toThrow(/^the table is frozen|^you have no seat/);
  expect(await ann.ask('GET', `tables/${code}/record`)).toMatchObject({
    status: 409,
    body: { error: 'a frozen table has no record; what was played can be read at the table' },
  });
  expect(await server.running.hall.store.lines(code, 0)).toHaveLength(example.appends.length);
  // By the old rules it goes on as if nothing had been.
  await server.restart({ games: [dungeonBusters] });
  const again = await ann.at(code, a.last());
  expect(again.table.status).toBe('playing');
  const { names } = again.now!.asked!;
  expect((await again.choose(names[0]!)).what).toMatchObject({ type: 'chosen', seat: 0, question: 9 });
});

test('a snapshot of another version is not used', async () => {
  const { server, ann, bob } = await servedWith(dungeonBusters);
  const [a, b] = [await ann.at(code), await bob.at(code)];
  await Promise.all([play(a, randomFrom(1), 1), play(b, randomFrom(2), 1)]);
  await server.restart();
  expect((await server.running.hall.store.snapshot(code))?.n).toBeGreaterThan(example.appends.length);
  await server.restart({ games: [harder] });
  expect((await ann.at(code)).table.status).toBe('frozen');
});

test('a promise that the rules do not know any more is moot', async () => {
  const { ann } = await servedWith({ ...identical, promises: {} });
  expect((await ann.at(code)).table).toMatchObject({ status: 'playing', promises: [{ verdict: 'moot' }] });
});

test('a table of a game that is not served any more cannot be read, and other tables can', async () => {
  const { server, ann, bob } = await servedWith(dungeonBusters);
  await server.restart({ games: [{ ...identical, id: 'another-game' }] });
  const there = ann.reaches(code);
  await there.until(({ ended }) => ended !== null);
  expect(there.ended).toEqual({ code: 409, why: '{"error":"there is no game \'dungeon-busters\' (another-game)"}' });
  expect((await bob.must('GET', 'me/tables')).tables).toHaveLength(1);
});
