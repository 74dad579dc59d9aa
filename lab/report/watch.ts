import type { Bot } from '@gilt/bots/bot';
import { taskFor } from '@gilt/bots/bot';
import { seal, waitingFor } from '@gilt/engine/answer';
import { begin, mustEnd } from '@gilt/engine/contract/random-play';
import { proceed, type State } from '@gilt/engine/flow';
import { type Outcome, winShare } from '@gilt/engine/outcome';
import { bits } from '@gilt/engine/random';
import { freshRandom, seedFrom } from '@gilt/engine/seed';
import { isItem, itemName } from '../intervention.ts';
import { type Cell, readCell, roleIn, seatingsOf } from '../run/plan.ts';
import { type AnswerTally, addCount, emptyTotals, noteResult, POINT, type Totals, WIN } from '../run/totals.ts';
import { firstOf } from './turn-order.ts';

/** Plays rounds `from` to `to` − 1 of a cell and looks at everything: who leads, what is offered, what is chosen. */
export async function watch(cell: Cell, from: number, to: number): Promise<Totals> {
  const { game, setup, bots } = readCell(cell);
  const totals = emptyTotals(setup.players);
  for (let number = from; number < to; number++)
    for (let seating = 0; seating < seatingsOf(cell); seating++) {
      const seed = seedFrom(cell.seed, number);
      const luck = freshRandom(seedFrom(seed, 'bots'), 0, 0);
      const botIn = (seat: number): Bot => bots[roleIn(seat, seating, setup.players)]!;
      const state: State = begin(game, setup, freshRandom(seed, 0, 0));
      const first = firstOf(game.id, state);
      const lead = leadWatch();
      const seen = new Map<string, Seen>();
      while (state.flow.stack.length > 0) {
        mustEnd(state);
        lead.look(game.outcome(state), state.flow.asked);
        for (const seat of waitingFor(state)) {
          const task = taskFor(game, setup, state, seat, bits(luck))!;
          const choice = await botIn(seat).think(task);
          const { where, options, names } = task.question;
          const chosen = itemName(names[options.indexOf(choice)]!);
          for (const name of new Set(names.map(itemName)))
            if (isItem(name)) note(seen, seat, where, name, name === chosen);
          totals.decisions++;
          seal(game, state, seat, choice);
        }
        proceed(game, state, null);
      }
      const outcome = game.outcome(state);
      lead.look(outcome, state.flow.asked);
      add(totals, outcome, seating, first, state.flow.asked, lead, seen);
    }
  return totals;
}

interface Seen {
  readonly seat: number;
  readonly where: string;
  readonly name: string;
  offered: number;
  chosen: number;
}

function note(seen: Map<string, Seen>, seat: number, where: string, name: string, chosen: boolean): void {
  const key = `${seat}/${where}/${name}`;
  const one = seen.get(key) ?? { seat, where, name, offered: 0, chosen: 0 };
  one.offered++;
  if (chosen) one.chosen++;
  seen.set(key, one);
}

interface Lead {
  changes: number;
  /** The last question at which the lead changed. */
  last: number;
  look(outcome: Outcome, question: number): void;
}

/** Points are counted as if the game ended there. The lead is somebody's who has it alone. */
function leadWatch(): Lead {
  let leader = -1;
  return {
    changes: 0,
    last: 0,
    look({ scores }, question) {
      const most = Math.max(...scores.map(({ total }) => total));
      const best = scores.flatMap(({ total }, seat) => (total === most ? [seat] : []));
      if (best.length > 1 || best[0] === leader) return;
      if (leader >= 0) this.changes++;
      this.last = question;
      leader = best[0]!;
    },
  };
}

function add(
  totals: Totals,
  outcome: Outcome,
  seating: number,
  first: number | null,
  length: number,
  lead: Lead,
  seen: ReadonlyMap<string, Seen>,
): void {
  const players = outcome.scores.length;
  const wins = outcome.scores.map((_, seat) => Math.round(WIN * winShare(outcome, seat)));
  const points = outcome.scores.map(({ total }) => Math.round(POINT * total));
  totals.games++;
  totals.watched++;
  for (let seat = 0; seat < players; seat++) {
    noteResult(totals.seats[seat]!, wins[seat]!, points[seat]!);
    noteResult(totals.roles[roleIn(seat, seating, players)]!, wins[seat]!, points[seat]!);
    if (first === null) continue;
    const place = (seat - first + players) % players;
    totals.turns[place] ??= { games: 0, wins: 0, winSquares: 0, score: 0, scoreSquares: 0 };
    noteResult(totals.turns[place], wins[seat]!, points[seat]!);
  }
  const [best, second] = points.toSorted((a, b) => b - a) as [number, number];
  addCount(totals.length, length);
  addCount(totals.margin, best - second);
  addCount(totals.leadChanges, lead.changes);
  addCount(totals.decided, Math.round((100 * Math.min(lead.last, length)) / Math.max(1, length)));
  for (const { seat, where, name, offered, chosen } of seen.values()) {
    totals.answers[where] ??= {};
    const tally: AnswerTally = totals.answers[where][name] ?? [0, 0, 0, 0, 0, 0];
    tally[0] += offered;
    tally[1] += chosen;
    tally[2]++;
    tally[3] += wins[seat]!;
    if (chosen > 0) {
      tally[4]++;
      tally[5] += wins[seat]!;
    }
    totals.answers[where][name] = tally;
  }
}
