import { viewOf } from '@gilt/engine/view';
import { describe, expect, test } from 'vitest';
import { greedQuest } from './game.ts';
import { effectsOf, options } from './options.ts';
import { EFFECTS, ROOMS } from './rooms.ts';
import { play } from './scenes.ts';

const handSize = (scene: ReturnType<typeof play>, name: string): number => {
  const hand = scene.of(name, 'hand');
  return hand === '-' ? 0 : hand.split(' ').length;
};

test('GQ-30 in the Tavern no Curse! reaches anybody', () => {
  expect(play('Ann: room 1, hand 8 \n Bob: room 4, hand curse \n Cid: room 1, hand 1').log).toContain(
    'The Curse! does not reach Ann in the Tavern.',
  );
  const scene = play('Ann: room 1, hand 8 \n Bob: room 4, hand curse \n Cid: room 1, hand door');
  expect(scene.of('Ann', 'room')).toBe('2');
  expect(scene.of('Cid', 'room')).toBe('3');
});

describe('the Uneventful Journey', () => {
  test('GQ-31 dragons played here are discarded at once', () => {
    const attack = play('Ann: room 2, hand attack \n Bob: room 4, hand 8 \n Cid: hand 1');
    expect(attack.log[1]).toBe('Dragon ATTACK!!, played by Ann in Room 2, is discarded at once.');
    expect(attack.of('Bob', 'room')).toBe('5');
    const sighting = play('Ann: room 2, hand sighting \n Bob: room 2, hand 8 \n Cid: hand 1');
    expect(sighting.of('Bob', 'room')).toBe('3');
  });

  test('GQ-31 an ATTACK played here is no twin of another', () => {
    const scene = play('Ann: room 2, hand attack \n Bob: room 4, hand attack \n Cid: room 4, hand door');
    expect(scene.log).toContain('The dragon attacks, called by Bob: the card of Cid is cancelled.');
  });
});

describe('the Hidden Entrance', () => {
  test('GQ-32 whoever is alone moves a room further with Go!, Secret Door and See Ya!', () => {
    expect(play('Ann: room 3, hand 8 \n Bob: hand 1 \n Cid: hand 2').of('Ann', 'room')).toBe('5');
    expect(play('Ann: room 3, hand door \n Bob: hand 1 \n Cid: hand 2').of('Ann', 'room')).toBe('6');
    expect(play('Ann: room 3, hand see-ya \n Bob: hand 1 \n Cid: hand 2').of('Ann', 'room')).toBe('6');
  });

  test('GQ-32 also backward', () => {
    expect(play('Ann: room 3, hand 8 \n Bob: room 7, hand curse \n Cid: hand 2').of('Ann', 'room')).toBe('1');
    expect(
      play('Ann: room 3, facing outward, hand 8 \n Bob: room 7, hand curse \n Cid: hand 2').of('Ann', 'room'),
    ).toBe('5');
  });

  test('GQ-32 two are not alone, even if one of them leaves first', () => {
    const scene = play('Ann: room 3, hand 8 \n Bob: room 3, hand door \n Cid: hand 2');
    expect(scene.of('Ann', 'room')).toBe('4');
    expect(scene.of('Bob', 'room')).toBe('5');
  });

  test('GQ-32 who was alone stays so, though others come in meanwhile', () => {
    const scene = play('Ann: room 3, hand 8 \n Bob: room 1, hand door \n Cid: hand 2');
    expect(scene.of('Bob', 'room')).toBe('3');
    expect(scene.of('Ann', 'room')).toBe('5');
  });

  test('GQ-32 a tracker gets to Room 1 or Room 5', () => {
    expect(play('Ann: room 3, hand tracking \n Bob: room 1, hand 8 \n Cid: hand 2').of('Ann', 'room')).toBe('1');
    expect(play('Ann: room 3, hand tracking \n Bob: room 5, hand 8 \n Cid: hand 2').of('Ann', 'room')).toBe('5');
  });

  test('GQ-32 rooms=3:trail: with Tracking only', () => {
    const alone = (card: string) =>
      play(`options: rooms=3:trail \n Ann: room 3, hand ${card} \n Bob: room 5, hand 5 \n Cid: hand 2`).of(
        'Ann',
        'room',
      );
    expect(alone('tracking')).toBe('5');
    expect([alone('8'), alone('door'), alone('see-ya')]).toEqual(['4', '5', '5']);
  });

  test('GQ-08 GQ-32 nobody is said to go further where the track ends', () => {
    const further = 'Ann was alone in the room and goes a room further.';
    const home = (card: string) =>
      play(`Ann: room 3, facing outward, hand ${card} \n Bob: hand 5 \n Cid: room 2, hand 2`);
    expect(home('8').log).toContain(further);
    expect(home('door').of('victors')).toBe('Ann');
    expect(home('door').log).not.toContain(further);
  });

  test('GQ-34 GQ-35 GQ-37 GQ-40 what a room is known for is told of the room where it is', () => {
    const at = (rooms: string, hand: string) =>
      play(`options: rooms=${rooms} \n Ann: room 4, hand ${hand} \n Bob: hand 1 \n Cid: hand 2`).log;
    expect(at('4:pit', '8')).toContain('In Room 4, the Go! of Ann counts two less: 6.');
    expect(at('4:puzzle', '8')).toContain('In Room 4, nobody else plays Go! 8: Ann has solved it.');
    expect(at('4:trap', 'loot')).toContain('Ann cannot draw in Room 4.');
    expect(at('4:remains', 'meek').join()).toContain('In Room 4, Ann draws ');
  });

  test('GQ-32 without a move there is nothing more, and a swap is no move', () => {
    expect(play('Ann: room 3, hand see-ya \n Bob: hand meek \n Cid: hand meek').of('Ann', 'room')).toBe('3');
    const swap = play('Ann: room 3, hand even \n Bob: room 4, hand 8 \n Cid: hand 2');
    expect(swap.of('Ann', 'room')).toBe('5');
    expect(swap.of('Bob', 'room')).toBe('3');
  });
});

test('GQ-33 Room 4 does nothing', () => {
  expect(ROOMS[3].effect).toBe('none');
  expect(EFFECTS[0]).toMatchObject({ id: 'none', discards: [], further: 0, goLess: 0, puzzle: false, trap: false });
});

test('GQ-34 a Go! played in the Pit counts two less', () => {
  const scene = play('Ann: room 5, hand 8 \n Bob: hand 7 \n Cid: hand 6');
  expect(scene.log).toContain('In the Pit, the Go! of Ann counts two less: 6.');
  expect(scene.log).toContain('The highest Go! is 7: Bob wins.');
});

describe('the Puzzle Room', () => {
  test('GQ-35 a card that nobody else plays moves its player, and does nothing else', () => {
    const scene = play('Ann: room 6, hand attack \n Bob: room 4, hand 8 \n Cid: hand 1');
    expect(scene.of('Ann', 'room')).toBe('7');
    expect(scene.of('Bob', 'room')).toBe('5');
  });

  test('GQ-35 a card that somebody else plays does not, and counts for nothing', () => {
    const scene = play('Ann: room 6, hand 8 \n Bob: room 4, hand 8 \n Cid: hand see-ya');
    expect(scene.of('Ann', 'room')).toBe('6');
    expect(scene.log).toContain('The highest Go! is 8: Bob wins.');
    expect(scene.of('Cid', 'room')).toBe('2');
  });

  test('GQ-35 it happens before all else: also two in the room, and a card that another room discards, are alike', () => {
    const two = play('Ann: room 6, hand 8 \n Bob: room 6, hand 8 \n Cid: hand 1');
    expect([two.of('Ann', 'room'), two.of('Bob', 'room')]).toEqual(['6', '6']);
    const discarded = play('Ann: room 6, hand attack \n Bob: room 2, hand attack \n Cid: hand 1');
    expect(discarded.of('Ann', 'room')).toBe('6');
  });

  test('GQ-35 a WILD is only like a WILD', () => {
    const scene = play('Ann: room 6, hand wild \n Bob: room 4, hand 8 \n Cid: hand 1');
    expect(scene.of('Ann', 'room')).toBe('7');
    expect(scene.asks).toBe('Ann, Bob, Cid: turn.playCards');
    expect(play('Ann: room 6, hand wild \n Bob: room 4, hand wild \n Cid: hand 1 \n > Bob 1').of('Ann', 'room')).toBe(
      '6',
    );
  });

  test('GQ-35 outward bound it leads to Room 5', () => {
    expect(play('Ann: room 6, facing outward, hand 1 \n Bob: hand 8 \n Cid: hand 7').of('Ann', 'room')).toBe('5');
  });
});

test('GQ-36 Even Chance and Odd Reversal are discarded in Room 7', () => {
  const scene = play('Ann: room 7, hand even \n Bob: room 3, hand 8 \n Cid: room 7, hand odd');
  expect(scene.log.slice(1, 3)).toEqual([
    'Even Chance, played by Ann in Room 7, is discarded at once.',
    'Odd Reversal, played by Cid in Room 7, is discarded at once.',
  ]);
  expect(scene.of('Bob', 'room')).toBe('5');
});

describe('the Trap', () => {
  test('GQ-37 nobody draws here', () => {
    const scene = play('Ann: room 8, hand 1 2 3 \n Bob: hand 8 \n Cid: hand 7 \n > Ann 1');
    expect(scene.of('Ann', 'hand')).toBe('2 3');
    expect(scene.of('Ann', 'room')).toBe('8');
  });

  test('GQ-37 who has no card left moves on, refills and loses the next turn', () => {
    const scene = play('Ann: room 8, facing outward, hand 1 \n Bob: hand 8 \n Cid: hand 7');
    expect(scene.log).toContain('Out of cards in the Trap, Ann is thrown out into Room 7 and will lose a turn.');
    expect(handSize(scene, 'Ann')).toBe(5);
    expect(scene.of('Ann', 'skips')).toBe('yes');
    expect(scene.asks).toBe('Bob, Cid: turn.playCards');
  });

  test('GQ-37 whoever comes in with the last card is thrown out too', () => {
    const scene = play('Ann: room 7, hand 8 \n Bob: hand 1 \n Cid: hand 7');
    expect(scene.log).toContain('Ann goes on to Room 8.');
    expect(scene.of('Ann', 'room')).toBe('9');
    expect(scene.of('Ann', 'skips')).toBe('yes');
  });

  test('GQ-37 Loot the Bodies! empties the hand here, and its player is thrown out', () => {
    const scene = play('Ann: room 8, hand loot 1 2 3 \n Bob: hand 8 \n Cid: hand 7 \n > Ann loot');
    expect(scene.log).toContain('Ann cannot draw in the Trap.');
    expect(scene.of('Ann', 'room')).toBe('9');
    expect(scene.of('Ann', 'skips')).toBe('yes');
    expect(scene.of('Ann', 'discards')).toBe('loot 1 2 3');
  });
});

describe('the Random Encounter', () => {
  test('GQ-38 whoever enters, even by a swap, refills at once', () => {
    const position = 'Ann: room 8, hand 8 1 2 \n Bob: room 4, hand wild \n Cid: hand 1 \n > Ann 8 \n > Bob 1';
    const scene = play(position);
    const story = scene.heard(0);
    expect(story.indexOf('Ann goes on to Room 9.')).toBeLessThan(
      story.findIndex((line) => line.startsWith('Ann draws')),
    );
    expect(handSize(scene, 'Ann')).toBe(5);
    const swapped = play(
      'Ann: room 4, hand even 1 \n Bob: room 8, hand 8 1 \n Cid: room 7, hand tracking \n > Ann even, Bob 8',
    );
    const heard = swapped.heard(0);
    expect(heard.indexOf('Ann and Bob swap rooms: Ann stands in Room 9 now, Bob in Room 4.')).toBeGreaterThan(0);
    expect(heard.findIndex((line) => line.startsWith('Ann draws'))).toBeLessThan(
      heard.indexOf('Cid follows the tracks of Bob to Room 6.'),
    );
  });

  test('GQ-38 here the top card of the pile is played unseen, and nobody is asked', () => {
    const scene = play('Ann: room 9, hand 1 2 3 4 5, pile 6 7 8 \n Bob: hand 1 2 \n Cid: hand 1 2');
    expect(scene.asks).toBe('Bob, Cid: turn.playCards');
    const turned = play('Ann: room 9, hand 1 2 3 4 5, pile 6 7 8 \n Bob: hand 1 \n Cid: hand 1');
    expect(turned.log[0]).toBe('Ann plays the top card of the pile unseen: Go! 8.');
    expect(turned.of('Ann', 'room')).toBe('10');
    expect(turned.of('Ann', 'hand')).toBe('1 2 3 4 5');
  });

  test('GQ-38 GQ-07 that counts as drawing: with the last card the discards are shuffled', () => {
    const scene = play('Ann: room 9, hand 1 2 3 4 5, pile 8 \n Bob: hand 1 \n Cid: hand 1');
    expect(scene.log).toContain('Ann has drawn the last card; 22 discards become the new pile.');
    expect(scene.of('Ann', 'discards')).toBe('8');
  });

  test('GQ-38 GQ-13 the unseen card is Loot the Bodies!: the hand goes, and five come', () => {
    const scene = play('Ann: room 9, hand 1 2 3 4 5, pile 8 7 6 6 7 8 loot \n Bob: hand 1 \n Cid: hand 2');
    expect(scene.log).toContain(
      'Ann loots the bodies and throws away a hand of Go! 1, Go! 2, Go! 3, Go! 4, and Go! 5.',
    );
    expect(scene.of('Ann', 'hand')).toBe('6 6 7 7 8');
  });

  test('GQ-38 so does the winner who is swapped into it, and a tracker', () => {
    const swapped = play(
      'Ann: room 9, hand 1 2, pile 3 even \n Bob: room 4, hand 8 1 \n Cid: room 7, hand tracking 1 \n > Bob 8, Cid tracking',
    );
    expect(swapped.log).toContain('Ann and Bob swap rooms: Ann stands in Room 5 now, Bob in Room 9.');
    expect(swapped.events.filter((event) => event === 'GQ-38 draws')).toHaveLength(1);
    const tracked = play('Ann: room 10, hand tracking 1 \n Bob: room 4, hand 8 \n Cid: hand 1 \n > Ann tracking');
    expect(tracked.of('Ann', 'room')).toBe('9');
    expect(tracked.events).toContain('GQ-38 draws');
  });

  test('GQ-38 GQ-12 who loses the turn turns no card over', () => {
    const scene = play('Ann: room 9, hand 1 2 3 4 5, pile 6 7 8, skips yes \n Bob: hand 1 \n Cid: hand 1');
    expect(scene.log[0]).toBe('Ann loses this turn.');
    expect(scene.of('Ann', 'pile')).toBe('6 7 8');
  });

  test('GQ-38 GQ-07 a pile that is empty already is only made anew when a card is to be drawn', () => {
    const few = 'dead loot attack meek curse sighting door see-ya wild even odd tracking tracking 1 2 3 4 5 6 7 7 8 8';
    const scene = play(`
      options: attrition=survival
      Ann: room 10, hand 1 2 3 4 5, pile -, discards 6, ${few}
      Bob: room 4, hand 8
      Cid: hand 1
      > Ann 5`);
    expect(scene.log[0]).toBe('The cards are turned up: Ann plays Go! 5, Bob plays Go! 8, and Cid plays Go! 1.');
    expect(scene.log).toContain('Ann has drawn the last card; 1 discard becomes the new pile.');
  });

  test('GQ-38 whoever only passes through does not enter', () => {
    const scene = play('Ann: room 8, hand door 1 \n Bob: hand wild \n Cid: hand 2 \n > Ann door');
    expect(scene.asks).toBe('Bob: turn.nameWild');
    expect(scene.of('Ann', 'room')).toBe('10');
    expect(scene.of('Ann', 'hand')).toBe('1');
  });
});

test('GQ-37 GQ-29 who is thrown out into Room 1 or Room 12 has arrived when the next turn ends', () => {
  const home = play(
    'options: rooms=2:trap \n Ann: room 2, facing outward, hand 1 \n Bob: room 4, hand 8 \n Cid: room 4, hand 3',
  );
  expect(home.of('Ann', 'room')).toBe('1');
  expect(home.of('victors')).toBe('-');
  const hoard = play('options: rooms=11:trap \n Ann: room 11, hand 1 \n Bob: room 4, hand 8 \n Cid: room 4, hand 3');
  expect(hoard.of('Ann', 'room')).toBe('12');
  expect(hoard.of('Ann', 'facing')).toBe('inward');
});

test('GQ-39 Secret Door and See Ya! are discarded in Total Darkness', () => {
  const scene = play('Ann: room 10, hand door \n Bob: room 10, hand see-ya \n Cid: hand 2');
  expect([scene.of('Ann', 'room'), scene.of('Bob', 'room')]).toEqual(['10', '10']);
  expect(scene.log[1]).toBe('Secret Door, played by Ann in Room 10, is discarded at once.');
});

describe('the Remains', () => {
  const position = 'Ann: room 11, hand 1 2 3, pile 4 5 6 7 8 \n Bob: hand 8 \n Cid: hand 7 \n > Ann 1';

  test('GQ-40 the first card drawn is seen, by its owner alone, and may be discarded', () => {
    const scene = play(position);
    expect(scene.asks).toBe('Ann: endOfTurn.keepFirst');
    expect(scene.heard(0)).toContain('Among the Remains, Ann draws Go! 8 first.');
    expect(scene.heard(1).filter((line) => line.includes('Remains'))).toEqual([]);
    const { state } = scene.position;
    expect((viewOf(greedQuest.secrets, state, 0).game as { first: unknown }).first).toEqual([14, null, null]);
    expect((viewOf(greedQuest.secrets, state, 1).game as { first: unknown }).first).toEqual([null, -1, null]);
  });

  test('GQ-40 kept or not, the hand is then filled to five', () => {
    expect(play(`${position}\n > Ann keep`).of('Ann', 'hand')).toBe('2 3 6 7 8');
    const discarded = play(`${position}\n > Ann discard`);
    expect(discarded.of('Ann', 'hand')).toBe('2 3 5 6 7');
    expect(discarded.of('Ann', 'discards')).toContain('1 8');
    expect(discarded.log).toContain('Among the Remains, Ann throws away Go! 8.');
  });

  test('GQ-40 with a full hand nothing is drawn, and nothing seen', () => {
    const scene = play('Ann: room 9, hand 1 2 3 4 5, pile 6 7 door \n Bob: hand 8 \n Cid: hand 7');
    expect(scene.of('Ann', 'room')).toBe('11');
    expect(scene.asks).toBe('Ann, Bob, Cid: turn.playCards');
  });

  test('GQ-40 GQ-07 if the first card is the last of the pile, the discards are shuffled before it is thrown away', () => {
    const scene = play(
      'Ann: room 11, hand 1 2 3 4 5, pile 8 \n Bob: hand 8 \n Cid: hand 7 \n > Ann 1 \n > Ann discard',
    );
    expect(scene.log).toContain('Ann has drawn the last card; 23 discards become the new pile.');
    expect(scene.of('Ann', 'discards')).toBe('8');
    const [known, hand] = [scene.of('Ann', 'known').split(' '), scene.of('Ann', 'hand').split(' ')];
    expect(known).toEqual(['2', '3', '4', '5']);
    expect(hand).toHaveLength(5);
  });

  test('GQ-40 what was known to be in hand before is not the first card', () => {
    const scene = play('Ann: room 11, hand 1 2 3 4 5, known 2 3, pile 8 \n Bob: hand 8 \n Cid: hand 7 \n > Ann 1');
    expect(scene.of('Ann', 'known')).toBe('2 3');
    expect(scene.of('Ann', 'either')).toBe('4 5 8');
  });

  test('GQ-40 standing there with cards missing is enough', () => {
    const scene = play('Ann: room 11, hand 1 2 3 4, skips yes \n Bob: hand 8 \n Cid: hand 7');
    expect(scene.asks).toBe('Ann: endOfTurn.keepFirst');
    expect(play('Ann: room 11, hand 1 2 3 4 5, skips yes \n Bob: hand 8 \n Cid: hand 7').asks).toContain(
      'turn.playCards',
    );
  });
});

test('GQ-41 the Hoard has no effect of its own: it is where one turns round', () => {
  expect(ROOMS[11]).toEqual({ name: 'The Hoard', effect: 'none' });
  expect(play('Ann: room 11, hand 8 \n Bob: hand 1 \n Cid: hand 2').of('Ann', 'facing')).toBe('outward');
});

describe('the option rooms', () => {
  const effects = (rooms: unknown) => effectsOf(options.parse({ rooms })).map((effect) => EFFECTS[effect]!.id);

  test('GQ-33 has a room do what another does, or nothing', () => {
    expect(effects({})).toEqual(['none', ...ROOMS.map(({ effect }) => effect)]);
    expect(effects('4:pit,9:none')[4]).toBe('pit');
    expect(effects('4:pit,9:none')[9]).toBe('none');
    expect(effects({ '4': 'pit' })).toEqual(effects('4:pit'));
    const scene = play('options: rooms=4:pit,5:none \n Ann: room 4, hand 8 \n Bob: room 5, hand 7 \n Cid: hand 1');
    expect(scene.log).toContain('The highest Go! is 7: Bob wins.');
  });

  test.each([
    ['rooms=13:pit', "there is no '13' in 'rooms'"],
    ['rooms=4:bar', "'rooms.4' should be none or tavern or journey"],
    ['rooms=pit', "'rooms' should be like 4:pit,7:none, each room once"],
    ['rooms=4:pit:x', "'rooms' should be like 4:pit,7:none, each room once"],
    ['rooms=4:pit,4:none', "'rooms' should be like 4:pit,7:none, each room once"],
    ['rooms=7', "'rooms' should be a record"],
  ])('refuses %s', (text, reason) => {
    expect(() => play(`options: ${text} \n players: 3`)).toThrow(reason);
  });
});
