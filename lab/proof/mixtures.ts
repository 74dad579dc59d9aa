import { advise } from '@gilt/bots/review/advice';
import { usualBudget } from '@gilt/bots/review/budget';
import { companyOf, luckOf } from '@gilt/bots/review/playing-on';
import { answerAtRandom, begin } from '@gilt/engine/contract/random-play';
import { readSetup } from '@gilt/engine/game';
import { below } from '@gilt/engine/random';
import { viewOf } from '@gilt/engine/view';
import { goofspiel } from '@gilt/games/goofspiel/game';
import type { Goofspiel } from '@gilt/games/goofspiel/goofspiel';
import { type Solution, solve } from '../matrix-game.ts';

const CARDS = 6;
/** A card belongs to the mixture if it is to be bid at least this often: less is rounding. */
const PART = 0.02;

/** Goofspiel for two as it stands before a bid: both hands, the prize, those to come, and how far the first is ahead. */
interface Stand {
  readonly hands: readonly [readonly number[], readonly number[]];
  readonly prize: number;
  readonly prizes: readonly number[];
  readonly ahead: number;
}

const without = (cards: readonly number[], card: number): number[] => cards.filter((each) => each !== card);

/** The exact solution for the share of the win, which is what a review looks at; `goofspiel-exact.ts` plays for points. */
function solved({ hands: [own, other], prize, prizes, ahead }: Stand): Solution {
  return solve(
    own.map((a) =>
      other.map((b) => {
        const lead = ahead + prize * Math.sign(a - b);
        if (prizes.length === 0) return 0.5 + Math.sign(lead) / 2;
        const next = prizes.map((each): number => {
          const hands: Stand['hands'] = [without(own, a), without(other, b)];
          return solved({ hands, prize: each, prizes: without(prizes, each), ahead: lead }).value;
        });
        return next.reduce((sum, value) => sum + value, 0) / next.length;
      }),
    ),
  );
}

export interface Mixed {
  readonly hand: readonly number[];
  readonly other: readonly number[];
  readonly prize: number;
  readonly prizes: readonly number[];
  readonly ahead: number;
  /** How often each card is to be bid, and what the review says of it. */
  readonly mixture: readonly number[];
  readonly verdicts: readonly string[];
  /** Cards of the mixture that it calls a cost: there should be none. */
  readonly wrong: readonly number[];
}

/** A position of a game at random, if one has to mix there: what the review calls each card, held against the exact solution. */
export function mixedIn(number: number): Mixed | null {
  const random = luckOf(number, 23);
  const setup = readSetup(goofspiel, 2, { cards: CARDS });
  const state = begin(goofspiel, setup, random) as Goofspiel;
  const left = 3 + below(random, 2);
  while (state.hands[0]!.length > left) answerAtRandom(goofspiel, state, random);
  const [own, other] = state.hands as [number[], number[]];
  const points = (seat: number): number => state.taken[seat]!.reduce((sum, each) => sum + each, 0);
  const stand: Stand = {
    hands: [own, other],
    prize: state.prize,
    prizes: state.prizes,
    ahead: points(0) - points(1),
  };
  const { rows: mixture } = solved(stand);
  if (mixture.filter((part) => part >= PART).length < 2) return null;
  const company = companyOf(goofspiel);
  const view = viewOf(goofspiel.secrets, state, 0);
  const { options } = advise(company, view, usualBudget('goofspiel'), luckOf(number, 24));
  const verdicts = options.map(({ verdict }) => verdict);
  const wrong = own.filter((_, i) => mixture[i]! >= PART && verdicts[i] === 'cost');
  const { ahead, prize } = stand;
  return { hand: own, other, prize, prizes: stand.prizes.toSorted(), ahead, mixture, verdicts, wrong };
}
