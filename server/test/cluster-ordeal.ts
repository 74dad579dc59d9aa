import { AssertionError, deepStrictEqual as same } from 'node:assert';
import { setTimeout as wait } from 'node:timers/promises';
import { below, chance, randomFrom, shuffle } from '@gilt/engine/random';
import { games } from '@gilt/games/all';
import type { Code } from '@gilt/protocol/words';
import { openPostgres } from '../store/postgres.ts';
import { Refused } from './connection.ts';
import { byLength, lengthOf } from './endured.ts';
import { FAULTS, type Fault, faultyCluster, type Lasting, victimOf } from './faulty-cluster.ts';
import { type Answer, type Guest, guest } from './guest.ts';
import { answered, check, type Manner, playOn, witness } from './witness.ts';

export interface ClusterOrdeal {
  /** The folder of the nodes; each has one in it. */
  readonly data: string;
  readonly tables: number;
  readonly faults: number;
  readonly seed: number;
  /** What may happen; everything if it is not said. */
  readonly kinds?: readonly Fault[];
  readonly lasting: Lasting;
  /** How long people think, in milliseconds, at most; once all faults are over a tenth of it. */
  readonly thinking: number;
  /** Milliseconds between the beginnings of two faults, at most. */
  readonly every: number;
  /** Of PostgreSQL. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly report?: (line: string) => void;
}

/** What came of it. */
export interface Endured {
  readonly faults: Partial<Record<Fault, number>>;
  /** Answers, changes, answers taken back, words and promises that a node had acknowledged: all were there at the end, once. */
  acknowledged: number;
  /** Games that were played to the end, each with a record that replays. */
  games: number;
  happenings: number;
  /** How long people were away after a node was killed and nothing else was wrong, in milliseconds. */
  readonly away: number[];
  /** For how long somebody was connected at most and was not told what happened, in milliseconds. */
  deafest: number;
  /** For how long the computer did something else, in milliseconds: what falls into that is not counted. */
  stoodStill: number;
}

const NODES = 3;
/** For so long after a fault people may be interrupted by it, and nothing may happen at any table, in milliseconds: a statement that gets no answer is given up after 15 s. */
const AFTERMATH = 180_000;
/** As browsers do it (web/link/socket.ts): whoever had been welcome for a while tries again within a moment, then somebody waits so long, and twice as long each time it fails. */
const AT_ONCE = 200;
const A_WHILE = 5000;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 3200;
const waitBefore = (tries: number): number =>
  tries === 0
    ? AT_ONCE * Math.random()
    : Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (tries - 1)) * (0.75 + Math.random() / 2);
/** A node is killed in peace if everything has been well for so long, in milliseconds: what a node left behind is taken over by then, and whoever has come back begins to feel at home. */
const PEACE = 5000;
/** Nothing else happens for so long afterwards. */
const RETURN = 2500;
/** That everything is well is waited for so long, in milliseconds. */
const SOON = 8000;
/** Nor is it waited longer for the tables to go on, in milliseconds. */
const STUCK = 5000;
/** Whoever loses the connection within that after a kill lost it by that, in milliseconds. */
const NOTICED = 1500;
/** So many tables are opened at a time. */
const OPENED_AT_ONCE = 20;
/** Games with hundreds of choices, one after another: there people think less. */
const SLOW = ['shadowgate'];
/** Whoever is connected has to be told what happens, however lost the node is: within that, in milliseconds. */
const DEAF = 20_000;
/** So often the time is looked at, and whoever comes that much too late has stood still, in milliseconds. */
const TICK = 200;
const LATE = 1000;
/** At every so manieth table the time for an answer is limited. */
const TIMED = 4;
const CLOCK = 12;

/**
 * People and bots play at tables of all games, sent to the nodes at random, while everything goes wrong. Whatever was acknowledged must be
 * there at the end, once; no log has a gap; no table is there twice; all games come to their end, and their records replay. Throws at the first thing that is not so.
 */
export async function clusterOrdeal(wanted: ClusterOrdeal): Promise<Endured> {
  const { data, seed, kinds = FAULTS, report = () => {} } = wanted;
  const random = randomFrom(seed);
  const cluster = await faultyCluster(data, NODES, wanted.lasting, wanted.settings);
  const endured: Endured = {
    faults: {},
    acknowledged: 0,
    games: 0,
    happenings: 0,
    away: [],
    deafest: 0,
    stoodStill: 0,
  };
  const codes = new Set<Code>();
  /** How often somebody wanted a table and was not answered: it may be there. */
  let unanswered = 0;
  /** When something was last wrong, or somebody was told of something: whoever is interrupted comes back as long as anything goes on. */
  let faulty = performance.now();
  let told = 0;
  let stopping = false;
  let fault: unknown;
  /** When nodes were killed in peace. */
  const killed: number[] = [];

  /** When this process did not run, though nobody had it wait: as long as the computer sleeps, or does something else. The nodes did not run then either. */
  const pauses: { from: number; to: number }[] = [];
  let ticked = Date.now();
  function tick(): void {
    const now = Date.now();
    if (now - ticked > LATE) {
      pauses.push({ from: ticked, to: now });
      endured.stoodStill += now - ticked;
      faulty = performance.now();
    }
    ticked = now;
  }
  const ticking = setInterval(tick, TICK);
  /** How much of that time this process ran. */
  function ran(from: number, to: number): number {
    // What comes in after a pause may be heard of before its end.
    tick();
    return pauses.reduce(
      (left, pause) => left - Math.max(0, Math.min(to, pause.to) - Math.max(from, pause.from)),
      to - from,
    );
  }

  const manner: Manner = {
    thinks: (random, game) => below(random, wanted.thinking / (stopping ? 10 : 1) / (SLOW.includes(game) ? 6 : 1)),
    onTold() {
      told++;
      faulty = performance.now();
    },
    onBack(lost, now, missed) {
      const isMeasured = killed.some((at) => lost >= at && lost < at + NOTICED) && ran(lost, now) === now - lost;
      if (isMeasured) endured.away.push(now - lost);
      const deaf = missed === null ? 0 : Math.max(0, ran(missed, lost));
      endured.deafest = Math.max(endured.deafest, deaf);
      if (deaf <= DEAF) return;
      throw new AssertionError({ message: `somebody was connected for ${deaf} ms and was not told what happened` });
    },
  };

  /** Does something that anything may interrupt: then it is tried again. What nothing excuses is a fault. `stayed`: how long somebody was welcome meanwhile. */
  async function persistently<T>(work: () => Promise<T>, stayed = () => 0): Promise<T> {
    for (let tries = 1; fault === undefined; tries++) {
      try {
        return await work();
      } catch (error) {
        if (error instanceof AssertionError || error instanceof Refused) throw error;
        tick();
        // Whoever waits for somebody who thinks waits on.
        if (stopping && performance.now() - faulty > AFTERMATH) throw error;
        if (stayed() > 0) tries = stayed() < A_WHILE ? 1 : 0;
        await wait(waitBefore(tries));
      }
    }
    throw fault;
  }

  /** Must be granted, or have been granted before. */
  async function sees(who: Guest, path: string, body: object | undefined, before: RegExp): Promise<Answer> {
    const answer = await persistently(() => answered(who, 'POST', path, body));
    if (answer.status >= 300 && !before.test(answer.body.error))
      throw new AssertionError({ message: `${path}: ${answer.status} ${JSON.stringify(answer.body)}` });
    return answer;
  }

  async function start(code: Code, people: readonly Guest[]): Promise<void> {
    same(codes.has(code), false, `${code} is there twice`);
    codes.add(code);
    await Promise.all(people.map((who) => sees(who, `tables/${code}/join`, {}, /^you already sit/)));
    await Promise.all(people.map((who) => sees(who, `tables/${code}/start`, undefined, /host|begun/)));
  }

  /** People play game after game. */
  async function table(number: number, begun: () => void): Promise<void> {
    const own = randomFrom(seed * 10_000 + number);
    const { id, seats } = games[number % games.length]!;
    const count = Math.min(seats.most, Math.max(seats.least, 3));
    const withBots = (number + Math.floor(number / games.length)) % 2 === 1;
    const people = Array.from({ length: withBots ? 2 : count }, (_, i) =>
      guest(() => cluster.address, { 'x-forwarded-for': `10.${number >> 8}.${number & 255}.${i + 1}` }),
    );
    const others = people.slice(1).map(() => 'open');
    const bots = Array<string>(count - people.length).fill('thumb');
    const clock = number % TIMED === 0 ? CLOCK : null;
    const [host] = people as [Guest];
    for (const who of people) await persistently(() => answered(who, 'GET', 'me'));
    const asked = { game: id, seats: ['me', ...others, ...bots], clock };
    const opened = await persistently(() =>
      answered(host, 'POST', 'tables', asked).catch((error: unknown) => {
        unanswered++;
        throw error;
      }),
    );
    same(opened.status, 201, JSON.stringify(opened.body));
    let code: Code = opened.body.code;
    for (;;) {
      await start(code, people);
      begun();
      const players = people.map((who, i) => witness(who, code, randomFrom(below(own, 1e9) + i)));
      await Promise.all(
        players.map((player) =>
          persistently(
            () => playOn(player, manner),
            () => player.stayed,
          ),
        ),
      );
      const found = await check(code, players, persistently);
      endured.acknowledged += found.acknowledged;
      endured.happenings += found.happenings;
      endured.games++;
      if (stopping) return;
      // All want another at once, at whatever nodes.
      const next = await Promise.all(people.map((who) => sees(who, `tables/${code}/rematch`, {}, /^$/)));
      same(new Set(next.map(({ body }) => body.code)).size, 1, `${code} has two rematches`);
      code = next[0]!.body.code;
    }
  }

  async function torment(): Promise<void> {
    const underWay = new Set<Promise<void>>();
    const begin = (kind: Fault, victim: number): void => {
      endured.faults[kind] = (endured.faults[kind] ?? 0) + 1;
      const over = cluster.befall(kind, victim, random).catch((error: unknown) => {
        fault ??= error;
      });
      const done = over.finally(() => underWay.delete(done));
      underWay.add(done);
    };
    for (let i = 0; i < wanted.faults && fault === undefined; i++) {
      const [kind, victim] = await next();
      if (kind === 'a node killed' && chance(random) < 0.7) await inPeace(() => begin(kind, victim));
      else begin(kind, victim);
      await wait(below(random, wanted.every));
      await goneOn();
      if (i % 10 === 9) report(`${i + 1} faults, ${endured.games} games, people were told ${told} times`);
      faulty = performance.now();
    }
    const patience = setInterval(() => {
      faulty = performance.now();
    }, 1000);
    await Promise.all(underWay);
    clearInterval(patience);
    faulty = performance.now();

    /** Where processors are scarce faults would follow each other while nobody plays: the tables should have gone on in between, as far as they can. */
    async function goneOn(): Promise<void> {
      const [before, end] = [told, performance.now() + STUCK];
      while (told < before + wanted.tables && performance.now() < end) await wait(100);
    }

    /** What comes next, and whom it meets: each kind once before any comes again, in the order in which they find somebody who is well. */
    async function next(): Promise<[Fault, number]> {
      for (; ; await wait(100)) {
        const times = (kind: Fault): number => endured.faults[kind] ?? 0;
        const fewest = Math.min(...kinds.map(times));
        for (const kind of shuffle(random, [...kinds])) {
          const victim = times(kind) === fewest ? victimOf(kind, cluster.ailing, NODES, random) : null;
          if (victim !== null) return [kind, victim];
        }
      }
    }

    /** Once everything is well, and nothing else happens meanwhile: so it can be said how long people are away. Peace that does not come soon is not waited for. */
    async function inPeace(kill: () => void): Promise<void> {
      const end = performance.now() + SOON;
      await Promise.race([Promise.all(underWay), wait(SOON)]);
      while (performance.now() < end && !cluster.isWell()) await wait(100);
      if (!cluster.isWell()) return kill();
      await wait(PEACE);
      killed.push(Date.now());
      kill();
      await wait(RETURN);
    }
  }

  const keepFaulty = setInterval(() => {
    if (cluster.ailing.size > 0) faulty = performance.now();
  }, 500);
  try {
    const opened: Promise<void>[] = [];
    const playing = Array.from({ length: wanted.tables }, (_, i) => {
      let begun = (): void => {};
      opened.push(
        new Promise((go) => {
          begun = go;
        }),
      );
      const before = i < OPENED_AT_ONCE ? Promise.resolve() : opened[i - OPENED_AT_ONCE]!;
      return before
        .then(() => table(i, begun))
        .catch((error: unknown) => {
          fault ??= error;
          begun();
        });
    });
    await Promise.all(opened);
    faulty = performance.now();
    report('everybody plays');
    await torment();
    stopping = true;
    const away = byLength(endured.away);
    report(
      `all faults are over; of ${endured.away.length} people half were away for at most ${lengthOf(away, 0.5)} ms after a kill, 99 of 100 for at most ${lengthOf(away, 0.99)} ms; the games are played to their end`,
    );
    await Promise.all(playing);
    if (fault !== undefined) throw fault;
    await audit(cluster.url, codes, unanswered);
    same(await cluster.close(), Array(NODES).fill(0), 'the nodes end in peace');
    return endured;
  } catch (error) {
    await cluster.close();
    throw error;
  } finally {
    clearInterval(keepFaulty);
    clearInterval(ticking);
  }
}

/** What people see is one thing; this is what lies in the database. */
async function audit(url: string, codes: ReadonlySet<Code>, unanswered: number): Promise<void> {
  const store = await openPostgres(url);
  const stored = new Map((await store.allTables(1_000_000)).map(({ code, status }) => [code, status]));
  for (const code of codes) same(stored.get(code), 'over', `${code} is over`);
  const others = [...stored].filter(([code]) => !codes.has(code));
  const unknown = others.length > unanswered || others.some(([, status]) => status !== 'open');
  same(unknown ? others : [], [], 'tables that nobody opened');
  for (const code of codes) {
    const lines = await store.lines(code, 0);
    same(
      lines.map(({ n }) => n),
      lines.map((_, i) => i + 1),
      `the log of ${code} has a gap`,
    );
  }
  await store.close();
}
