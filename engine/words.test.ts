import { expect, test } from 'vitest';
import { commas, message, speaker } from './words.ts';

const { say, knows } = speaker(
  {
    took: '{seat} takes {gems}.',
    gems: '{count, plural, one {# {colour} gem} other {# {colour} gems}}',
    red: 'red',
    list: '{seats} share; {parts}.',
    tag: 'a < b',
  },
  ['Ann', 'Bob'],
);

test('a message speaks of seats by name, and of other messages', () => {
  const gems = (count: number) => message('gems', { count, colour: message('red') });
  expect(say(message('took', { seat: { seat: 1 }, gems: gems(1) }))).toBe('Bob takes 1 red gem.');
  expect(say(message('took', { seat: { seat: 0 }, gems: gems(3) }))).toBe('Ann takes 3 red gems.');
});

test('lists are joined as the language does it, or by commas alone', () => {
  const list = message('list', { seats: [{ seat: 0 }, { seat: 1 }], parts: commas(['a', 2, { seat: 0 }]) });
  expect(say(list)).toBe('Ann and Bob share; a, 2, Ann.');
});

test('no full stop follows a name that ends in a mark of its own', () => {
  const took = (gems: string) => say(message('took', { seat: { seat: 0 }, gems }));
  expect(took('Dragon ATTACK!!')).toBe('Ann takes Dragon ATTACK!!');
  expect(took('what?')).toBe('Ann takes what?');
  expect(took('1.5')).toBe('Ann takes 1.5.');
});

test('a seat without a name is called by its number', () => {
  expect(say(message('took', { seat: { seat: 4 }, gems: 'all' }))).toBe('seat 5 takes all.');
});

test('signs are left alone, and what is not in the catalogue is missed', () => {
  expect(say(message('tag'))).toBe('a < b');
  expect(knows('tag')).toBe(true);
  expect(knows('nothing')).toBe(false);
  expect(() => say(message('nothing'))).toThrow('the catalogue has no message nothing');
  expect(() => say(message('took', { gems: 1 }))).toThrow(/^message took: .*seat/);
});
