import { describe, expect, test } from 'vitest';
import { annPlays, annPlaysLast, play } from './scenes.ts';

describe('costs', () => {
  test('GR-09 nobody has to pay: the card is discarded, and nothing else happens', () => {
    const scene = annPlays(18, 'cash 30k', 'cash 0k', 'Ann no');
    expect(scene.of('Ann', 'cash')).toBe('30k');
    expect(scene.of('discards').split(' ')).toContain('18');
    expect(scene.log).toContain('Ann will not pay: 18 The Ritz is discarded.');
  });

  test('GR-09 whoever cannot pay is not asked', () => {
    const scene = annPlays(18, 'cash 25k');
    expect(scene.log).toContain('Ann cannot pay: 18 The Ritz is discarded.');
    expect(annPlays(27).log).toContain('Ann cannot pay: 27 Gambit! is discarded.');
    expect(annPlays(35, 'display 8').log).toContain('Ann cannot pay: 35 Suicide Mission! is discarded.');
  });

  test('GR-09 21 offers only what its player has', () => {
    expect(() => annPlays(21, 'display 22', 'cash 0k', 'Ann cash')).toThrow('(22, no)');
  });

  test('GR-09 a discarded card sets nothing off', () => {
    expect(play('Ann: hand 3 \n Bob: hand 21').of('Ann', 'cash')).toBe('10k');
    expect(annPlays(30, 'display 70').of('Ann', 'cash')).toBe('0k');
  });
});

describe('needs', () => {
  test('GR-10 what is needed must be there before: the card does not count itself', () => {
    expect(annPlays(42, 'display 22').of('Ann', 'display')).toBe('22');
    expect(annPlays(54).of('Ann', 'display')).toBe('-');
  });

  test('GR-10 what is needed stays', () => {
    expect(annPlays(26, 'display 8 14 22').of('Ann', 'display')).toBe('8 14 22');
  });
});

test('GR-11 a card without cost or need is carried out at once', () => {
  const scene = annPlays(22);
  expect(scene.events.slice(1, 4)).toEqual(['GR-06 turn', 'GR-12 joined', 'GR-12 gained']);
});

test('GR-12 what a card says is done, and nobody is asked whether to', () => {
  // 34 gives money to the other player, 5 costs its own player a holding next turn.
  expect(annPlays(34).of('Bob', 'cash')).toBe('10k');
  expect(annPlays(5, 'display 65 8+1').of('Ann', 'now')).toBe('5');
});

test('GR-12 a card counts itself and its icons for what it says', () => {
  expect(annPlays(23).of('Ann', 'cash')).toBe('5k');
  expect(annPlays(37, 'display 23').of('Ann', 'display')).toBe('23 37+1');
});

test('GR-13 kinds are counted each for itself, and thug icons not at all', () => {
  expect(annPlays(9, 'display 47 14 22, cash 10k', 'cash 0k', 'Ann cash').of('Ann', 'display')).toBe('47 14 22 9+4');
  expect(annPlays(46, 'display 47 14').of('Ann', 'display')).toBe('47 14 46');
});

describe('actions', () => {
  test('GR-14 an action is discarded when it is done', () => {
    expect(annPlays(28).of('discards').split(' ')).toContain('28');
  });

  test('GR-14 one that does something next turn lies out until then', () => {
    const scene = annPlays(78);
    expect(scene.of('Ann', 'out')).toBe('78');
    const next = annPlays(22, 'out 78, now 78');
    expect(next.of('Ann', 'out')).toBe('-');
    expect(next.of('discards').split(' ')).toContain('78');
  });
});

test('GR-15 first markers for icons, then what waits for a play, then what the card says, then what waits for it being done', () => {
  const scene = annPlays(18, 'display 42 52 17, cash 25k', 'cash 0k', 'Ann cash');
  expect(scene.log.slice(2, 7)).toEqual([
    'Ann pays $25,000 (52 Zoning Office makes it cheaper).',
    'Ann opens 18 The Ritz with 2 markers.',
    'A marker is put on 18 The Ritz of Ann (42 Wolfgang Buttercup).',
    'Ann gains $5,000 (52 Zoning Office).',
    '5 markers are put on 18 The Ritz of Ann (18 The Ritz).',
  ]);
});

test('GR-15 what waits for the same moment acts by card number, whoever has it', () => {
  const scene = play('Ann: hand 22, display 61 \n Bob: hand 3, cash 0k');
  expect(scene.log.filter((line) => line.includes('gains'))).toEqual([
    'Bob gains $10,000 (3 Shakedown!).',
    'Bob gains $10,000 (3 Shakedown!).',
    'Ann gains $15,000 (61 "Friendly" Gus Caspar).',
    'Ann gains $10,000 (22 Dickie "Flush" Diamond).',
  ]);
});

test('GR-15 GR-16 a holding that takes a marker from every holding played takes one from itself too', () => {
  expect(annPlays(44, 'out 43, now 43').of('Ann', 'display')).toBe('44+2');
});

test('GR-16 lasting abilities act only at the times they name', () => {
  const scene = annPlays(22, 'display 24 62 70, cash 5k');
  expect(scene.of('Ann', 'cash')).toBe('15k');
});

test('GR-17 an ability acts once for each time: three thugs of neighbours, three times', () => {
  const scene = play('Ann: hand 3 \n Bob: hand 22 \n Cid: hand 23 64, now 67 \n > Cid 23');
  expect(scene.of('Ann', 'cash')).toBe('40k');
});

test('GR-18 neither cash nor markers fall below nothing', () => {
  expect(annPlays(76, 'cash 0k', 'cash 5k').of('Bob', 'cash')).toBe('0k');
  expect(annPlays(59, 'display 22', 'display 8').of('Bob', 'display')).toBe('8');
  expect(annPlaysLast(22, 'display 24').of('Ann', 'cash')).toBe('0k');
});

test('GR-19 what is paid is lost: it goes to the discards and its markers are gone', () => {
  const scene = annPlays(57, 'display 8+4', 'cash 0k', 'Ann 8');
  expect(scene.of('discards').split(' ')).toContain('8');
  expect(scene.of('Ann', 'cash')).toBe('0k');
  expect(scene.events).toContain('GR-19 lost');
});

test('GR-19 the holding of 41 goes to hand without its markers, and everybody knows it is there', () => {
  const scene = annPlays(41, 'display 8+4', 'cash 0k', 'Ann 8');
  expect(scene.of('Ann', 'hand')).toBe('8');
  expect(scene.of('Ann', 'returned')).toBe('8');
});

test('GR-21 losers choose one after another, from the left of the card’s player, and after phase 4', () => {
  const scene = play(`
    Ann: hand 75, display 22 23
    Bob: hand 76, out 73, now 73, display 24 25 69
    Cid: hand 77, display 62 63`);
  expect(scene.asks).toBe('Cid: losses.chooseLoss');
  expect(scene.log).toContain('Bob gains $5,000 (69 Natascha "The Squirrel" Rubin).');
});

test('GR-22 the most counts even if tied; alone means no tie', () => {
  expect(annPlays(60, 'display 8 9', 'display 14 44').of('Ann', 'cash')).toBe('10k');
  const tied = play('Ann: hand 75, display 10 8 \n Bob: hand 79, display 14 44');
  expect([tied.of('Ann', 'cash'), tied.of('Bob', 'cash')]).toEqual(['0k', '0k']);
});

test('GR-23 with two players the opponent is a neighbour once, with four there are two who are and one who is not', () => {
  expect(play('Ann: hand 2 \n Bob: hand 75').of('Ann', 'cash')).toBe('20k');
  expect(play('Ann: hand 2 \n Bob: hand 75 \n Cid: hand 36 \n Dan: hand 28').of('Ann', 'cash')).toBe('30k');
});

test('GR-24 what a card leaves open is asked only where there is a choice, and passed over where there is none', () => {
  expect(annPlays(38, 'display 8 9').asks).toBe('Ann: development.chooseHolding');
  expect(annPlays(38, 'display 8').of('Ann', 'display')).toBe('8+2');
  expect(annPlays(38).log).toContain('38 Renovate! finds no holding of Ann for its markers.');
  expect(annPlays(56, 'display 8 9', 'display 44').of('Ann', 'display')).toBe('8 9');
});

describe('this turn and next turn', () => {
  test('GR-25 what is in force acts even if its card has left the display', () => {
    expect(annPlays(18, 'now 63').of('Ann', 'display')).toBe('18+6');
  });

  test('GR-25 but the icons of 72 leave with it', () => {
    expect(annPlays(30, 'now 72, display 25').of('Ann', 'cash')).toBe('0k');
  });

  test('GR-25 it lasts through the losses at the end of the turn, and no longer', () => {
    const scene = play('Ann: hand 28, out 78, now 78, display 62 \n Bob: hand 75, out 40, now 40');
    expect(scene.of('Ann', 'cash')).toBe('60k'); // 10k for the key and 20k for Jack, all doubled
    expect(scene.of('Ann', 'now')).toBe('-');
  });

  test('GR-25 it is over before the end of the game', () => {
    expect(annPlaysLast(28, 'out 78, now 78, display 7+2').of('Ann', 'cash')).toBe('10k');
  });

  test('GR-25 after the last round there is no next turn', () => {
    const scene = annPlaysLast(79, 'display 25', 'display 8');
    expect(scene.of('Bob', 'display')).toBe('8');
    expect(scene.of('Ann', 'next')).toBe('-');
    expect(scene.of('discards').split(' ')).toContain('79');
  });

  test('GR-25 68 returns every action of the turn, and what they do next turn still stands', () => {
    const scene = play('Ann: hand 28 78, now 67 68 \n Bob: hand 79 \n > Ann 78 \n > Ann 28');
    expect(scene.of('Ann', 'now')).toBe('78');
    expect(scene.of('Ann', 'hand')).toBe('28 78');
    expect(scene.of('Ann', 'out')).toBe('-');
  });
});

test('GR-26 discounts make nothing cheaper than free, and what is free is not asked', () => {
  expect(annPlays(13, 'display 66').of('Ann', 'display')).toBe('66 13+1');
  expect(annPlays(13, 'display 66 54=66').of('Ann', 'cash')).toBe('0k');
  expect(() => annPlays(21, 'display 66 54=66', 'cash 0k', 'Ann 9')).toThrow('(66, 54, cash, no)');
});
