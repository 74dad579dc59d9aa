import { expect, test } from 'vitest';
import { type Circumstances, type Plan, showingAt } from './pace.ts';

const usual: Circumstances = { pace: 'calm', calm: false, clock: false, isNew: false, words: 0, waiting: 0 };
const beats = [
  { name: 'turn', shown: 1, ms: 1000 },
  { name: 'loot', shown: 3, ms: 100 },
];
const scene: Plan = { beats, reads: true };
const glance: Plan = { beats: [{ name: 'move', shown: 1, ms: 900 }], reads: false, passing: true };

const times = (plan: Plan, now: Partial<Circumstances>): number[] =>
  showingAt(plan, { ...usual, ...now }).beats.map(({ ms }) => ms);
const stays = (now: Partial<Circumstances>, plan = scene): number => showingAt(plan, { ...usual, ...now }).stays;

test('usually beats are as the board plans them, in name, order and time', () => {
  expect(showingAt(scene, usual).beats).toEqual(beats);
});

test('where nothing is to move a beat is short, and a short one stays as it is', () => {
  expect(times(scene, { calm: true })).toEqual([200, 100]);
});

test('whoever is in a hurry sees every beat, but faster', () => {
  expect(times(scene, { pace: 'quick' })).toEqual([300, 30]);
  expect(times(scene, { pace: 'quick', calm: true })).toEqual([60, 30]);
});

test('it stays as long as there is to read, within limits', () => {
  expect(stays({ words: 0 })).toBe(2500);
  expect(stays({ words: 25 })).toBe(3500);
  expect(stays({ words: 26 })).toBeGreaterThan(stays({ words: 25 }));
  expect(stays({ words: 1000 })).toBe(7000);
});

test('what is not to be read does not stay, whoever looks', () => {
  const unread = { ...scene, reads: false };
  for (const now of [{}, { isNew: true }, { pace: 'wait' }, { clock: true }] as const)
    expect(stays(now, unread)).toBe(0);
});

test("in one's first games it waits until somebody goes on, and always for whoever wants that", () => {
  expect(stays({ isNew: true })).toBe(Number.POSITIVE_INFINITY);
  expect(stays({ pace: 'wait' })).toBe(Number.POSITIVE_INFINITY);
});

test('while a clock runs it never waits, and how much there is to read does not count', () => {
  for (const pace of ['calm', 'wait'] as const)
    for (const isNew of [false, true]) expect(stays({ clock: true, pace, isNew, words: 1000 })).toBe(2500);
});

test('whoever is in a hurry gets a glance, in a first game too', () => {
  expect(stays({ pace: 'quick', isNew: true, words: 1000 })).toBe(150);
  expect(stays({ pace: 'quick', clock: true })).toBe(150);
});

test('what is looked at in passing never stays, and is shorter the more of it waits', () => {
  expect(showingAt(glance, { ...usual, isNew: true })).toEqual({ beats: glance.beats, stays: 0, passing: true });
  expect([0, 1, 2, 9].map((waiting) => times(glance, { waiting })[0])).toEqual([900, 750, 500, 150]);
  expect(times(glance, { calm: true })).toEqual([200]);
});

test('it is passed over by whoever is in a hurry, and where a clock runs', () => {
  expect(times(glance, { pace: 'quick' })).toEqual([]);
  expect(times(glance, { clock: true })).toEqual([]);
});
