import { pick, randomFrom } from '@gilt/engine/random';
import { readRecord } from '@gilt/engine/record';
import { replay } from '@gilt/engine/replay';
import { games } from '@gilt/games/all';
import { afterAll, describe, expect, test } from 'vitest';
import { GOOD_MANNERS } from './manners.ts';
import { gathered } from './nodes.ts';
import { clock } from './test/clock.ts';
import type { Connection } from './test/connection.ts';
import { guest } from './test/guest.ts';
import { databases, nodes } from './test/nodes.ts';
import { mustChoose, play } from './test/player.ts';
import { gilt, start } from './test/program.ts';
import { temporaryFolder } from './test/serving.ts';
import { first, sayings } from './test/tables.ts';
import { HOUSE } from './turns.ts';

const { none, postgres, query, fresh, stop } = await databases();

describe.skipIf(none)(`several nodes on one database${none === null ? '' : ` (skipped: ${none})`}`, () => {
  afterAll(stop);

  /** Ann at one node, Bob at another, at a table that has begun. */
  async function annAndBob(
    name: string,
    more: { seats?: string[]; game?: string; clock?: number; wanted?: object } = {},
  ) {
    const here = await nodes(await fresh(name), 2, more.wanted);
    const [ann, bob] = [await here.guest(0, 'Ann'), await here.guest(1, 'Bob')];
    const { game = 'goofspiel', seats = [], clock = null } = more;
    const code = await ann.opens({ game, seats: ['me', 'open', ...seats], clock });
    await bob.must('POST', `tables/${code}/join`);
    await ann.must('POST', `tables/${code}/start`);
    return { here, ann, bob, code, a: await ann.at(code), b: await bob.at(code) };
  }

  test('people at different nodes see who is there, who has chosen, what is said and what comes of it', async () => {
    const { a, b } = await annAndBob('company');
    for (const each of [a, b]) await each.until(({ here }) => here.seats[0]! && here.seats[1]!);
    await a.choose(first(a));
    await b.until(({ story }) => story.some(({ what }) => what.type === 'chosen' && what.seat === 0));
    expect(b.received.join()).not.toContain('"choice"');
    await b.wish({ type: 'say', text: 'good luck' });
    await a.until((each) => sayings(each).includes('good luck'));
    await b.choose(first(b));
    for (const each of [a, b]) await each.until(({ now }) => now?.asked?.number === 2);
    await b.close();
    await a.until(({ here }) => !here.seats[1]);
  });

  test('what somebody does at one node is seen at the other at once, and not when it is looked for', async () => {
    const { a, b } = await annAndBob('latency');
    const times: number[] = [];
    for (let i = 0; i < 20; i++) {
      const [from, to] = i % 2 === 0 ? [a, b] : [b, a];
      const text = `word ${i}`;
      const sent = performance.now();
      const seen = to.until((each) => sayings(each).includes(text)).then(() => times.push(performance.now() - sent));
      await Promise.all([from.wish({ type: 'say', text }), seen]);
    }
    // The fastest tenth says it too where everything else is slow: other tests run beside this one.
    expect(times.toSorted((one, other) => one - other)[2]).toBeLessThan(100);
  });

  test('who is faster is told so, and who is not has it tried again: whole games in which all choose at once on three nodes', async () => {
    const here = await nodes(await fresh('collisions'), 3);
    const host = await here.guest(0, 'Ann');
    const people = [host, await here.guest(1, 'Bob'), await here.guest(2, 'Cid')];
    const code = await host.opens({ game: 'dungeon-busters', seats: ['me', 'open', 'open', 'thumb', 'random'] });
    for (const each of people.slice(1)) await each.must('POST', `tables/${code}/join`);
    await host.must('POST', `tables/${code}/start`);
    const at = await Promise.all(people.map((each) => each.at(code)));
    const random = randomFrom(5);
    const acknowledged: { who: Connection; n: number; what: unknown }[] = [];
    await Promise.all(
      at.map(async (who) => {
        for (;;) {
          await who.until((each) => mustChoose(each) || each.table.status !== 'playing');
          if (who.table.status !== 'playing') return;
          const { n, what } = await who.choose(pick(random, who.now!.asked!.names));
          acknowledged.push({ who, n, what });
        }
      }),
    );
    for (const each of at) await each.until(({ table }) => table.status === 'over');
    const { story } = at[0]!;
    for (const each of at) expect(each.story.map(({ n }) => n)).toEqual(story.map((_, i) => i + 1));
    for (const { who, n, what } of acknowledged) expect(who.story[n - 1]!.what).toEqual(what);
    for (const each of at) expect(each.refusals).toEqual([]);
    // At whatever node it is asked for, the record is the same and verifies.
    const records = await Promise.all(
      [0, 1, 2].map((node) => here.as(host, node).must('GET', `tables/${code}/record`)),
    );
    expect(records[1]).toEqual(records[0]);
    expect(records[2]).toEqual(records[0]);
    const { record, game, setup } = readRecord(JSON.stringify(records[0]), games);
    replay(game, setup, record);
  });

  test('whoever is too late because another node was faster is refused as they would have been there', async () => {
    const { here, a, b } = await annAndBob('overtaken');
    // This node does not ring: the other finds out when it wants to write.
    const { hall } = here.all[1]!.running;
    hall.company = { ...hall.company, wrote() {} };
    for (let question = 1; question <= 5; question++) {
      await a.choose(first(a));
      await b.until(({ story }) => story.some(({ what }) => what.type === 'chosen' && what.question === question));
      await b.choose(first(b));
      await expect(a.wish({ type: 'takeBack', question })).rejects.toThrow(
        `too late: question ${question} is closed, the table is at ${question + 1}`,
      );
      for (const each of [a, b]) await each.until(({ now }) => now?.asked?.number === question + 1);
    }
    const counted = await (await fetch(`${here.all[0]!.address}/metrics`)).text();
    expect(Number(/^gilt_overtaken_total (\d+)/m.exec(counted)?.[1])).toBeGreaterThan(0);
  });

  test('a game that ends with an answer that another node came before is over in the lists too', async () => {
    const { here, a, b, code } = await annAndBob('brief');
    const { hall } = here.all[1]!.running;
    const { company } = hall;
    let isSilent = false;
    hall.company = { ...company, wrote: (...line) => (isSilent ? undefined : company.wrote(...line)) };
    for (let question = 1; b.table.status === 'playing'; question++) {
      await b.choose(first(b));
      await a.until(({ story }) => story.some(({ what }) => what.type === 'chosen' && what.question === question));
      // Of this the other node finds out when it wants to write.
      isSilent = true;
      await b.wish({ type: 'say', text: 'and now you' });
      isSilent = false;
      await a.choose(first(a));
      for (const each of [a, b])
        await each.until(({ now, table }) => now?.asked?.number === question + 1 || table.status !== 'playing');
    }
    expect([a.table.status, (await hall.store.brief(code))?.status]).toEqual(['over', 'over']);
  });

  test('two nodes that both see to the bots of a table cost nothing: each answer is in the log once', async () => {
    const { here, a, b, code } = await annAndBob('doubles', { seats: ['thumb', 'random'] });
    for (const { running } of here.all) running.hall.company = { ...running.hall.company, keeps: () => true };
    for (const { running } of here.all) running.hall.residents.get(code)!.driver.attend();
    await Promise.all([play(a, randomFrom(1)), play(b, randomFrom(2))]);
    expect([a.table.status, b.table.status]).toEqual(['over', 'over']);
    const sealed = new Map<string, number>();
    for (const { happening } of await here.all[0]!.running.hall.store.lines(code, 0))
      if (happening.type === 'sealed') {
        const key = `${happening.seat} ${happening.question}`;
        sealed.set(key, (sealed.get(key) ?? 0) + 1);
      }
    expect(sealed.size).toBeGreaterThan(20);
    expect(Math.max(...sealed.values())).toBe(1);
  });

  test('a clock that runs out at two nodes at once has run out once', async () => {
    const time = clock();
    const { here, a, b, code } = await annAndBob('clocks', { clock: 30, wanted: { surroundings: time } });
    for (const { running } of here.all) running.hall.company = { ...running.hall.company, keeps: () => true };
    await a.choose(first(a));
    await b.until(({ story }) => story.some(({ what }) => what.type === 'chosen'));
    time.pass(30_000);
    for (const { running } of here.all) running.hall.ring(code);
    for (const each of [a, b]) await each.until(({ now }) => now?.asked?.number === 2);
    await a.choose(first(a));
    for (const each of [a, b]) await each.until(({ now }) => now?.asked?.number === 3);
    const happenings = (await here.all[0]!.running.hall.store.lines(code, 0)).map(({ happening }) => happening);
    expect(happenings.filter(({ type }) => type === 'late')).toHaveLength(1);
    // A stand-in plays for Bob from then on, at both nodes: each answer is there once too.
    const sealed = happenings.flatMap((each) => (each.type === 'sealed' ? [`${each.seat} ${each.question}`] : []));
    expect(sealed).toHaveLength(new Set(sealed).size);
  });

  test('of two nodes one sees to the bots; when it goes the other does', async () => {
    const here = await nodes(await fresh('leases'), 2);
    const ann = await here.guest(0, 'Ann');
    const code = await ann.opens({ game: 'goofspiel', seats: ['me', 'random'], start: true });
    const first = await ann.at(code);
    await play(first, randomFrom(3), 2);
    const kept = (node: number): boolean => here.all[node]!.running.hall.company.keeps(code, true, true);
    const second = await here.as(ann, 1).at(code);
    expect([kept(0), kept(1)]).toEqual([true, false]);
    await here.all[0]!.stop();
    await play(second, randomFrom(4));
    expect(second.table.status).toBe('over');
  });

  test('a node that takes long to take over what another left behind goes on saying that it is there', async () => {
    const database = await fresh('slow');
    const here = await nodes(database, 1);
    const { hall } = here.all[0]!.running;
    const other = await start(temporaryFolder(), '--database', database, '--log', 'silent');
    const ann = guest(() => other.address);
    await ann.must('GET', 'me');
    const code = await ann.opens({ game: 'goofspiel', seats: ['me', 'random'], clock: 86_400, start: true });
    await expect.poll(() => hall.company.others()).toBe(1);
    // It takes longer to wake a table than it may be silent.
    const { come } = hall.turns;
    hall.turns.come = async (whose) => {
      if (whose === HOUSE) await new Promise((go) => setTimeout(go, 4000));
      await come(whose);
    };
    await other.stop('SIGKILL');
    await expect.poll(() => hall.residents.has(code), { timeout: 30_000 }).toBe(true);
    for (let i = 0; i < 5; i++) {
      expect((await fetch(`${here.all[0]!.address}/healthz`)).status).toBe(200);
      await new Promise((go) => setTimeout(go, 300));
    }
    hall.turns.come = come;
    const again = await here.as(ann, 0).at(code);
    await play(again, randomFrom(6));
    expect(again.table.status).toBe('over');
  });

  test('a node that hears nothing finds by reading what it missed', async () => {
    const { a, b } = await annAndBob('deaf');
    await b.until(({ here }) => here.seats[0]!);
    await query(
      postgres.url,
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'deaf' AND query LIKE '%LISTEN%'",
    );
    await a.choose(first(a));
    await b.until(({ story }) => story.some(({ what }) => what.type === 'chosen'));
  });

  test('a node at which nobody is at a table does not read along, and knows all of it as soon as somebody asks', async () => {
    const here = await nodes(await fresh('elsewhere'), 2);
    const ann = await here.guest(0, 'Ann');
    const bob = await here.guest(1, 'Bob');
    const code = await ann.opens({ game: 'goofspiel', seats: ['me', 'open'], watchable: false });
    const { hall } = here.all[0]!.running;
    const left = hall.residents.get(code)!;
    await bob.must('POST', `tables/${code}/join`);
    const there = here.as(ann, 1);
    await there.must('POST', `tables/${code}/start`);
    await expect.poll(() => left.heard).toBe(here.all[1]!.running.hall.residents.get(code)!.table.n);
    expect(left.table).toMatchObject({ n: 2, status: 'open' });
    // Nobody but those who sit there may come in: that Bob does this node has yet to read.
    const b = await here.as(bob, 0).at(code);
    expect([b.table.you, b.table.status]).toEqual([1, 'playing']);
    await b.close();
    await expect.poll(() => left.clients.length).toBe(0);
    const [x, y] = [await there.at(code), await bob.at(code)];
    await Promise.all([x.choose(first(x)), y.choose(first(y))]);
    await x.until(({ now }) => now?.asked?.number === 2);
    await expect.poll(() => left.heard).toBe(x.last());
    expect(left.table.question).toBe(1);
    const listed = await ann.must('GET', 'me/tables');
    expect(listed.tables).toMatchObject([{ code, waitsForYou: true }]);
    expect(left.table.question).toBe(2);
  });

  test('what somebody else says on the line is not listened to', async () => {
    const { a, b } = await annAndBob('babble');
    const url = postgres.url.replace(/postgres$/, 'babble');
    for (const said of [
      'no JSON',
      'null',
      '{}',
      '["x",["constructor",1]]',
      '["x",["dance",1],7,null]',
      '["x",["hello"]]',
    ])
      await query(url, `SELECT pg_notify('gilt', '${said}')`);
    await Promise.all([play(a, randomFrom(1)), play(b, randomFrom(2))]);
    expect([a.table.status, a.ended, b.ended]).toEqual(['over', null, null]);
  });

  test('names, bans and deleted tables are known at all nodes', async () => {
    const { here, bob, a, b, code } = await annAndBob('known');
    await bob.must('PUT', 'me', { name: 'Robert' });
    await a.until(({ table }) => table.seats[1]?.kind === 'person' && table.seats[1].name === 'Robert');
    const { hall } = here.all[0]!.running;
    const person = [...hall.residents.get(code)!.names.keys()][1]!;
    await hall.store.markPerson(person, 'banned');
    hall.company.marked();
    await b.until(() => false).catch(() => {});
    expect(b.ended).toMatchObject({ code: 1008 });
    expect((await bob.ask('GET', 'me')).status).toBe(403);
    hall.readAgain(code);
    await hall.store.deleteTable(code);
    hall.company.readAgain(code);
    await expect.poll(() => here.all[1]!.running.hall.residents.has(code)).toBe(false);
  });

  test('somebody who wants something at several nodes at once, and was not known before, is one person', async () => {
    const here = await nodes(await fresh('newcomer'), 3);
    const ann = here.as(await here.all[0]!.newGuest(), 0);
    for (let round = 0; round < 5; round++) {
      const [cookie] = (await fetch(`${here.all[0]!.address}/api/me`)).headers.getSetCookie();
      ann.cookie = cookie!.split(';')[0]!;
      const asked = [0, 1, 2, 0, 1, 2].map((node) =>
        here.as(ann, node).ask('POST', 'tables', { game: 'goofspiel', seats: ['me', 'open'] }),
      );
      expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(Array(6).fill(201));
      expect((await here.as(ann, 2).must('GET', 'me/tables')).tables).toHaveLength(6);
    }
  });

  test('of two who want a rematch at different nodes at once both come to the same table', async () => {
    const { here, ann, bob, a, b, code } = await annAndBob('rematch');
    await Promise.all([play(a, randomFrom(1)), play(b, randomFrom(2))]);
    const [one, two] = await Promise.all([ann, bob].map((each) => each.must('POST', `tables/${code}/rematch`)));
    expect(one.code).toBe(two.code);
    expect(await here.all[0]!.running.hall.store.allTables(10)).toHaveLength(2);
  });

  test('what somebody has had at one node counts at the other', async () => {
    const manners = {
      ...GOOD_MANNERS,
      address: { ...GOOD_MANNERS.address, tables: { burst: 12, perSecond: 0 } },
    };
    const here = await nodes(await fresh('limits'), 2, { manners });
    const ann = await here.guest(0, 'Ann');
    const asks = { game: 'goofspiel', seats: ['me', 'open'] };
    for (let i = 0; i < 11; i++) await ann.opens(asks);
    const there = here.as(ann, 1);
    let opened = 11;
    // It is told once a second; until then the other node has an allowance of its own.
    await new Promise((go) => setTimeout(go, 1500));
    while ((await there.ask('POST', 'tables', asks)).status === 201) opened++;
    expect(opened).toBe(12);
  });

  test('a node that cannot begin ends, so that it can be started again', async () => {
    const database = await fresh('begin');
    const { running } = (await nodes(database, 1)).all[0]!;
    const flags = ['--database', database, '--data', temporaryFolder(), '--port', `${running.port}`];
    const { status, stderr } = await gilt('serve', '--host', '127.0.0.1', ...flags);
    expect([status, stderr]).toEqual([2, `gilt: port ${running.port} is taken; choose another with --port\n`]);
  });

  test('a node that has lost its database says so at /healthz, and is well again when that is back', async () => {
    const here = await nodes(await fresh('lost'), 1);
    const health = async (): Promise<number> => (await fetch(`${here.all[0]!.address}/healthz`)).status;
    const until = async (status: number): Promise<void> => {
      while ((await health()) !== status) await new Promise((go) => setTimeout(go, 100));
    };
    expect(await health()).toBe(200);
    postgres.pause();
    await until(503);
    postgres.resume();
    await until(200);
  });

  test('a node whose database does not answer ends all the same when it is asked to', async () => {
    const program = await start(temporaryFolder(), '--database', await fresh('mute'), '--log', 'silent');
    postgres.pause();
    expect(await program.stop('SIGTERM')).toBe(0);
    postgres.resume();
  });
});

test('what is asked for while something is being looked up is looked up together afterwards', async () => {
  const looked: (readonly string[])[] = [];
  const found: (() => void)[] = [];
  const look = gathered<string>((all) => {
    looked.push(all);
    return new Promise((go, fail) => found.push(all.includes('X') ? () => fail(new Error('no X')) : go));
  });
  const first = ['A', 'B', 'A'].map(look);
  await Promise.resolve();
  const second = ['C', 'X', 'A'].map(look);
  expect(looked).toEqual([['A', 'B']]);
  found[0]!();
  await Promise.all(first);
  await expect
    .poll(() => looked)
    .toEqual([
      ['A', 'B'],
      ['C', 'X', 'A'],
    ]);
  found[1]!();
  await expect(Promise.all(second)).rejects.toThrow('no X');
  const third = look('D');
  await expect.poll(() => looked.length).toBe(3);
  found[2]!();
  await third;
});
