import { describe, expect, test } from 'vitest';
import { play } from './scenes.ts';

describe('Loot the Bodies!', () => {
  test('GQ-13 it goes with the whole hand, and five new cards come at once', () => {
    const scene = play(
      'Ann: hand loot 1 2 3, pile 4 5 6 7 8 wild \n Bob: hand 1 wild \n Cid: hand 2 \n > Ann loot, Bob wild',
    );
    expect(scene.asks).toBe('Bob: turn.nameWild');
    expect(scene.of('Ann', 'hand')).toBe('5 6 7 8 wild');
    expect(scene.log).toContain('Ann loots the bodies and throws away a hand of Go! 1, Go! 2, and Go! 3.');
  });

  test('GQ-13 it is among the discards when these have to be shuffled', () => {
    const scene = play('Ann: hand loot 1, pile 4 5 \n Bob: hand 1 \n Cid: hand 2 \n > Ann loot');
    expect(scene.of('Ann', 'hand').split(' ')).toHaveLength(5);
    expect(scene.of('Ann', 'discards')).toBe('-');
    expect(scene.of('Ann', 'pile').split(' ')).toHaveLength(23);
  });

  test('GQ-13 the dragon comes too late for it', () => {
    const scene = play(
      'Ann: hand loot 1, pile 4 5 6 7 8 wild \n Bob: room 4, hand attack \n Cid: hand 2 \n > Ann loot',
    );
    expect(scene.of('Ann', 'hand')).toBe('5 6 7 8 wild');
    expect(scene.log).toContain('The dragon attacks, called by Bob: the card of Cid is cancelled.');
  });
});

describe('Dragon ATTACK!!', () => {
  test('GQ-14 all other cards are cancelled', () => {
    const scene = play(
      'Ann: room 4, hand attack \n Bob: room 5, hand 8 \n Cid: room 5, hand door \n Dan: room 3, hand tracking',
    );
    expect(scene.log[1]).toBe('The dragon attacks, called by Ann: the cards of Bob, Cid, and Dan are cancelled.');
    expect(['Ann', 'Bob', 'Cid', 'Dan'].map((name) => scene.of(name, 'room'))).toEqual(['4', '5', '5', '3']);
    expect(scene.of('Bob', 'discards')).toBe('8');
  });

  test('GQ-14 two dragons fight each other, and the rest goes on', () => {
    const scene = play('Ann: room 4, hand attack \n Bob: room 5, hand attack \n Cid: room 5, hand door');
    expect(scene.log[1]).toBe('Ann and Bob both play Dragon ATTACK!!: these cards are discarded.');
    expect(scene.of('Cid', 'room')).toBe('7');
    expect(scene.of('Ann', 'discards')).toBe('attack');
  });
});

describe('The Meek Shall Inherit', () => {
  test('GQ-15 two of them come to nothing: the highest wins', () => {
    const scene = play('Ann: hand meek \n Bob: hand meek \n Cid: hand 2 \n Dan: hand 7');
    expect(scene.log).toContain('Ann and Bob both play The Meek Shall Inherit: these cards are discarded.');
    expect(scene.log).toContain('The highest Go! is 7: Dan wins.');
  });

  test('GQ-15 GQ-34 in the Pit values go below zero, and the lowest of them wins', () => {
    const scene = play('Ann: hand meek \n Bob: room 5, hand 1 \n Cid: room 5, hand 2 \n Dan: room 4, hand 1');
    expect(scene.log).toContain('In the Pit, the Go! of Bob counts two less: -1.');
    expect(scene.log).toContain('The lowest Go! is -1: Bob wins.');
    expect(['Bob', 'Cid', 'Dan'].map((name) => scene.of(name, 'room'))).toEqual(['6', '5', '4']);
  });
});

describe('Curse!', () => {
  test('GQ-16 the winner of Go!, See Ya! and Secret Door go backward', () => {
    const scene = play(
      'Ann: room 7, hand curse \n Bob: room 4, hand 8 \n Cid: room 4, hand see-ya \n Dan: room 7, hand door',
    );
    expect(['Bob', 'Cid', 'Dan'].map((name) => scene.of(name, 'room'))).toEqual(['3', '3', '5']);
  });

  test('GQ-16 Tracking and swaps are as ever', () => {
    const scene = play(
      'Ann: room 7, hand curse \n Bob: room 4, hand 8 \n Cid: room 10, hand even \n Dan: room 12, facing outward, hand tracking',
    );
    expect(['Bob', 'Cid', 'Dan'].map((name) => scene.of(name, 'room'))).toEqual(['10', '3', '11']);
  });

  test('GQ-16 so is what rooms do: the puzzle moves forward', () => {
    const scene = play('Ann: room 7, hand curse \n Bob: room 6, hand 8 \n Cid: room 4, hand 1');
    expect(scene.of('Bob', 'room')).toBe('7');
  });

  test('GQ-16 two of them come to nothing', () => {
    const scene = play('Ann: room 7, hand curse \n Bob: room 4, hand curse \n Cid: room 4, hand 1');
    expect(scene.of('Cid', 'room')).toBe('5');
  });
});

describe('Dragon Sighting', () => {
  const sighted = (facing: string) =>
    play(`
      Ann: room 4, facing ${facing}, hand sighting
      Bob: room 4, hand 8
      Cid: room 3, hand tracking
      Dan: room 3, hand 7
      Eve: room 5, hand see-ya
      Fay: room 5, hand door`);

  test('GQ-17 in its room and the room behind, Go!, Tracking and See Ya! are discarded', () => {
    const scene = sighted('inward');
    expect(scene.log[1]).toBe('A dragon is sighted near Ann: the cards of Bob, Cid, and Dan are discarded.');
    expect(scene.log).toContain('See Ya! of Eve comes to nothing: no Go! is in play.');
    expect(scene.of('Cid', 'room')).toBe('3');
    expect(scene.of('Fay', 'room')).toBe('7');
  });

  test('GQ-17 behind is as its player faces', () => {
    expect(sighted('outward').log[1]).toBe('A dragon is sighted near Ann: the cards of Bob and Eve are discarded.');
  });

  test.each([
    ['1', 'inward', '12, facing outward'],
    ['12', 'outward', '1'],
  ])('GQ-17 in Room %s facing %s there is no room behind', (room, facing, other) => {
    const scene = play(
      `options: rooms=1:none,2:none \n Ann: room ${room}, facing ${facing}, hand sighting \n Bob: room ${other}, hand 8 \n Cid: room 4, hand 1`,
    );
    expect(scene.log).toContain('A dragon is sighted near Ann, but nobody there is on the move.');
  });

  test('GQ-17 several sightings do so each', () => {
    const scene = play(`
      Ann: room 4, hand sighting
      Bob: room 7, hand sighting
      Cid: room 3, hand 7
      Dan: room 7, hand 8`);
    expect(scene.log.slice(1, 3)).toEqual([
      'A dragon is sighted near Ann: the card of Cid is discarded.',
      'A dragon is sighted near Bob: the card of Dan is discarded.',
    ]);
    expect(scene.events).not.toContain('GQ-20 goes');
  });
});

test('GQ-13 with nothing else in hand it is still a new hand', () => {
  const scene = play('options: attrition=survival \n Ann: hand loot \n Bob: hand 1 \n Cid: hand 2');
  expect(scene.log).toContain('Ann loots the bodies, with an empty hand.');
  expect(scene.of('Ann', 'dead')).toBe('-');
});

describe('Secret Door and See Ya!', () => {
  test('GQ-05 Secret Door comes before See Ya!, and the Meek before a Curse!', () => {
    const ways = play('Ann: room 4, hand see-ya \n Bob: room 4, hand door \n Cid: room 4, hand 1');
    expect(ways.events.indexOf('GQ-18 moves')).toBeLessThan(ways.events.indexOf('GQ-19 moves'));
    const omens = play('Ann: room 4, hand curse \n Bob: room 4, hand meek \n Cid: room 4, hand 1');
    expect(omens.events.indexOf('GQ-15 meek')).toBeLessThan(omens.events.indexOf('GQ-16 curse'));
  });

  test('GQ-18 two rooms forward', () => {
    expect(play('Ann: room 4, hand door \n Bob: hand 8 \n Cid: hand 7').of('Ann', 'room')).toBe('6');
  });

  test('GQ-19 a room for each Go! in play, a WILD among them', () => {
    const scene = play('Ann: room 4, hand see-ya \n Bob: hand 8 \n Cid: hand wild \n Dan: hand 2 \n > Cid 1');
    expect(scene.of('Ann', 'room')).toBe('7');
  });

  test('GQ-19 GQ-16 under a Curse! it runs back as many rooms as Go! cards are still in play', () => {
    const scene = play(`
      Ann: room 10, hand curse
      Bob: room 7, hand see-ya
      Cid: room 2, hand 8
      Dan: room 1, hand 7
      Eve: room 5, hand 6
      Fay: room 5, hand sighting`);
    expect(scene.log).toContain('A dragon is sighted near Fay: the card of Eve is discarded.');
    expect(scene.log).toContain('Cursed, Bob says See Ya! and runs back to Room 5.');
    expect(scene.of('Bob', 'room')).toBe('5');
  });
});
