import { answerAll } from '@gilt/engine/answer';
import { openLine, proceed, run, type State } from '@gilt/engine/flow';
import type { AnyGame, Setup } from '@gilt/engine/game';
import { winShare } from '@gilt/engine/outcome';
import { bits, type Random, randomFrom } from '@gilt/engine/random';
import { seatsOf } from '@gilt/engine/seat';
import type { Knowledge } from '../search/knowledge.ts';
import { Tally } from './tally.ts';

/** A game of which this many questions were asked goes on for ever, or as good as; it is judged as it stands. */
const PATIENCE = 20_000;

/** Who plays on in imagined games: everybody by the rules of thumb that searches play games out with. */
export interface Company {
  readonly rules: AnyGame;
  readonly knowledge: Knowledge;
}

/** Plays a game to its end, everybody by rules of thumb, and says by seat what share of the win each has. It changes the game. */
export function playOn({ rules, knowledge }: Company, game: State, dice: Random): number[] {
  const { flow } = game;
  while (flow.stack.length > 0 && flow.asked < PATIENCE) {
    const { where } = openLine(rules, game)!;
    answerAll(rules, game, (options, seat) => knowledge.choose({ game, where, seat, options }, dice), null);
  }
  return sharesOf(rules, knowledge, game);
}

/** The shares of the win at the end of a game; of one that does not end, as its points are forecast. */
function sharesOf(rules: AnyGame, { forecast }: Knowledge, game: State): number[] {
  if (game.flow.stack.length === 0) {
    const outcome = rules.outcome(game);
    return seatsOf(game.flow.players).map((seat) => winShare(outcome, seat));
  }
  const points = forecast(game);
  const most = Math.max(...points);
  const leaders = points.filter((each) => each === most).length;
  return points.map((each) => (each === most ? 1 / leaders : 0));
}

/** A generator of its own for each thing that is imagined: the same words give the same luck. */
export function luckOf(...words: readonly number[]): Random {
  let mixed = 0x2545f491;
  for (const word of words) mixed = (Math.imul(mixed ^ word, 0x9e3779b1) ^ (mixed >>> 15)) | 0;
  return randomFrom(mixed);
}

/** Chance of its own for the rules of a game. */
function shaken(game: State, dice: Random): void {
  game.flow.random = [bits(dice) | 0, bits(dice) | 0, bits(dice) | 0, bits(dice) | 0];
}

/** By seat: the chances of winning with all hands as they are. What nobody knows is dealt afresh each time. */
export function chancesAt(company: Company, state: State, times: number, luck: (time: number) => Random): Tally[] {
  if (state.flow.stack.length === 0) return sharesOf(company.rules, company.knowledge, state).map(Tally.exactly);
  return tallied(state.flow.players, times, (time) => {
    const dice = luck(time);
    const game = company.rules.clone(state) as State;
    company.rules.reshuffle(game, dice);
    shaken(game, dice);
    return playOn(company, game, dice);
  });
}

/** The same once everybody has sealed an answer and nothing is turned up yet. */
export function chancesSealed(company: Company, sealed: State, times: number, luck: (time: number) => Random): Tally[] {
  return tallied(sealed.flow.players, times, (time) => {
    const dice = luck(time);
    const game = company.rules.clone(sealed) as State;
    company.rules.reshuffle(game, dice);
    shaken(game, dice);
    proceed(company.rules, game, null);
    return playOn(company, game, dice);
  });
}

/** The same before anything is dealt. */
export function chancesUndealt(company: Company, setup: Setup, times: number, luck: (time: number) => Random): Tally[] {
  return tallied(setup.players, times, (time) => {
    const dice = luck(time);
    const own = randomFrom(bits(dice));
    const game = company.rules.begin(setup, dice) as State;
    run(company.rules, game, null);
    return playOn(company, game, own);
  });
}

function tallied(players: number, times: number, play: (time: number) => readonly number[]): Tally[] {
  const tallies = seatsOf(players).map(() => new Tally());
  for (let time = 0; time < times; time++) {
    const shares = play(time);
    for (let seat = 0; seat < players; seat++) tallies[seat]!.add(shares[seat]!);
  }
  return tallies;
}
