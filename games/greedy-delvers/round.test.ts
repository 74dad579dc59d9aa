import { optionsOf, waitingFor } from '@gilt/engine/answer';
import { begin } from '@gilt/engine/contract/random-play';
import { readSetup } from '@gilt/engine/game';
import { PENDING, SEALED } from '@gilt/engine/question';
import { randomFrom } from '@gilt/engine/random';
import { writeRecord } from '@gilt/engine/record';
import { seedFrom } from '@gilt/engine/seed';
import { answer, recordOf, sitDown } from '@gilt/engine/sitting';
import { viewOf } from '@gilt/engine/view';
import { describe, expect, test } from 'vitest';
import { CARDS, wholeDeck } from './cards.ts';
import { greedyDelvers } from './game.ts';
import { menu, play } from './scenes.ts';
import type { GreedyDelversView } from './secrets.ts';
import type { GreedyDelvers } from './state.ts';

describe('what there is', () => {
  test('GD-01 the cards are these', () => {
    const written = CARDS.map(({ id, type, copies, cost, roll, value }) =>
      [id, type, copies, cost, roll, value].join(' '),
    );
    expect(written).toEqual([
      'exchange exchange 30 0 0 0',
      'goblin minion 10 0 4 2',
      'hitman minion 5 2 3 6',
      'savage minion 5 4 4 12',
      'rush rush 10 0 0 0',
    ]);
    expect(wholeDeck()).toHaveLength(60);
  });

  test('GD-01 four players exactly, and a token for each of them', () => {
    expect(() => readSetup(greedyDelvers, 3, {})).toThrow('Greedy Delvers is for 4 players, not 3');
    expect(() => readSetup(greedyDelvers, 5, {})).toThrow('Greedy Delvers is for 4 players, not 5');
    expect(menu('Ann: hand goblin goblin goblin goblin')).toBe('goblin@Ann goblin@Bob goblin@Cid goblin@Dan');
  });

  test('GD-02 ledgers are open to all, hands are not', () => {
    const { state } = play('players: 4 \n Ann: level 7, ore 12, gold 5, hand rush rush savage savage').position;
    const { game } = viewOf(greedyDelvers.secrets, state, 1) as GreedyDelversView;
    expect([game.levels[0], game.ore[0], game.gold[0]]).toEqual([7, 12, 5]);
    expect(game.hands[0]).toBe(4);
    expect(game.hands[1]).toHaveLength(4);
    expect(game.deck).toBe(44);
  });
});

describe('a round', () => {
  test('GD-03 level 0, no ore, no gold, three cards each', () => {
    const { told, state } = play('players: 4 \n at: mine.dealHands').position;
    expect(told.slice(0, 5).map(({ event, to }) => `${event.type} ${to}`)).toEqual([
      'began everyone',
      'dealt 0',
      'dealt 1',
      'dealt 2',
      'dealt 3',
    ]);
    for (const { event } of told.slice(1, 5)) expect((event as unknown as { cards: number[] }).cards).toHaveLength(3);
    const before = greedyDelvers.begin(readSetup(greedyDelvers, 4, {}) as never, randomFrom(1));
    expect([before.levels, before.ore, before.gold]).toEqual(Array(3).fill([0, 0, 0, 0]));
    expect((state as GreedyDelvers).deck).toHaveLength(60 - 4 * 3 - 4);
  });

  test('GD-03 the deck is shuffled', () => {
    const decks = new Set(
      [1, 2, 3, 4, 5].map((seed) => play(`players: 4 \n seed: ${seed} \n at: mine.dealHands`).of('deck')),
    );
    expect(decks.size).toBe(5);
  });

  test('GD-04 everyone goes down a level, finds 3 ore and draws a fourth card', () => {
    const scene = play(`
      deck: goblin rush savage exchange
      Ann: level 2, ore 6, hand exchange exchange hitman
      Bob: level 5, ore 0, hand exchange exchange hitman
      Cid: level 2, ore 1, hand exchange exchange hitman
      Dan: level 29, ore 6, hand exchange exchange hitman
      at: round.advance`);
    expect(scene.log[0]).toBe(
      'One level down, with 3 ore and a card for each: Ann at level 3, Bob at level 6, Cid at level 3, and Dan at level 30.',
    );
    expect(['Ann', 'Bob', 'Cid', 'Dan'].map((name) => scene.of(name, 'ore'))).toEqual(['9', '3', '4', '9']);
    expect(scene.of('Ann', 'hand')).toBe('exchange exchange exchange hitman');
    expect(scene.of('Dan', 'hand')).toBe('exchange exchange goblin hitman');
  });

  test('GD-02 GD-04 what is drawn is told to whoever draws it, and to nobody else', () => {
    const scene = play('players: 4 \n at: round.drawCards');
    expect(scene.heard(2)).toHaveLength(1);
    expect(scene.heard(2)[0]).toMatch(/^Cid draws an? \w+\.$/);
    expect(scene.heard(null)).toEqual([]);
  });

  test('GD-05 all are asked at once, for card and target together', () => {
    const scene = play(`
      Ann: hand exchange exchange goblin rush
      Bob: hand goblin
      Cid: hand rush
      Dan: hand exchange
      > Ann rush, Cid rush, Dan exchange`);
    expect(scene.asks).toBe('Bob: round.playCards');
    expect(menu('Ann: hand exchange exchange goblin rush')).toBe(
      'exchange goblin@Ann goblin@Bob goblin@Cid goblin@Dan rush',
    );
  });

  test('GD-05 nobody learns of a card or a target before all are in', () => {
    const { state } = play('players: 4 \n Ann: hand goblin \n Cid: hand rush \n > Ann goblin@Cid, Cid rush').position;
    expect(viewOf(greedyDelvers.secrets, state, 1).flow.answers).toEqual([SEALED, PENDING, SEALED, PENDING]);
  });

  test('GD-05 then all are turned up', () => {
    const scene = play(`
      Ann: hand exchange
      Bob: hand goblin
      Cid: hand rush
      Dan: hand hitman, gold 2
      > Ann exchange, Bob goblin@Bob, Cid rush, Dan hitman@Bob`);
    expect(scene.heard(null)[0]).toBe(
      'The cards are turned up: Ann exchanges, Bob sends a Goblin against Bob, Cid rushes, and Dan sends a Hitman against Bob.',
    );
  });

  test('GD-18 a target is asked for with minions only', () => {
    expect(menu('Ann: hand exchange exchange rush rush')).toBe('exchange rush');
  });
});

describe('the time limit', () => {
  const secondsAt = (options: object) =>
    greedyDelvers.timeLimit!(readSetup(greedyDelvers, 4, options).options as never);

  test('GD-06 is a table option: none, or seconds', () => {
    expect(secondsAt({})).toBeNull();
    expect(secondsAt({ timeLimit: 10 })).toBe(10);
    for (const timeLimit of [0, 1.5, -1, 4000, 'soon'])
      expect(() => readSetup(greedyDelvers, 4, { timeLimit })).toThrow("'timeLimit' ");
  });

  test('GD-06 when it runs out a stand-in plays, and the record says so', () => {
    const sitting = sitDown(
      greedyDelvers,
      readSetup(greedyDelvers, 4, { timeLimit: 10 }),
      seedFrom('keep your word'),
      'fresh',
    );
    for (const seat of waitingFor(sitting.state)) {
      answer(sitting, seat, optionsOf(greedyDelvers, sitting.state, seat)[0]!, seat === 2);
    }
    expect(writeRecord(recordOf(sitting))).toMatch(/"1:\S+ 2:\S+ 3~\S+ 4:\S+ [0-9a-f]{8}"/);
  });
});

test('GD-03 GD-04 a new game stands at its first question with four cards and level 1', () => {
  const state = begin(greedyDelvers, readSetup(greedyDelvers, 4, {}), randomFrom(3)) as GreedyDelvers;
  expect(state.levels).toEqual([1, 1, 1, 1]);
  expect(state.ore).toEqual([3, 3, 3, 3]);
  expect(state.hands.map((hand) => hand.length)).toEqual([4, 4, 4, 4]);
});
