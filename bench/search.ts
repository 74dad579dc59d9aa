import { banditOf } from '../bots/search/bandit.ts';
import type { Knowledge } from '../bots/search/knowledge.ts';
import { type Search, searchFrom } from '../bots/search/search.ts';
import { worthOf } from '../bots/search/worth.ts';
import { playOn, waitingFor } from '../engine/answer.ts';
import type { State } from '../engine/flow.ts';
import type { AnyGame, Setup } from '../engine/game.ts';
import { pick } from '../engine/random.ts';
import { freshRandom, seedFrom } from '../engine/seed.ts';
import { viewOf } from '../engine/view.ts';
import type { Contestant } from './contestant.ts';
import { playUpTo } from './ours.ts';
import { type Pace, race, type Speed, speedOf, timesAsFast } from './race.ts';

/** How fast the search imagines games, next to the engine playing them at random from the same position. */
export interface SearchReport {
  readonly game: string;
  readonly players: number;
  readonly engine: Speed;
  readonly search: Speed;
  /** Iterations for each random game in the same time. */
  readonly ratio: number;
}

/** A decision is rarely thought about for longer. */
const ITERATIONS = 1000;

export async function searchReport(
  { id }: AnyGame,
  { players }: Setup,
  progress: (text: string) => void,
): Promise<SearchReport> {
  const [engine, search] = (await race(['random games', 'search'], id, players, progress)) as [Pace, Pace];
  return {
    game: id,
    players,
    engine: speedOf(engine),
    search: speedOf(search),
    ratio: timesAsFast(search.games, engine.games),
  };
}

/** A game at its first question. */
function firstQuestion(game: AnyGame, setup: Setup): State {
  const seed = seedFrom('bench', 'search', game.id);
  return playUpTo(1, game, setup, freshRandom(seed, 0, 0), freshRandom(seed, 0, 1));
}

/** From a copy of the position to the end, and scored. */
export function randomGames(game: AnyGame, setup: Setup): Contestant {
  const from = firstQuestion(game, setup);
  const random = freshRandom(seedFrom('bench', 'random'), 0, 0);
  let decisions = 0;
  const choose = (options: readonly number[]): number => {
    decisions++;
    return pick(random, options);
  };
  const player = { choose };
  return {
    play() {
      const state: State = game.clone(from);
      decisions = 0;
      playOn(game, state, player);
      game.outcome(state);
      return decisions;
    },
  };
}

/** The same as iterations of a search, the unseen dealt afresh each time; a new search whenever a decision would be over. */
export function iterations(game: AnyGame, setup: Setup): Contestant {
  const from = firstQuestion(game, setup);
  const random = freshRandom(seedFrom('bench', 'iterations'), 0, 0);
  let decisions = 0;
  const knowledge: Knowledge = {
    choose({ options }, dice) {
      decisions++;
      return pick(dice, options);
    },
    forecast: () => [],
    lead: 1,
  };
  const view = viewOf(game.secrets, from, waitingFor(from)[0]!);
  const method = { knowledge, worth: worthOf(game, knowledge), noise: 0, trust: 0, horizon: Number.POSITIVE_INFINITY };
  let search: Search | null = null;
  let left = 0;
  return {
    play() {
      if (!search || left === 0) {
        search = searchFrom(game, view, random, { ...method, bandit: banditOf('ucb', 0.5) });
        left = ITERATIONS;
      }
      left--;
      decisions = 0;
      search.iterate();
      return decisions;
    },
  };
}

export const searchTable = ({ game, players, engine, search, ratio }: SearchReport): string =>
  `${game}, ${players} players, from the first question to the end at random, one thread
random games   ${engine.gamesPerSecond.toFixed(0)} a second (spread ${engine.spread.toFixed(0)}%)
iterations     ${search.gamesPerSecond.toFixed(0)} a second (spread ${search.spread.toFixed(0)}%)
ratio          ${ratio.toFixed(2)}
`;
