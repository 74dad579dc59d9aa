import { Refusal } from '../fault.ts';
import { type AnyGame, readSetup, type Setup } from '../game.ts';
import { below, type Random } from '../random.ts';
import { freshRandom, seedFrom } from '../seed.ts';
import { ContractBroken } from './broken.ts';
import type { Decision } from './decisions.ts';
import { answerInTurn, begin, mustEnd } from './random-play.ts';
import type { AnyTrials } from './trials.ts';
import type { WholeGame } from './whole-games.ts';

/** How much to inspect. */
export interface Budget {
  /** Games for each set-up. */
  readonly games: number;
  readonly seed: string;
  /** At one decision in so many, on the average. */
  readonly oneIn: number;
}

/** Every set-up that a game is tried with: each choice of options at every number of players that allows it. */
export function setupsOf(game: AnyGame, trials: Pick<AnyTrials, 'options'>, players?: number): Setup[] {
  const setups: Setup[] = [];
  for (const options of trials.options) {
    for (let seats = players ?? game.seats.least; seats <= (players ?? game.seats.most); seats++) {
      const setup = allowed(game, seats, options);
      if (setup) setups.push(setup);
    }
  }
  return setups;
}

function allowed(game: AnyGame, players: number, options: unknown): Setup | null {
  try {
    return readSetup(game, players, options);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** Plays one game at random, as at a table or as in simulation, and makes the checks at some of its decisions, also half-answered ones. */
export function inspectDecisions(
  { game, setup, seed }: WholeGame,
  trials: AnyTrials,
  checks: readonly ((at: Decision) => void)[],
  oneIn: number,
): void {
  const random: Random = freshRandom(seedFrom(seed, 'choices'), 0, 0);
  const ownRandom = freshRandom(seedFrom(seed, 'checks'), 0, 0);
  const forced = below(ownRandom, 2) === 0 ? 'asked' : 'answered';
  naming(game, setup, seed, () => {
    const state = begin(game, setup, freshRandom(seed, 0, 0), null, forced);
    const inspect = () => {
      if (below(ownRandom, oneIn) > 0) return;
      for (const check of checks) check({ game, setup, trials, state, random: ownRandom });
    };
    while (state.flow.stack.length > 0) {
      inspect();
      answerInTurn(game, state, random, forced, inspect);
      mustEnd(state);
    }
  });
}

export const inspectGame = (whole: WholeGame, check: (whole: WholeGame) => void): void =>
  naming(whole.game, whole.setup, whole.seed, () => check(whole));

/** Has a failure say in which game it can be seen again. */
function naming(game: AnyGame, setup: Setup, seed: string, act: () => void): void {
  try {
    act();
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    const where = `${game.id}, ${setup.players} players, ${JSON.stringify(setup.options)}, seed ${seed}`;
    throw new ContractBroken(`${words} (${where})`, { cause: error });
  }
}
