import { begin as startGame } from '@gilt/engine/contract/random-play';
import { readSetup } from '@gilt/engine/game';
import { randomFrom } from '@gilt/engine/random';
import { viewOf } from '@gilt/engine/view';
import { describe, expect, test } from 'vitest';
import { shadowgate } from './game.ts';
import { houseCards, houseSet } from './house.ts';
import { choicesIn, play } from './scenes.ts';
import type { ShadowgateView } from './secrets.ts';
import type { Shadowgate } from './state.ts';

const start = (players: number, options = {}, seed = 1) =>
  startGame(shadowgate, readSetup(shadowgate, players, options), randomFrom(seed)) as Shadowgate;

describe('QS-06 the brightest torch goes first', () => {
  const draws = (seed: number) => {
    const { position } = play(`players: 4 \n seed: ${seed} \n at: adventure.shuffleCards`);
    const events = position.told.map(
      ({ event }) => event as never as { type: string; draws: { seat: number; card: number }[]; seat: number },
    );
    return {
      rounds: events.filter(({ type }) => type === 'drewForStart'),
      starter: events.find(({ type }) => type === 'starter')!,
    };
  };

  test('QS-06 everybody draws, and the highest torch value decides', () => {
    for (let seed = 0; seed < 30; seed++) {
      const { rounds, starter } = draws(seed);
      expect(rounds[0]!.draws.map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
      const last = rounds.at(-1)!.draws.map(({ seat, card }) => ({ seat, torch: houseCards.adventure.torch[card]! }));
      const brightest = last.filter(({ torch }) => torch === Math.max(...last.map((each) => each.torch)));
      expect(brightest).toEqual([{ seat: starter.seat, torch: brightest[0]!.torch }]);
    }
  });

  test('QS-06 those who tie for it draw again, and only they', () => {
    const tied = Array.from({ length: 40 }, (_, seed) => draws(seed)).find(({ rounds }) => rounds.length > 1)!;
    const [first, second] = tied.rounds;
    const torches = first!.draws.map(({ card }) => houseCards.adventure.torch[card]!);
    const best = first!.draws.filter((_, i) => torches[i] === Math.max(...torches));
    expect(second!.draws.map(({ seat }) => seat)).toEqual(best.map(({ seat }) => seat));
    expect(second!.draws.some(({ card }) => first!.draws.some((each) => each.card === card))).toBe(false);
  });
});

describe('QS-07 characters and abilities', () => {
  const draft = 'starter: Bob \n at: draft.pick \n players: 3';

  test('QS-07 the start player picks first, a character or an ability as they like', () => {
    const scene = play(draft);
    expect(scene.asks).toBe('Bob: draft.pick');
    expect(choicesIn(scene)).toEqual([...houseCards.characters.ids, ...houseCards.abilities.ids]);
  });

  test('QS-07 clockwise, then from the last one back, each the kind they lack', () => {
    const picks = ['seize', 'falconer', 'haggler', 'hedge-witch', 'caretaker', 'dismissed-jester'];
    const names = ['Bob', 'Cid', 'Ann', 'Ann', 'Cid', 'Bob'];
    for (let made = 1; made < picks.length; made++) {
      const answers = picks.slice(0, made).map((pick, i) => `> ${names[i]} ${pick}`);
      expect(play(`${draft} \n ${answers.join('\n')}`).asks).toBe(`${names[made]}: draft.pick`);
    }
    const scene = play(`${draft} \n ${picks.map((pick, i) => `> ${names[i]} ${pick}`).join('\n')}`);
    expect(scene.of('Ann', 'character')).toBe('hedge-witch');
    expect(scene.of('Ann', 'ability')).toBe('haggler');
    expect(scene.of('Bob', 'character')).toBe('dismissed-jester');
    expect(scene.events).toContain('QS-08 dealt');
  });

  test('QS-07 both sides of a card that was picked are out, and so is a second card of one’s own kind', () => {
    const scene = play(`${draft} \n > Bob seize \n > Cid lapsed-scholar \n > Ann haggler`);
    expect(choicesIn(scene)).toEqual([
      'gatekeepers-daughter',
      'dismissed-jester',
      'retired-knight',
      'falconer',
      'hedge-witch',
      'rat-catcher',
    ]);
    const next = play(`${draft} \n > Bob seize \n > Cid lapsed-scholar \n > Ann haggler \n > Ann falconer`);
    expect(choicesIn(next)).toEqual(['pathfinder', 'light-fingers', 'caretaker', 'ballad-singer']);
  });

  test('QS-02 QS-07 at a learners’ table the starred sides are dealt', () => {
    for (let seed = 0; seed < 20; seed++) {
      const game = start(4, { characters: 'learners' }, seed);
      for (const side of game.characters) expect(houseSet.characters.flat()[side]!.star).toBe(true);
      for (const side of game.abilities) expect(houseSet.abilities.flat()[side]!.star).toBe(true);
      expect(new Set(game.characters).size).toBe(4);
      expect(new Set(game.abilities).size).toBe(4);
    }
  });
});

describe('QS-08 the deal', () => {
  test.each([2, 3, 4])('QS-08 five cards each, two in the pool, four quests, at a table of %i', (players) => {
    const scene = play(`players: ${players} \n options: characters=learners \n at: adventure.shuffleCards`);
    expect(scene.events).toContain('QS-08 dealt');
    const game = start(players, { characters: 'learners' });
    for (const hand of game.hands) expect(hand).toHaveLength(5);
    expect(game.pool).toHaveLength(2);
    expect(game.deck).toHaveLength(50 - 5 * players - 2);
    expect(game.quests).toHaveLength(3);
    expect(game.questDeck).toHaveLength(7);
    for (const side of [...game.quests, game.questTop, ...game.questDeck]) expect(side % 2).toBe(0);
    expect(game.active).toBe(game.starter);
  });

  test('QS-08 the decks are face down and hands their owners’ own; the top quest is open', () => {
    const { position } = play('players: 3 \n Bob: hand yorick glaciate');
    const { game } = viewOf(shadowgate.secrets, position.state, 0) as ShadowgateView;
    expect(game.hands[1]).toBe(2);
    expect(game.hands[0]).toHaveLength(5);
    expect(typeof game.deck).toBe('number');
    expect(game.questDeck).toBe(7);
    expect(game.questTop).toBe((position.state as Shadowgate).questTop);
  });
});
