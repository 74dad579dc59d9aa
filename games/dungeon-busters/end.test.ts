import { describe, expect, test } from 'vitest';
import { play } from './scenes.ts';
import { outcome } from './scoring.ts';
import type { DungeonBusters } from './state.ts';

test.each([
  ['blue-slime', '2'],
  ['mandragora', '3'],
])('DB-25 after the fourth card (%s) all take their cards back and dungeon %s begins', (monster, next) => {
  const scene = play(`
    monster: ${monster}
    deck: -
    Ann: hand 2 3 6
    Bob: hand 2 3 5
    Cid: hand 2 3 4
    > Ann 6, Bob 2, Cid 3`);
  expect(scene.events.slice(-3)).toEqual(['DB-25 cardsReturn', 'DB-08 dungeon', 'DB-09 monster']);
  for (const name of ['Ann', 'Bob', 'Cid']) {
    expect(scene.of(name, 'hand')).toBe('2 3 4 5 6 7');
    expect(scene.of(name, 'played')).toBe('-');
  }
  expect(scene.of('dungeon')).toBe(next);
  expect(scene.asks).toBe('Ann, Bob, Cid: battle.playCards');
});

test('DB-25 before the fourth card they do not', () => {
  const scene = play('players: 3 \n monster: blue-slime \n > Ann 6, Bob 2, Cid 3');
  expect(scene.events).not.toContain('DB-25 cardsReturn');
  expect(scene.of('Ann', 'hand')).toBe('2 3 4 5 7');
});

/** The very last monster wins; Ann, who played lowest, has nothing to pay. */
const theEnd = (bob: string, cid: string, spoils = '-') => `
  monster: dragon
  deck: -
  spoils: ${spoils}
  Ann: hand 2 3 6, gems -
  Bob: hand 2 3 5, ${bob}
  Cid: hand 2 3 4, ${cid}
  > Ann 2, Bob 3, Cid 4`;

test('DB-26 DB-27 DB-28 after the last card of Dungeon III the game is over, and the Spoils are nobody’s', () => {
  const scene = play(theEnd('gems 2R 2Y 2B', 'gems 1B', '1R 2Y'));
  expect(scene.asks).toBeNull();
  expect(scene.events.slice(-3)).toEqual(['DB-26 spoilsLeft', 'DB-27 scored', 'DB-28 won']);
  expect(scene.log.slice(-3)).toEqual([
    'Left on the Spoils, and nobody’s: 1 red gem and 2 yellow gems.',
    'The points: Ann has 0, Bob has 21, and Cid has 1.',
    'Bob wins.',
  ]);
});

test('DB-28 a victory by dungeon cards is told as such', () => {
  const scene = play(theEnd('gems 3R, trophies mimic-1', 'gems 3Y, trophies mimic-2 kobold'));
  expect(scene.log.at(-1)).toBe('Level on points, the dungeon cards decide: Cid wins.');
});

test('DB-28 a shared victory names all who share it', () => {
  const scene = play(theEnd('gems 3R, trophies mimic-1', 'gems 3Y, trophies mimic-2'));
  expect(scene.log.at(-1)).toBe('Bob and Cid share the victory.');
});

describe('scoring', () => {
  /** The score sheet of a finished game. */
  const sheet = (gems: string[], trophies: string[] = []) => {
    const names = ['Ann', 'Bob', 'Cid'];
    const { position } = play(`
      dungeon: 3
      ${gems.map((own, i) => `${names[i]}: gems ${own}, trophies ${trophies[i] ?? '-'}`).join('\n')}
      at: end`);
    return outcome(position.state as DungeonBusters);
  };
  const points = (gems: string[], seat = 0) => {
    const { lines, total } = sheet(gems).scores[seat]!;
    return `${lines.map((line) => line.points).join(' + ')} = ${total}`;
  };

  test.each([
    ['a point a gem', ['5R', '5R 5Y 5B', '-'], '5 + 0 + 0 + 0 + 0 = 5'],
    ['three for each set of the three colours', ['2R 3Y 4B', '2R 3Y 4B', '-'], '9 + 6 + 0 + 0 + 0 = 15'],
    ['three for the most of a colour', ['2R', '1R 1Y 1B', '-'], '2 + 0 + 3 + 0 + 0 = 5'],
    ['nothing for a tie for most', ['2R 1Y', '2R', '-'], '3 + 0 + 0 + 3 + 0 = 6'],
    ['nothing for having none of a colour that nobody has', ['-', '-', '-'], '0 + 0 + 0 + 0 + 0 = 0'],
    ['all of it together', ['3R 3Y 3B', '1R', '2Y'], '9 + 9 + 3 + 3 + 3 = 27'],
  ])('DB-27 %s', (_, gems, expected) => {
    expect(points(gems)).toBe(expected);
  });

  test('DB-28 most points wins', () => {
    expect(sheet(['3R', '2Y', '1B']).winners).toEqual([0]);
  });

  test('DB-28 on a tie most defeated dungeon cards win', () => {
    expect(sheet(['3R', '3Y', '1B'], ['mimic-1', 'mimic-2 kobold', '-']).winners).toEqual([1]);
  });

  test('DB-28 dungeon cards do not beat points', () => {
    expect(sheet(['3R', '2Y', '-'], ['-', 'mimic-2 kobold', '-']).winners).toEqual([0]);
  });

  test('DB-28 on a tie in both the victory is shared, among these alone', () => {
    expect(sheet(['3R', '3Y', '3B'], ['mimic-1', 'kobold', '-']).winners).toEqual([0, 1]);
    expect(sheet(['3R', '3Y', '3B']).winners).toEqual([0, 1, 2]);
  });

  test('DB-27 every line cites its clause', () => {
    for (const { lines, tieBreaks } of sheet(['3R', '3Y', '3B']).scores) {
      expect(lines.map((line) => line.rule)).toEqual(lines.map(() => 'DB-27'));
      expect(tieBreaks.map((line) => line.rule)).toEqual(['DB-28']);
    }
  });
});
