import { describe, expect, test } from 'vitest';
import { play } from './scenes.ts';

const roomsOf = (scene: ReturnType<typeof play>, ...names: string[]): number[] =>
  names.map((name) => Number(scene.of(name, 'room')));

describe('the end of a turn', () => {
  test('GQ-09 whoever stands in Room 12 turns outward', () => {
    const scene = play('Ann: room 10, hand tracking \n Bob: room 12, facing outward, hand 1 \n Cid: room 11, hand 8');
    expect(scene.of('Cid', 'facing')).toBe('outward');
    expect(scene.of('Ann', 'facing')).toBe('inward');
  });

  test('GQ-10 home again: outward bound in Room 1', () => {
    const scene = play('Ann: room 2, facing outward, hand 8 \n Bob: hand 1 \n Cid: hand 2');
    expect(scene.asks).toBeNull();
    expect(scene.log.at(-1)).toBe('Ann is home with the loot and wins.');
    expect(scene.of('victors')).toBe('Ann');
    expect(play('Ann: room 2, hand curse \n Bob: room 2, hand 8 \n Cid: hand 2').asks).not.toBeNull();
  });

  test('GQ-10 several on the same turn all win', () => {
    const scene = play('Ann: room 2, facing outward, hand 8 \n Bob: room 3, facing outward, hand door \n Cid: hand 2');
    expect(scene.log.at(-1)).toBe('Ann and Bob are home with the loot at the same time, and both win.');
  });

  test('GQ-10 a swap can take the victory away', () => {
    const scene = play('Ann: room 2, facing outward, hand 8 \n Bob: room 4, facing outward, hand even \n Cid: hand 2');
    expect(scene.of('victors')).toBe('Bob');
  });

  describe('arrival=reaches', () => {
    const reaches = (text: string) => play(`options: arrival=reaches \n ${text}`);

    test('GQ-10 who has been home has won, though a swap took them away again, and so has who came by it', () => {
      const text = 'Ann: room 2, facing outward, hand 8 \n Bob: room 4, facing outward, hand even \n Cid: hand 2';
      expect(reaches(text).of('victors')).toBe('Ann Bob');
    });

    test('GQ-09 who has been in Room 12 has the loot and turns outward, wherever they stand now', () => {
      const text = 'Ann: room 11, hand 8 \n Bob: room 6, facing outward, hand 1 \n Cid: room 4, hand even';
      const scene = reaches(text);
      expect([scene.of('Ann', 'room'), scene.of('Ann', 'facing')]).toEqual(['4', 'outward']);
      expect([scene.of('Cid', 'room'), scene.of('Cid', 'facing')]).toEqual(['12', 'outward']);
      expect(scene.of('Ann', 'reached')).toBe('no');
      expect(play(text).of('Ann', 'facing')).toBe('inward');
    });

    test('GQ-51 so has who has been in Room 12 in the shortest game', () => {
      const text = 'Ann: room 11, hand 8 \n Bob: hand 1 \n Cid: room 4, hand even';
      expect(play(`options: length=shortest arrival=reaches \n ${text}`).of('victors')).toBe('Ann Cid');
    });

    test('GQ-29 who was thrown out of a trap into Room 12 has arrived when the next turn ends, though moved away', () => {
      const trap = 'options: arrival=reaches rooms=11:trap,12:none \n Cid: room 7, facing outward, hand 1 5';
      const first = play(`${trap} \n Ann: room 11, hand meek \n Bob: room 4, hand 2 even \n > Bob 2, Cid 5`);
      expect([first.of('Ann', 'room'), first.of('Ann', 'facing'), first.of('Ann', 'reached')]).toEqual([
        '12',
        'inward',
        'yes',
      ]);
    });

    test('GQ-10 a position cannot say that somebody has arrived and nothing came of it', () => {
      expect(() => reaches('Ann: room 4, reached yes \n Bob: room 2 \n Cid: room 2')).toThrow(
        'Ann has reached the goal, and would have turned round',
      );
      expect(() => play('Ann: room 4, reached yes \n Bob: room 2 \n Cid: room 2')).toThrow(
        "with these options nobody has a 'reached'",
      );
    });
  });

  test('GQ-29 put away, win, turn round, trap, draw: in this order', () => {
    const scene = play(`
      Ann: room 4, hand meek
      Bob: room 11, hand 1
      Cid: room 8, hand curse
      Dan: room 10, facing outward, hand 5
      options: attrition=uniqueness thisIsMyRoom=true`);
    const after = scene.events.slice(scene.events.indexOf('GQ-16 moves') + 1).filter((event) => !/reveal/.test(event));
    expect(after.slice(0, 4)).toEqual(['GQ-55 dies', 'GQ-55 dies', 'GQ-37 moves', 'GQ-38 draws']);
  });

  test('GQ-29 who has won has won: nobody turns round, draws or fights any more', () => {
    const scene = play('Ann: room 2, facing outward, hand 8 \n Bob: room 11, hand door \n Cid: hand 2');
    expect(scene.events.at(-1)).toBe('GQ-10 won');
    expect(scene.of('Bob', 'facing')).toBe('inward');
    expect(scene.of('Bob', 'hand')).toBe('-');
  });
});

describe('short games', () => {
  test('GQ-50 of the rooms only the Tavern does anything', () => {
    const scene = play(
      'options: length=short \n Ann: room 5, hand 8 \n Bob: room 6, hand 7 \n Cid: room 1, hand curse',
    );
    expect(scene.log).toContain('The highest Go! is 8: Ann wins.');
    expect(roomsOf(scene, 'Ann', 'Bob')).toEqual([4, 6]);
    const tavern = play(
      'options: length=short \n Ann: room 1, hand 8 \n Bob: room 6, hand 7 \n Cid: room 1, hand curse',
    );
    expect(tavern.of('Ann', 'room')).toBe('2');
  });

  test('GQ-50 one still turns round in Room 12', () => {
    expect(
      play('options: length=short \n Ann: room 11, hand 8 \n Bob: hand 7 \n Cid: hand 6').of('Ann', 'facing'),
    ).toBe('outward');
  });

  test('GQ-51 in the shortest game the first in Room 12 wins', () => {
    const scene = play('options: length=shortest \n Ann: room 11, hand 8 \n Bob: hand 7 \n Cid: room 10, hand door');
    expect(scene.asks).toBeNull();
    expect(scene.of('victors')).toBe('Ann Cid');
    expect(scene.events.at(-1)).toBe('GQ-51 won');
    expect(scene.log.at(-1)).toBe('Ann and Cid are the first in the Hoard, and both win.');
  });

  test.each(['short', 'shortest'])('GQ-50 GQ-51 rooms cannot be changed where they do nothing (%s)', (length) => {
    expect(() => play(`options: length=${length} rooms=9:none,4:pit \n players: 3`)).toThrow(
      `'rooms' changes room 4 and room 9, but 'length' is ${length}: then no room but the Tavern does anything`,
    );
  });
});

describe('this is my room', () => {
  const lead = (ann: string, bob: string, cid: string, more = '') => `
    options: thisIsMyRoom=true
    Ann: ${ann}
    Bob: ${bob}
    Cid: ${cid}
    at: endOfTurn.startOver
    ${more}`;

  test('GQ-52 those who share the lead duel; the winner stays, the others move back', () => {
    const position = lead('room 7, hand 8 1', 'room 7, hand 7 1', 'room 6, hand 1 2');
    expect(play(position).asks).toBe('Ann, Bob: duel.playCards');
    expect(roomsOf(play(`${position}\n > Ann 8, Bob 7`), 'Ann', 'Bob', 'Cid')).toEqual([7, 6, 6]);
  });

  test('GQ-52 if nobody wins, all of them move back, and there is no other duel', () => {
    const position = lead('room 7, hand door 1', 'room 7, hand meek 1', 'room 6, hand 1 2');
    const scene = play(`${position}\n > Ann door, Bob meek`);
    expect(roomsOf(scene, 'Ann', 'Bob', 'Cid')).toEqual([6, 6, 6]);
    expect(scene.events.filter((event) => event === 'GQ-52 duel')).toHaveLength(1);
  });

  test('GQ-52 outward leads inward, then whoever is nearest the goal; opposite directions do not fight', () => {
    expect(play(lead('room 11, hand 8 1', 'room 11, hand 7 1', 'room 12, facing outward, hand 1 2')).asks).toBe(
      'Ann, Bob, Cid: turn.playCards',
    );
    expect(play(lead('room 7, hand 8 1', 'room 7, facing outward, hand 7 1', 'room 2, hand 1 2')).asks).toContain(
      'turn',
    );
    const outward = lead(
      'room 9, facing outward, hand 8 1',
      'room 4, facing outward, hand 7 1',
      'room 4, facing outward, hand 1 2',
    );
    expect(play(outward).asks).toBe('Bob, Cid: duel.playCards');
    expect(roomsOf(play(`${outward}\n > Bob 7, Cid 1`), 'Bob', 'Cid')).toEqual([4, 5]);
  });

  test('GQ-52 none in Room 1 facing inward, none in Room 12 facing outward', () => {
    expect(play(lead('room 1, hand 8 1', 'room 1, hand 7 1', 'room 1, hand 1 2')).asks).toContain('turn.playCards');
    const hoard = lead('room 12, facing outward, hand 8 1', 'room 12, facing outward, hand 7 1', 'room 1, hand 1 2');
    expect(play(hoard).asks).toContain('turn.playCards');
  });

  test('GQ-52 who stands in Room 12 facing inward, thrown out of a trap, does fight, and is behind who faces outward', () => {
    const thrown = (cid: string) => `options: thisIsMyRoom=true rooms=11:trap
      Ann: room 11, hand 1
      Bob: room 11, hand 2
      Cid: room ${cid}, hand 8`;
    expect(play(thrown('4')).asks).toBe('Ann, Bob: duel.playCards');
    expect(play(thrown('1')).asks).toBe('Ann, Bob: duel.playCards');
    expect(play(thrown('12, facing outward, skips yes')).asks).not.toContain('duel');
  });

  test('GQ-52 only where the option says so', () => {
    expect(
      play(lead('room 7, hand 8 1', 'room 7, hand 7 1', 'room 6, hand 1').replace('=true', '=false')).asks,
    ).toContain('turn');
  });
});

describe('survival of the fittest', () => {
  /** What is dead of these hands after a turn. */
  const dead = (text: string, ...names: string[]): string[] => {
    const scene = play(`options: attrition=survival \n ${text}`);
    return names.map((name) => scene.of(name, 'dead'));
  };

  test('GQ-53 a card played without effect is dead, and is not shuffled again', () => {
    const scene = play('options: attrition=survival \n Ann: hand 7, pile 1 \n Bob: hand 8 \n Cid: hand 6');
    expect(scene.log).toContain('Go! 7 of Ann did nothing, and is dead.');
    expect(scene.of('Ann', 'dead')).toBe('7');
    expect(scene.log).toContain('Ann has drawn the last card; 26 discards become the new pile.');
    expect(scene.of('Bob', 'dead')).toBe('-');
  });

  const buried = 'dead loot attack meek curse sighting door see-ya wild even odd tracking tracking 1 1 2 2 3 3 4 4 5 5';

  test.each([
    ['inward', '1'],
    ['outward', '12'],
  ])('GQ-53 down to five cards, facing %s: back to Room %s, a turn lost, all cards back', (facing, room) => {
    const scene = play(`
      options: attrition=survival
      Ann: room 7, facing ${facing}, hand 6 6 7 7 8, pile 8, discards -, ${buried}
      Bob: hand 8
      Cid: hand 1
      > Ann 6`);
    expect(scene.log).toContain(
      `Ann is down to 5 cards, goes back to Room ${room} with all cards, and will lose a turn.`,
    );
    expect(scene.of('Ann', 'room')).toBe(room);
    expect(scene.of('Ann', 'facing')).toBe(facing);
    expect(scene.of('Ann', 'dead')).toBe('-');
    expect(scene.of('Ann', 'hand').split(' ')).toHaveLength(5);
    expect(scene.of('Ann', 'pile').split(' ')).toHaveLength(23);
    expect(scene.asks).toBe('Bob, Cid: turn.playCards');
  });

  test('GQ-53 fewer than five will do, also in the Trap, and before the duel for the lead', () => {
    const scene = play(`
      options: attrition=survival thisIsMyRoom=true
      Ann: room 8, hand 6 6 7 7, pile -, discards -, ${buried} 8 8
      Bob: room 8, hand 8 1
      Cid: room 4, hand 1
      > Ann 6, Bob 8`);
    expect(scene.log).toContain('Ann is down to 3 cards, goes back to Room 1 with all cards, and will lose a turn.');
    expect(scene.events).not.toContain('GQ-52 duel');
    expect(scene.of('Ann', 'known')).toBe('-');
  });

  test('GQ-53 GQ-55 only survival has players start over', () => {
    const scene = play(`
      options: attrition=uniqueness
      Ann: room 7, hand 6 6 7 7 8, pile 8, discards -, ${buried}
      Bob: hand 8
      Cid: hand 1
      > Ann 6`);
    expect(scene.of('Ann', 'room')).toBe('7');
  });

  test('GQ-53 six cards are enough to go on', () => {
    const scene = play(`
      options: attrition=survival
      Ann: room 7, hand 6 6 7 7 8, pile 8, discards -, ${buried}
      Bob: hand 1
      Cid: hand 1
      > Ann 8`);
    expect(scene.of('Ann', 'room')).not.toBe('1');
  });

  test('GQ-54 a losing Go! did nothing; a winning one did, even at the end of the track', () => {
    expect(dead('Ann: hand 7 \n Bob: hand 8 \n Cid: hand 6', 'Ann', 'Bob', 'Cid')).toEqual(['7', '-', '6']);
    expect(
      dead('Ann: room 12, facing outward, hand 8 \n Bob: room 7, hand curse \n Cid: hand 6', 'Ann', 'Bob'),
    ).toEqual(['-', '-']);
  });

  test('GQ-54 of tied winners neither did nothing, nor did the Meek that crowned them', () => {
    expect(dead('Ann: hand 2 \n Bob: hand 2 \n Cid: hand meek', 'Ann', 'Bob', 'Cid')).toEqual(['-', '-', '-']);
  });

  test('GQ-54 of two Sightings only the one that had something discarded did anything', () => {
    const text = 'Ann: room 4, hand sighting \n Bob: room 10, hand sighting \n Cid: room 4, hand 7';
    expect(dead(text, 'Ann', 'Bob')).toEqual(['-', 'sighting']);
  });

  test('GQ-54 of one card that two Sightings had discarded, both did something', () => {
    const text = 'Ann: room 4, hand sighting \n Bob: room 4, hand sighting \n Cid: room 4, hand 7';
    expect(dead(text, 'Ann', 'Bob')).toEqual(['-', '-']);
  });

  test('GQ-54 what a room, a dragon or a twin had discarded did nothing', () => {
    expect(dead('Ann: room 2, hand attack \n Bob: hand 8 \n Cid: hand 6', 'Ann')).toEqual(['attack']);
    expect(dead('Ann: room 4, hand attack \n Bob: hand 8 \n Cid: hand door', 'Ann', 'Bob', 'Cid')).toEqual([
      '-',
      '8',
      'door',
    ]);
    expect(dead('Ann: hand meek \n Bob: hand meek \n Cid: hand 6', 'Ann', 'Bob', 'Cid')).toEqual(['meek', 'meek', '-']);
    expect(dead('Ann: room 4, hand sighting \n Bob: room 4, hand tracking \n Cid: hand 6', 'Ann', 'Bob')).toEqual([
      '-',
      'tracking',
    ]);
  });

  test('GQ-54 an ATTACK that cancelled nothing, a Sighting that had nothing discarded', () => {
    expect(dead('Ann: room 4, hand attack \n Bob: room 6, hand 8 \n Cid: room 6, hand 7', 'Ann')).toEqual(['attack']);
    expect(dead('Ann: room 4, hand sighting \n Bob: hand 8 \n Cid: hand 7', 'Ann')).toEqual(['sighting']);
  });

  test('GQ-54 a Meek without a Go!, a Curse! that turned nobody', () => {
    expect(dead('Ann: hand meek \n Bob: hand door \n Cid: hand tracking', 'Ann')).toEqual(['meek']);
    expect(dead('Ann: hand meek \n Bob: hand 5 \n Cid: hand tracking', 'Ann')).toEqual(['-']);
    expect(dead('Ann: hand curse \n Bob: room 1, hand 8 \n Cid: room 4, hand 7', 'Ann')).toEqual(['curse']);
    expect(dead('Ann: hand curse \n Bob: room 3, hand 8 \n Cid: room 4, hand 7', 'Ann')).toEqual(['-']);
  });

  test('GQ-54 a move of no rooms', () => {
    expect(dead('Ann: hand see-ya \n Bob: room 4, hand meek \n Cid: hand tracking', 'Ann', 'Cid')).toEqual([
      'see-ya',
      'tracking',
    ]);
    expect(
      dead('Ann: room 12, facing outward, hand door \n Bob: room 4, hand curse \n Cid: hand 1', 'Ann', 'Bob'),
    ).toEqual(['door', '-']);
    expect(dead('Ann: room 4, hand door \n Bob: room 4, hand 1 \n Cid: room 4, hand tracking', 'Ann', 'Cid')).toEqual([
      '-',
      '-',
    ]);
  });

  test('GQ-54 a swap that did not come about, or within one room', () => {
    expect(dead('Ann: room 4, hand even \n Bob: room 3, hand 7 \n Cid: hand 1', 'Ann')).toEqual(['even']);
    expect(dead('Ann: room 5, hand even \n Bob: room 4, hand 8 \n Cid: hand 1', 'Ann')).toEqual(['even']);
    expect(dead('Ann: room 4, hand even \n Bob: room 4, hand 8 \n Cid: hand 1', 'Ann')).toEqual(['-']);
  });

  test('GQ-54 of two who could have swapped, the card of the one who does not', () => {
    const text =
      'Ann: room 2, hand even 5 \n Bob: room 3, hand even 4 \n Cid: room 4, hand 8 \n > Ann even, Bob even \n > Ann Bob';
    expect(dead(text, 'Ann', 'Bob')).toEqual(['even', '-']);
  });

  test('GQ-54 a card in Room 6 that did not move its player', () => {
    expect(dead('Ann: room 6, hand loot \n Bob: hand loot \n Cid: hand 8', 'Ann', 'Bob')).toEqual(['loot', '-']);
    expect(dead('Ann: room 6, hand loot \n Bob: room 6, hand 8 \n Cid: hand 8', 'Ann', 'Bob', 'Cid')).toEqual([
      '-',
      '8',
      '-',
    ]);
  });

  test('GQ-54 cards of a duel do not die', () => {
    const text =
      'Ann: room 2, hand even door \n Bob: room 3, hand even 4 \n Cid: room 4, hand 8 \n > Ann even, Bob even \n > Bob Bob';
    expect(dead(text, 'Ann', 'Bob')).toEqual(['even', '-']);
  });
});

describe('uniqueness is where you find it', () => {
  test('GQ-55 whatever is not a Go! is dead once played', () => {
    const scene = play(
      'options: attrition=uniqueness \n Ann: hand door \n Bob: hand 8 \n Cid: hand 6 \n Dan: hand meek',
    );
    expect(['Ann', 'Bob', 'Cid', 'Dan'].map((name) => scene.of(name, 'dead'))).toEqual(['door', '-', '-', 'meek']);
  });

  test('GQ-54 GQ-55 also in a duel', () => {
    const scene = play(`
      options: attrition=uniqueness
      Ann: room 2, hand even door
      Bob: room 3, hand even 4
      Cid: room 4, hand 8
      > Ann even, Bob even
      > Bob Bob`);
    expect(scene.of('Ann', 'dead')).toBe('door even');
    expect(scene.of('Bob', 'dead')).toBe('even');
  });
});

describe('bringing the dead back', () => {
  const arrival = (attrition: string) => `
    options: attrition=${attrition}
    Ann: room 11, hand 8 1 2 3 4, dead door curse, discards 5 6
    Bob: hand 1
    Cid: hand 2
    > Ann 8`;

  test.each(['survival', 'uniqueness'])('GQ-56 whoever reaches Room 12 may do so (%s)', (attrition) => {
    expect(play(arrival(attrition)).asks).toBe('Ann: endOfTurn.bringBack');
    const yes = play(`${arrival(attrition)}\n > Ann yes`);
    expect(yes.log).toContain('Ann brings dead cards back: Secret Door and Curse!');
    expect(yes.of('Ann', 'dead')).toBe('-');
    expect(yes.of('Ann', 'discards')).toBe('-');
    for (const card of ['1', '2', '3', '4']) expect(yes.of('Ann', 'hand').split(' ')).toContain(card);
    expect(yes.of('Ann', 'pile').split(' ')).toHaveLength(23);
    const no = play(`${arrival(attrition)}\n > Ann no`);
    expect(no.of('Ann', 'dead')).toBe('door curse');
    expect(no.of('Ann', 'facing')).toBe('outward');
  });

  test('GQ-56 what was in hand is none of the cards that came back', () => {
    const scene = play(`${arrival('uniqueness')}\n > Ann yes`);
    expect(scene.of('Ann', 'old')).toBe('4');
    expect(scene.of('Ann', 'fresh')).toBe('5 6 8 door curse');
  });

  test('GQ-56 without dead cards there is nothing to ask', () => {
    const scene = play('options: attrition=survival \n Ann: room 11, hand 8 \n Bob: hand 1 \n Cid: hand 2');
    expect(scene.asks).toContain('turn.playCards');
  });
});

describe('tie-break duel', () => {
  const home = (ann: string, bob: string, options = 'tieBreakDuel=true') => `
    options: ${options}
    Ann: room 2, facing outward, hand 8 ${ann}
    Bob: room 3, facing outward, hand door ${bob}
    Cid: hand 2
    > Ann 8, Bob door`;

  test('GQ-57 those who win on the same turn duel for it', () => {
    const scene = play(home('1', '3'));
    expect(scene.log).toContain('Ann and Bob have reached the goal at the same time.');
    expect(scene.log).toContain('There can be only one winner: Ann and Bob fight a duel.');
    expect(scene.of('victors')).toBe('Bob');
    expect(scene.asks).toBeNull();
    expect(scene.log.at(-1)).toBe('The victory is that of Bob.');
  });

  test('GQ-57 a single winner need not fight', () => {
    const scene = play(
      'options: tieBreakDuel=true \n Ann: room 2, facing outward, hand 8 1 \n Bob: hand 1 \n Cid: hand 2 \n > Ann 8',
    );
    expect(scene.log.at(-1)).toBe('Ann is home with the loot and wins.');
  });

  test('GQ-57 if nobody wins the duel, they share the victory', () => {
    const scene = play(home('door', 'meek'));
    expect(scene.of('victors')).toBe('Ann Bob');
    expect(scene.log.at(-1)).toBe('Ann and Bob share the victory.');
  });

  test('GQ-57 only where the option says so', () => {
    expect(play(home('1', '3', 'tieBreakDuel=false')).of('victors')).toBe('Ann Bob');
  });
});
