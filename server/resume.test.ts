import { randomFrom } from '@gilt/engine/random';
import { games } from '@gilt/games/all';
import type { Happened } from '@gilt/protocol/sight';
import type { Code } from '@gilt/protocol/words';
import { packed } from '@gilt/table/snapshot';
import { expect, test } from 'vitest';
import { greet } from './greeting.ts';
import { tableAt } from './hall.ts';
import { limits } from './manners.ts';
import type { Connection } from './test/connection.ts';
import type { Guest } from './test/guest.ts';
import { PATIENT } from './test/patience.ts';
import { play } from './test/player.ts';
import { type Served, served } from './test/serving.ts';
import { annAndBob, first } from './test/tables.ts';

const ids = games.map(({ id, seats }) => ({ id, players: Math.min(seats.most, Math.max(3, seats.least)) }));

/** Somebody who stays: connects again whenever the connection is lost, and goes on from the last that they know. */
async function stays(server: Served, who: Guest, code: Code, during: (connection: Connection) => Promise<unknown>) {
  const story: Happened[] = [];
  for (;;) {
    const connection = await who.at(code, story.at(-1)?.n ?? null).catch(() => null);
    if (!connection) continue;
    const toldAll = () => connection.until((each) => each.last() === server.running.hall.residents.get(code)?.table.n);
    const over = await during(connection)
      .then(toldAll)
      .catch(() => null);
    story.push(...connection.story);
    if (over) return { story, connection };
  }
}

test.each(ids)(
  '$id: whoever comes and goes, also over restarts, has been told the same as whoever stayed',
  async ({ id, players }) => {
    const server = await served();
    const [ann, bob, cid] = [await server.newGuest('Ann'), await server.newGuest('Bob'), await server.newGuest('Cid')];
    const code = await ann.opens({ game: id, seats: ['me', 'open', ...Array(players - 2).fill('thumb')] });
    await bob.must('POST', `tables/${code}/join`);
    await ann.must('POST', `tables/${code}/start`);
    let over = false;
    const staying = Promise.all([
      stays(server, ann, code, (a) => play(a, randomFrom(1))),
      stays(server, bob, code, (b) => play(b, randomFrom(2))),
      stays(server, cid, code, (c) => c.until(({ table }) => table.status === 'over')),
    ]).finally(() => {
      over = true;
    });
    /** What Ann has in another tab, and a spectator, who look in now and then. */
    const guests = [ann, await server.newGuest('Dan')];
    const pieces: Happened[][] = [[], []];
    const lookIn = async () => {
      for (const [i, who] of guests.entries()) {
        const known = pieces[i]!.length;
        const visit = await who.at(code, known === 0 ? null : known);
        expect(visit.fresh).toBe(known === 0);
        await visit.close();
        expect(visit.story.map(({ n }) => n)).toEqual(visit.story.map((_, i) => known + i + 1));
        pieces[i]!.push(...visit.story);
      }
    };
    for (let visits = 0; !over; visits++) {
      await lookIn();
      if (visits % 3 === 2 && visits < 12) await server.restart();
    }
    const [a, b, c] = await staying;
    await lookIn();
    const [fresh, other, watching] = [await ann.at(code), await bob.at(code), await cid.at(code)];
    expect(fresh.story.map(({ n }) => n)).toEqual(fresh.story.map((_, i) => i + 1));
    expect(a.story).toEqual(fresh.story);
    expect(b.story).toEqual(other.story);
    expect(c.story).toEqual(watching.story);
    expect(pieces).toEqual([fresh.story, watching.story]);
    // Where it stands is told whole, and the same to whoever stayed.
    expect([a.connection.table, a.connection.now]).toEqual([fresh.table, fresh.now]);
    expect([c.connection.table, c.connection.now]).toEqual([watching.table, watching.now]);
    // Nobody but the owner is ever told what was sealed.
    const sealed = (story: readonly Happened[], seat: number) =>
      story.filter(({ what }) => what.type === 'chosen' && what.seat === seat && what.choice !== undefined).length;
    expect(sealed(a.story, 0)).toBeGreaterThan(0);
    expect([sealed(a.story, 1), sealed(b.story, 0), sealed(c.story, 0), sealed(c.story, 1)]).toEqual([0, 0, 0, 0]);
  },
);

test('a client that has missed nothing is told nothing, and one that knows too much is told everything', async () => {
  const server = await served();
  const { ann, code, a } = await annAndBob(server);
  const nothing = await ann.at(code, a.last());
  expect([nothing.fresh, nothing.story]).toEqual([false, []]);
  const everything = await ann.at(code, a.last() + 1);
  expect([everything.fresh, everything.story.length]).toEqual([true, a.last()]);
  expect((await ann.at(code, 0)).story).toEqual(everything.story);
});

test('an answer that was sealed before the restart is still sealed after it, and still nobody else knows it', async () => {
  const server = await served();
  const { ann, bob, code, a } = await annAndBob(server);
  await a.choose('7');
  await server.restart();
  const [again, other] = [await ann.at(code), await bob.at(code)];
  expect(again.now!.chosen).toBe('7');
  expect(other.now!.view.flow.answers).toEqual([-4, -2]);
  expect(other.story.at(-1)?.what).toEqual({ type: 'chosen', seat: 0, question: 1 });
  await again.wish({ type: 'takeBack', question: 1 });
  await other.choose(first(other));
  await again.choose('2');
  await other.until(({ now }) => now?.asked?.number === 2);
});

test('while people answer as fast as they can, whoever connects misses nothing and hears nothing twice', async () => {
  const server = await served();
  const { ann, code, a, b } = await annAndBob(server, [], { options: { cards: 13 } });
  let known = 0;
  const playing = Promise.all([play(a, randomFrom(1)), play(b, randomFrom(2))]);
  let over = false;
  void playing.then(() => {
    over = true;
  });
  while (!over) {
    const visit = await ann.at(code, known || null);
    await visit.until((each) => each.last() >= known);
    const { story } = visit;
    expect(story.map(({ n }) => n)).toEqual(story.map((_, i) => known + i + 1));
    known = visit.last() || known;
    await visit.close();
  }
  await playing;
  expect((await ann.at(code)).story).toEqual(a.story);
});

test('whoever is further behind than the past is told begins anew, and has no gap', async () => {
  const server = await served();
  const { a, b, code } = await annAndBob(server);
  for (let i = 0; i < 6; i++) await b.wish({ type: 'say', text: `${i}` });
  const { hall } = server.running;
  const here = hall.residents.get(code)!;
  const known = limits(PATIENT, hall.surroundings.now);
  const [client] = here.clients;
  // The same connection is told again, as if only three happenings were ever told of the past.
  for (const [seen, fresh, told] of [
    [here.table.n - 3, false, 3],
    [here.table.n - 4, true, 3],
  ] as const) {
    const before = a.received.length;
    await greet(hall, known, here, client!, seen, 3);
    await a.until(({ received }) => received.slice(before).some((text) => text.includes('"welcome"')));
    const welcome = JSON.parse(a.received.slice(before).find((text) => text.includes('"welcome"'))!);
    expect([welcome.fresh, welcome.past.length]).toEqual([fresh, told]);
  }
});

test('a table is kept every so often while it is played: whoever wakes it plays little of it again, and finds the same', async () => {
  const server = await served();
  const { code, a, b } = await annAndBob(server, ['random', 'random']);
  await Promise.all([play(a, randomFrom(1), 11), play(b, randomFrom(2), 11)]);
  await a.until(({ now }) => now?.asked?.number === 12);
  const { hall } = server.running;
  const here = hall.residents.get(code)!;
  await expect.poll(() => here.driver.isThinking() || here.unstored > 0).toBe(false);
  await expect.poll(async () => (await hall.store.snapshot(code))?.n ?? 0).toBeGreaterThanOrEqual(40);
  const { lines } = hall.store;
  const read: number[] = [];
  hall.store.lines = (which, after) => {
    read.push(after);
    return lines(which, after);
  };
  hall.residents.delete(code);
  const again = await tableAt(hall, code);
  expect(read[0]).toBeGreaterThanOrEqual(40);
  expect(again.table.n - read[0]!).toBeLessThanOrEqual(40);
  expect(packed(again.table)).toEqual(packed(here.table));
});
