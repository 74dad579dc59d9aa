import { advise } from '@gilt/bots/review/advice';
import { usualBudget } from '@gilt/bots/review/budget';
import { luckOf } from '@gilt/bots/review/playing-on';
import { stepsOf } from '@gilt/bots/review/steps';
import { knowledgeOf } from '@gilt/bots/search/knowing';
import { optionsOf } from '@gilt/engine/answer';
import { openLine, proceed, type State } from '@gilt/engine/flow';
import type { AnyGame } from '@gilt/engine/game';
import { winShare } from '@gilt/engine/outcome';
import { PENDING } from '@gilt/engine/question';
import { determinise } from '@gilt/engine/redeal';
import type { Seat } from '@gilt/engine/seat';
import { viewOf } from '@gilt/engine/view';
import { gameOf, tableFor } from './played.ts';

/** So many deals of what a seat does not know, and so many answers of the others in each, are carried out at most. */
const DEALS = 40;
const ANSWERS = 400;
/** So many ways in which a game may go on, over all of them. */
const WAYS = 10_000;
/** So many of the last questions of a game are looked at. */
const LAST = 6;
/** So often somebody in these games plays anything: positions would else be all of a kind. */
const WHIM = 0.1;
/** The best choice brings so much more than any other, over all of them. */
const CLEAR = 0.05;

export interface Known {
  /** Which game it was found in, and what is best. */
  readonly number: number;
  readonly entry: number;
  readonly seat: Seat;
  readonly best: string;
  readonly options: number;
  /** What the review says. */
  readonly named: string;
}

/**
 * Last questions of games in which the best choice is known, for it was counted out: whatever the others hold and answer, and however the game goes on, no other option ever
 * brings more, and every other brings less on the whole. What the review calls best is held against it, at the budget that people get.
 */
export async function knownIn(game: AnyGame, number: number): Promise<Known[]> {
  const sizes = tableFor(game) - game.seats.least + 1;
  const reel = await gameOf(game, 'known', number, () => WHIM, game.seats.least + (number % sizes));
  const company = { rules: game, knowledge: knowledgeOf(game.id, undefined) };
  const found: Known[] = [];
  for (const { entry, from, sealed } of stepsOf(reel).slice(-LAST)) {
    if (!sealed) continue;
    const places = from.flow.answers.map((answer, each) => (answer === PENDING ? countedOut(game, from, each) : null));
    const seat = places.findIndex((place) => place !== null);
    if (seat < 0) continue;
    const options = optionsOf(game, from, seat);
    const { best: named } = advise(
      company,
      viewOf(game.secrets, from, seat),
      usualBudget(game.id),
      luckOf(number, entry),
    );
    const best = openLine(game, from)!.question.choices.name(options[places[seat]!]!);
    found.push({ number, entry, seat, best, options: options.length, named });
  }
  return found.slice(0, 1);
}

/** The place of the option that is best whatever the others hold and do; null if there is none, or if that is too much to count. */
function countedOut(game: AnyGame, from: State, seat: Seat): number | null {
  const options = optionsOf(game, from, seat);
  if (options.length < 2) return null;
  const view = viewOf(game.secrets, from, seat);
  const ways = { left: WAYS };
  const means = options.map(() => 0);
  /** The options that have not been beaten yet. */
  let unbeaten = options.map((_, place) => place);
  for (let deal = 0; deal < DEALS; deal++) {
    const world = determinise(game, view, luckOf(deal, 11));
    const all = answersOf(game, world, seat);
    if (!all) return null;
    for (const answers of all) {
      const shares: Range[] = [];
      for (const option of options) {
        const end = game.clone(world) as State;
        end.flow.answers = answers.with(seat, option);
        proceed(game, end, null);
        const ends = endsOf(game, end, seat, ways);
        if (!ends) return null;
        shares.push(ends);
      }
      shares.forEach(({ mean }, place) => {
        means[place]! += mean / all.length / DEALS;
      });
      unbeaten = unbeaten.filter((best) =>
        shares.every(({ most }, place) => place === best || most <= shares[best]!.least),
      );
      if (unbeaten.length === 0) return null;
    }
  }
  const clear = (best: number): boolean => means.every((mean, place) => place === best || mean <= means[best]! - CLEAR);
  return unbeaten.find(clear) ?? null;
}

/** What share of the win there may be: the least, the most, and what comes of choices at random. */
interface Range {
  readonly least: number;
  readonly most: number;
  readonly mean: number;
}

/** All ends that a game may come to, whoever chooses what; null if there are too many. Chance goes on as it lies in the state. */
function endsOf(game: AnyGame, state: State, seat: Seat, ways: { left: number }): Range | null {
  if (state.flow.stack.length === 0) {
    const share = winShare(game.outcome(state), seat);
    return { least: share, most: share, mean: share };
  }
  const all = answersOf(game, state, -1);
  if (!all) return null;
  ways.left -= all.length;
  if (ways.left < 0) return null;
  const range = { least: 1, most: 0, mean: 0 };
  for (const answers of all) {
    const next = game.clone(state) as State;
    next.flow.answers = answers.slice();
    proceed(game, next, null);
    const end = endsOf(game, next, seat, ways);
    if (!end) return null;
    range.least = Math.min(range.least, end.least);
    range.most = Math.max(range.most, end.most);
    range.mean += end.mean / all.length;
  }
  return range;
}

/** Every way in which the others may answer; null if there are too many. */
function answersOf(game: AnyGame, world: State, seat: Seat): number[][] | null {
  let all: number[][] = [world.flow.answers.slice()];
  for (let other = 0; other < world.flow.players; other++) {
    if (other === seat || world.flow.answers[other] !== PENDING) continue;
    all = all.flatMap((answers) => optionsOf(game, world, other).map((option) => answers.with(other, option)));
    if (all.length > ANSWERS) return null;
  }
  return all;
}
