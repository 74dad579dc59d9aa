import { games } from '@gilt/games/all';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { fieldOf } from './schema-field.ts';

const fieldsOf = (id: string): Record<string, string> => {
  const { options } = games.find((game) => game.id === id)!;
  const { properties = {} } = z.toJSONSchema(options, { io: 'input', unrepresentable: 'any' });
  return Object.fromEntries(Object.entries(properties).map(([key, schema]) => [key, fieldOf(schema).type]));
};

test('every option of every game can be filled in', () => {
  expect(fieldsOf('dungeon-busters')).toEqual({ hands: 'choice', leader: 'wordOrNumber', trophy: 'choice' });
  expect(fieldsOf('greedy-delvers')).toEqual({ gangUp: 'choice', againstOneself: 'choice', timeLimit: 'wordOrNumber' });
  expect(fieldsOf('shadowgate')).toEqual({
    characters: 'choice',
    stealing: 'switch',
    lastRound: 'choice',
    match: 'choice',
  });
  expect(fieldsOf('greedquest')).toEqual({
    length: 'choice',
    rooms: 'each',
    thisIsMyRoom: 'switch',
    attrition: 'choice',
    arrival: 'choice',
    tieBreakDuel: 'switch',
  });
});

test('a number keeps its limits', () => {
  expect(fieldOf({ type: 'integer', minimum: 2, maximum: 13 })).toEqual({ type: 'number', least: 2, most: 13 });
});
