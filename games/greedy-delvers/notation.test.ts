import { expect, test } from 'vitest';
import { play } from './scenes.ts';

test.each([
  ['Ann: hand jester', "hand of Ann: 'jester' is not a card"],
  ['Ann: hand -', 'Ann has 0 cards in hand, not 4'],
  ['Ann: hand rush rush rush rush rush', 'Ann has 5 cards in hand, not 4'],
  [
    'Ann: hand savage savage savage \n Bob: hand savage savage savage',
    'there are 6 cards Savage, more than the 5 of the game',
  ],
  ['discards: 11G', 'there are 11 cards Goblin, more than the 10 of the game'],
  ['deck: rush \n discards: 10E', 'there are'],
  ['Ann: level 0', 'Ann cannot be at level 0 here'],
  ['Ann: level 31', 'Ann is at level 31, below the bottom of the mine'],
  ['Ann: level 31, hand -', 'Ann is at level 31, below the bottom of the mine'],
  ['Bob: ore 2', 'Bob has 2 ore, less than the 3 of this round'],
  ['Bob: buried rush rush rush', 'Bob is in the mine and has laid down cards'],
  ['Bob: level 30, buried rush rush', 'Bob has laid down 2 cards, not 3'],
  ['Ann: level 30 \n Bob: level 30 \n Cid: level 30 \n Dan: level 30', 'nobody is left in the mine'],
  ['Ann: level 30, hand rush rush rush \n at: round.advance', 'Ann cannot be at level 30 here'],
  ['Ann: level 29 \n at: end', 'Ann cannot be at level 29 here'],
  ['Ann: level 1 \n at: mine.dealHands', 'Ann cannot be at level 1 here'],
  ['Ann: hand rush rush rush rush, brutes 1', 'Ann is known to have 1 Hitmen and Savages, and has 0'],
  ['Ann: hand rush rush savage hitman, savages 2, brutes 2', 'Ann is known to have 2 Savages, and has 1'],
  ['Ann: hand rush rush savage hitman, savages 1', 'Ann is known to have 1 Savages, but only 0 Hitmen and Savages'],
  ['at: round.exchange', 'round.exchange needs the cards of all; stand at round.playCards and give them'],
  ['at: round.discard', 'round.discard needs the answers to round.playCards'],
  ['at: mine.playRound > round.playCards', 'round is not called from mine.playRound'],
])('an impossible position is refused: %s', (text, reason) => {
  expect(() => play(`players: 4 \n ${text}`)).toThrow(reason);
});

test('a hand that is said in part is filled up', () => {
  const hand = play('players: 4 \n Ann: hand savage rush').of('Ann', 'hand').split(' ');
  expect(hand).toHaveLength(4);
  expect(hand).toEqual(expect.arrayContaining(['savage', 'rush']));
});

test('cards that are not mentioned are in the deck, or else among the discards', () => {
  expect(play('players: 4').of('deck').split(' ')).toHaveLength(44);
  const scene = play('players: 4 \n deck: rush');
  expect(scene.of('deck')).toBe('rush');
  expect(
    scene
      .of('discards')
      .split(' ')
      .reduce((sum, part) => sum + Number.parseInt(part, 10), 0),
  ).toBe(43);
});

test('GD-25 somebody at level 30 is safe, unless the position says what they hold', () => {
  expect(play('players: 4 \n Ann: level 30').asks).toBe('Bob, Cid, Dan: round.playCards');
  expect(play('players: 4 \n Ann: level 30, hand rush').asks).toBe('Ann, Bob, Cid, Dan: round.playCards');
});

test('the beginning and the end can be set up too', () => {
  expect(play('players: 4 \n at: mine.dealHands').events[0]).toBe('GD-03 began');
  const scene = play('players: 4 \n Cid: gold 5 \n at: mine.tally');
  expect(scene.log.at(-1)).toBe('Cid wins.');
  expect(scene.asks).toBeNull();
});
