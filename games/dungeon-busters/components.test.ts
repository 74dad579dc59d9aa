import { playOut, begin as startGame } from '@gilt/engine/contract/random-play';
import { readSetup } from '@gilt/engine/game';
import { randomFrom } from '@gilt/engine/random';
import { viewOf } from '@gilt/engine/view';
import { expect, test } from 'vitest';
import { ADVENTURERS, cardsOfDungeon, DUNGEON_CARDS } from './cards.ts';
import { dungeonBusters } from './game.ts';
import { COLOURS } from './gems.ts';
import { play } from './scenes.ts';
import type { DungeonBustersView } from './secrets.ts';
import { battleCards, type DungeonBusters } from './state.ts';

const begin = (players: number, options = {}) =>
  dungeonBusters.begin(readSetup(dungeonBusters, players, options) as never, randomFrom(1));

test('DB-01 five adventurers, so at most five players, all with the same battle cards of strength 1 to 7', () => {
  expect(ADVENTURERS).toHaveLength(5);
  expect(dungeonBusters.seats).toEqual({ least: 3, most: 5 });
  const strengths = new Set<number>();
  for (const players of [3, 4, 5]) {
    const { hands } = begin(players, { hands: 'as-printed' });
    expect(hands).toHaveLength(players);
    for (const hand of hands) expect(hand).toEqual(hands[0]);
    for (const card of hands[0]!) strengths.add(card);
  }
  expect([...strengths].sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('DB-02 DB-03 all chests together hold exactly the 45 gems, fifteen of each colour', () => {
  const chests = DUNGEON_CARDS.flatMap((card) => card.chests);
  expect(COLOURS.map((_, i) => chests.reduce((sum, gems) => sum + gems[i]!, 0))).toEqual([15, 15, 15]);
});

test('DB-03 five cards a dungeon, each with one to three chests, each with a name of its own', () => {
  for (const dungeon of [1, 2, 3]) {
    const cards = cardsOfDungeon(dungeon).map((card) => DUNGEON_CARDS[card]!);
    expect(cards).toHaveLength(5);
    for (const card of cards) {
      expect(card.dungeon).toBe(dungeon);
      expect([1, 2, 3]).toContain(card.chests.length);
    }
  }
  expect(new Set(DUNGEON_CARDS.map(({ id }) => id)).size).toBe(15);
});

test('DB-03 the dungeon cards are these', () => {
  const written = DUNGEON_CARDS.map(
    ({ dungeon, id, hitPoints, chests }) => `${dungeon} ${id} ${hitPoints} ${chests.map((c) => c.join('')).join(' ')}`,
  );
  expect(written).toEqual([
    '1 blue-slime 4 001',
    '1 red-slime 5 111',
    '1 skeleton 7 010 100',
    '1 mimic-1 10 111 001',
    '1 chimera 14 200 010 001',
    '2 mandragora 5 100',
    '2 kobold 6 110 001',
    '2 basilisk 7 111',
    '2 mimic-2 10 111 100',
    '2 dullahan 13 020 001 100',
    '3 poison-slime 4 111',
    '3 cerberus 7 002',
    '3 skeleton-warrior 8 020 100',
    '3 mimic-3 10 111 010',
    '3 dragon 14 002 100 010',
  ]);
});

test.each([3, 4, 5])(
  'DB-04 DB-06 %i players: a gem of each colour each, the rest in the bank, none on the Spoils',
  (players) => {
    const game = begin(players);
    expect(game.loot).toEqual(game.loot.map(() => [1, 1, 1]));
    expect(game.bank).toEqual([15 - players, 15 - players, 15 - players]);
    expect(game.spoils).toEqual([0, 0, 0]);
  },
);

test.each([
  ['published', 3, [2, 3, 4, 5, 6, 7]],
  ['published', 4, [1, 2, 3, 4, 5, 6]],
  ['published', 5, [1, 2, 3, 4, 5, 6]],
  ['as-printed', 3, [1, 2, 3, 4, 5, 6, 7]],
  ['as-printed', 4, [2, 3, 4, 5, 6]],
  ['as-printed', 5, [1, 2, 3, 4, 5, 6]],
] as const)('DB-05 hands as %s for %i players', (hands, players, cards) => {
  expect(battleCards(players, hands)).toEqual(cards);
  expect(begin(players, { hands }).hands[0]).toEqual(cards);
});

test('DB-05 as published is the default', () => {
  expect(begin(3).hands[0]).toEqual(begin(3, { hands: 'published' }).hands[0]);
});

/** What Bob sees of a position. */
const seen = (text: string) => viewOf(dungeonBusters.secrets, play(text).position.state, 1) as DungeonBustersView;

test('DB-06 bank and loot are open to all', () => {
  expect(seen('players: 3 \n spoils: 2R \n Ann: gems 3Y').game).toMatchObject({
    bank: [11, 10, 13],
    spoils: [2, 0, 0],
    loot: [
      [0, 3, 0],
      [1, 1, 1],
      [1, 1, 1],
    ],
  });
});

test.each([1, 2, 3, 4])('DB-07 the host names seat %i as Leader', (leader) => {
  const name = ['Ann', 'Bob', 'Cid', 'Dan'][leader - 1]!;
  const scene = play(`options: leader=${leader} \n players: 4 \n at: expedition.handOut`);
  expect(scene.events).toEqual(['DB-05 hands', 'DB-06 firstGems', 'DB-07 leader', 'DB-08 dungeon', 'DB-09 monster']);
  expect(scene.log[2]).toBe(`${name} leads the expedition.`);
  expect(scene.of('leader')).toBe(name);
});

test('DB-07 one player is Leader for the whole game', () => {
  for (const seed of [1, 2, 3]) {
    const state = startGame(dungeonBusters, readSetup(dungeonBusters, 4, {}), randomFrom(seed)) as DungeonBusters;
    const { leader } = state;
    playOut(dungeonBusters, state, randomFrom(seed));
    expect(state.leader).toBe(leader);
  }
});

test('DB-07 otherwise the Leader is drawn, each player as likely as another', () => {
  const leaders = [0, 0, 0];
  for (let seed = 0; seed < 300; seed++) {
    const scene = play(`players: 3 \n seed: ${seed} \n at: expedition.findLeader`);
    const name = scene.of('leader');
    expect(scene.log[0]).toBe(`${name} is drawn as Leader.`);
    leaders[['Ann', 'Bob', 'Cid'].indexOf(name)]!++;
  }
  for (const count of leaders) expect(count).toBeGreaterThan(70);
});

test('DB-07 a Leader who is not at the table is refused', () => {
  expect(() => readSetup(dungeonBusters, 3, { leader: 4 })).toThrow('leader 4 is none of the 3 seats');
  expect(() => readSetup(dungeonBusters, 3, { leader: 0 })).toThrow("'leader'");
});

test.each([1, 2, 3])(
  'DB-08 the five cards of dungeon %i are shuffled and one is boxed: a monster and three more',
  (dungeon) => {
    const ids = cardsOfDungeon(dungeon).map((card) => DUNGEON_CARDS[card]!.id);
    const [boxed, first, last] = [new Set<string>(), new Set<string>(), new Set<string>()];
    for (let seed = 0; seed < 60; seed++) {
      const scene = play(`players: 3 \n dungeon: ${dungeon} \n seed: ${seed} \n at: dungeon.shuffleCards`);
      expect(scene.events).toEqual(['DB-08 dungeon', 'DB-09 monster']);
      const deck = scene.of('deck').split(' ');
      expect([scene.of('boxed'), scene.of('monster'), ...deck].sort()).toEqual(ids.toSorted());
      boxed.add(scene.of('boxed'));
      first.add(scene.of('monster'));
      last.add(deck[0]!);
    }
    expect([boxed.size, first.size, last.size]).toEqual([5, 5, 5]);
  },
);

test('DB-08 nobody sees the boxed card, nor the order of the deck', () => {
  const { game } = seen('players: 3');
  expect(game).not.toHaveProperty('boxed');
  expect(game.deck).toBe(3);
});

test('DB-09 the top card is turned up, with its hit points and chests', () => {
  const scene = play(`
    players: 3
    deck: mandragora kobold basilisk mimic-2
    dungeon: 2
    at: dungeon.turnUpMonster`);
  expect(scene.of('monster')).toBe('mimic-2');
  expect(scene.of('deck')).toBe('mandragora kobold basilisk');
  expect(scene.log).toEqual([
    'Here is the Mimic, with 10 hit points, chest 1 (1 red, 1 yellow, 1 blue) and chest 2 (1 red).',
  ]);
});
