import { cardProblems } from '@gilt/engine/cards';
import { describe, expect, test } from 'vitest';
import { type CardSet, cardSet, idOf } from './card-set.ts';
import { shadowgate } from './game.ts';
import { houseSet } from './house.ts';
import { CLASSES, classOf, STAFF_PIECES, TYPES } from './item-types.ts';

type Character = CardSet['characters'][number][number];

const sides = (set: CardSet = houseSet) => ({
  characters: set.characters.flat(),
  abilities: set.abilities.flat(),
  quests: set.quests.flat(),
});

test('QS-01 fifty adventure cards; eight characters, eight abilities and twenty-two quests on double-sided cards', () => {
  expect(houseSet.adventure).toHaveLength(50);
  expect(houseSet.characters).toHaveLength(4);
  expect(houseSet.abilities).toHaveLength(4);
  expect(houseSet.quests).toHaveLength(11);
  const { characters, abilities, quests } = sides();
  expect([characters.length, abilities.length, quests.length]).toEqual([8, 8, 22]);
});

test('QS-02 characters have stats that add up to 4 and three base types; one side of each card has a star', () => {
  const { characters, abilities } = sides();
  for (const { stats, types } of characters) {
    expect(stats.reduce((sum, stat) => sum + stat, 0)).toBe(4);
    expect(new Set(types).size).toBe(3);
  }
  expect(characters.filter(({ star }) => star)).toHaveLength(4);
  expect(abilities.filter(({ star }) => star)).toHaveLength(4);
});

test('QS-03 torches from 2 to 6, resources from 0 to 3; items of all types, wild ones, events, and some that need no action', () => {
  const torches = new Set(houseSet.adventure.map(({ torch }) => torch));
  expect([...torches].sort()).toEqual([2, 3, 4, 5, 6]);
  for (const { resources } of houseSet.adventure) for (const each of resources) expect(each).toBeLessThanOrEqual(3);
  const count = (kind: string) => houseSet.adventure.filter((card) => card.kind === kind).length;
  expect([count('item'), count('wild'), count('event')]).toEqual([38, 4, 8]);
  expect(houseSet.adventure.filter(({ free }) => free).map(({ name }) => name)).toContain("King's Crown");
});

test('QS-03 a good item is a poor torch: staff pieces burn lower than the rest on average', () => {
  const mean = (cards: readonly { torch: number }[]) => cards.reduce((sum, { torch }) => sum + torch, 0) / cards.length;
  const isPiece = (card: CardSet['adventure'][number]) =>
    card.kind === 'item' && STAFF_PIECES.includes(TYPES.indexOf(card.type));
  expect(mean(houseSet.adventure.filter(isPiece))).toBeLessThan(
    mean(houseSet.adventure.filter((card) => !isPiece(card))) - 0.5,
  );
});

test('QS-04 the types by class, three of them pieces of the staff', () => {
  const byClass = CLASSES.map((_, which) => TYPES.filter((__, type) => classOf(type) === which).join(' '));
  expect(byClass).toEqual(['fire ice wind', 'melee ranged armor', 'artifact royal orb thorn stave']);
  expect(STAFF_PIECES.map((type) => TYPES[type])).toEqual(['orb', 'thorn', 'stave']);
});

test('QS-05 each type makes two quests major; a quest has a great class and epic classes', () => {
  const { quests } = sides();
  for (const type of TYPES) expect(quests.filter((quest) => quest.type === type)).toHaveLength(2);
  for (const { cost, epic } of quests) {
    const sum = cost.reduce((all, place) => all + place, 0);
    expect(sum).toBeGreaterThanOrEqual(4);
    expect(sum).toBeLessThanOrEqual(12);
    expect(new Set(epic).size).toBe(epic.length);
    expect(epic.length).toBeGreaterThan(1);
  }
});

describe('what the examples of the rulebook fix', () => {
  const card = (name: string) => houseSet.adventure.find((each) => each.name === name);

  test.each([
    ['Iron Spear', { torch: 4, type: 'melee' }],
    ['Blazing Revelation', { torch: 5, type: 'fire' }],
    ['Glaciate', { torch: 3, type: 'ice' }],
    ['Minor Mistral', { resources: [2, 2, 2], type: 'wind' }],
    ['Spell of Fortitude', { resources: [1, 1, 2] }],
    ['Golden Thorn', { resources: [2, 1, 2], type: 'thorn' }],
    ['Scattered Coins', { resources: [1, 2, 1] }],
    ['Circle Rune', { resources: [2, 2, 2] }],
    ["Magnus' Bounty", { resources: [1, 2, 2] }],
    ["King's Crown", { resources: [2, 2, 1], type: 'royal', free: true }],
    ['Yorick', { type: 'artifact', cost: [3, 1, 2] }],
    ['Elven Longbow', { type: 'ranged' }],
    ['Flame of Gorrung', { type: 'fire' }],
  ])('QS-03 %s', (name, fixed) => {
    expect(card(name)).toMatchObject({ ...fixed, from: 'rulebook' });
  });

  test('QS-02 QS-05 two characters, the Silent Guard, and Seize', () => {
    const { characters, abilities, quests } = sides();
    const [ranged, other] = characters.filter(({ from }) => from === 'rulebook') as [Character, Character];
    expect(other.stats).toEqual([0, 2, 2]);
    expect(other.types).toContain('artifact');
    expect(ranged.stats).toEqual([1, 2, 1]);
    expect(ranged.types).toContain('ranged');
    expect(ranged.types).not.toContain('fire');
    expect(quests.find(({ name }) => name === 'The Silent Guard')).toMatchObject({
      cost: [4, 3, 2],
      type: 'ranged',
      great: 'magic',
      epic: expect.arrayContaining(['relic']),
    });
    expect(abilities.find(({ name }) => name === 'Seize')!.effects).toEqual([{ does: 'actions', by: 1 }]);
  });

  test('QS-01 thirteen cards, two characters, an ability and a quest are from there, and the rest are ours', () => {
    const { characters, abilities, quests } = sides();
    const fromRulebook = (list: readonly { from: string }[]) => list.filter(({ from }) => from === 'rulebook').length;
    expect([houseSet.adventure, characters, abilities, quests].map(fromRulebook)).toEqual([13, 2, 1, 1]);
    const all = [...houseSet.adventure, ...characters, ...abilities, ...quests, houseSet.staff];
    expect(all.filter(({ from }) => from !== 'rulebook').every(({ from }) => from === 'house')).toBe(true);
  });
});

test('QS-10 events and abilities are all different', () => {
  const effects = [
    ...houseSet.adventure.flatMap((card) => (card.kind === 'event' ? [card.effects] : [])),
    ...sides().abilities.map((ability) => ability.effects),
  ].map((each) => JSON.stringify(each));
  expect(new Set(effects).size).toBe(effects.length);
});

describe('gilt cards check', () => {
  /** What is wrong with the house set after a change. */
  const problems = (change: (set: CardSet) => void): string[] => {
    const set = structuredClone(houseSet);
    change(set);
    return cardProblems(shadowgate, set);
  };

  test('finds nothing wrong with the house set', () => {
    expect(problems(() => {})).toEqual([]);
    expect(cardSet.parse(houseSet)).toEqual(houseSet);
  });

  test.each<[string, (set: CardSet) => void, string]>([
    ['QS-03', (set) => (set.adventure[11]!.torch = 7), 'adventure 12 (Iron Spear), torch: should be at most 6'],
    [
      'QS-03',
      (set) => (set.adventure[11]!.resources[1] = -1),
      'adventure 12 (Iron Spear), resources 2: should be at least 0',
    ],
    [
      'QS-03',
      (set) => Object.assign(set.adventure[11]!, { kind: 'spell' }),
      'adventure 12 (Iron Spear), kind: should be item, wild or event',
    ],
    [
      'QS-04',
      (set) => Object.assign(set.adventure[11]!, { type: 'water' }),
      'adventure 12 (Iron Spear), type: should be fire or ice',
    ],
    [
      'QS-05',
      (set) => Object.assign(set.quests[0]![0], { great: 'luck' }),
      'quests 1 1 (The Silent Guard), great: should be magic or weapon or relic',
    ],
    [
      'QS-05',
      (set) => (set.quests[0]![1].epic = []),
      'quests 1 2 (Rats in the Granary), epic: should be at least 1 long',
    ],
    ['QS-01', (set) => void set.adventure.pop(), 'adventure: should be at least 50 long'],
    [
      'QS-01',
      (set) => (set.adventure[1]!.name = 'iron SPEAR!'),
      "adventure 12 (Iron Spear), name: another card is called 'iron-spear' too",
    ],
    [
      'QS-01',
      (set) => (set.quests[0]![0].name = 'Yorick'),
      "quests 1 1 (Yorick), name: another card is called 'yorick' too",
    ],
    [
      'QS-12',
      (set) => (set.adventure[1]!.name = 'Cycle'),
      "adventure 2 (Cycle), name: 'cycle' means something else at the table",
    ],
    [
      'QS-01',
      (set) => (set.adventure[1]!.name = '???'),
      'adventure 2 (???), name: should be a name with letters in it',
    ],
    [
      'QS-02',
      (set) => (set.characters[2]![0].star = false),
      'characters 3: exactly one of its two sides should have a star',
    ],
    [
      'QS-02',
      (set) => (set.characters[2]![1].types[2] = 'ranged'),
      'characters 3 2 (Falconer), types 3: names ranged twice',
    ],
    [
      'QS-10',
      (set) => Object.assign(set.abilities[0]![0].effects[0]!, { does: 'magic' }),
      'abilities 1 1 (Seize), effects 1, does: is no effect that there is',
    ],
    [
      'QS-10',
      (set) => Object.assign(set.abilities[0]![0].effects[0]!, { by: 9 }),
      'abilities 1 1 (Seize), effects 1, by: should be at most 3',
    ],
    [
      'QS-01',
      (set) => Object.assign(set.adventure[11]!, { from: 'house' }),
      "adventure 12 (Iron Spear), fixed: should be there if 'from' is rulebook, and only then",
    ],
    [
      'QS-01',
      (set) => (set.adventure[11]!.fixed = ['weight']),
      "adventure 12 (Iron Spear), fixed: the card has no 'weight'",
    ],
    ['QS-27', (set) => (set.staff.cost[0] = 10), 'staff, cost 1: should be at most 9'],
    [
      'QS-27',
      (set) => (set.staff.from = 'rulebook'),
      "staff, fixed: should be there if 'from' is rulebook, and only then",
    ],
    [
      'QS-27',
      (set) => (set.staff.fixed = ['foo']),
      "staff, fixed: should be there if 'from' is rulebook, and only then",
    ],
    [
      'QS-27',
      (set) => Object.assign(set.staff, { from: 'rulebook', fixed: ['foo'] }),
      "staff, fixed: the card has no 'foo'",
    ],
    [
      'QS-10',
      (set) => (set.abilities[0]![0].effects = [{ does: 'actions', by: 0 }]),
      'abilities 1 1 (Seize), effects 1, by: should change something',
    ],
    [
      'QS-10',
      (set) => (set.abilities[0]![0].effects = [{ does: 'stats', by: [0, 0, 0] }]),
      'abilities 1 1 (Seize), effects 1, by: should change something',
    ],
    [
      'QS-10',
      (set) => (set.abilities[0]![0].effects = Array(20).fill({ does: 'draw', cards: 3 })),
      'abilities 1 1 (Seize), effects: should be at most 8 long',
    ],
    [
      'QS-10',
      (set) => set.abilities[0]![0].effects.push({ does: 'actions', by: 3 }),
      'abilities 1 1 (Seize), effects 2: is said twice',
    ],
    ['QS-01', (set) => (set.name = 'x'.repeat(61)), 'name: should have at most 60 letters'],
    ['QS-01', (set) => (set.staff.fixed = Array(11).fill('cost')), 'staff, fixed: should be at most 10 long'],
    [
      'QS-03',
      (set) => Object.assign(set.adventure[11]!, { cost: 5 }),
      'adventure 12 (Iron Spear), cost: should be a list of three numbers',
    ],
    ['QS-03', (set) => void set.staff.cost.pop(), 'staff, cost: should be a list of three numbers'],
    ['QS-01', (set) => void set.quests[4]!.pop(), 'quests 5: should be a list of two sides'],
    ['QS-03', (set) => (set.adventure[11]!.torch = 2.5), 'adventure 12 (Iron Spear), torch: should be a whole number'],
  ])('%s says which card and which field is wrong (%#)', (_, change, problem) => {
    const [first = ''] = problems(change);
    expect(first).toContain(problem);
  });

  test.each([
    ['before', 19],
    ['behind', 21],
  ])('QS-42 no card is called like the theft of another, %s it', (_, place) => {
    const found = problems((set) => (set.adventure[place]!.name = 'Steal Yorick'));
    expect(found).toEqual([
      `adventure ${place + 1} (Steal Yorick), name: 'steal-yorick' means something else at the table`,
    ]);
  });

  test('QS-04 misses a type of which there is no item', () => {
    const found = problems((set) => {
      for (const card of set.adventure) if (card.kind === 'item' && card.type === 'orb') card.type = 'ice';
    });
    expect(found).toEqual(['adventure: there is no item of the type orb']);
  });
});

test('QS-03 a card is called in positions by its name in small letters', () => {
  expect(["King's Crown", 'Murder-Hole Crossbow', '  The Halls, Shift '].map(idOf)).toEqual([
    'kings-crown',
    'murder-hole-crossbow',
    'the-halls-shift',
  ]);
});
