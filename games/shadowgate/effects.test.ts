import { withCards } from '@gilt/engine/cards';
import { scenesOf } from '@gilt/engine/contract/scene';
import { describe, expect, test } from 'vitest';
import type { Effect } from './effects.ts';
import { shadowgate } from './game.ts';
import { houseSet } from './house.ts';
import { choicesIn } from './scenes.ts';

/** A table at which Tournament Day does something else. */
function playWith(...effects: Effect[]) {
  const set = structuredClone(houseSet);
  const card = set.adventure.find(({ name }) => name === 'Tournament Day')!;
  Object.assign(card, { effects });
  return scenesOf(withCards(shadowgate, set));
}

/** Ann (1,2,1), under Bob's event. */
const under = (ann: string, rest: string) => `
  Ann: character gatekeepers-daughter, ability caretaker, ${ann}
  Bob: character lapsed-scholar, ability seize, hand ember-jar
  event: tournament-day
  event-by: Bob
  ${rest}`;
const torch = 'at: turn.lightTorch \n > Ann glaciate';

describe('QS-10 what an event can do', () => {
  test('QS-10 actions: more, or fewer, but never less than none', () => {
    expect(playWith({ does: 'actions', by: 2 })(under('hand glaciate yorick', torch)).of('actions')).toBe('5');
    expect(playWith({ does: 'actions', by: -1 })(under('hand glaciate yorick', torch)).of('actions')).toBe('2');
    const dark = playWith({ does: 'actions', by: -3 })(
      under('hand golden-thorn yorick', 'at: turn.lightTorch \n > Ann golden-thorn'),
    );
    expect(dark.log[0]).toBe('Ann burns Golden Thorn: 0 actions.');
  });

  test('QS-10 torch: a poor torch counts more, a bright one is no better', () => {
    expect(playWith({ does: 'torch', atLeast: 5 })(under('hand glaciate yorick', torch)).of('actions')).toBe('5');
    const bright = playWith({ does: 'torch', atLeast: 3 });
    expect(
      bright(under('hand long-night-watch yorick', 'at: turn.lightTorch \n > Ann long-night-watch')).of('actions'),
    ).toBe('6');
  });

  test('QS-10 stats: higher for every cost of the turn', () => {
    const scene = playWith({ does: 'stats', by: [1, 1, 1] })(
      under('hand clouded-orb minor-mistral', 'torch: iron-spear \n actions: 3 \n > Ann clouded-orb'),
    );
    expect(scene.log[0]).toBe('Ann goes for Clouded Orb: 1,0,0 still missing.');
  });

  test('QS-10 items and quests: cheaper, but never below nothing; or dearer', () => {
    const items = playWith({ does: 'items', by: [-1, -1, -1] });
    expect(items(under('hand clouded-orb minor-mistral', 'torch: iron-spear \n > Ann clouded-orb')).log[0]).toBe(
      'Ann goes for Clouded Orb: 1,0,0 still missing.',
    );
    const quests = playWith({ does: 'quests', by: [-1, -2, 1] });
    const scene = quests(
      under(
        'hand minor-mistral circle-rune kings-crown',
        'torch: iron-spear \n quests: the-silent-guard the-empty-throne the-weathercock \n > Ann the-silent-guard',
      ),
    );
    expect(scene.log[0]).toBe('Ann takes on The Silent Guard: 2,0,2 still missing.');
  });

  test.each([
    ['quest', '> Ann the-silent-guard', '4'],
    ['item', '> Ann clouded-orb', '4'],
    ['cycle', '> Ann cycle', '4'],
    ['resource', '> Ann clouded-orb \n > Ann circle-rune', '3'],
  ] as const)('QS-10 QS-12 spare: the first %s of a turn needs no action', (first, script, left) => {
    const scene = playWith({ does: 'spare', first })(
      under(
        'hand clouded-orb circle-rune minor-mistral magnus-bounty',
        `torch: iron-spear \n actions: 4 \n quests: the-silent-guard the-empty-throne the-weathercock \n ${script}`,
      ),
    );
    expect(scene.of('actions')).toBe(left);
    expect(scene.of('spared')).toBe(first);
  });

  test('QS-10 QS-12 spare: the second one does need one', () => {
    const scene = playWith({ does: 'spare', first: 'cycle' })(
      under('hand yorick', 'torch: iron-spear \n actions: 4 \n > Ann cycle \n > Ann cycle'),
    );
    expect(scene.of('actions')).toBe('3');
  });

  test('QS-10 QS-19 spare: with no action left the first one can still be done', () => {
    const scene = playWith({ does: 'spare', first: 'cycle' })(under('hand yorick', 'torch: iron-spear \n actions: 0'));
    expect(choicesIn(scene)).toEqual(['cycle', 'done']);
  });

  test('QS-10 take: cards in the event phase, from deck or pool', () => {
    const scene = playWith({ does: 'take', cards: 2 })(
      under(
        'hand yorick',
        'pool: lantern-orb crooked-stave \n at: eventPhase.comeHome (lose 0) \n > Ann lantern-orb \n > Ann crooked-stave',
      ),
    );
    expect(scene.of('Ann', 'hand')).toBe('yorick lantern-orb crooked-stave');
    expect(scene.asks).toBe('Ann: turn.lightTorch');
  });

  test('QS-10 lose: cards in the event phase, of one’s own choice, as far as there are any', () => {
    const scene = playWith({ does: 'lose', cards: 1 })(
      under('hand yorick glaciate', 'at: eventPhase.comeHome (lose 0)'),
    );
    expect(scene.asks).toBe('Ann: eventPhase.loseCard');
    const lost = playWith({ does: 'lose', cards: 3 })(
      under('hand yorick glaciate', 'at: eventPhase.comeHome (lose 0) \n > Ann yorick'),
    );
    expect(lost.log).toContain('Ann has to discard and lets Yorick go.');
    expect(lost.log).toContain('Ann has no card to burn, and sits in the dark.');
  });

  test('QS-10 renew: quests and pool are dealt anew in the event phase', () => {
    const scene = playWith({ does: 'renew' })(
      under(
        'hand yorick glaciate',
        'pool: lantern-orb crooked-stave \n quests: the-silent-guard the-empty-throne the-weathercock \n at: eventPhase.comeHome (lose 0)',
      ),
    );
    expect(scene.events).toContain('QS-10 cycled');
    expect(scene.of('discards')).toBe('lantern-orb crooked-stave');
    expect(scene.of('quest-discards')).toContain('the-silent-guard the-empty-throne the-weathercock');
  });

  test('QS-10 QS-14 draw: so many more must be drawn', () => {
    const scene = playWith({ does: 'draw', cards: 2 })(
      under('hand yorick', 'torch: iron-spear \n actions: 0 \n at: drawPhase.drawCards \n > Ann deck \n > Ann deck'),
    );
    expect(choicesIn(scene)).not.toContain('stop');
    expect(scene.asks).toBe('Ann: draw.chooseCard');
  });

  test('QS-10 QS-16 hand: more may be kept', () => {
    const eight =
      'hand yorick glaciate clouded-orb tower-gale rusty-falchion tower-shield bent-bucket-helm lantern-orb';
    const scene = playWith({ does: 'hand', more: 2 })(under(eight, 'torch: iron-spear \n at: drawPhase.discardPlayed'));
    expect(scene.of('turn')).toBe('Bob');
  });

  test('QS-10 QS-22 points: quests of a level bring more', () => {
    const scene = playWith({ does: 'points', level: 'minor', by: 2 })(
      under(
        'hand yorick',
        'torch: iron-spear \n actions: 0 \n at: quest.chooseLevel (side the-silent-guard, level minor, items -)',
      ),
    );
    expect(scene.of('Ann', 'points')).toBe('3');
  });

  test('QS-10 QS-23 keep: items of a class are not used up; QS-24 wild ones are', () => {
    const used = (items: string) =>
      playWith({ does: 'keep', class: 'magic' })(
        under(
          `hand yorick, items ${items}`,
          'torch: iron-spear \n actions: 0 \n at: quest.chooseLevel (side the-library-burns, level minor, items -) \n > Ann major',
        ),
      ).of('used');
    expect(used('flame-of-gorrung')).toBe('-');
    expect(used('circle-rune')).toBe('circle-rune');
  });
});

test('QS-07 an ability does in every turn of its owner what an event does for a while, and nothing in the turns of others', () => {
  const play = scenesOf(shadowgate);
  const turn = (name: string) =>
    play(`
      Ann: character gatekeepers-daughter, ability seize, hand yorick glaciate
      Bob: character lapsed-scholar, ability caretaker, hand ember-jar tower-gale
      turn: ${name}
      at: turn.lightTorch
      > ${name} ${name === 'Ann' ? 'glaciate' : 'ember-jar'}`).of('actions');
  expect([turn('Ann'), turn('Bob')]).toEqual(['4', '3']);
});
