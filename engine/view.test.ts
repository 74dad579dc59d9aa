import { describe, expect, test } from 'vitest';
import { begin, playOut } from './contract/random-play.ts';
import { toy } from './contract/toy.ts';
import { type Flow, newFlow, proceduresOf, type State } from './flow.ts';
import { readSetup, secretsOf } from './game.ts';
import { FORCED, NOT_ASKED, PENDING, SEALED } from './question.ts';
import { randomFrom } from './random.ts';
import { viewOf } from './view.ts';
import { whatIf } from './what-if.ts';

interface Cards extends State {
  flow: Flow;
  hands: number[][];
  bids: number[];
  deck: number[];
  piles: number[][];
  judge: number;
  note: string;
  boxed: number;
}

const main = proceduresOf<Cards, never>()<{ peeker: number; card: number }>('main').steps({ wait: () => {} });

const secrets = secretsOf<Cards>()(
  { main },
  {
    game: {
      hands: 'owner, others count',
      bids: 'owner',
      deck: 'count',
      piles: 'count',
      judge: 'everyone',
      note: { only: 'judge' },
      boxed: 'nobody',
    },
    procedures: { main: { peeker: 'everyone', card: { only: 'peeker' } } },
  },
);

const game: Cards = {
  flow: { ...newFlow(2, [1, 2, 3, 4], main.call({ peeker: 1, card: 9 })), answers: [3, FORCED] },
  hands: [[1, 2], [3]],
  bids: [5, 6],
  deck: [7, 8, 9],
  piles: [[1], [2, 3]],
  judge: 0,
  note: 'hm',
  boxed: 4,
};

describe('a view', () => {
  test('shows a seat what the table lets it see, and nothing else', () => {
    expect(viewOf(secrets, game, 0)).toEqual({
      seat: 0,
      flow: {
        players: 2,
        asked: 0,
        stack: [{ procedure: 'main', step: 'wait', locals: { peeker: 1, card: null } }],
        answers: [3, PENDING],
      },
      game: { hands: [[1, 2], 1], bids: [5, null], deck: 3, piles: [1, 2], judge: 0, note: 'hm' },
    });
  });

  test('of another seat differs', () => {
    const view = viewOf(secrets, game, 1);
    expect(view.game).toEqual({ hands: [2, [3]], bids: [null, 6], deck: 3, piles: [1, 2], judge: 0, note: null });
    expect(view.flow.stack[0]!.locals).toEqual({ peeker: 1, card: 9 });
    expect(view.flow.answers).toEqual([SEALED, PENDING]);
  });

  test('of a spectator has no secrets at all', () => {
    const view = viewOf(secrets, game, null);
    expect(view.game).toEqual({ hands: [2, 1], bids: [null, null], deck: 3, piles: [1, 2], judge: 0, note: null });
    expect(view.flow.answers).toEqual([SEALED, PENDING]);
  });

  test('hides a sealed answer of any number, 0 too', () => {
    const zero = { ...game, flow: { ...game.flow, answers: [0, PENDING] } };
    expect(viewOf(secrets, zero, 0).flow.answers).toEqual([0, PENDING]);
    expect(viewOf(secrets, zero, 1).flow.answers).toEqual([SEALED, PENDING]);
  });

  test('shares nothing with the game', () => {
    const view = viewOf(secrets, game, 0) as { game: { hands: number[][] } };
    view.game.hands[0]!.push(99);
    expect(game.hands[0]).toEqual([1, 2]);
  });

  test('does not tell a seat that has only one option from one that is still choosing', () => {
    const { state } = whatIf('Ann: hand 1, aside 3 \n Bob: hand 4 5, aside 6 \n deck: 7 8 9 2 \n played: 10 11', [toy]);
    expect(state.flow.answers).toEqual([FORCED, PENDING]);
    expect(viewOf(toy.secrets, state, 1).flow.answers).toEqual([PENDING, PENDING]);
    expect(viewOf(toy.secrets, state, null).flow.answers).toEqual([PENDING, PENDING]);
  });

  test('of a game that is over shows no answers', () => {
    const state = begin(toy, readSetup(toy, 2, {}), randomFrom(1));
    playOut(toy, state, randomFrom(2));
    expect(viewOf(toy.secrets, state, 0).flow.answers).toEqual([NOT_ASKED, NOT_ASKED]);
  });
});

/** What must not compile; the type checker reports each line that does. */
export function mustNotCompile(): void {
  const table = {
    bids: 'owner',
    deck: 'count',
    piles: 'count',
    judge: 'everyone',
    note: { only: 'judge' },
    boxed: 'nobody',
  } as const;
  const procedures = { main: { peeker: 'everyone', card: 'nobody' } } as const;
  const declare = secretsOf<Cards>();
  // @ts-expect-error a field of the state is left out
  declare({ main }, { game: table, procedures });
  // @ts-expect-error a field of what a procedure keeps is left out
  declare({ main }, { game: { ...table, hands: 'owner' }, procedures: { main: { peeker: 'everyone' } } });
  // @ts-expect-error a procedure is left out
  declare({ main }, { game: { ...table, hands: 'owner' }, procedures: {} });
  // @ts-expect-error only a list has owners
  declare({ main }, { game: { ...table, hands: 'owner', boxed: 'owner' }, procedures });
  // @ts-expect-error there is no such field to hold a seat
  declare({ main }, { game: { ...table, hands: 'owner', note: { only: 'hands' } }, procedures });
}
