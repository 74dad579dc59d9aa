import { expect, test } from 'vitest';
import { play } from './scenes.ts';

/** Ann and Bob share the Spoils. */
const sharing = (takers = 'Ann Bob', next = 0, spoils = '2R 1Y', contributors = takers) => `
  monster: skeleton
  spoils: ${spoils}
  at: victory.takeDungeonCard (contributors ${contributors}) > spoils.pickGem (takers ${takers}, next ${next})`;

test.each([
  ['Ann: hand 2 2 3', 'Ann has the 2 twice'],
  ['Ann: hand 1 2 3', 'Ann has a 1, which is not among the cards of this game (2 3 4 5 6 7)'],
  ['Ann: hand 2 3 4, played 5 6', 'the 7 of Ann is neither in hand nor played'],
  ['Ann: hand 2', 'Ann has played 5 cards in this dungeon, not 3'],
  ['Ann: hand 2 3 4 \n Bob: hand 2 3 4 5', 'Bob has played 2 cards in this dungeon, not 3'],
  ['Ann: gems 14R', 'there are 16 red gems, more than the 15 of the game'],
  ['bank: 1R 12Y 12B', "there are 4 red gems with the bank's, not 15"],
  ['monster: mimic-2 \n dungeon: 1', 'the card mimic-2 (monster) is of dungeon 2, and this is dungeon 1'],
  ['dungeon: 1 \n Ann: trophies kobold', 'the card kobold (trophies) is of dungeon 2, and this is dungeon 1'],
  ['monster: kobold \n gone: kobold', 'the card kobold is in two places (monster and gone)'],
  [
    'monster: kobold \n gone: mimic-2 \n Bob: trophies mimic-2',
    'the card mimic-2 is in two places (gone and trophies)',
  ],
  ['dungeon: 4', 'the game cannot stand here in dungeon 4'],
  ['dungeon: 3 \n at: expedition.enterDungeon', 'the game cannot stand here in dungeon 3'],
  ['dungeon: 1 \n at: end', 'the game cannot stand here in dungeon 1'],
  ['dungeon: 2 \n gone: blue-slime red-slime skeleton mimic-1 chimera', '5 monsters of dungeon 1 are done with, not 4'],
  ['monster: -', 'there is no monster to fight'],
  ['monster: kobold \n at: dungeon.turnUpMonster', 'no monster can be turned up here'],
  ['dungeon: 2 \n gone: kobold \n at: dungeon.shuffleCards', 'cannot stand here with 1 monsters of the dungeon done'],
  ['boxed: -', 'no card of this dungeon is in the box'],
  ['deck: red-slime - skeleton', "deck: 'red-slime - skeleton' is something and nothing"],
  [
    'monster: kobold \n deck: basilisk mimic-2 \n boxed: dullahan \n Ann: hand 2 3 4 5 6 7',
    'the deck has 2 cards; with 0 monsters done it must have 3',
  ],
  ['options: leader=3 \n leader: Ann', 'the option says that Cid leads, the position that Ann does'],
  [sharing('Ann Ann'), 'Ann is named twice in victory'],
  [sharing('-'), 'nobody is named in victory'],
  [sharing('Bob Ann', 0, '1R 1Y', 'Ann Bob'), 'the contributors are the ones who take the spoils'],
  [sharing('Ann Bob', 2), 'next 2 is none of the 2 takers'],
  [sharing('Ann Bob', 0, '-'), 'there is no gem on the Spoils to pick'],
  ['at: defeat.chooseColour (losers -)', 'there is nobody to pay'],
  ['Ann: gems - \n at: defeat.chooseColour (losers Ann)', 'Ann has no gem to pay with'],
  ['at: defeat.chooseColour (losers Ann Ann)', 'Ann is named twice in defeat'],
  ['at: defeat.pay (losers Ann)', 'defeat.pay needs the answers to defeat.chooseColour; stand there and give them'],
  ['at: battle.fight', 'battle.fight needs the answers to battle.playCards'],
  ['at: spoils.pickGem (takers Ann, next 0)', 'victory.takeDungeonCard does not say its contributors'],
  ['at: battle.playCards > battle.playCards', 'battle is not called from battle.playCards'],
])('an impossible position is refused: %s', (text, reason) => {
  expect(() => play(`players: 3 \n ${text}`)).toThrow(reason);
});

test('what is not said fits what is: cards played say how many monsters are done with', () => {
  const scene = play('monster: chimera \n Ann: played 2 3 \n Bob: played 4 5 \n Cid: played 6 7');
  expect(scene.of('deck').split(' ')).toHaveLength(1);
  expect(scene.of('gone').split(' ')).toHaveLength(2);
  expect(scene.of('Ann', 'hand')).toBe('4 5 6 7');
});

test('the monsters of earlier dungeons are done with, and those that nobody has are gone', () => {
  const scene = play('players: 3 \n monster: dragon \n Ann: trophies kobold mimic-1');
  expect(scene.of('gone').split(' ')).toHaveLength(6);
});

test('the beginning of the game can be set up too', () => {
  const scene = play('players: 3 \n at: expedition.handOut');
  expect(scene.of('dungeon')).toBe('1');
  expect(scene.log[2]).toMatch(/is drawn as Leader/);
});
