import { answerAll } from '@gilt/engine/answer';
import { withCards } from '@gilt/engine/cards';
import { run, type State } from '@gilt/engine/flow';
import { readSetup } from '@gilt/engine/game';
import { below, pick, randomFrom } from '@gilt/engine/random';
import { expect, test } from 'vitest';
import { extremeSet } from './extreme-sets.ts';
import { shadowgate } from './game.ts';

test('QS-19 with the strangest sets of cards, too, every step ends, in a game of any size', () => {
  const random = randomFrom(1);
  for (let i = 0; i < 12; i++) {
    const game = withCards(shadowgate, extremeSet(random));
    const setup = readSetup(game, 2 + (i % 3), { stealing: i % 2 === 0 });
    const state = game.begin(setup, randomFrom(i)) as State;
    run(game, state, null);
    // Nobody lets go of a card that could still be of use, and nobody hurries: hands grow as large as they can.
    const slow = (options: readonly number[]) => (below(random, 3) > 0 ? options[0]! : pick(random, options));
    for (let questions = 0; questions < 400 && state.flow.stack.length > 0; questions++)
      answerAll(game, state, slow, null);
    expect(state.flow.asked).toBeGreaterThan(20);
  }
}, 60_000);
