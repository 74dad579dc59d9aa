import { PENDING, SEALED } from '@gilt/engine/question';
import { viewOf } from '@gilt/engine/view';
import { expect, test } from 'vitest';
import { greedQuest } from './game.ts';
import { play } from './scenes.ts';

/** Ann, Bob and Cid fight over who of them swaps with Dan, the winner of Go!. */
const duel = (ann: string, bob: string, cid: string, more = '') =>
  play(`
    Ann: ${ann}, plays even
    Bob: ${bob}, plays even
    Cid: ${cid}, plays even
    Dan: room 7, hand 1
    winners: Dan
    at: swap.unlessAllLost (swappers Ann Bob Cid) > duel.playCards (duellists Ann Bob Cid)
    ${more}`);

test('GQ-27 the highest Go! wins', () => {
  expect(duel('hand 5', 'hand 7', 'hand meek').log).toContain('Bob wins the duel.');
});

test('GQ-27 all lay their cards down in secret and at once', () => {
  const scene = duel('hand 5 6', 'hand 7 8', 'hand 1 2', '> Ann 5');
  expect(scene.asks).toBe('Bob, Cid: duel.playCards');
  expect(viewOf(greedQuest.secrets, scene.position.state, 1).flow.answers.slice(0, 3)).toEqual([
    SEALED,
    PENDING,
    PENDING,
  ]);
});

test('GQ-27 Go WILD! beats every other Go!', () => {
  expect(duel('hand 8', 'hand wild', 'hand 8').log).toContain('Bob wins the duel.');
});

test('GQ-27 those who tie for highest go on alone', () => {
  const scene = duel('hand 8 1', 'hand 8 2', 'hand 7 wild', '> Ann 8, Bob 8, Cid 7');
  expect(scene.log).toContain('Ann and Bob are level, and go on.');
  expect(scene.log).toContain('The duel: Ann plays Go! 1 and Bob plays Go! 2.');
  expect(scene.log).toContain('Bob wins the duel.');
  expect(scene.of('Cid', 'hand')).toContain('wild');
});

test('GQ-27 without any Go! all have lost', () => {
  expect(duel('hand door', 'hand meek', 'hand curse').log).toContain(
    'Nobody has played a Go!: all have lost the duel.',
  );
});

test('GQ-28 a duel can run hands empty: who has no card lays down none, and without cards all have lost', () => {
  const scene = duel('hand 8', 'hand 8', 'hand -');
  expect(scene.log[0]).toBe('The duel: Ann plays Go! 8, Bob plays Go! 8, and Cid has no card.');
  expect(scene.log[1]).toBe('Ann and Bob are level, and go on.');
  expect(scene.log[2]).toBe('The duel: Ann and Bob have no card.');
  expect(scene.log[3]).toBe('Nobody has played a Go!: all have lost the duel.');
});

test('GQ-28 cards are discarded when the duel is over, and replaced when the turn ends', () => {
  const during = duel('hand 8 1', 'hand 8 2', 'hand 3', '> Ann 8, Bob 8');
  expect(during.of('Ann', 'discards')).toBe('8 1');
  const asked = duel('hand 8 1 3', 'hand 8 2 4', 'hand 3', '> Ann 8, Bob 8');
  expect(asked.asks).toBe('Ann, Bob: duel.playCards');
  expect(asked.of('Ann', 'laid')).toBe('8');
  expect(asked.of('Ann', 'hand')).toBe('1 3');
  expect(asked.of('Cid', 'hand')).toBe('-');
  const over = duel('hand 8 1', 'hand 8 2', 'hand 3', '> Ann 8, Bob 8 \n > Bob Ann');
  expect(over.of('Ann', 'discards')).toBe('8 1 even');
  expect(over.of('Ann', 'hand').split(' ')).toHaveLength(5);
});

test('GQ-28 printed values count, also in the Pit', () => {
  expect(duel('room 5, hand 5', 'hand 4', 'hand 1').log).toContain('Ann wins the duel.');
});

test('GQ-38 in the Random Encounter the duel card comes unseen from the pile', () => {
  const scene = duel('room 9, hand 8 8 7, pile 1 2 3', 'hand 4', 'hand 1');
  expect(scene.log[0]).toBe('The duel: Ann plays Go! 3, Bob plays Go! 4, and Cid plays Go! 1.');
  expect(scene.of('Ann', 'hand')).toContain('7 8 8');
});

test('GQ-28 GQ-38 a duel between piles of the same card ends: cards laid down do not come back before it is over', () => {
  const scene = play(`
    options: attrition=survival
    Ann: room 9, hand 1 2 3 4 5, plays even, pile 8, discards -, dead loot attack meek curse sighting door see-ya wild odd tracking tracking 1 2 3 4 5 6 6 7 7 8
    Bob: room 9, hand 1 2 3 4 5, plays even, pile 8, discards -, dead loot attack meek curse sighting door see-ya wild odd tracking tracking 1 2 3 4 5 6 6 7 7 8
    Cid: room 4, hand 7
    winners: Cid
    at: swap.unlessAllLost (swappers Ann Bob) > duel.playCards (duellists Ann Bob)`);
  expect(scene.log).toContain('The duel: Ann and Bob have no card.');
});

test('GQ-38 GQ-07 the last card of a pile, drawn in a duel, has the discards shuffled', () => {
  const scene = duel('room 9, hand 8 8 7, pile 3', 'hand 4', 'hand 1');
  expect(scene.log[1]).toMatch(/^Ann has drawn the last card; \d+ discards become the new pile\.$/);
});

test('GQ-12 GQ-52 who will lose the coming turn still fights for the lead', () => {
  const scene = play(`
    options: thisIsMyRoom=true
    Ann: room 7, hand 8 1, skips yes
    Bob: room 7, hand 7 1
    Cid: room 4, hand 1 2
    at: endOfTurn.startOver`);
  expect(scene.asks).toBe('Ann, Bob: duel.playCards');
});

test('GQ-12 a lost turn while others duel: who loses it has no part in it', () => {
  const scene = play(`
    Ann: room 2, hand even 5
    Bob: room 3, hand even 4
    Cid: room 7, hand 8
    Dan: room 7, hand 8 even, skips yes
    > Ann even, Bob even`);
  expect(scene.log).toContain('Dan loses this turn.');
  expect(scene.log).toContain('Ann and Bob could both swap, and fight a duel for it.');
  expect(scene.of('Dan', 'hand')).toContain('8 even');
});
