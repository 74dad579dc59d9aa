import { withCards } from '@gilt/engine/cards';
import { scenesOf } from '@gilt/engine/contract/scene';
import { describe, expect, test } from 'vitest';
import { shadowgate } from './game.ts';
import { houseSet } from './house.ts';
import { choicesIn, play } from './scenes.ts';

/** Ann (1,2,1) may steal from Bob (0,2,2), whose base types are artifact, armor and ice. */
const stealing = (ann: string, bob: string, rest = '') => `
  options: stealing=true
  Ann: character gatekeepers-daughter, ability caretaker, ${ann}
  Bob: character lapsed-scholar, ability seize, hand ember-jar, ${bob}
  torch: glaciate
  ${rest}`;
const hand = 'hand circle-rune magnus-bounty kings-crown';

describe('QS-42 what can be stolen', () => {
  test('QS-42 an item that somebody else owns', () => {
    expect(choicesIn(play(stealing(hand, 'items poachers-sling')))).toContain('steal-poachers-sling');
  });

  test('QS-42 only where the table allows it', () => {
    expect(
      choicesIn(play(stealing(hand, 'items poachers-sling').replace('stealing=true', 'stealing=false'))),
    ).not.toContain('steal-poachers-sling');
  });

  test('QS-42 not one of its owner’s base types, not of a type that one owns', () => {
    expect(choicesIn(play(stealing(hand, 'items yorick')))).not.toContain('steal-yorick');
    expect(choicesIn(play(stealing(`${hand}, items elven-longbow`, 'items poachers-sling')))).not.toContain(
      'steal-poachers-sling',
    );
  });

  test('QS-42 a wild one, even if one owns another', () => {
    expect(
      choicesIn(
        play(stealing(`${hand.replace('circle-rune', 'minor-mistral')}, items circle-rune`, 'items blank-scroll')),
      ),
    ).toContain('steal-blank-scroll');
  });

  test('QS-42 it takes an action, also from whose first item needs none', () => {
    const fingers = stealing(hand, 'items poachers-sling', '> Ann steal-poachers-sling').replace(
      'caretaker',
      'light-fingers',
    );
    expect(play(fingers).of('actions')).toBe('2');
    expect(play(fingers).of('spared')).toBe('-');
  });

  test('QS-42 it takes an action', () => {
    const scene = play(stealing(hand, 'items poachers-sling', '> Ann steal-poachers-sling'));
    expect(scene.of('actions')).toBe('2');
    expect(
      choicesIn(play(stealing(hand, 'items poachers-sling', 'actions: 0').replace('kings-crown', 'hoarfrost-key'))),
    ).not.toContain('steal-poachers-sling');
  });
});

describe('QS-43 the cost of a theft', () => {
  test('QS-43 the owner says at once which stat is doubled', () => {
    const scene = play(stealing(hand, 'items poachers-sling', '> Ann steal-poachers-sling'));
    expect(scene.asks).toBe('Bob: steal.doubleStat');
    expect(choicesIn(scene)).toEqual(['top', 'middle', 'bottom']);
  });

  test.each([
    ['top', '1,2,3'],
    ['middle', '1,4,3'],
    ['bottom', '1,2,5'],
  ])('QS-43 2,2,2 and 0,2,2 with the %s stat doubled leave %s to somebody of 1,2,1', (stat, missing) => {
    const scene = play(stealing(hand, 'items poachers-sling', `> Ann steal-poachers-sling \n > Bob ${stat}`));
    expect(scene.log[1]).toBe(`Bob doubles the ${stat} stat: ${missing} still missing.`);
  });

  test('QS-43 it is offered only if it can be paid whichever stat is doubled', () => {
    // With the bottom stat doubled 1,2,5 are missing: 2,2,2 and 1,2,2 give 4 of them.
    const offered = choicesIn(
      play(stealing('hand circle-rune magnus-bounty draught-under-the-door', 'items poachers-sling')),
    );
    expect(offered).not.toContain('steal-poachers-sling');
  });

  test('QS-43 paid for, the item changes hands; QS-26 and stays the first of its type', () => {
    const scene = play(
      stealing(
        hand,
        'items poachers-sling',
        '> Ann steal-poachers-sling \n > Bob bottom \n > Ann circle-rune \n > Ann magnus-bounty',
      ),
    );
    expect(scene.log.at(-1)).not.toContain('missing');
    expect(scene.log).toContain("Ann steals Poacher's Sling from Bob.");
    expect(scene.of('Bob', 'items')).toBe('-');
    expect(scene.of('firsts')).toBe('ranged=Ann');
  });

  test('QS-26 QS-43 one that is not the first does not become it', () => {
    const scene = play(`
      ${stealing(hand, 'items poachers-sling', '')}
      Cid: items elven-longbow
      firsts: ranged=Cid
      > Ann steal-poachers-sling \n > Bob bottom \n > Ann circle-rune \n > Ann magnus-bounty`);
    expect(scene.of('firsts')).toBe('ranged=Cid');
  });
});

describe('QS-44 the example of the rulebook', () => {
  test('QS-44 Yorick is of the Scholar’s base type and cannot be stolen from him', () => {
    expect(choicesIn(play(stealing(hand, 'items yorick')))).not.toContain('steal-yorick');
  });

  /** The same with a Scholar who has other base types: another set of cards. */
  const other = structuredClone(houseSet);
  other.characters[1]![0].types = ['royal', 'orb', 'ice'];
  const playOther = scenesOf(withCards(shadowgate, other));

  test('QS-43 QS-44 from another of the same stats: 3,1,2 + 0,2,4 = 3,3,6, and 1,2,1 + 2,2,2 + 1,2,2 + 2,2,1 = 6,8,6 reach it', () => {
    const scene = playOther(
      stealing(hand, 'items yorick', '> Ann steal-yorick \n > Bob bottom \n > Ann circle-rune \n > Ann magnus-bounty'),
    );
    expect(scene.log).toEqual([
      'Ann is after Bob’s Yorick.',
      'Bob doubles the bottom stat: 2,1,5 still missing.',
      'Ann pays with Circle Rune (2,2,2): 0,0,3 still missing.',
      "Ann pays with Magnus' Bounty (1,2,2): 0,0,1 still missing.",
      "Ann pays with King's Crown (2,2,1): nothing missing.",
      'Ann steals Yorick from Bob.',
      'The first artifact passes from Bob to Ann.',
    ]);
    expect(scene.of('actions')).toBe('0');
  });

  test('QS-14 QS-16 then she draws one card, and another to have three', () => {
    const scene = playOther(
      stealing(
        `${hand} lantern-orb`,
        'items yorick',
        'deck: ashwood-stave tower-gale crooked-stave \n > Ann steal-yorick \n > Bob bottom \n > Ann circle-rune \n > Ann magnus-bounty \n > Ann deck',
      ),
    );
    expect(scene.of('Ann', 'hand')).toBe('lantern-orb crooked-stave');
    expect(scene.asks).toBe('Ann: draw.chooseCard');
  });
});
