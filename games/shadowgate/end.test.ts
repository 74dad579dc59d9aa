import { begin, playOut } from '@gilt/engine/contract/random-play';
import { readSetup } from '@gilt/engine/game';
import { randomFrom } from '@gilt/engine/random';
import { describe, expect, test } from 'vitest';
import { shadowgate } from './game.ts';
import { houseCards } from './house.ts';
import { choicesIn, play, table } from './scenes.ts';
import { outcome, pointsOf, sum } from './scoring.ts';
import { NONE, type Shadowgate } from './state.ts';

describe('QS-27 the Staff of Ages', () => {
  const pieces = 'clouded-orb golden-thorn crooked-stave';
  const others = 'ember-jar glaciate tower-gale iron-spear elven-longbow tower-shield yorick scattered-coins';
  const hand = 'circle-rune minor-mistral kings-crown magnus-bounty spell-of-fortitude orb-of-still-water';
  const position = (anns: string, bobs: string, rest = '', hands = hand) =>
    table(
      `hand ${hands}, items ${anns}`,
      `hand lantern-orb, items ${bobs}`,
      `torch: long-night-watch \n actions: 6 \n ${rest}`,
    );

  test('QS-27 with all types in play, the three pieces one’s own and its cost within reach it can be chosen', () => {
    expect(choicesIn(play(position(pieces, others)))).toContain('staff');
  });

  test.each([
    ['a type is not in play', pieces, others.replace('tower-gale ', ''), hand],
    ['a piece is somebody else’s', 'clouded-orb golden-thorn', `${others} crooked-stave`, hand],
    ['it cannot be paid', pieces, others, 'kings-crown magnus-bounty spell-of-fortitude'],
  ])('QS-27 QS-19 not if %s', (_, anns, bobs, hands) => {
    expect(choicesIn(play(position(anns, bobs, '', hands)))).not.toContain('staff');
  });

  test('QS-12 QS-27 choosing it takes an action', () => {
    const scene = play(position(pieces, others, '> Ann staff'));
    expect(scene.of('actions')).toBe('5');
  });

  test('QS-24 QS-27 a wild item does not stand for a piece', () => {
    const scene = play(position('clouded-orb golden-thorn blank-scroll', `${others} crooked-stave`));
    expect(choicesIn(scene)).not.toContain('staff');
  });

  test('QS-23 QS-27 an item that is used up is in play until the discards', () => {
    expect(choicesIn(play(position(pieces, others, 'used: golden-thorn')))).toContain('staff');
  });

  /** The cost is 7,8,8; Ann's stats leave 6,6,7. */
  const paying = '> Ann circle-rune \n > Ann minor-mistral \n > Ann magnus-bounty \n > Ann spell-of-fortitude';

  test('QS-12 QS-27 it is taken on as a quest is, and ends the game at once: its player wins, whatever the points', () => {
    const scene = play(
      position(pieces, others, `> Ann staff \n ${paying}`).replace('hand lantern-orb', 'points 24, hand lantern-orb'),
    );
    expect(scene.log[0]).toBe('Ann reaches for the Staff of Ages: 6,6,7 still missing.');
    expect(scene.log).toContain('Ann completes the Staff of Ages, and the game is over!');
    expect(scene.asks).toBeNull();
    expect(scene.log.at(-1)).toBe('Ann wins.');
    expect(scene.events).not.toContain('QS-14 drew');
    const { winners, scores } = outcome(scene.position.state as Shadowgate);
    expect(winners).toEqual([0]);
    expect(scores[1]!.total).toBeGreaterThan(scores[0]!.total);
  });

  test('QS-28 it still wins in the last round', () => {
    const scene = play(
      position(pieces, others, `last-round: Bob \n > Ann staff \n ${paying}`).replace(
        'hand lantern-orb',
        'points 30, hand lantern-orb',
      ),
    );
    expect(scene.log.at(-1)).toBe('Ann wins.');
  });
});

describe('QS-28 the last round', () => {
  const ending = (turn: string, points: Record<string, number>, rest = '') =>
    play(`
      players: Ann Bob Cid
      starter: Ann
      turn: ${turn}
      ${Object.entries(points)
        .map(
          ([name, each]) =>
            `${name}: points ${each}, hand ${{ Ann: 'glaciate ember-jar yorick', Bob: 'clouded-orb lantern-orb tower-gale', Cid: 'iron-spear tower-shield crooked-stave' }[name]}`,
        )
        .join('\n')}
      at: adventure.nextPlayer
      ${rest}`);

  test('QS-28 25 points from quests at the end of a turn give everybody else one more', () => {
    const scene = ending('Bob', { Ann: 10, Bob: 25, Cid: 3 });
    expect(scene.log[0]).toBe('Bob has 25 points from quests: everybody else has one more turn.');
    expect(scene.of('last-round')).toBe('Bob');
    expect(scene.of('turn')).toBe('Cid');
  });

  test('QS-28 24 do not', () => {
    const scene = ending('Bob', { Ann: 10, Bob: 24, Cid: 3 });
    expect(scene.events).not.toContain('QS-28 lastRound');
  });

  test('QS-28 a second player who reaches 25 begins nothing new', () => {
    const scene = ending('Cid', { Ann: 10, Bob: 25, Cid: 40 }, 'last-round: Bob');
    expect(scene.events).not.toContain('QS-28 lastRound');
    expect(scene.of('last-round')).toBe('Bob');
    expect(scene.of('turn')).toBe('Ann');
  });

  test('QS-28 after the last of them the game is over, and most points in all win', () => {
    const scene = ending('Ann', { Ann: 26, Bob: 25, Cid: 3 }, 'last-round: Bob');
    expect(scene.asks).toBeNull();
    expect(scene.events).toContain('QS-29 scored');
    expect(scene.log.at(-1)).toBe('Ann wins.');
  });
});

/** How many turns each seat has in a game played at random; null if the Staff of Ages ends it. */
function turnsOf(players: number, seed: number): number[] | null {
  const setup = readSetup(shadowgate, players, { lastRound: 'equal-turns' });
  const random = randomFrom(seed);
  const state = begin(shadowgate, setup, random);
  const turns = Array.from({ length: players }, () => 0);
  playOut(shadowgate, state, random, (event) => {
    if (event.type === 'turn') turns[(event as unknown as { seat: number }).seat]!++;
  });
  return (state as Shadowgate).staff === NONE ? turns : null;
}

describe('QS-45 equal turns', () => {
  const ending = (turn: string, points: Record<string, number>, rest = '') =>
    play(`
      players: Ann Bob Cid
      options: lastRound=equal-turns
      starter: Bob
      turn: ${turn}
      ${Object.entries(points)
        .map(
          ([name, each]) =>
            `${name}: points ${each}, hand ${{ Ann: 'glaciate ember-jar yorick', Bob: 'clouded-orb lantern-orb tower-gale', Cid: 'iron-spear tower-shield crooked-stave' }[name]}`,
        )
        .join('\n')}
      at: adventure.nextPlayer
      ${rest}`);

  test('QS-45 whoever sits behind the one with 25 points has one more turn', () => {
    const scene = ending('Cid', { Ann: 10, Bob: 3, Cid: 25 });
    expect(scene.log[0]).toBe('Cid has 25 points from quests: this round is the last.');
    expect(scene.of('turn')).toBe('Ann');
  });

  test('QS-45 whoever sits before them has none: they have had as many', () => {
    const scene = ending('Ann', { Ann: 12, Bob: 24, Cid: 25 }, 'last-round: Cid');
    expect(scene.asks).toBeNull();
    expect(scene.events).toContain('QS-29 scored');
  });

  test('QS-45 if the last of a round has 25 points, the game is over', () => {
    expect(ending('Ann', { Ann: 25, Bob: 24, Cid: 3 }).asks).toBeNull();
  });

  test('QS-45 in such a last round nobody stands who has had their turn in it', () => {
    expect(() => ending('Bob', { Ann: 12, Bob: 24, Cid: 25 }, 'last-round: Cid')).toThrow(
      'Bob has had as many turns as the others',
    );
  });

  test('QS-45 in a whole game all have had as many turns as each other, whoever reached 25 first', () => {
    for (let seed = 0; seed < 12; seed++) {
      const players = 2 + (seed % 3);
      const turns = turnsOf(players, seed);
      if (turns) expect(new Set(turns).size).toBe(1);
    }
  });
});

describe('QS-29 points for items', () => {
  /** The lines of the score, by seat. */
  const lines = (own: readonly string[], firsts: string, players = own.length) => {
    const names = ['Ann', 'Bob', 'Cid', 'Dan'].slice(0, players);
    const { position } = play(`
      ${names.map((name, i) => `${name}: ${own[i]}`).join('\n')}
      firsts: ${firsts}
      at: adventure.nextPlayer`);
    const state = position.state as Shadowgate;
    return names.map((_, seat) => pointsOf(houseCards, state, seat).slice(0, -1));
  };

  test('QS-29 2 for each first, 6 for most of them, 5 off without any; the same 2 and 5 for pieces of the staff', () => {
    expect(
      lines(
        [
          'points 9, items ember-jar yorick clouded-orb',
          'points 4, items flame-of-gorrung golden-thorn crooked-stave',
          'points 2, items -',
        ],
        'fire=Ann artifact=Ann orb=Ann thorn=Bob stave=Bob',
      ),
    ).toEqual([
      [9, 6, 6, 0, 2, 0],
      [4, 4, 0, 0, 4, 0],
      [2, 0, 0, -5, 0, -5],
    ]);
  });

  test.each([
    [2, 3],
    [3, 2],
    [4, 1.5],
  ])('QS-29 the 6 are divided evenly among %i who tie: %d each', (players, share) => {
    const cards = [
      ['ember-jar', 'fire'],
      ['glaciate', 'ice'],
      ['yorick', 'artifact'],
      ['clouded-orb', 'orb'],
    ] as const;
    const names = ['Ann', 'Bob', 'Cid', 'Dan'];
    const some = cards.slice(0, players);
    const found = lines(
      some.map(([card]) => `items ${card}`),
      some.map(([, type], i) => `${type}=${names[i]}`).join(' '),
    );
    expect(found.map((each) => each[2])).toEqual(some.map(() => share));
  });

  test('QS-29 nobody gets them with none', () => {
    expect(lines(['items -', 'items circle-rune'], '-').map((each) => each[2])).toEqual([0, 0]);
  });

  test('QS-29 a second item of a type counts for nothing, but a second piece of the staff does', () => {
    const [ann, bob] = lines(
      ['items ember-jar', 'items flame-of-gorrung clouded-orb golden-thorn'],
      'fire=Ann orb=Bob thorn=Bob',
    );
    expect(ann![1]).toBe(2);
    expect(bob![4]).toBe(4);
  });

  test('QS-29 fractions stay in the total', () => {
    expect(sum([1, 2, 1.5, 0, 2, -5, 0])).toBe(1.5);
  });
});

test('QS-30 players who tie share the victory', () => {
  const scene = play(`
    Ann: points 20, items ember-jar clouded-orb, hand glaciate
    Bob: points 30, items -, hand tower-gale
    Cid: points 20, items yorick golden-thorn, hand lantern-orb
    starter: Cid
    turn: Ann
    last-round: Bob
    firsts: fire=Ann orb=Ann artifact=Cid thorn=Cid
    at: adventure.nextPlayer`);
  expect(scene.log.slice(-2)).toEqual([
    'The points of the game: Ann has 29, Bob has 20, and Cid has 29.',
    'Ann and Cid share the victory.',
  ]);
});
