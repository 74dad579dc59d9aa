import { answerAll } from '@gilt/engine/answer';
import { withCards } from '@gilt/engine/cards';
import { run, type State } from '@gilt/engine/flow';
import { readSetup } from '@gilt/engine/game';
import { below, pick, type Random, randomFrom } from '@gilt/engine/random';
import { expect, test } from 'vitest';
import { type CardSet, cardSet } from './card-set.ts';
import type { Effect } from './effects.ts';
import { shadowgate } from './game.ts';
import { houseSet } from './house.ts';

/** As many cards as the effects of one card can bring, and as many actions. */
const PLENTY: Effect[] = [
  { does: 'draw', cards: 3 },
  { does: 'hand', more: 3 },
  { does: 'actions', by: 3 },
  { does: 'take', cards: 3 },
];

const anyThree = (random: Random, values: readonly number[]): [number, number, number] => [
  pick(random, values),
  pick(random, values),
  pick(random, values),
];

/** A set at the edges of what a set may be: everything dear, cards that each pay for one place, large hands, many actions. */
function extremeSet(random: Random): CardSet {
  const set = structuredClone(houseSet);
  const most = pick(random, [1, 2, 3, 9]);
  const dear = pick(random, [[9], [0, 9], [8, 9]]);
  for (const card of set.adventure) {
    const place = below(random, 3);
    card.resources = [0, 1, 2].map((each) => (each === place ? most : 0)) as [number, number, number];
    card.free = below(random, 10) === 0;
    if (card.kind === 'event') card.effects = [...PLENTY, { does: 'items', by: anyThree(random, [3, -3]) }];
    else card.cost = anyThree(random, dear);
  }
  for (const ability of set.abilities.flat()) ability.effects = [...PLENTY, { does: 'quests', by: [3, 3, 3] }];
  for (const character of set.characters.flat()) character.stats = anyThree(random, [0, 9]);
  for (const quest of set.quests.flat()) {
    quest.cost = anyThree(random, dear);
    quest.epic = ['relic', 'relic', 'magic'];
  }
  return cardSet.parse(set);
}

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
