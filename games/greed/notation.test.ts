import { expect, test } from 'vitest';
import { play } from './scenes.ts';

test.each([
  ['Ann: hand 5 81', 'there is no card 81 (hand)'],
  ['Ann: hand 5 \n Bob: hand 5', 'card 5 is in two places (hand and hand)'],
  ['Ann: hand 8, display 8', 'card 8 is in two places (hand and display)'],
  ['discards: 60 \n draw: 61', 'is nowhere'],
  ['Ann: display 5', 'card 5 is an action; it cannot be in the display of Ann'],
  ['Ann: display 22+1', 'card 22 is no holding; there cannot be markers on it'],
  ['Ann: display 22=23', 'card 22 cannot be a copy of 23'],
  ['Ann: display 54=8', 'card 54 cannot be a copy of 8'],
  ['Ann: display 54=99', 'card 54 cannot be a copy of 99'],
  ['Ann: display 8*4', "'8*4' is not a card, nor one with markers such as '8+4'"],
  ['Ann: display 54=22 \n Bob: display 22', 'card 54 cannot be a copy of 22, which Ann never had'],
  ['Ann: display 54=22 \n Bob: hand 22', 'card 54 cannot be a copy of 22, which Ann never had'],
  ['Ann: display 8+999999999999999999999999', '999999999999999999999999 is too large a number'],
  ['Ann: cash 100000000000000000000k', '100000000000000000000 is too large a number'],
  ['Ann: cash 10', "cash of Ann: '10' is not an amount such as '10k'"],
  ['Ann: cash 7k', 'no notes make up the 7k of Ann'],
  ['newcomers: 81', 'there is no card 81 (newcomers)'],
  ['newcomers: 22 22 \n Ann: display 22', 'card 22 is a newcomer twice'],
  ['newcomers: 22', 'card 22 is no thug in play, and no newcomer'],
  ['Ann: now 22', 'card 22 of Ann can do nothing this turn'],
  ['Ann: next 2', 'card 2 of Ann can do nothing next turn'],
  ['Ann: now 1 \n Bob: now 54=1', 'two players copy the gains of others'],
  ['Ann: now 63, hand 63', 'card 63 acts for Ann, who cannot have played it'],
  ['Ann: now 63 \n Bob: display 63', 'card 63 acts for Ann, who cannot have played it'],
  ['Ann: now 78, hand 78', 'card 78 acts for Ann, who cannot have played it'],
  ['Ann: now 54=63 \n Bob: display 63', 'card 54 acts for Ann, who cannot have played it'],
  ['Ann: now 63 63 63', 'card 63 cannot act twice for Ann'],
  ['Ann: now 78 78', 'card 78 cannot act twice for Ann'],
  ['Ann: now 63+5', 'no markers were on anything that was paid for card 63 of Ann'],
  ['discards: 78 \n Ann: now 78 \n Bob: now 78', 'card 78 acts for two players'],
  ['Ann: out 78', 'card 78 has no reason to lie out before Ann'],
  ['Ann: now 99', 'card 99 of Ann can do nothing this turn'],
  ['Ann: pile 5 6', 'the pile of Ann has 2 cards, not 9'],
  ['Ann: hand 5, taken 5', 'Ann has taken 1 cards, not 3'],
  ['Ann: hand 5, taken 6 0 0', 'card 6 cannot have been taken by Ann, or have returned, as it is said'],
  ['Ann: hand 5, returned 6', 'card 6 cannot have been taken by Ann, or have returned, as it is said'],
  ['Ann: hand 5 6, taken 5 0 0, drawn 0', 'Ann has 1 cards that were neither taken nor returned, and drew 0'],
  ['Ann: hand -', 'Ann has no card to play'],
  ['Ann: plays 5', 'the card of Ann cannot wait here'],
  ['Ann: out 22', 'card 22 has no reason to lie out before Ann'],
  ['Ann: out 28', 'card 28 has no reason to lie out before Ann'],
  ['round: 2', 'the game cannot stand here in round 2'],
  ['round: 13', 'the game cannot stand here in round 13'],
  ['round: 11 \n at: end', 'the game cannot stand here in round 11'],
  ['at: card.payCost (seat Ann, card 8, free no, extra no, value 0)', 'card 8 (card) does not lie before Ann'],
  ['Ann: out 22 \n at: card.payCost (seat Ann, card 22, free no, extra no, value 0)', 'card 22 costs nothing'],
  ['Ann: out 8 \n at: card.payCost (seat Ann, card 8, free maybe, extra no, value 0)', "'maybe' is not yes or no"],
  ['Ann: out 5 \n at: losses.chooseLoss (card 5, what holding, losers Ann)', 'there is no holding to lose'],
  ['Ann: out 5 \n at: losses.chooseLoss (card 5, what holding, losers -)', 'there is no holding to lose'],
  ['at: losses.chooseLoss (card 99, what holding, losers Ann)', 'card 99 does not have these players lose a holding'],
  ['at: losses.chooseLoss (card 5, what holding, losers Ann)', 'card 5 does not have these players lose a holding'],
  [
    'Ann: display 8 \n Bob: out 5 \n at: losses.chooseLoss (card 5, what holding, losers Ann Ann)',
    'card 5 does not have these players lose a holding',
  ],
  [
    'Ann: out 79, display 8 \n at: losses.chooseLoss (card 79, what holding, losers Ann)',
    'card 79 does not have these players lose a holding',
  ],
  [
    'Ann: out 79 \n Bob: display 22 \n at: losses.chooseLoss (card 79, what thug, losers Bob)',
    'card 79 does not have these players lose a thug',
  ],
  [
    'Ann: display 8 \n at: card.join (seat Ann, card 8, free no, extra no, value 0)',
    'card 8 is about to be carried out, and does not lie out before Ann',
  ],
  [
    'Ann: display 8 \n at: card.begin (seat Ann, card 8, free no, extra no, value 0)',
    'card 8 is about to be carried out, and does not lie out before Ann',
  ],
  ['at: eachTurn.chooseAbility (acted 0, cards 6)', 'there is no such ability to use'],
  ['at: eachTurn.chooseAbility (acted 3, cards -)', 'there is no such ability to use'],
])('an impossible position is refused: %s', (text, reason) => {
  expect(() => play(`players: 2 \n ${text}`)).toThrow(reason);
});

test.each([
  ['development.chooseHolding (seat Ann, card 38, markers 2)', 'Ann has no holding'],
  ['disguise.chooseThug (seat Ann, card 38)', 'Ann has no thug to copy'],
  ['hideout.nextThug (seat Ann, thugs 22)', 'card 22 is no thug of Ann'],
  ['hideout.nextThug (seat Ann, thugs 99)', 'card 99 is no thug of Ann'],
])('a card in the middle of its instructions must have something to go on: %s', (at, reason) => {
  const around = 'card.afterwards (seat Ann, card 38, free no, extra no, value 0)';
  const within = 'instructions.untilAllIsDone (seat Ann, card 38, face 38, value 0, next 1)';
  expect(() => play(`players: 2 \n Ann: out 38 \n at: ${around} > ${within} > ${at}`)).toThrow(reason);
});

test('instructions cannot have come further than they go', () => {
  const around = 'card.afterwards (seat Ann, card 38, free no, extra no, value 0)';
  const within = 'instructions.doNext (seat Ann, card 38, face 38, value 0, next 2)';
  expect(() => play(`players: 2 \n Ann: out 38 \n at: ${around} > ${within}`)).toThrow('cannot have come that far');
});

test('what is not said is dealt: hands and piles of the usual size, the rest drawn from or discarded', () => {
  const scene = play('round: 5 \n Ann: hand 1 2, display 8+3 \n Bob: cash 5k');
  expect(scene.of('Bob', 'hand').split(' ')).toHaveLength(3);
  expect(scene.of('Ann', 'pile').split(' ')).toHaveLength(7);
  expect(scene.of('draw').split(' ')).toHaveLength(56);
});

test('GR-25 GR-30 what is in force or copied has been played: actions of next turn lie out, the others are discarded', () => {
  const scene = play('Ann: now 63 43, display 54=22 \n Bob: next 79');
  expect(scene.of('Ann', 'out')).toBe('43');
  expect(scene.of('Bob', 'out')).toBe('79');
  expect(scene.of('discards')).toBe('22 63');
});

test('GR-25 GR-31 a card can act twice if 68 had it return, or 55 repeat it', () => {
  expect(play('players: 2 \n Ann: now 78 78, display 68').of('Ann', 'now')).toBe('78 78');
  expect(play('players: 2 \n Ann: now 63 63, display 55').of('Ann', 'now')).toBe('63 63');
});

test('a card can be in the middle of being paid for', () => {
  const scene = play(
    'Ann: out 8, cash 10k \n Bob: plays 30 \n at: card.payCost (seat Ann, card 8, free no, extra no, value 0)',
  );
  expect(scene.asks).toBe('Ann: card.payCost');
  const paid = play(
    'Ann: out 8, cash 10k \n Bob: plays 30 \n at: card.payCost (seat Ann, card 8, free no, extra no, value 0) \n > Ann cash',
  );
  expect(paid.of('Ann', 'display')).toBe('8+2');
  expect(paid.log).toContain('Bob has not got what it needs: 30 Museum Heist! is discarded.');
});

test('the beginning and the end of the game can be set up too', () => {
  expect(play('players: 5 \n at: rounds.deal').asks).toBe('Ann, Bob, Cid, Dan, Eve: round.takeCard');
  expect(play('players: 3 \n at: end').asks).toBeNull();
  expect(play('players: 3 \n at: rounds.finish').events).toContain('GR-08 won');
});
