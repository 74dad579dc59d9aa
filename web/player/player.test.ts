import type { Happened, Now, TableSight } from '@gilt/protocol/sight';
import { expect, test } from 'vitest';
import type { Moment, Passage } from './passage.ts';
import { type Picture, type Player, player, type Showing } from './player.ts';
import { sceneOf } from './story.ts';

/** A clock that goes on when it is told to. */
function fakeClock() {
  let now = 0;
  let waiting: { at: number; act: () => void }[] = [];
  return {
    later(ms: number, act: () => void): () => void {
      const each = { at: now + ms, act };
      waiting.push(each);
      return () => {
        waiting = waiting.filter((other) => other !== each);
      };
    },
    /** Lets so much time go by. */
    pass(ms: number): void {
      const end = now + ms;
      for (;;) {
        const next = waiting.toSorted((a, b) => a.at - b.at)[0];
        if (!next || next.at > end) break;
        waiting = waiting.filter((each) => each !== next);
        now = next.at;
        next.act();
      }
      now = end;
    },
    count: () => waiting.length,
  };
}

const table = (names: readonly string[], outcome: TableSight['outcome'] = null): TableSight =>
  ({ you: 0, status: 'playing', outcome, seats: names.map((name) => ({ kind: 'person', name })) }) as never;

/** A game in which there is nothing but a count: every event makes it one more. */
const moment = (n: number, count: number, names: readonly string[] = ['Ann']): Moment => ({
  n,
  table: table(names),
  now: { view: { seat: 0, flow: {}, game: { count } }, asked: { number: n }, chosen: null } as unknown as Now,
});

const EVENTS = 3;
const START = moment(1, 0);

/** The passage of that number: three events. */
function passage(n: number): Passage {
  const from = (n - 2) * EVENTS;
  const steps = Array.from({ length: EVENTS }, (_, i) => from + i + 1);
  const happened = {
    n,
    at: 0,
    what: { type: 'chosen', seat: 0, question: n },
    events: steps.map((count) => ({ type: `e${count}`, rule: 'X-1' })),
    changes: steps.map((count) => [[['game', 'count'], count]]),
  } as Happened;
  return { happened, before: moment(n - 1, from), after: moment(n, from + EVENTS) };
}

const THREE: Showing = {
  beats: [
    { name: 'together', shown: 0, ms: 100 },
    { name: 'turn', shown: 1, ms: 200 },
    { name: 'loot', shown: 3, ms: 300 },
  ],
  stays: 1000,
};
const AT_ONCE: Showing = { beats: [], stays: 0 };
const GLANCE: Showing = { beats: [{ name: 'move', shown: 3, ms: 50 }], stays: 0, passing: true };

/** A player at its beginning, and what it shows of each happening. */
function opened(how: Readonly<Record<number, Showing>> | Showing = THREE, seen: Passage[] = []) {
  const clock = fakeClock();
  const pictures: string[] = [];
  const showing = (each: Passage): Showing => ('beats' in how ? (how as Showing) : (how[each.happened.n] ?? AT_ONCE));
  const shows = player({ later: clock.later, showing });
  shows.begin(START, []);
  for (const each of seen) shows.add(each);
  shows.subscribe(() => pictures.push(inWords(shows.picture()!)));
  return { ...clock, shows, pictures };
}

const countIn = ({ moment: { now } }: Picture): number => (now!.view.game as { count: number }).count;
const toldIn = ({ past }: Picture): string[] => past.flatMap(({ events = [] }) => events.map(({ type }) => type));

/** Where it stands, which beat it is, the count in the view, and how much was told. */
function inWords(picture: Picture): string {
  const scene = picture.scene && sceneOf(picture.scene);
  const beat = scene ? ` ${scene.staying ? 'staying' : scene.beat}` : '';
  return `${picture.moment.n}${beat} ${countIn(picture)}/${toldIn(picture).length}`;
}
const seenOf = (shows: Player): string => inWords(shows.picture()!);

test('before there is anything to be seen there is no picture', () => {
  const shows = player({ later: () => () => undefined, showing: () => AT_ONCE });
  expect(shows.picture()).toBeNull();
  shows.renew(table(['Bob']));
  expect(shows.picture()).toBeNull();
});

test('beats come in order, each for its time and on the view as it stood then; then it stays, and then the table goes on', () => {
  const { shows, pass } = opened();
  shows.add(passage(2));
  expect(seenOf(shows)).toBe('2 together 0/0');
  pass(99);
  expect(seenOf(shows)).toBe('2 together 0/0');
  pass(1);
  expect(seenOf(shows)).toBe('2 turn 1/1');
  pass(200);
  expect(seenOf(shows)).toBe('2 loot 3/3');
  pass(300);
  expect(seenOf(shows)).toBe('2 staying 3/3');
  pass(999);
  expect(seenOf(shows)).toBe('2 staying 3/3');
  pass(1);
  expect(seenOf(shows)).toBe('2 3/3');
  expect(shows.picture()!.scene).toBeNull();
});

test('nobody is asked anything while something is shown, and everything is told when it is over', () => {
  const short: Showing = { beats: [{ name: 'turn', shown: 1, ms: 100 }], stays: 0 };
  const { shows, pass } = opened(short);
  shows.add(passage(2));
  expect(shows.picture()!.moment.now!.asked).toBeNull();
  pass(100);
  expect(seenOf(shows)).toBe('2 3/3');
  expect(shows.picture()!.moment.now!.asked).not.toBeNull();
});

test('what stays for ever waits for somebody to go on', () => {
  const { shows, pass, count } = opened({ ...THREE, stays: Number.POSITIVE_INFINITY });
  shows.add(passage(2));
  pass(1_000_000);
  expect(seenOf(shows)).toBe('2 staying 3/3');
  expect(count()).toBe(0);
  shows.goOn();
  expect(seenOf(shows)).toBe('2 3/3');
});

test('somebody who has seen enough gets the rest at once, and then goes on', () => {
  const { shows, pass } = opened();
  shows.finish();
  shows.goOn();
  expect(seenOf(shows)).toBe('1 0/0');
  shows.add(passage(2));
  shows.finish();
  expect(seenOf(shows)).toBe('2 staying 3/3');
  pass(600);
  // To have seen enough of what has been shown gives no more time to read it.
  shows.finish();
  pass(400);
  expect(seenOf(shows)).toBe('2 3/3');
  shows.add(passage(3));
  shows.goOn();
  expect(seenOf(shows)).toBe('3 6/6');
});

test('what does not stay is over when its beats are finished', () => {
  const { shows } = opened({ ...THREE, stays: 0 });
  shows.add(passage(2));
  shows.finish();
  expect(seenOf(shows)).toBe('2 3/3');
});

test('what is not stopped for is there at once', () => {
  const { shows, pictures } = opened(AT_ONCE);
  shows.add(passage(2));
  expect(pictures).toEqual(['2 3/3']);
});

test('what comes while something is shown waits, also what is not stopped for; it may be told by then', () => {
  const { shows, pass } = opened({ 2: THREE, 4: THREE });
  shows.add(passage(2));
  pass(99);
  shows.add(passage(3));
  shows.add(passage(4));
  expect(seenOf(shows)).toBe('2 together 0/0');
  // Nor does it make what is shown any longer.
  pass(1500);
  expect(seenOf(shows)).toBe('2 staying 3/3');
  pass(1);
  expect(seenOf(shows)).toBe('4 together 6/6');
  pass(1600);
  expect(seenOf(shows)).toBe('4 9/9');
});

test('the log never tells an event that is not shown yet, however one goes', () => {
  const { shows, pass } = opened({ 2: THREE, 3: AT_ONCE, 4: THREE, 5: GLANCE });
  let looked = 0;
  shows.subscribe(() => {
    const picture = shows.picture()!;
    looked++;
    expect(toldIn(picture)).toEqual(Array.from({ length: countIn(picture) }, (_, i) => `e${i + 1}`));
  });
  for (const n of [2, 3, 4, 5]) shows.add(passage(n));
  pass(350);
  shows.finish();
  shows.step(-1);
  shows.step(-1);
  shows.jump(4);
  shows.step(-1);
  shows.play();
  pass(10_000);
  shows.jump(1);
  for (let i = 0; i < 14; i++) shows.step(1);
  expect(looked).toBeGreaterThan(20);
  expect(seenOf(shows)).toBe('5 12/12');
});

test('step by step back the same pictures are seen as step by step forth', () => {
  const { shows, pictures, count } = opened(
    { 2: THREE, 4: { ...THREE, stays: 0 }, 5: GLANCE },
    [2, 3, 4, 5].map(passage),
  );
  shows.jump(1);
  pictures.length = 0;
  for (let i = 0; i < 11; i++) shows.step(1);
  const forth = ['2 together 0/0', '2 turn 1/1', '2 loot 3/3', '2 staying 3/3', '2 3/3'];
  forth.push('3 6/6', '4 together 6/6', '4 turn 7/7', '4 loot 9/9', '4 9/9', '5 move 12/12');
  expect(pictures).toEqual(forth);
  shows.step(1);
  shows.step(1);
  expect(seenOf(shows)).toBe('5 12/12');
  pictures.length = 0;
  for (let i = 0; i < 13; i++) shows.step(-1);
  expect(pictures).toEqual([...forth.toReversed(), '1 0/0', '1 0/0']);
  // Whoever goes by hand is not taken further by time.
  expect(count()).toBe(0);
});

test('one jumps to how things stood after a happening, wherever one is, and as near to it as can be', () => {
  const { shows, pass } = opened(THREE, [2, 3, 4].map(passage));
  pass(150);
  for (const [to, seen] of [
    [3, '3 6/6'],
    [2, '2 3/3'],
    [9, '4 9/9'],
    [0, '1 0/0'],
  ] as const) {
    shows.jump(to);
    expect(seenOf(shows)).toBe(seen);
    expect(shows.isPaused()).toBe(true);
  }
  shows.play();
  expect(seenOf(shows)).toBe('2 together 0/0');
});

test('what is paused stands still, whatever comes, until it is played again', () => {
  const { shows, pass } = opened();
  shows.add(passage(2));
  pass(150);
  shows.pause();
  expect(shows.isPaused()).toBe(true);
  shows.add(passage(3));
  pass(10_000);
  expect(seenOf(shows)).toBe('2 turn 1/1');
  shows.play();
  expect(shows.isPaused()).toBe(false);
  pass(200);
  expect(seenOf(shows)).toBe('2 loot 3/3');
});

test('whoever pauses, plays or steps is told of it', () => {
  const { shows, pictures } = opened();
  shows.pause();
  shows.play();
  expect(pictures).toEqual(['1 0/0', '1 0/0']);
});

test('at twice the speed everything takes half the time, also the beat that is being shown', () => {
  const { shows, pass } = opened();
  shows.add(passage(2));
  shows.speed(2);
  pass(50);
  expect(seenOf(shows)).toBe('2 turn 1/1');
  pass(250);
  expect(seenOf(shows)).toBe('2 staying 3/3');
  pass(500);
  expect(seenOf(shows)).toBe('2 3/3');
});

test('at twice the speed one looks half as long at how things stood before', () => {
  const { shows, pass } = opened({ ...THREE, lead: 400 });
  shows.speed(2);
  shows.add(passage(2));
  pass(199);
  expect(seenOf(shows)).toBe('1 0/0');
  pass(1);
  expect(seenOf(shows)).toBe('2 together 0/0');
});

test('nothing comes after the last passage, also while it is being shown', () => {
  const { shows, pass } = opened(THREE, [2, 3].map(passage));
  expect(shows.isLast()).toBe(false);
  pass(1600);
  expect(seenOf(shows)).toBe('3 together 3/3');
  expect(shows.isLast()).toBe(true);
  pass(1600);
  expect(seenOf(shows)).toBe('3 6/6');
  expect(shows.isLast()).toBe(true);
});

test('of up to four scenes each is shown; whoever is further behind sees where the table stands', () => {
  const { shows, pass } = opened();
  for (let n = 2; n <= 6; n++) shows.add(passage(n));
  pass(1600);
  expect(seenOf(shows)).toBe('3 together 3/3');
  shows.add(passage(7));
  shows.goOn();
  expect(seenOf(shows)).toBe('4 together 6/6');
  shows.add(passage(8));
  shows.add(passage(9));
  shows.goOn();
  expect(seenOf(shows)).toBe('9 24/24');
});

test('four scenes are not too many, whatever else has happened', () => {
  const { shows } = opened({ 2: THREE, 3: THREE, 4: THREE, 5: THREE, 6: THREE });
  for (let n = 2; n <= 8; n++) shows.add(passage(n));
  shows.goOn();
  expect(seenOf(shows)).toBe('3 together 3/3');
});

test('what is only looked at in passing, or not stopped for, puts nobody behind', () => {
  const { shows, pass } = opened({ 2: THREE, 3: THREE, 4: GLANCE, 5: GLANCE, 6: GLANCE, 7: GLANCE, 8: THREE });
  for (let n = 2; n <= 12; n++) shows.add(passage(n));
  shows.goOn();
  expect(seenOf(shows)).toBe('3 together 3/3');
  shows.goOn();
  expect(seenOf(shows)).toBe('4 move 9/9');
  pass(200);
  expect(seenOf(shows)).toBe('8 together 18/18');
});

test('whoever goes back, or has paused, is passed over nothing, until they are where the table is', () => {
  const { shows, pass } = opened(THREE);
  shows.pause();
  for (let n = 2; n <= 12; n++) shows.add(passage(n));
  shows.play();
  expect(seenOf(shows)).toBe('2 together 0/0');
  shows.jump(12);
  shows.jump(1);
  shows.play();
  pass(10 * 1600);
  expect(seenOf(shows)).toBe('12 together 30/30');
  pass(1600);
  for (let n = 13; n <= 18; n++) shows.add(passage(n));
  expect(seenOf(shows)).toBe('13 together 33/33');
  shows.goOn();
  expect(seenOf(shows)).toBe('18 51/51');
});

test('how long something is looked at depends on how much waits when it is come to', () => {
  const { later, pass } = fakeClock();
  const glance = ({ happened: { n } }: Passage, waiting: number): Showing =>
    n === 5 ? AT_ONCE : { beats: [{ name: 'move', shown: 3, ms: 400 / (waiting + 1) }], stays: 0, passing: true };
  const shows = player({ later, showing: glance });
  shows.begin(START, []);
  for (const n of [2, 3, 4]) shows.add(passage(n));
  pass(399);
  expect(shows.picture()!.moment.n).toBe(2);
  pass(1);
  expect(shows.picture()!.moment.n).toBe(3);
  pass(200);
  expect(shows.picture()!.moment.n).toBe(4);
  shows.add(passage(5));
  shows.add(passage(6));
  pass(400);
  expect(shows.picture()!.moment.n).toBe(6);
  pass(399);
  expect(shows.picture()!.scene).not.toBeNull();
  pass(1);
  expect(shows.picture()!.scene).toBeNull();
});

const nameIn = (shows: Player): string => (shows.picture()!.moment.table.seats[0] as { name: string }).name;

test('another name is seen at once, before, during and after a scene, and changes nothing else', () => {
  const { shows, pass } = opened(THREE, [passage(2)]);
  pass(150);
  const outcome = { winners: [0], scores: [] };
  shows.renew(table(['Bea'], outcome));
  expect(nameIn(shows)).toBe('Bea');
  expect(seenOf(shows)).toBe('2 turn 1/1');
  pass(200);
  expect(seenOf(shows)).toBe('2 loot 3/3');
  shows.goOn();
  expect(nameIn(shows)).toBe('Bea');
  shows.jump(1);
  expect(nameIn(shows)).toBe('Bea');
  // The table that came with the name is that of the end, and none of it belongs to how things stood before.
  expect(shows.picture()!.moment.table.outcome).toBeNull();
});

test('a scene goes on as it began when things are to be shown otherwise from now on', () => {
  const { shows, pass } = opened(THREE, [passage(2)]);
  pass(150);
  shows.surround(() => AT_ONCE);
  shows.renew(table(['Bea']));
  expect(seenOf(shows)).toBe('2 turn 1/1');
  shows.add(passage(3));
  pass(200);
  expect(seenOf(shows)).toBe('2 loot 3/3');
  pass(1300);
  expect(seenOf(shows)).toBe('3 6/6');
});

test('that it was the last is known in a scene, so that it can be said; the rest of the table is as it was', () => {
  const { shows, pass } = opened();
  const last = passage(2);
  const outcome = { winners: [0], scores: [] };
  shows.add({ ...last, after: { ...last.after, table: { ...table(['Ann'], outcome), status: 'over' } } });
  pass(600);
  expect(seenOf(shows)).toBe('2 staying 3/3');
  expect(shows.picture()!.moment.table).toMatchObject({ status: 'playing', outcome });
  shows.goOn();
  expect(shows.picture()!.moment.table).toMatchObject({ status: 'over', outcome });
});

test('it begins anew wherever it is, and what was about to come does not', () => {
  const { shows, pass, count } = opened(THREE, [passage(2)]);
  const past = [passage(2).happened, passage(3).happened];
  shows.begin(moment(3, 6), past);
  expect(seenOf(shows)).toBe('3 6/6');
  expect(shows.picture()!.walked).toEqual([]);
  pass(10_000);
  expect(count()).toBe(0);
  shows.add(passage(4));
  expect(seenOf(shows)).toBe('4 together 6/6');
});

test('what has been walked along is all since the beginning, with what is being shown and without what waits', () => {
  const { shows, pass } = opened(THREE, [2, 3].map(passage));
  const walked = (): number[] => shows.picture()!.walked.map(({ happened }) => happened.n);
  expect(walked()).toEqual([2]);
  pass(1600);
  expect(walked()).toEqual([2, 3]);
  shows.jump(2);
  expect(walked()).toEqual([2]);
});

test('nothing more happens when it is closed, or nobody listens', () => {
  const { shows, pass, pictures, count } = opened(THREE, [passage(2)]);
  const heard: number[] = [];
  const leave = shows.subscribe(() => heard.push(1));
  leave();
  shows.finish();
  expect(heard).toEqual([]);
  pictures.length = 0;
  shows.close();
  expect(count()).toBe(0);
  pass(10_000);
  expect(pictures).toEqual([]);
});
