import { answerAll } from '@gilt/engine/answer';
import { withCards } from '@gilt/engine/cards';
import { openLine, type State } from '@gilt/engine/flow';
import { type AnyGame, gameNamed } from '@gilt/engine/game';
import { bits, type Random, randomFrom } from '@gilt/engine/random';
import { determinise } from '@gilt/engine/redeal';
import type { Seat } from '@gilt/engine/seat';
import { games } from '@gilt/games/all';
import type { Task } from '../bot.ts';
import { knowledgeOf } from '../search/knowing.ts';
import { withoutSeals } from '../search/search.ts';
import { worthOf } from '../search/worth.ts';
import { keptCards } from './kept.ts';

/** Chooses for a seat at the question at hand. */
export type Chooser = (options: readonly number[], seat: Seat) => number;

/** The question at hand, looked at as a game of its own: everybody chooses once, and the table is judged as it then stands. */
export interface Glance {
  readonly seat: Seat;
  readonly options: readonly number[];
  readonly players: number;
  /** What it is worth to each seat if everybody chooses so, with what is hidden dealt by that seed. */
  look(choose: Chooser, seed: number): number[];
  /** What somebody with ordinary sense would choose, in the deal that is looked at. */
  bySense(options: readonly number[], seat: Seat, random: Random): number;
}

/** What is answered on the way until the same question comes again: no more than that. */
const LONGEST = 8;

export function glanceAt({ game, cards, seat, view, question }: Task): Glance {
  const rules: AnyGame = withCards(gameNamed(game, games), cards);
  const knowledge = knowledgeOf(game, cards);
  const kept = keptCards[game];
  const forecast = (state: State): readonly number[] => {
    const points = knowledge.forecast(state);
    return kept ? points.map((each, owner) => each + kept(state, owner)) : points;
  };
  const worth = worthOf(rules, { ...knowledge, forecast });
  const open = withoutSeals(view);
  let state: State;
  const bySense: Glance['bySense'] = (options, chooser, random) =>
    knowledge.choose({ game: state, where: question.where, seat: chooser, options }, random);
  return {
    seat,
    options: question.options,
    players: view.flow.players,
    bySense,
    look(choose, seed) {
      const random = randomFrom(seed);
      state = determinise(rules, open, random);
      answerAll(rules, state, choose, null);
      for (let i = 0; i < LONGEST && state.flow.stack.length > 0; i++) {
        const { where } = openLine(rules, state)!;
        if (where === question.where) break;
        answerAll(
          rules,
          state,
          (options, chooser) => knowledge.choose({ game: state, where, seat: chooser, options }, random),
          null,
        );
      }
      return worth(state);
    },
  };
}

/** Seeds for looks, one after the other. */
export const seedsFrom = (random: Random, count: number): number[] => Array.from({ length: count }, () => bits(random));
