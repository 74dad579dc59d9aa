import { piecesOf } from '@gilt/engine/terms';
import { expect, test } from 'vitest';
import { games } from './all.ts';
import { dungeonBusters } from './dungeon-busters/game.ts';

const named = (text: string): string[] =>
  piecesOf(dungeonBusters, text).flatMap(({ text: part, things }) => (things.length > 0 ? [part] : []));

test('what a text names can be explained, by its longest name', () => {
  expect(named('Victory! 14 against 8: the Skeleton Warrior is beaten.')).toEqual(['Skeleton Warrior']);
  expect(named('The Skeletons are many.')).toEqual([]);
  expect(piecesOf(dungeonBusters, 'The Mimic is beaten.')[1]!.things).toHaveLength(3);
});

test.each(games.map((game) => [game.name, game] as const))('%s: nothing of a text is lost', (_, game) => {
  for (const text of ['', 'Ann', 'Ann plays 5 and takes the Mimic, Room 12 and 22 Dickie "Flush" Diamond.'])
    expect(
      piecesOf(game, text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
});
