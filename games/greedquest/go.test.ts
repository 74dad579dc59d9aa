import { PENDING, SEALED } from '@gilt/engine/question';
import { viewOf } from '@gilt/engine/view';
import { describe, expect, test } from 'vitest';
import { greedQuest } from './game.ts';
import { play } from './scenes.ts';

const roomsOf = (scene: ReturnType<typeof play>, ...names: string[]): number[] =>
  names.map((name) => Number(scene.of(name, 'room')));

describe('Go!', () => {
  test('GQ-20 the highest wins and moves one room', () => {
    const scene = play('Ann: hand 5 \n Bob: hand 7 \n Cid: hand 6');
    expect(scene.log).toContain('The highest Go! is 7: Bob wins.');
    expect(roomsOf(scene, 'Ann', 'Bob', 'Cid')).toEqual([1, 2, 1]);
  });

  test('GQ-20 equal winning cards all win', () => {
    const scene = play('Ann: hand 7 \n Bob: hand 7 \n Cid: hand 6');
    expect(scene.log).toContain('The highest Go! is 7: Ann and Bob both win.');
    expect(roomsOf(scene, 'Ann', 'Bob', 'Cid')).toEqual([2, 2, 1]);
  });

  test('GQ-20 GQ-22 zero is even', () => {
    const scene = play('Ann: room 5, hand 2 \n Bob: room 3, hand even \n Cid: room 7, hand door');
    expect(scene.log).toContain('The highest Go! is 0: Ann wins.');
    expect(roomsOf(scene, 'Ann', 'Bob')).toEqual([3, 6]);
  });

  test('GQ-20 GQ-23 minus one is odd', () => {
    const scene = play('Ann: room 5, hand 1 \n Bob: room 3, hand odd \n Cid: room 7, hand door');
    expect(scene.log).toContain('The highest Go! is -1: Ann wins.');
    expect(roomsOf(scene, 'Ann', 'Bob')).toEqual([3, 6]);
  });
});

describe('Go WILD!', () => {
  test('GQ-21 its value is named when all cards are seen', () => {
    const scene = play('Ann: hand wild \n Bob: hand 7 \n Cid: hand 6');
    expect(scene.asks).toBe('Ann: turn.nameWild');
    expect(scene.events).toContain('GQ-04 turnedUp');
    const named = play('Ann: hand wild \n Bob: hand 7 \n Cid: hand 6 \n > Ann 8');
    expect(named.log).toContain('Ann names 8.');
    expect(named.of('Ann', 'room')).toBe('2');
    expect(() => play('Ann: hand wild \n Bob: hand 7 \n Cid: hand 6 \n > Ann 9')).toThrow("'9' is not an option");
  });

  test('GQ-21 GQ-17 it is asked at the Go! step: after a dragon was sighted there may be nothing to name', () => {
    const gone = play('Ann: room 4, hand wild \n Bob: room 5, hand sighting \n Cid: hand 6');
    expect(gone.asks).toBe('Ann, Bob, Cid: turn.playCards');
    expect(gone.log).not.toContain('Ann names 1.');
    const safe = play('Ann: room 6, hand wild \n Bob: room 5, hand sighting \n Cid: hand 6 \n options: rooms=6:none');
    expect(safe.asks).toBe('Ann: turn.nameWild');
    expect(safe.log).toContain('A dragon is sighted near Bob, but nobody there is on the move.');
  });

  test('GQ-21 two WILDs are named at once, and neither sees the other', () => {
    const position = 'Ann: hand wild \n Bob: hand wild \n Cid: hand 6 \n > Ann 7';
    const half = play(position);
    expect(half.asks).toBe('Bob: turn.nameWild');
    expect(viewOf(greedQuest.secrets, half.position.state, 1).flow.answers.slice(0, 2)).toEqual([SEALED, PENDING]);
    const scene = play(`${position}, Bob 8`);
    expect(scene.log).toContain('Ann names 7 and Bob names 8.');
    expect(roomsOf(scene, 'Ann', 'Bob')).toEqual([1, 2]);
  });

  test('GQ-21 GQ-34 in the Pit, two is taken off the value named', () => {
    const scene = play('Ann: room 5, hand wild \n Bob: hand 7 \n Cid: hand meek \n > Ann 1');
    expect(scene.log).toContain('The lowest Go! is -1: Ann wins.');
  });
});

describe('Even Chance and Odd Reversal', () => {
  test('GQ-22 an even winner swaps rooms after moving, and all keep facing as they did', () => {
    const scene = play('Ann: room 4, hand 8 \n Bob: room 10, facing outward, hand even \n Cid: hand 6');
    expect(scene.log).toContain('Bob and Ann swap rooms: Bob stands in Room 5 now, Ann in Room 10.');
    expect(scene.of('Ann', 'facing')).toBe('inward');
    expect(scene.of('Bob', 'facing')).toBe('outward');
  });

  test('GQ-22 nothing happens if the winner is odd, or there is none', () => {
    const odd = play('Ann: room 4, hand 7 \n Bob: room 10, hand even \n Cid: hand 6');
    expect(roomsOf(odd, 'Ann', 'Bob')).toEqual([5, 10]);
    expect(odd.log).toContain('Even Chance of Bob comes to nothing: the winning value is odd.');
    expect(roomsOf(play('Ann: room 4, hand meek \n Bob: room 10, hand even \n Cid: hand meek'), 'Ann', 'Bob')).toEqual([
      4, 10,
    ]);
  });

  test('GQ-23 an odd winner swaps with Odd Reversal, an even one does not', () => {
    expect(roomsOf(play('Ann: room 4, hand 7 \n Bob: room 10, hand odd \n Cid: hand 6'), 'Ann', 'Bob')).toEqual([
      10, 5,
    ]);
    expect(roomsOf(play('Ann: room 4, hand 8 \n Bob: room 10, hand odd \n Cid: hand 6'), 'Ann', 'Bob')).toEqual([
      5, 10,
    ]);
  });

  test('GQ-22 GQ-09 a swap takes the last room away from the one who reached it', () => {
    const scene = play('Ann: room 11, hand 8 \n Bob: room 4, hand even \n Cid: hand 6');
    expect(roomsOf(scene, 'Ann', 'Bob')).toEqual([4, 12]);
    expect(scene.of('Ann', 'facing')).toBe('inward');
    expect(scene.of('Bob', 'facing')).toBe('outward');
    expect(scene.log).toContain('Bob has reached the Hoard, takes the loot and turns outward.');
  });

  const evenTie = `
    options: rooms=8:none
    Ann: room 2, hand even 5
    Bob: room 3, hand even 4
    Cid: room 7, hand 8
    > Ann even, Bob even`;

  test('GQ-24 two Even Chances duel, and the winner says which of them swaps', () => {
    const fight = play(evenTie);
    expect(fight.log).toContain('Ann and Bob could both swap, and fight a duel for it.');
    expect(fight.asks).toBe('Ann: swap.nameSwapper');
    expect(roomsOf(play(`${evenTie}\n > Ann Ann`), 'Ann', 'Bob', 'Cid')).toEqual([8, 3, 2]);
    expect(roomsOf(play(`${evenTie}\n > Ann Bob`), 'Ann', 'Bob', 'Cid')).toEqual([2, 8, 3]);
  });

  test('GQ-24 if nobody wins the duel, nobody swaps', () => {
    const scene = play(`
      options: rooms=8:none
      Ann: room 2, hand even odd
      Bob: room 3, hand even curse
      Cid: room 7, hand 8
      > Ann even, Bob even`);
    expect(scene.log).toContain('Nobody has played a Go!: all have lost the duel.');
    expect(scene.log).toContain('Nobody swaps.');
    expect(roomsOf(scene, 'Ann', 'Bob', 'Cid')).toEqual([2, 3, 8]);
  });

  const goTie = (bob: string, cid: string) => `
    options: rooms=8:none
    Ann: room 2, hand even
    Bob: room 4, hand 8 ${bob}
    Cid: room 7, hand 8 ${cid}
    > Bob 8, Cid 8`;

  test('GQ-25 of several winners the one who wins the duel says who is swapped', () => {
    expect(play(goTie('1', '2')).asks).toBe('Cid: swap.nameSwapped');
    expect(roomsOf(play(`${goTie('1', '2')}\n > Cid Bob`), 'Ann', 'Bob', 'Cid')).toEqual([5, 2, 8]);
  });

  test('GQ-25 if nobody wins it, the player of Even Chance picks', () => {
    expect(play(goTie('odd', 'meek')).asks).toBe('Ann: swap.nameSwapped');
    expect(roomsOf(play(`${goTie('odd', 'meek')}\n > Ann Cid`), 'Ann', 'Bob', 'Cid')).toEqual([8, 5, 2]);
  });

  const bothTie = (ann: string, bob: string) => `
    options: rooms=8:none
    Ann: room 2, hand even ${ann}
    Bob: room 3, hand even ${bob}
    Cid: room 7, hand 8 4
    Dan: room 4, hand 8 5
    > Ann even, Bob even, Cid 8, Dan 8`;

  test('GQ-25 with ties on both sides the Even Chance duel comes first', () => {
    expect(play(bothTie('1', '2')).asks).toBe('Bob: swap.nameSwapper');
    const second = play(`${bothTie('1', '2')}\n > Bob Ann`);
    expect(second.asks).toBe('Dan: swap.nameSwapped');
    expect(roomsOf(play(`${bothTie('1', '2')}\n > Bob Ann \n > Dan Cid`), 'Ann', 'Bob', 'Cid', 'Dan')).toEqual([
      8, 3, 2, 5,
    ]);
  });

  test('GQ-25 if that one has no winner, there is no second duel', () => {
    const scene = play(bothTie('odd', 'meek'));
    expect(scene.events.filter((event) => event.endsWith(' duel'))).toEqual(['GQ-24 duel']);
    expect(roomsOf(scene, 'Ann', 'Bob', 'Cid', 'Dan')).toEqual([2, 3, 8, 5]);
  });
});

describe('Tracking', () => {
  test('GQ-26 a room toward the winner, whichever way, after all other moves', () => {
    expect(play('Ann: room 7, hand tracking \n Bob: room 4, hand 8 \n Cid: hand 6').of('Ann', 'room')).toBe('6');
    expect(
      play('Ann: room 5, facing outward, hand tracking \n Bob: room 10, hand 8 \n Cid: hand 6').of('Ann', 'room'),
    ).toBe('6');
    const swapped = play(
      'options: rooms=8:none \n Ann: room 7, hand tracking \n Bob: room 4, hand 8 \n Cid: room 10, hand even',
    );
    expect(swapped.of('Ann', 'room')).toBe('8');
  });

  test('GQ-26 with the winner in the same room, or without one, the tracker stays', () => {
    expect(play('Ann: room 5, hand tracking \n Bob: room 4, hand 8 \n Cid: hand 6').of('Ann', 'room')).toBe('5');
    const none = play('Ann: room 5, hand tracking \n Bob: room 4, hand door \n Cid: hand meek');
    expect(none.of('Ann', 'room')).toBe('5');
    expect(none.log).toContain('Tracking of Ann comes to nothing: nobody has won with a Go!');
  });

  test('GQ-26 of several winners the tracker chooses one, where it makes a difference', () => {
    const apart = 'Ann: room 5, hand tracking \n Bob: room 2, hand 8 \n Cid: room 9, hand -, pile 1 8';
    expect(play(apart).asks).toBe('Ann: turn.chooseTrack');
    expect(play(`${apart}\n > Ann Bob`).of('Ann', 'room')).toBe('4');
    expect(play(`${apart}\n > Ann Cid`).of('Ann', 'room')).toBe('6');
    const together = play('Ann: room 5, hand tracking \n Bob: room 2, hand 8 \n Cid: room 1, hand 8');
    expect(together.of('Ann', 'room')).toBe('4');
    expect(together.asks).toBe('Ann, Bob, Cid: turn.playCards');
  });
});
