import { describe, expect, test } from 'vitest';
import { annPlays, annPlaysLast, play } from './scenes.ts';

describe('the log says why', () => {
  test('GR-19 what is paid is paid, what is taken is taken by a card', () => {
    expect(annPlays(35, 'display 22', 'cash 0k', 'Ann 22').log).toContain('Ann pays with 22 Dickie "Flush" Diamond.');
    expect(annPlays(41, 'display 8', 'cash 0k', 'Ann 8').log).toContain(
      'Ann pays with 8 Chinatown, which goes back to hand.',
    );
    const taken = play('Ann: hand 28, now 79 \n Bob: hand 59, display 8');
    expect(taken.log).toContain('Bob loses 8 Chinatown (79 Vandalism!).');
  });

  test('GR-25 63 and 64 are named where they make a difference', () => {
    const free = annPlays(18, 'now 63');
    expect(free.log).toContain('18 The Ritz costs Ann nothing (63 "Vicious" Syd Varney).');
    expect(annPlays(22, 'now 63').events).not.toContain('GR-25 free');
    const needless = annPlays(30, 'now 64');
    expect(needless.log).toContain('Ann does without what 30 Museum Heist! needs (64 "Rotten" Johnny Simmons).');
    expect(annPlays(30, 'now 64, display 21').events).not.toContain('GR-25 needIgnored');
  });

  test('GR-26 so are 52 and 66', () => {
    expect(annPlays(13, 'display 52 66').log).toContain(
      '13 Lamonte\'s Escort Service costs Ann nothing (66 "Stingy" Stan McDowell and 52 Zoning Office).',
    );
    expect(annPlays(11, 'display 66, cash 10k', 'cash 0k', 'Ann cash').log).toContain(
      'Ann pays $10,000 (66 "Stingy" Stan McDowell makes it cheaper).',
    );
  });

  test('GR-15 the instructions of an action are told by the clause that has them followed', () => {
    expect(annPlays(34).events).toContain('GR-15 gained');
  });

  test('GR-34 12 opens without markers, and gets them at the end, by its own clause', () => {
    const scene = annPlaysLast(12, 'cash 10k', 'cash 0k', 'Ann cash');
    expect(scene.events).toContain('GR-34 opened');
    expect(scene.events).toContain('GR-34 markers');
  });
});

describe('the log says so if a card comes to nothing', () => {
  test.each([
    [annPlays(56, 'display 8', 'display 44'), 'GR-15', '56 Steal Ideas! comes to nothing.'],
    [annPlays(75, 'cash 0k', 'cash 10k'), 'GR-15', '75 Arson! comes to nothing.'],
    [annPlays(25), 'GR-12', '25 Mickey Istari finds nothing to do.'],
    [annPlays(55, 'display 21 62 66'), 'GR-12', '55 Hideout finds nothing to do.'],
  ])('GR-12 GR-15 with nothing to count, take or repeat: %#', (scene, rule, line) => {
    expect(scene.events).toContain(`${rule} cameToNothing`);
    expect(scene.log).toContain(line);
  });

  test('GR-25 in the last round there is no next turn', () => {
    expect(annPlaysLast(78).log).toContain('There is no next turn for 78 Master Plan! of Ann to act in.');
  });

  test('GR-30 a copy of a thug who does nothing at once is not nothing', () => {
    expect(annPlays(54, 'display 21').events).not.toContain('GR-12 cameToNothing');
  });

  test('GR-31 55 names only thugs who have something to repeat', () => {
    const { log } = annPlays(55, 'display 21 22 62');
    expect(log.filter((line) => line.includes('once more'))).toEqual([
      '22 Dickie "Flush" Diamond of Ann goes to work once more.',
    ]);
  });
});
