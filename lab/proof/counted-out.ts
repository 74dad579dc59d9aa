import { luckOf } from '@gilt/bots/review/playing-on';
import { optionsOf } from '@gilt/engine/answer';
import { proceed, type State } from '@gilt/engine/flow';
import type { AnyGame } from '@gilt/engine/game';
import { winShare } from '@gilt/engine/outcome';
import { PENDING } from '@gilt/engine/question';
import { determinise } from '@gilt/engine/redeal';
import type { Seat } from '@gilt/engine/seat';
import { viewOf } from '@gilt/engine/view';

/** What a seat does not know is dealt so often; in each deal all answers of the others are carried out, so many at most. */
const DEALS = 100;
const ANSWERS = 2000;
/** From each of these a game is followed in so many ways at most. What lies beyond may be anything, from nothing to the whole win. */
const WAYS = 400;
/** The best choice brings so much more than any other, over all of them. */
const CLEAR = 0.05;

/** What the options of a question come to, whatever the others hold and answer and however the game goes on. */
export interface CountedOut {
  /** The place of the option that is best for certain; null if there is none. */
  readonly best: number | null;
  /** By option, over all deals and answers: the share of the win that it brings at least, and at most. */
  readonly least: readonly number[];
  readonly most: readonly number[];
  /** So many deals and answers were carried out. */
  readonly times: number;
}

/**
 * Carries out every option of a seat against everything the others may answer, in many deals of what the seat cannot know. An option is best if what the seat can make sure
 * of with it is in all of them as much as any other might bring; and if over all of them every other brings less, even if what was not followed to its end were won.
 */
export function countedOut(game: AnyGame, from: State, seat: Seat, deals = DEALS): CountedOut | null {
  const options = optionsOf(game, from, seat);
  if (options.length < 2) return null;
  const view = viewOf(game.secrets, from, seat);
  const least = options.map(() => 0);
  const most = options.map(() => 0);
  let unbeaten = options.map((_, place) => place);
  let times = 0;
  for (let deal = 0; deal < deals; deal++) {
    const world = determinise(game, view, luckOf(deal, 11));
    const all = answersOf(game, world, seat);
    if (!all) return null;
    for (const answers of all) {
      const spans = options.map((option) => spanOf(game, world, answers.with(seat, option), seat, { left: WAYS }));
      spans.forEach((span, place) => {
        least[place]! += span.least / all.length / deals;
        most[place]! += span.most / all.length / deals;
      });
      unbeaten = unbeaten.filter((best) =>
        spans.every((span, place) => place === best || span.most <= spans[best]!.least),
      );
      times++;
      if (unbeaten.length === 0) return { best: null, least, most, times };
    }
  }
  const clear = (best: number): boolean => most.every((each, place) => place === best || each <= least[best]! - CLEAR);
  return { best: unbeaten.find(clear) ?? null, least, most, times };
}

interface Span {
  readonly least: number;
  readonly most: number;
}
const ANYTHING: Span = { least: 0, most: 1 };

/** What a seat can make sure of after these answers, and what they may bring at most. Chance goes on as it lies in the state, the same for every option. */
function spanOf(game: AnyGame, state: State, answers: readonly number[], seat: Seat, ways: { left: number }): Span {
  const next = game.clone(state) as State;
  next.flow.answers = answers.slice();
  proceed(game, next, null);
  if (next.flow.stack.length === 0) {
    const share = winShare(game.outcome(next), seat);
    return { least: share, most: share };
  }
  const all = answersOf(game, next, -1);
  if (!all) return ANYTHING;
  ways.left -= all.length;
  if (ways.left < 0) return ANYTHING;
  /** By what the seat itself answers: the least that comes of it. */
  const sure = new Map<number, number>();
  let most = 0;
  for (const each of all) {
    const span = spanOf(game, next, each, seat, ways);
    const own = each[seat]!;
    sure.set(own, Math.min(sure.get(own) ?? 1, span.least));
    most = Math.max(most, span.most);
  }
  return { least: Math.max(...sure.values()), most };
}

/** Every way in which all but that seat may answer; null if there are too many. */
function answersOf(game: AnyGame, world: State, seat: Seat): number[][] | null {
  let all: number[][] = [world.flow.answers.slice()];
  for (let other = 0; other < world.flow.players; other++) {
    if (other === seat || world.flow.answers[other] !== PENDING) continue;
    all = all.flatMap((answers) => optionsOf(game, world, other).map((option) => answers.with(other, option)));
    if (all.length > ANSWERS) return null;
  }
  return all;
}
