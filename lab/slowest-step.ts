import { Session } from 'node:inspector';
import { answerAll, askedOf } from '@gilt/engine/answer';
import { withCards } from '@gilt/engine/cards';
import { teller } from '@gilt/engine/event';
import { run, type State } from '@gilt/engine/flow';
import { type AnyGame, readSetup, type Setup } from '@gilt/engine/game';
import { below, pick, type Random, randomFrom } from '@gilt/engine/random';
import { viewOf } from '@gilt/engine/view';
import { extremeSet } from '@gilt/games/shadowgate/extreme-sets';
import { trialsOf } from '@gilt/games/trials';

/** How much the rules had to do at the question at which they had most to do. */
export interface Slowest {
  /** How many pieces of code were carried out: nearly the same on every machine, however busy. */
  readonly work: number;
  /** How many questions had been answered. */
  readonly at: number;
}

/** Counts what is carried out, as V8 does for reports of coverage. */
function counter(): (act: () => void) => number {
  const session = new Session();
  session.connect();
  function ask<T>(what: string, how: object = {}): T {
    let answer: T;
    session.post(what, how, (error, result) => {
      if (error) throw error;
      answer = result as T;
    });
    return answer!;
  }
  const counted = () => ask<{ result: Script[] }>('Profiler.takePreciseCoverage').result;
  ask('Profiler.enable');
  ask('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  return (act) => {
    counted();
    act();
    let work = 0;
    for (const { url, functions } of counted()) {
      if (/^node:|node_modules/.test(url)) continue;
      for (const { ranges } of functions) for (const { count } of ranges) work += count;
    }
    return work;
  };
}
interface Script {
  readonly url: string;
  readonly functions: readonly { readonly ranges: readonly { readonly count: number }[] }[];
}

/** It goes on counting for as long as the program runs: what was compiled in between would not be counted. */
const workOf = counter();

/** A game as it is, or with the strangest cards if it can be played with others. */
const strangest = (game: AnyGame, random: Random): AnyGame =>
  game.id === 'shadowgate' ? withCards(game, extremeSet(random)) : game;

/** Any table of a game: at every second one as many players as there can be. */
function anySetup(game: AnyGame, random: Random): Setup {
  const { least, most } = game.seats;
  for (;;) {
    const players = below(random, 2) === 0 ? most : least + below(random, most - least + 1);
    try {
      return readSetup(game, players, pick(random, [{}, ...trialsOf[game.id]!.options]));
    } catch {
      // Not every option is for every number of players.
    }
  }
}

/**
 * Plays so many questions of a game, and finds the one after which the rules had most to do: going on to the next question, and telling
 * everybody where the game stands and what they may choose. Whoever plays hoards: large hands are what takes long.
 */
export function slowestStep(plain: AnyGame, seed: number, questions: number): Slowest {
  const random = randomFrom(seed);
  const game = strangest(plain, random);
  const setup = anySetup(game, random);
  const state = game.begin(setup, random) as State;
  const choose = (options: readonly number[]) => (below(random, 3) > 0 ? options[0]! : pick(random, options));
  let slowest: Slowest = { work: workOf(() => run(game, state, teller([]))), at: 0 };
  for (let at = 1; at <= questions && state.flow.stack.length > 0; at++) {
    const work = workOf(() => {
      answerAll(game, state, choose, teller([]));
      for (let seat = 0; seat < setup.players; seat++) {
        viewOf(game.secrets, state, seat);
        if (state.flow.stack.length > 0) askedOf(game, state, seat);
      }
    });
    if (work > slowest.work) slowest = { work, at };
  }
  return slowest;
}
