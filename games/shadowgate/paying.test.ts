import { below, randomFrom } from '@gilt/engine/random';
import { describe, expect, test } from 'vitest';
import type { Cards } from './cards.ts';
import { reaches } from './payment.ts';
import { choicesIn, play, table } from './scenes.ts';

describe('the worked examples', () => {
  const yorick = `
    Ann: character lapsed-scholar, ability seize, hand yorick minor-mistral spell-of-fortitude glaciate ember-jar iron-spear
    Bob: character gatekeepers-daughter, ability haggler
    deck: clouded-orb lantern-orb crooked-stave
    at: turn.lightTorch
    > Ann iron-spear`;

  test('QS-18 0,2,2 + 2,2,2 + 1,1,2 = 3,5,6 reach 3,1,2: Yorick is acquired', () => {
    const scene = play(`${yorick} \n > Ann yorick \n > Ann minor-mistral \n > Ann spell-of-fortitude`);
    expect(scene.log).toEqual([
      'Ann burns Iron Spear: 5 actions.',
      'Ann goes for Yorick: 3,0,0 still missing.',
      'Ann pays with Minor Mistral (2,2,2): 1,0,0 still missing.',
      'Ann pays with Spell of Fortitude (1,1,2): nothing missing.',
      'Ann acquires Yorick.',
      'It is the first of its type: Ann turns the artifact sideways.',
    ]);
    expect(scene.of('Ann', 'items')).toBe('yorick');
    expect(scene.of('actions')).toBe('2');
  });

  test('QS-13 QS-14 the two actions left, one of them by Seize, and the draw phase are three cards: five in hand', () => {
    const scene = play(`${yorick} \n > Ann yorick \n > Ann minor-mistral \n > Ann spell-of-fortitude
      > Ann done \n > Ann deck \n > Ann deck \n > Ann deck`);
    expect(scene.of('Ann', 'hand').split(' ')).toHaveLength(5);
    expect(scene.log).toContain('Ann discards Iron Spear, Minor Mistral, and Spell of Fortitude.');
    expect(scene.of('turn')).toBe('Bob');
  });

  const guard = `
    Ann: character gatekeepers-daughter, ability haggler, items elven-longbow flame-of-gorrung, hand golden-thorn scattered-coins glaciate ember-jar clouded-orb lantern-orb
    Bob: character lapsed-scholar, ability seize
    quests: the-silent-guard the-empty-throne the-weathercock
    torch: blazing-revelation
    deck: crooked-stave iron-spear tower-gale
    > Ann the-silent-guard
    > Ann golden-thorn
    > Ann scattered-coins`;

  test('QS-18 QS-22 1,2,1 + 2,1,2 + 1,2,1 = 4,5,4 reach 4,3,2: the Silent Guard is paid, and may be great but not epic', () => {
    const scene = play(guard);
    expect(scene.log).toEqual([
      'Ann takes on The Silent Guard: 3,1,1 still missing.',
      'Ann pays with Golden Thorn (2,1,2): 1,0,0 still missing.',
      'Ann pays with Scattered Coins (1,2,1): nothing missing.',
    ]);
    expect(scene.asks).toBe('Ann: quest.chooseLevel');
    expect(choicesIn(scene)).toEqual(['minor', 'major', 'great']);
  });

  test('QS-15 QS-16 QS-23 five points; seven cards are one too many; the Flame is used up, the Longbow of a base type is not', () => {
    const scene = play(`${guard} \n > Ann great \n > Ann done \n > Ann deck \n > Ann deck \n > Ann deck`);
    expect(scene.log).toContain(
      'Ann completes The Silent Guard as a great quest, using Elven Longbow and Flame of Gorrung: 5 points.',
    );
    expect(scene.asks).toBe('Ann: drawPhase.discardDown');
    const end = play(
      `${guard} \n > Ann great \n > Ann done \n > Ann deck \n > Ann deck \n > Ann deck \n > Ann glaciate`,
    );
    expect(end.of('Ann', 'points')).toBe('5');
    expect(end.of('Ann', 'items')).toBe('elven-longbow');
    expect(end.of('discards')).toContain('flame-of-gorrung');
    expect(end.of('Ann', 'hand').split(' ')).toHaveLength(6);
    expect(end.of('quests')).not.toContain('the-silent-guard');
    expect(end.of('turn')).toBe('Bob');
  });
});

test('QS-18 resources of a card count for one cost only: what is too much is lost', () => {
  const scene = play(
    table(
      'hand hoarfrost-key minor-mistral poachers-sling glaciate',
      'hand ember-jar',
      'torch: iron-spear \n actions: 4 \n > Ann hoarfrost-key \n > Ann minor-mistral',
    ),
  );
  expect(scene.log.slice(-2)).toEqual([
    'Ann acquires Hoarfrost Key.',
    'It is the first of its type: Ann turns the ice sideways.',
  ]);
  expect(scene.of('resources')).toBe('minor-mistral');
  const next = play(
    table(
      'hand hoarfrost-key minor-mistral poachers-sling glaciate',
      'hand ember-jar',
      'torch: iron-spear \n actions: 4 \n > Ann hoarfrost-key \n > Ann minor-mistral \n > Ann poachers-sling',
    ),
  );
  expect(next.log).toContain("Ann acquires Poacher's Sling.");
});

test('QS-18 a card that costs no more than the stats is acquired at once', () => {
  const scene = play(
    table('hand poachers-sling glaciate', 'hand ember-jar', 'torch: iron-spear \n actions: 4 \n > Ann poachers-sling'),
  );
  expect(scene.log.slice(0, 2)).toEqual([
    "Ann goes for Poacher's Sling: nothing missing.",
    "Ann acquires Poacher's Sling.",
  ]);
});

test('QS-18 one thing at a time: while it is paid for there is nothing else to choose', () => {
  const scene = play(
    table(
      'hand yorick minor-mistral golden-thorn glaciate kings-crown',
      'hand ember-jar',
      'torch: iron-spear \n actions: 4 \n > Ann yorick',
    ),
  );
  expect(scene.asks).toBe('Ann: payment.playResource');
  expect(choicesIn(scene)).not.toContain('cycle');
});

describe('QS-19 only what can be finished is offered', () => {
  const offered = (hand: string, actions: number, rest = '') =>
    choicesIn(play(table(`hand ${hand}`, 'hand ember-jar', `torch: iron-spear \n actions: ${actions} \n ${rest}`)));

  test('QS-19 an item that the rest of the hand cannot pay for is not', () => {
    // Clouded Orb costs a haggler 2,3,1 and leaves 1,1,0 missing.
    expect(offered('clouded-orb glaciate', 2)).toContain('clouded-orb');
    expect(offered('clouded-orb icicle-chandelier', 2)).not.toContain('clouded-orb');
  });

  test('QS-19 an item does not pay for itself', () => {
    expect(offered('glaciate tower-gale', 3)).toContain('glaciate');
    expect(offered('clouded-orb long-night-watch', 3)).not.toContain('clouded-orb');
  });

  test('QS-19 nor is one for which there are too few actions', () => {
    expect(offered('clouded-orb glaciate', 1)).not.toContain('clouded-orb');
  });

  test('QS-12 QS-19 a card that needs no action can still pay', () => {
    expect(offered('clouded-orb kings-crown', 1)).toContain('clouded-orb');
  });

  test('QS-12 QS-19 and can still be acquired without one', () => {
    const scene = play(table('hand poachers-sling glaciate', 'hand ember-jar', 'torch: iron-spear \n actions: 0'));
    expect(choicesIn(scene)).toEqual(['poachers-sling', 'done']);
  });

  test('QS-19 a quest that cannot be paid is not offered, nor one that is not there', () => {
    const quests = 'quests: the-silent-guard the-troll-under-repair the-weathercock \n quest-top: the-empty-throne';
    const three = offered('golden-thorn scattered-coins', 3, quests);
    expect(three.filter((each) => each.startsWith('the-'))).toEqual([
      'the-silent-guard',
      'the-weathercock',
      'the-empty-throne',
    ]);
    expect(offered('golden-thorn scattered-coins', 2, quests)).not.toContain('the-silent-guard');
  });

  test('QS-19 while paying, a card after which the rest could not be paid is not offered', () => {
    // One action is left; the Coins alone can pay.
    const scene = play(
      table(
        'hand scattered-coins winters-breath golden-thorn icicle-chandelier',
        'hand ember-jar',
        'torch: iron-spear \n actions: 1 \n at: item.acquire (card yorick) > payment.playResource (missing 1 1 1)',
      ),
    );
    expect(choicesIn(scene)).toEqual(['scattered-coins', 'golden-thorn']);
  });

  test('QS-19 where one card is left that can pay, it is played without asking', () => {
    const scene = play(
      table(
        'hand scattered-coins winters-breath icicle-chandelier',
        'hand ember-jar',
        'torch: iron-spear \n actions: 1 \n at: item.acquire (card yorick) > payment.playResource (missing 1 1 1)',
      ),
    );
    expect(scene.log).toContain('Ann pays with Scattered Coins (1,2,1): nothing missing.');
  });
});

describe('QS-20 QS-21 what can be an item', () => {
  const offered = (ann: string) =>
    choicesIn(play(table(ann, 'hand ember-jar', 'torch: blazing-revelation \n actions: 5')));

  test('QS-20 one of each type', () => {
    expect(offered('hand glaciate minor-mistral circle-rune')).toContain('glaciate');
    expect(offered('hand glaciate minor-mistral circle-rune, items hoarfrost-key')).not.toContain('glaciate');
  });

  test('QS-20 also while the other one is used up but not yet discarded', () => {
    const scene = play(
      table(
        'hand ember-jar minor-mistral circle-rune, items flame-of-gorrung',
        'hand glaciate',
        'torch: blazing-revelation \n actions: 5 \n used: flame-of-gorrung',
      ),
    );
    expect(choicesIn(scene)).not.toContain('ember-jar');
  });

  test('QS-20 any number of wild ones', () => {
    expect(offered('hand blank-scroll minor-mistral circle-rune, items thing-in-a-sack borrowed-reliquary')).toContain(
      'blank-scroll',
    );
  });

  test('QS-21 no event', () => {
    expect(offered('hand tournament-day spell-of-fortitude minor-mistral circle-rune')).not.toContain('tournament-day');
  });

  test('QS-21 but an event pays', () => {
    const scene = play(
      table(
        'hand clouded-orb magnus-bounty spell-of-fortitude',
        'hand ember-jar',
        'torch: iron-spear \n actions: 3 \n > Ann clouded-orb',
      ),
    );
    expect(choicesIn(scene)).toEqual(['spell-of-fortitude', 'magnus-bounty']);
  });
});

test('QS-12 quest, item and resource take an action each', () => {
  const actions = (script: string) =>
    play(
      table(
        'hand clouded-orb circle-rune magnus-bounty minor-mistral',
        'hand ember-jar',
        `torch: blazing-revelation \n actions: 5 \n quests: the-silent-guard the-empty-throne the-weathercock \n ${script}`,
      ),
    ).of('actions');
  expect(actions('')).toBe('5');
  expect(actions('> Ann clouded-orb')).toBe('4');
  expect(actions('> Ann clouded-orb \n > Ann circle-rune')).toBe('3');
  expect(actions('> Ann the-silent-guard')).toBe('4');
});

describe('QS-19 however large the hand and whatever the cards', () => {
  /** All ways, one after another: what `reaches` has to agree with. */
  function byTrying(cards: readonly (readonly number[])[], actions: number, missing: readonly number[]): boolean {
    if (missing.every((each) => each <= 0)) return true;
    if (actions === 0 || cards.length === 0) return false;
    const [card, ...rest] = cards as [readonly number[], ...(readonly number[])[]];
    const after = missing.map((each, place) => each - card[place]!);
    return byTrying(rest, actions - 1, after) || byTrying(rest, actions, missing);
  }
  const setOf = (resources: readonly (readonly number[])[], free: readonly boolean[]): Cards =>
    ({ adventure: { resources, actions: free.map((each) => (each ? 0 : 1)) } }) as unknown as Cards;

  test('what can be paid is what trying every way finds', () => {
    const random = randomFrom(19);
    for (let i = 0; i < 2000; i++) {
      const resources = Array.from({ length: 1 + below(random, 7) }, () => [0, 0, 0].map(() => below(random, 4)));
      const free = resources.map(() => below(random, 6) === 0);
      const missing = [0, 0, 0].map(() => below(random, 9) - 1) as [number, number, number];
      const actions = below(random, 5);
      const hand = resources.map((_, card) => card);
      const without = below(random, 3) === 0 ? 0 : -1;
      const isThere = (card: number) => card !== without;
      const gift = resources.filter((_, card) => isThere(card) && free[card]);
      const left = missing.map((each, place) => gift.reduce((rest, card) => rest - card[place]!, each));
      const bought = resources.filter((_, card) => isThere(card) && !free[card]);
      expect(reaches(setOf(resources, free), hand, without, actions, ...missing)).toBe(byTrying(bought, actions, left));
    }
  });

  test('fifty cards that cannot quite pay are found out at once', () => {
    const resources = Array.from({ length: 50 }, (_, i) => [0, 1, 2].map((place) => (i % 3 === place ? 2 : 0)));
    const cards = setOf(resources, Array(50).fill(false));
    const hand = resources.map((_, card) => card);
    expect(reaches(cards, hand, -1, 23, 15, 15, 15)).toBe(false);
    expect(reaches(cards, hand, -1, 24, 15, 15, 15)).toBe(true);
  });
});
