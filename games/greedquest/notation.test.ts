import { writePosition } from '@gilt/engine/position';
import { describe, expect, test } from 'vitest';
import { play, playFilled } from './scenes.ts';

const swap = (swappers: string, duellists = swappers) => `
  winners: Cid
  Ann: plays even
  Bob: plays odd
  at: swap.unlessAllLost (swappers ${swappers}) > duel.playCards (duellists ${duellists})`;

test.each([
  ['Ann: hand 1 1 1', 'Ann has Go! 1 3 times; a deck has it twice'],
  ['Ann: hand curse, plays curse', 'Ann has Curse! twice; a deck has it once'],
  ['Ann: hand 1, pile 2, discards 3', 'Ann has Loot the Bodies! 0 times; a deck has it once'],
  ['Ann: hand 1 2 3 4 5 6', 'Ann has 6 cards in hand'],
  ['Ann: hand 1 2, known 3', 'Go! 3 is said to be known of Ann, who does not hold it'],
  ['Ann: hand 1 2, known 2 2', 'Go! 2 is said to be known of Ann, who does not hold it'],
  ['Ann: dead curse', 'Ann has dead cards, and there is no attrition at this table'],
  ['Ann: room 13', 'there is no Room 13 for Ann to stand in'],
  ['Ann: room 0', 'there is no Room 0 for Ann to stand in'],
  ['Ann: room x', "line 2: room of Ann: 'x' is not a whole number"],
  ['Ann: facing north', "line 2: facing of Ann: 'north' is not inward or outward"],
  ['Ann: hand 9', "line 2: hand of Ann: '9' is not a card"],
  ['Ann: skips maybe', "line 2: skips of Ann: 'maybe' is not yes or no"],
  ['Ann: further 2 \n at: turn.nameWild \n Bob: plays wild', 'Ann moves one room further at most'],
  ['Ann: plays 5', 'Ann has a card in play between turns'],
  ['Ann: laid 5', 'Ann has laid down a card for a duel, and there is none'],
  ['Ann: first 5', 'Ann looks at a first card, and is not there'],
  ['winners: Ann', 'something of a turn is left, and the turn is over'],
  ['Ann: served yes', 'something of a turn is left, and the turn is over'],
  ['victors: Ann', 'somebody has won, and the game goes on'],
  ['at: end', 'the game is over and nobody has won'],
  ['at: turn.nameWild', 'nobody has a Go WILD! in play'],
  ['at: turn.chooseTrack', 'nobody has Tracking in play'],
  [swap('Ann Bob').replace('winners: Cid', ''), 'there is no winner of Go! to swap with'],
  [swap('-'), 'nobody is named in swap'],
  [swap('Ann Ann'), 'Ann is named twice in swap'],
  [swap('Ann Cid'), 'Cid has no Even Chance or Odd Reversal in play'],
  [
    'winners: Cid \n Ann: plays even \n Bob: plays even \n at: swap.nameSwapper (swappers Ann Bob)',
    'none of the swappers has won the duel',
  ],
  [swap('Ann Bob'), 'Even Chance and Odd Reversal cannot both swap in one turn'],
  [
    'winners: Cid \n champion: Cid \n Ann: plays even \n Bob: plays even \n at: swap.nameSwapper (swappers Ann Bob)',
    'none of the swappers has won the duel',
  ],
  [
    'winners: Bob Cid \n champion: Ann \n Ann: plays even \n at: swap.nameSwapped (swappers Ann)',
    'none of the winners of Go! has won the duel',
  ],
  [
    'winners: Cid \n Ann: plays even \n Bob: plays even \n at: swap.unlessAllLost (swappers Ann Bob) > duel.playCards (duellists Ann Cid)',
    'Cid has no part in this duel',
  ],
  ['at: endOfTurn.fallBack > duel.playCards (duellists Ann Bob)', 'Ann has no part in this duel'],
  ['victors: Cid \n at: race.breakTie > duel.playCards (duellists Cid)', 'Cid has no part in this duel'],
  ['victors: Ann Ann \n at: end', 'Ann is named twice among the victors'],
  ['winners: Ann \n Ann: plays tracking \n at: turn.chooseTrack', 'Ann has won a Go! and still has a card in play'],
  ['Ann: room 1, facing outward', 'Ann stands in Room 1 facing outward, and would have won'],
  ['Ann: room 12', 'Ann stands in Room 12 facing inward, and would have turned round'],
  ['options: length=shortest \n Ann: room 12', 'Ann stands in Room 12 facing inward, and would have won'],
  ['Ann: skips -', "line 2: skips of Ann: '-' is not yes or no"],
  ['Ann: facing -', "line 2: facing of Ann: '-' is not inward or outward"],
  ['Ann: room 11, first 3, hand 1 2 4 5 6 \n at: endOfTurn.keepFirst', 'Ann has 6 cards in hand'],
  ['Ann: room 10, first 3, hand 1 2 \n at: endOfTurn.keepFirst', 'Ann looks at a first card, and is not there'],
  ['Ann: either 3, hand 3', 'Ann is said to have drawn either of some cards, and has not drawn a first one'],
  ['Ann: old 3, hand 3 4', 'Ann has not 3 old cards in hand'],
  ['Ann: old 2, fresh 3, hand 3 4, pile 5', 'of the cards of Ann, too many are said to have come back'],
  ['at: turn.go', 'turn.go needs the answers to turn.nameWild; stand there and give them'],
])('a position that cannot be is refused: %s', (text, reason) => {
  expect(() => play(`players: Ann Bob Cid \n ${text}`)).toThrow(reason);
});

test('what is not said is dealt: a hand, and the rest of the deck into the pile', () => {
  const scene = play('players: 3 \n Ann: hand 1 2, discards 3 \n Bob: pile 8 7');
  expect(scene.of('Ann', 'pile').split(' ')).toHaveLength(25);
  expect(scene.of('Bob', 'pile')).toBe('8 7');
  expect(scene.of('Bob', 'hand').split(' ')).toHaveLength(5);
  expect(scene.of('Bob', 'discards').split(' ')).toHaveLength(21);
});

describe('a hand that is said in part', () => {
  const cardsOf = (scene: ReturnType<typeof play>, name: string): string[] => scene.of(name, 'hand').split(' ');

  test('GQ-07 is filled up to five, and so nobody has to play what happens to be all that was said', () => {
    const scene = playFilled('Ann: room 4, hand 8 1 \n Bob: room 4, hand 5 \n Cid: room 4, hand 3');
    for (const name of ['Ann', 'Bob', 'Cid']) expect(cardsOf(scene, name)).toHaveLength(5);
    expect(cardsOf(scene, 'Bob')).toContain('5');
    expect(scene.asks).toBe('Ann, Bob, Cid: turn.playCards');
  });

  test('GQ-37 but not in the Trap, nor with - behind it, nor where cards have been played', () => {
    const scene = playFilled('Ann: room 8, hand 8 1 \n Bob: room 4, hand 5 2 - \n Cid: room 4, hand -');
    expect(scene.of('Ann', 'hand')).toBe('1 8');
    expect(scene.of('Bob', 'hand')).toBe('2 5');
    expect(scene.of('Cid', 'hand')).toBe('-');
    const wild = playFilled('players: 3 \n Ann: plays wild, hand 3 \n at: turn.nameWild');
    expect(wild.of('Ann', 'hand')).toBe('3');
  });

  test('written down it is the same when it is read again', () => {
    const written = (text: string) => writePosition(playFilled(text).position);
    const text = written('game: greedquest \n Ann: room 4, hand 8 1 - \n Bob: room 8, hand 5 \n Cid: hand 3');
    expect(written(text)).toBe(text);
  });
});

test.each(['one', 'two', 'three', 'four'])(
  'the one answer that somebody has is taken for its own question (seed %s)',
  (seed) => {
    const position = `seed: ${seed} \n Ann: room 4, hand 8 1 \n Bob: room 4, hand 5 \n Cid: room 4, hand 3`;
    const plain = play(`${position} \n > Ann 8`);
    expect(plain.asks).toContain('Bob');
    for (const script of ['> Ann 8, Bob 5', '> Bob 5, Ann 8', '> Ann 8, Cid 3, Bob 5', '> Ann 8 \n > Bob 5']) {
      const scene = play(`${position} \n ${script}`);
      expect(scene.log, script).toEqual(plain.log);
      expect(scene.asks, script).toBe(plain.asks);
      expect(scene.of('Bob', 'hand'), script).toBe(plain.of('Bob', 'hand'));
    }
  },
);

test('players go by their names where they are chosen', () => {
  const scene = play('Ann: room 5, hand tracking \n Bob: room 2, hand 8 \n Cid: room 9, hand -, pile 1 8 \n > Ann Cid');
  expect(scene.of('Ann', 'room')).toBe('6');
  expect(() =>
    play('Ann: room 5, hand tracking \n Bob: room 2, hand 8 \n Cid: room 9, hand -, pile 1 8 \n > Ann Ann'),
  ).toThrow("'Ann' is not an option of Ann in turn.chooseTrack (Bob, Cid)");
});
