import { readSetup, type Setup } from '@gilt/engine/game';
import { expect, test } from 'vitest';
import type { Event } from './events.ts';
import { shadowgate } from './game.ts';
import { houseCards } from './house.ts';
import type { Options } from './options.ts';
import { promisesWith } from './promises.ts';
import { play } from './scenes.ts';

const promises = promisesWith(houseCards);
const [ann, bob] = [0, 1];

/** What is told in a turn of Ann, and the beginning of Bob's. */
const told = (script: string) =>
  play(`
    options: stealing=true
    Ann: character gatekeepers-daughter, ability caretaker, hand courtyard-market circle-rune magnus-bounty kings-crown iron-spear
    Bob: character lapsed-scholar, ability seize, hand ember-jar tower-gale glaciate, items poachers-sling
    quests: the-silent-guard the-empty-throne the-weathercock
    deck: lantern-orb crooked-stave ashwood-stave rusty-falchion
    at: turn.eventPhase
    ${script}`).position.told.map(({ event }) => event as Event);

const quiet = '> Ann pass \n > Ann iron-spear \n > Ann done \n > Ann deck \n > Ann stop';

test('QS-09 “I play no event in my next turn”', () => {
  expect(promises['no-event'].judge(ann, {}, told(quiet))).toBe('kept');
  expect(promises['no-event'].judge(ann, {}, told('> Ann courtyard-market'))).toBe('broken');
});

test('QS-12 “I leave that quest alone in my next turn”', () => {
  const begun = told('> Ann pass \n > Ann iron-spear \n > Ann the-silent-guard');
  expect(promises['leave-quest'].judge(ann, { quest: 'the-silent-guard' }, begun)).toBe('broken');
  expect(promises['leave-quest'].judge(ann, { quest: 'the-weathercock' }, begun)).toBe('moot');
  expect(promises['leave-quest'].judge(ann, { quest: 'the-silent-guard' }, told(quiet))).toBe('kept');
});

test('QS-42 “I steal nothing in my next turn”', () => {
  const theft = told('> Ann pass \n > Ann iron-spear \n > Ann steal-poachers-sling');
  expect(promises['leave-items'].judge(ann, {}, theft)).toBe('broken');
  expect(promises['leave-items'].judge(ann, {}, told(quiet))).toBe('kept');
});

test('QS-12 a promise speaks of one’s own next turn, and is moot until that is over', () => {
  expect(promises['no-event'].judge(bob, {}, told('> Ann courtyard-market'))).toBe('moot');
  expect(promises['no-event'].judge(ann, {}, [])).toBe('moot');
  expect(promises['no-event'].judge(ann, {}, told('> Ann pass'))).toBe('moot');
  const later = [...told(quiet), ...told('> Ann courtyard-market')];
  expect(promises['no-event'].judge(ann, {}, later)).toBe('kept');
});

test('QS-42 stealing is promised only where there is any', () => {
  const may = (options: object) =>
    promises['leave-items'].terms(readSetup(shadowgate, 2, options) as Setup<Options>).safeParse({}).success;
  expect([may({ stealing: true }), may({})]).toEqual([true, false]);
  const quest = promises['leave-quest'].terms(readSetup(shadowgate, 2, {}) as Setup<Options>);
  expect(quest.safeParse({ quest: 'the-silent-guard' }).success).toBe(true);
  expect(quest.safeParse({ quest: 'yorick' }).success).toBe(false);
});
