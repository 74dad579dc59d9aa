import { advise } from '@gilt/bots/review/advice';
import { type Company, companyOf, luckOf } from '@gilt/bots/review/playing-on';
import { type Puzzle, solves } from '@gilt/bots/review/puzzle';
import { moreThan, type Weighing, weigh } from '@gilt/bots/review/weighing';
import { answerAll, optionsOf, waitingFor } from '@gilt/engine/answer';
import { begin, mustEnd } from '@gilt/engine/contract/random-play';
import { Refusal } from '@gilt/engine/fault';
import { openLine, type State } from '@gilt/engine/flow';
import { type AnyGame, readSetup, type Setup } from '@gilt/engine/game';
import { NAMES, writePosition } from '@gilt/engine/position';
import { chance, pick, type Random, shuffle } from '@gilt/engine/random';
import type { Seat } from '@gilt/engine/seat';
import { freshRandom, seedFrom } from '@gilt/engine/seed';
import { type View, viewOf } from '@gilt/engine/view';
import { whatIf } from '@gilt/engine/what-if';

/** What is looked for. */
export interface Mine {
  readonly game: AnyGame;
  /** So many puzzles. */
  readonly count: number;
  /** Worlds a choice when a puzzle is checked. */
  readonly budget: number;
  readonly seed: number;
}

/** Positions are first looked at with so many times fewer worlds, and with so many at least; what seems to be a puzzle then, with so many more. */
const GLANCE = 60;
const LEAST_GLANCE = 30;
const CLOSER = 6;
/** So many positions of a game are looked at. */
const POSITIONS = 6;
/** A puzzle has so many options: one is none, and of more than these nobody thinks each over. */
const LEAST = 2;
const MOST = 8;
/** What suggests itself must cost at least so much of the win. */
const GAP = 0.05;
/** At the first look it must lie so many standard errors behind. */
const CLEAR = 2.5;
/** So often somebody in these games plays anything: positions would else be all of a kind. */
const WHIM = 0.1;
/** No more than so large a share of the puzzles has the same answer, at whomever it is aimed. */
const ALIKE = 0.4;
/** In so many worlds the answer has to be right once more. */
const AGAIN = 100;
/** Nobody finds through a crowd. */
const CROWD = 5;

/** Finds puzzles in games of bots: positions in which what suggests itself costs something. At most one of each game, so that they differ. */
export function* mining({ game, count, budget, seed }: Mine): Generator<Puzzle | null, Puzzle[]> {
  const company = companyOf(game);
  const seats = Math.min(game.seats.most, CROWD) - game.seats.least + 1;
  const answers = new Map<string, number>();
  const found: Puzzle[] = [];
  for (let number = 1; found.length < count; number++) {
    const setup = readSetup(game, game.seats.least + (number % seats), {});
    const random = freshRandom(seedFrom('puzzles', seed, number), 0, 0);
    const isNews = (best: string): boolean => (answers.get(kindOf(best)) ?? 0) < ALIKE * count;
    const moment = promising(company, momentsIn(company, setup, random), isNews, budget, random);
    const puzzle = moment && puzzleAt(company, setup, moment, `${game.id}-${number}`, budget, random);
    if (puzzle) {
      const kind = kindOf(puzzle.best);
      answers.set(kind, (answers.get(kind) ?? 0) + 1);
      found.push(puzzle);
    }
    yield puzzle;
  }
  return found;
}

/** An answer without the one it is aimed at: `goblin@seat-3` is as good as `goblin@seat-1`. */
const kindOf = (answer: string): string => answer.split('@')[0]!;

/** A question that was put to somebody. */
interface Moment {
  readonly state: State;
  readonly seat: Seat;
}

/** Plays a game, and gives every choice in it that is neither forced nor endless. */
function momentsIn({ rules, knowledge }: Company, setup: Setup, random: Random): Moment[] {
  const moments: Moment[] = [];
  const state: State = begin(rules, setup, random);
  while (state.flow.stack.length > 0) {
    mustEnd(state);
    const { where } = openLine(rules, state)!;
    const able = waitingFor(state).filter((seat) => {
      const { length } = optionsOf(rules, state, seat);
      return length >= LEAST && length <= MOST;
    });
    if (able.length > 0) moments.push({ state: rules.clone(state) as State, seat: pick(random, able) });
    answerAll(
      rules,
      state,
      (options, seat) =>
        chance(random) < WHIM ? pick(random, options) : knowledge.choose({ game: state, where, seat, options }, random),
      null,
    );
  }
  return moments;
}

/** The first of some moments in which what suggests itself seems to cost much. */
function promising(
  company: Company,
  moments: readonly Moment[],
  isNews: (best: string) => boolean,
  budget: number,
  random: Random,
): Moment | null {
  const worlds = Math.max(LEAST_GLANCE, Math.floor(budget / GLANCE));
  for (const moment of shuffle(random, [...moments]).slice(0, POSITIONS)) {
    const view = viewOf(company.rules.secrets, moment.state, moment.seat);
    const isPuzzle = (count: number): boolean => {
      const weighing = weigh(company, view, count, random);
      return seemsToCost(weighing) && isNews(weighing.names[weighing.best]!);
    };
    if ([worlds, CLOSER * worlds].every(isPuzzle)) return moment;
  }
  return null;
}

/** Whether what suggests itself costs something there, as far as one can see. */
function seemsToCost(weighing: Weighing): boolean {
  const cost = moreThan(weighing, weighing.best, suggested(weighing));
  return cost.mean >= GAP && cost.mean >= CLEAR * Math.sqrt(cost.variance);
}

/** The place of the option that rules of thumb choose most often. */
export const suggested = ({ usually }: Weighing): number => usually.indexOf(Math.max(...usually));

/** The moment as a puzzle, weighed with care; null if it is none, or if its position cannot be written down. */
function puzzleAt(
  company: Company,
  setup: Setup,
  { state, seat }: Moment,
  id: string,
  budget: number,
  random: Random,
): Puzzle | null {
  const { rules: game } = company;
  const names = NAMES.slice(0, setup.players);
  const position = writePosition({ game, setup, names, seed: 'puzzle', state });
  const view = seenIn(game, position, seat);
  if (!view || JSON.stringify(view.game) !== JSON.stringify(viewOf(game.secrets, state, seat).game)) return null;
  const weighing = weigh(company, view, LEAST_GLANCE, luckOf(1));
  const advice = advise(company, view, budget, random);
  const tempting = advice.options[suggested(weighing)]!;
  const best = advice.options.find(({ verdict }) => verdict === 'best')!;
  // Who looks less closely must not hold the answer against anybody.
  if (!solves(advise(company, view, Math.min(budget, AGAIN), luckOf(5)), advice.best)) return null;
  // An answer that nobody can explain teaches nothing.
  if (tempting.verdict !== 'cost' || !tempting.why || best.worth.value - tempting.worth.value < GAP) return null;
  return { id, position, seat: seat + 1, ...advice };
}

/** What a seat sees of a position that was written down; null if it cannot be read back. */
export function seenIn(game: AnyGame, position: string, seat: Seat): View | null {
  try {
    const { state } = whatIf(position, [game]);
    return waitingFor(state).includes(seat) ? viewOf(game.secrets, state, seat) : null;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
