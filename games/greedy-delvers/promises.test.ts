import { optionsOf, waitingFor } from '@gilt/engine/answer';
import { type Reveal, standing } from '@gilt/engine/event';
import { readSetup, type Setup } from '@gilt/engine/game';
import { seedFrom } from '@gilt/engine/seed';
import { answer, sitDown, undo } from '@gilt/engine/sitting';
import { expect, test } from 'vitest';
import type { Event } from './events.ts';
import { greedyDelvers } from './game.ts';
import type { Options } from './options.ts';
import { plays } from './plays.ts';
import { promises } from './promises.ts';
import { play } from './scenes.ts';

const [ann, bob, cid, dan] = [0, 1, 2, 3] as const;

/** What is told when Ann plays that, and the others rush; Dan is safe. */
const told = (ann: string) =>
  play(`
    Ann: hand exchange goblin hitman rush, gold 4
    Bob: hand rush
    Cid: hand rush
    Dan: level 30
    > Ann ${ann}, Bob rush, Cid rush`).position.told.map(({ event }) => event as Event | Reveal);

test.each([
  ['exchange', 'exchange', 'kept'],
  ['exchange', 'rush', 'broken'],
  ['no-exchange', 'exchange', 'broken'],
  ['no-exchange', 'goblin@Bob', 'kept'],
] as const)('GD-05 a promise of %s, and then %s: %s', (kind, card, verdict) => {
  expect(promises[kind].judge(ann, {}, told(card))).toBe(verdict);
});

test.each([
  ['no-attack', 'hitman@Bob', 'broken'],
  ['no-attack', 'goblin@Cid', 'kept'],
  ['no-attack', 'goblin@Ann', 'kept'],
  ['no-attack', 'exchange', 'kept'],
  ['attack', 'goblin@Bob', 'kept'],
  ['attack', 'goblin@Cid', 'broken'],
  ['attack', 'rush', 'broken'],
] as const)('GD-05 a promise of %s to Bob, and then %s: %s', (kind, card, verdict) => {
  expect(promises[kind].judge(ann, { seat: bob }, told(card))).toBe(verdict);
});

test('GD-05 a promise is moot until cards are turned up', () => {
  expect(promises['no-attack'].judge(ann, { seat: bob }, [])).toBe('moot');
  const beginning = told('exchange').filter(({ type }) => type !== 'reveal');
  expect(promises.exchange.judge(ann, {}, beginning)).toBe('moot');
});

test('GD-05 a promise speaks of the next cards only', () => {
  expect(promises.exchange.judge(ann, {}, [...told('exchange'), ...told('rush')])).toBe('kept');
});

test('GD-25 a promise about somebody who is safe is moot, and so is one by somebody who is', () => {
  expect(promises['no-attack'].judge(ann, { seat: dan }, told('goblin@Bob'))).toBe('moot');
  expect(promises['no-exchange'].judge(dan, {}, told('goblin@Bob'))).toBe('moot');
});

test('GD-05 promises are made to a player at the table', () => {
  const setup = readSetup(greedyDelvers, 4, {}) as Setup<Options>;
  const may = (seat: unknown) => promises['no-attack'].terms(setup).safeParse({ seat }).success;
  expect([may(cid), may(dan), may(4), may(-1), may('Bob')]).toEqual([true, true, false, false, false]);
  expect(promises.exchange.terms(setup).safeParse({}).success).toBe(true);
  expect(promises.exchange.terms(setup).safeParse({ seat: 1 }).success).toBe(false);
});

test('GD-05 every kind of promise can be said', () => {
  for (const kind of Object.keys(promises)) expect(greedyDelvers.words.english).toHaveProperty([`promise.${kind}`]);
});

test('GD-05 a promise is judged by the cards that stand, not by those that were undone', () => {
  const sitting = sitDown(greedyDelvers, readSetup(greedyDelvers, 4, {}), seedFrom('keep your word'), 'fresh');
  const from = sitting.told!.length;
  /** The others play their first option, which is an exchange if they have one. */
  const turnUp = (annPlays: string) => {
    for (const seat of waitingFor(sitting.state)) {
      const [first] = optionsOf(greedyDelvers, sitting.state, seat);
      answer(sitting, seat, seat === ann ? plays.number(annPlays) : first!);
    }
  };
  const judged = () =>
    promises.exchange.judge(
      ann,
      {},
      standing(sitting.told!)
        .slice(from)
        .map(({ event }) => event as Event),
    );
  turnUp('exchange');
  expect(judged()).toBe('kept');
  undo(sitting);
  expect(judged()).toBe('moot');
  turnUp('rush');
  expect(judged()).toBe('broken');
});
