import { banditOf, type Selection } from '@gilt/bots/search/bandit';
import type { Knowledge } from '@gilt/bots/search/knowledge';
import { searchFrom } from '@gilt/bots/search/search';
import { differenceOf } from '@gilt/bots/search/worth';
import { begin } from '@gilt/engine/contract/random-play';
import { readSetup } from '@gilt/engine/game';
import { bits, pick, randomFrom } from '@gilt/engine/random';
import { freshRandom, seedFrom } from '@gilt/engine/seed';
import { viewOf } from '@gilt/engine/view';
import { goofspiel } from '@gilt/games/goofspiel/game';
import type { Goofspiel } from '@gilt/games/goofspiel/goofspiel';
import { bit, cardsIn, fullSet, type Position } from './goofspiel-exact.ts';

/** How the search is to think about Goofspiel. */
export interface Trial {
  readonly cards: number;
  readonly iterations: number;
  readonly selection: Selection;
  readonly curiosity: number;
  readonly seed: string;
}

/** It is told nothing but the rules: everything is played out at random. */
const nothing: Knowledge = { choose: ({ options }, random) => pick(random, options), forecast: () => [], lead: 1 };

/** How often the search bids each card after so many iterations: its average, where that is what it plays. */
export function policyAt(position: Position, { cards, iterations, selection, curiosity, seed }: Trial): number[] {
  const { own, other, prizes, prize } = position;
  const random = randomFrom(bits(freshRandom(seedFrom(seed, own, other, prizes, prize), 0, 0)));
  const bandit = banditOf(selection, curiosity);
  const view = viewOf(goofspiel.secrets, stateAt(cards, position), 0);
  const search = searchFrom(goofspiel, view, random, {
    knowledge: nothing,
    bandit,
    worth: differenceOf(goofspiel, prizeTotal(cards)),
    noise: 0,
    trust: 0,
    horizon: Number.POSITIVE_INFINITY,
  });
  for (let i = 0; i < iterations; i++) search.iterate();
  return bandit.policy(search.root);
}

export const prizeTotal = (cards: number): number => (cards * (cards + 1)) / 2;

/** A game at that position; prizes so far that are in neither set have gone to nobody. */
export function stateAt(
  cards: number,
  { own, other, prizes, prize }: Position,
  { won, lost } = { won: 0, lost: 0 },
): Goofspiel {
  const state = begin(goofspiel, readSetup(goofspiel, 2, { cards }), randomFrom(1)) as Goofspiel;
  const all = fullSet(cards);
  state.prize = prize;
  state.prizes = cardsIn(prizes);
  state.hands = [cardsIn(own), cardsIn(other)];
  state.shown = [cardsIn(all & ~own), cardsIn(all & ~other)];
  state.taken = [cardsIn(won), cardsIn(lost)];
  state.discarded = cardsIn(all & ~prizes & ~won & ~lost & ~bit(prize));
  return state;
}
