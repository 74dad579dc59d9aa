import { luckOf } from '@gilt/bots/review/playing-on';
import { knowledgeOf } from '@gilt/bots/search/knowing';
import { answerAll } from '@gilt/engine/answer';
import { begin } from '@gilt/engine/contract/random-play';
import { openLine, type State } from '@gilt/engine/flow';
import { type AnyGame, readSetup } from '@gilt/engine/game';
import { winShare } from '@gilt/engine/outcome';

/** A position of a game that was played: the points that were forecast, and who won in the end. */
interface Row {
  readonly points: readonly number[];
  readonly shares: readonly number[];
}

/** Of every so many questions one is looked at. */
const EVERY = 5;
const CROWD = 5;

/**
 * What a lead is worth in a game, early and late (bots/review/outlook.ts): the two figures by which the winners of games between rules of thumb, at tables of every size, were
 * likeliest to win, by a grid in steps of √2.
 */
export function fitted(game: AnyGame, count: number) {
  const { choose, forecast, lead: guess } = knowledgeOf(game.id, undefined);
  const rows: Row[] = [];
  for (let number = 0; number < count; number++) {
    const sizes = Math.min(CROWD, game.seats.most) - game.seats.least + 1;
    const setup = readSetup(game, game.seats.least + (number % sizes), {});
    const dice = luckOf(number, 31);
    const state: State = begin(game, setup, dice);
    const seen: (readonly number[])[] = [];
    while (state.flow.stack.length > 0) {
      const { where } = openLine(game, state)!;
      if ((state.flow.asked + number) % EVERY === 0) seen.push(forecast(state).slice());
      answerAll(game, state, (options, seat) => choose({ game: state, where, seat, options }, dice), null);
    }
    const outcome = game.outcome(state);
    const shares = outcome.scores.map((_, seat) => winShare(outcome, seat));
    for (const points of seen) rows.push({ points, shares });
  }
  const tops = rows.map(({ points }) => Math.max(...points)).sort((a, b) => a - b);
  const top = tops[Math.floor(0.95 * tops.length)]!;
  let best = { early: 0, late: 0, top, loss: Number.POSITIVE_INFINITY };
  for (let from = -4; from <= 10; from++) {
    for (let to = -4; to <= 6; to++) {
      const [early, late] = [guess * 2 ** (from / 2), guess * 2 ** (to / 2)];
      const loss = surpriseOf(rows, early, late, top);
      if (loss < best.loss) best = { early, late, top, loss };
    }
  }
  return best;
}

/** How much the winners surprise, on the average. */
function surpriseOf(rows: readonly Row[], early: number, late: number, top: number): number {
  let sum = 0;
  for (const { points, shares } of rows) {
    const most = Math.max(...points);
    const gone = Math.min(1, Math.max(0, most / top));
    const lead = early ** (1 - gone) * late ** gone;
    const weights = points.map((each) => Math.exp((each - most) / lead));
    const all = weights.reduce((total, each) => total + each, 0);
    shares.forEach((share, seat) => {
      if (share > 0) sum -= share * Math.log(Math.max(1e-9, weights[seat]! / all));
    });
  }
  return sum / rows.length;
}
