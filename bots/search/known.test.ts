import { setupsOf } from '@gilt/engine/contract/inspect';
import { answerAtRandom, begin } from '@gilt/engine/contract/random-play';
import { randomFrom } from '@gilt/engine/random';
import { viewOf } from '@gilt/engine/view';
import { games } from '@gilt/games/all';
import { trialsOf } from '@gilt/games/trials';
import { expect, test } from 'vitest';
import { readerOf } from './known.ts';

test.each(games.map((game) => [game.id, game] as const))(
  'keys are equal where views are, and only there: %s',
  (_, game) => {
    const keys = new Map<string, number>();
    const views = new Map<number, string>();
    const random = randomFrom(1);
    const reader = readerOf(game.secrets);
    for (const setup of setupsOf(game, trialsOf[game.id]!).slice(0, 3)) {
      const state = begin(game, setup, randomFrom(2));
      while (state.flow.stack.length > 0) {
        reader.look(state);
        for (let seat = 0; seat < setup.players; seat++) {
          const key = reader.keyOf(state, seat);
          // What has been answered so far is none of the key's business: all choose at once.
          const { game: seen, flow } = viewOf(game.secrets, state, seat);
          const view = JSON.stringify([seat, seen, flow.stack]);
          expect(keys.get(view) ?? key).toBe(key);
          expect(views.get(key) ?? view).toBe(view);
          keys.set(view, key);
          views.set(key, view);
        }
        answerAtRandom(game, state, random);
      }
    }
    expect(views.size).toBeGreaterThan(20);
  },
);

test.each(games.map((game) => [game.id, game] as const))(
  'a key does not change with what its seat cannot see: %s',
  (_, game) => {
    const random = randomFrom(3);
    const reader = readerOf(game.secrets);
    const setup = setupsOf(game, trialsOf[game.id]!)[0]!;
    const state = begin(game, setup, randomFrom(4));
    const keyIn = (one: typeof state, seat: number): number => {
      reader.look(one);
      return reader.keyOf(one, seat);
    };
    while (state.flow.stack.length > 0) {
      for (const { swap } of trialsOf[game.id]!.swaps) {
        const other = game.clone(state);
        const mayKnow = swap(other, random);
        if (!mayKnow) continue;
        for (let seat = 0; seat < setup.players; seat++)
          if (!mayKnow.includes(seat)) expect(keyIn(other, seat)).toBe(keyIn(state, seat));
      }
      answerAtRandom(game, state, random);
    }
  },
);
