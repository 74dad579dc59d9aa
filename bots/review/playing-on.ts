import { playOn as playQuestions } from '@gilt/engine/answer';
import { proceed, run, type State } from '@gilt/engine/flow';
import type { AnyGame, Setup } from '@gilt/engine/game';
import { winShare } from '@gilt/engine/outcome';
import { bits, type Random, randomFrom } from '@gilt/engine/random';
import { seatsOf } from '@gilt/engine/seat';
import { knowledgeOf } from '../search/knowing.ts';
import type { Knowledge } from '../search/knowledge.ts';
import { outlookIn, outlookOf } from './outlook.ts';
import { Tally } from './tally.ts';

/** A game of which this many questions were asked goes on for ever, or as good as; it is judged as it stands. */
const PATIENCE = 20_000;

/** Who plays on in imagined games: everybody by the rules of thumb that searches play games out with. */
export interface Company {
  readonly rules: AnyGame;
  readonly knowledge: Knowledge;
}

export function companyOf(rules: AnyGame): Company {
  const knowledge = knowledgeOf(rules.id, rules.cards?.other ?? undefined);
  return { rules, knowledge: { ...knowledge, ...knowledge.reviewed } };
}

/** A forecast tells as much as so many games that are played to their end. */
const FORECAST = 300;
/** With a third of them it tells nearly everything, and nobody need play to the end. */
const FEW = FORECAST / 3;

/**
 * Plays a game on, everybody by rules of thumb, as one of so many, and says by seat what share of the win each has. It is judged after a while by the points that are
 * forecast, which is right on the average (docs/review.md) and far less a matter of luck than its end. With many games to go by they are played to their end as
 * well, which counts the more the more there are. It changes the game.
 */
export function playOn(company: Company, game: State, dice: Random, times: number): number[] {
  const judged = foreseen(company, game, dice);
  if (judged && times <= FEW) return judged;
  const ended = inTheEnd(company, game, dice);
  if (!judged) return ended;
  const trust = times / (times + FORECAST);
  return ended.map((share, seat) => trust * share + (1 - trust) * judged[seat]!);
}

/** By seat: the chances after a while; null in a game that no forecast knows. It changes the game. */
export function foreseen(company: Company, game: State, dice: Random): number[] | null {
  const { rules, knowledge } = company;
  const outlook = outlookIn(rules);
  if (!outlook) return null;
  carryOn(company, game, dice, outlook.ahead);
  return game.flow.stack.length === 0 ? sharesOf(rules, knowledge, game) : outlookOf(outlook, knowledge, game);
}

/** By seat: what came of it. It changes the game. */
export function inTheEnd(company: Company, game: State, dice: Random): number[] {
  if (game.flow.stack.length > 0) carryOn(company, game, dice, Number.POSITIVE_INFINITY);
  return sharesOf(company.rules, company.knowledge, game);
}

/** Plays on until the clock of the game has moved so often, or to the end. */
function carryOn({ rules, knowledge }: Company, game: State, dice: Random, ahead: number): void {
  const { flow } = game;
  const clock = knowledge.clock ?? questions;
  let now = clock(game);
  let left = ahead;
  let where = '';
  playQuestions(rules, game, {
    meets(line) {
      const time = clock(game);
      if (time !== now) left--;
      now = time;
      where = line.where;
      return left > 0 && flow.asked < PATIENCE;
    },
    choose: (options, seat) => knowledge.choose({ game, where, seat, options }, dice),
  });
}

const questions = ({ flow }: State): number => flow.asked;

/** The shares of the win at the end of a game; of one that does not end, as its points are forecast. */
export function sharesOf(rules: AnyGame, { forecast }: Knowledge, game: State): number[] {
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

/** The game with all hands as they are; what nobody knows is dealt afresh. */
export function asItStands({ rules }: Company, state: State, dice: Random): State {
  const game = rules.clone(state) as State;
  rules.reshuffle(game, dice);
  shaken(game, dice);
  return game;
}

/** The same once everybody has sealed an answer, at the next question. */
export function turnedUp(company: Company, sealed: State, dice: Random): State {
  const game = asItStands(company, sealed, dice);
  proceed(company.rules, game, null);
  return game;
}

/** A game that has just been dealt. */
export function dealt({ rules }: Company, setup: Setup, dice: Random): State {
  const game = rules.begin(setup, dice) as State;
  run(rules, game, null);
  return game;
}

type Luck = (time: number) => Random;

/** By seat: the chances of winning with all hands as they are. What nobody knows is dealt afresh each time. */
export function chancesAt(company: Company, state: State, times: number, luck: Luck): Tally[] {
  if (state.flow.stack.length === 0) return sharesOf(company.rules, company.knowledge, state).map(Tally.exactly);
  return tallied(state.flow.players, times, (time) => {
    const dice = luck(time);
    return playOn(company, asItStands(company, state, dice), dice, times);
  });
}

/** The same once everybody has sealed an answer and nothing is turned up yet. */
export function chancesSealed(company: Company, sealed: State, times: number, luck: Luck): Tally[] {
  return tallied(sealed.flow.players, times, (time) => {
    const dice = luck(time);
    return playOn(company, turnedUp(company, sealed, dice), dice, times);
  });
}

/** The same before anything is dealt. */
export function chancesUndealt(company: Company, setup: Setup, times: number, luck: Luck): Tally[] {
  return tallied(setup.players, times, (time) => {
    const dice = luck(time);
    const own = randomFrom(bits(dice));
    return playOn(company, dealt(company, setup, dice), own, times);
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
