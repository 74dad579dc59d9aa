import { hash } from 'node:crypto';
import type { Bot } from '@gilt/bots/bot';
import { begin, mustEnd } from '@gilt/engine/contract/random-play';
import { Refusal, RulesFault } from '@gilt/engine/fault';
import { newWalk, openLine, proceedFrom } from '@gilt/engine/flow';
import type { AnyGame } from '@gilt/engine/game';
import { FORCED, PENDING } from '@gilt/engine/question';
import { bits, type Random } from '@gilt/engine/random';
import type { Seat } from '@gilt/engine/seat';
import { lookAt } from './looks.ts';
import { OpenTask } from './open-task.ts';
import { type Cell, type ReadCell, readCell, roleIn, seatingsOf } from './plan.ts';
import { addCount, emptyTotals, noStanding, noteResult, POINT, type Standing, type Totals, WIN } from './totals.ts';
import { Watch } from './watch.ts';

/** A game that waits for something from outside, such as a time limit, would wait for ever: nobody says it here. */
const PATIENCE = 50_000;

/** `seedFrom` and `freshRandom` of the engine, by Node's own SHA-256: many games are so short that it matters. */
const seedOf = (seed: string, word: string | number): string => hash('sha256', `${seed}/${word}`);
function randomOf(seed: string): Random {
  // A character a byte: that takes half as long as a buffer.
  const digest = hash('sha256', `${seed}/0/0`, 'binary');
  return [wordAt(digest, 0), wordAt(digest, 4), wordAt(digest, 8), wordAt(digest, 12)];
}
const wordAt = (bytes: string, at: number): number =>
  (bytes.charCodeAt(at) << 24) |
  (bytes.charCodeAt(at + 1) << 16) |
  (bytes.charCodeAt(at + 2) << 8) |
  bytes.charCodeAt(at + 3);

/** The seed of a deal, from which it can be played again with a record (`gilt lab run PLAN --game N`). */
export const seedOfRound = (seed: string, round: number): string => seedOf(seed, round);

/**
 * Plays rounds `from` to `to` − 1 of a cell without records, and adds up what comes of them: nothing stays of a game but sums.
 * What comes of a game depends on its round and seating alone.
 */
export async function playRounds(cell: Cell, from: number, to: number): Promise<Totals> {
  const read = readCell(cell);
  const { players } = read.setup;
  const seatings = seatingsOf(cell);
  const totals = emptyTotals(players);
  const watch = cell.measure === 'all' ? new Watch(read.game, players, totals) : null;
  const lineups = Array.from({ length: seatings }, (_, seating) =>
    read.bots.map((_, seat) => read.bots[roleIn(seat, seating, players)]!),
  );
  const bySeat = new Sums(players);
  const byRole = new Sums(players);
  const byTurn = new Sums(players);
  for (let round = from; round < to; round++) {
    const seed = seedOfRound(cell.seed, round);
    let begins = false;
    for (let seating = 0; seating < seatings; seating++) {
      const play = playOne(read, lineups[seating]!, seed, totals, watch);
      let step = play.next();
      while (!step.done) step = play.next(await step.value);
      const { wins, scores, starter } = step.value;
      begins = starter !== undefined;
      for (let seat = 0; seat < players; seat++) {
        bySeat.add(seat, wins[seat]!, scores[seat]!);
        byRole.add(roleIn(seat, seating, players), wins[seat]!, scores[seat]!);
        if (begins) byTurn.add((seat - starter! + players) % players, wins[seat]!, scores[seat]!);
      }
    }
    bySeat.note(totals.seats);
    byRole.note(totals.roles);
    if (begins) byTurn.note(totals.turns);
  }
  return totals;
}

/** Wins and scores within one round. */
class Sums {
  private readonly wins: number[];
  private readonly scores: number[];

  constructor(players: number) {
    this.wins = new Array<number>(players).fill(0);
    this.scores = new Array<number>(players).fill(0);
  }

  add(place: number, win: number, score: number): void {
    this.wins[place]! += win;
    this.scores[place]! += score;
  }

  /** Notes the round, and begins the next. */
  note(standings: Standing[]): void {
    for (let place = 0; place < this.wins.length; place++) {
      const standing = standings[place] ?? noStanding();
      standings[place] = standing;
      noteResult(standing, this.wins[place]!, this.scores[place]!);
    }
    this.wins.fill(0);
    this.scores.fill(0);
  }
}

interface Result {
  /** By seat, in units of WIN and POINT. */
  readonly wins: readonly number[];
  readonly scores: readonly number[];
  /** Who began, where a game has that. */
  readonly starter: Seat | undefined;
}

/**
 * One game, from its deal to its end. It draws chance exactly as `playMatch` does, and so is the same game. Thoughts that take their time are
 * handed out to be waited for: where there are none, nothing is waited for.
 */
function* playOne(
  { game, setup }: ReadCell,
  bots: readonly Bot[],
  seed: string,
  totals: Totals,
  watch: Watch | null,
): Generator<Promise<number>, Result, number> {
  const state = begin(game, setup, randomOf(seed));
  const luck = randomOf(seedOf(seed, 'bots'));
  const { flow } = state;
  const { answers } = flow;
  const starter = lookAt(game).starter?.(state);
  watch?.begin(state);
  let one = Number.parseInt(seed.slice(0, 8), 16) | 0;
  let other = Number.parseInt(seed.slice(8, 16), 16) | 0;
  const walk = newWalk(flow);
  const tell = watch?.hears ? watch.hear : null;
  for (let line = openLine(game, state); line; ) {
    mustEnd(state);
    if (flow.asked > PATIENCE && game.outside) throw endless(game);
    const { locals } = flow.stack[flow.stack.length - 1]!;
    for (let seat = 0; seat < answers.length; seat++) {
      if (answers[seat] !== PENDING && answers[seat] !== FORCED) continue;
      // The walk has the options of every question but the first.
      const options = walk.options[seat] ?? line.question.options(state, locals, seat);
      if (answers[seat] === FORCED) {
        answers[seat] = options[0]!;
        continue;
      }
      const bot = bots[seat]!;
      let choice: number;
      if (bot.blind) choice = bot.blind(options, bits(luck));
      else {
        const thought = bot.think(new OpenTask(game, setup, state, line, seat, options, bits(luck)));
        choice = typeof thought === 'number' ? thought : yield thought;
        if (!options.includes(choice))
          throw new Refusal(`'${choice}' is not an option of seat ${seat + 1} in ${line.where}`);
      }
      answers[seat] = choice;
      totals.decisions++;
      one = Math.imul(one ^ choice, 0x01000193) + seat;
      other = Math.imul(other + choice, 0x85ebca6b) ^ (other >>> 15);
      watch?.choice(line, seat, options, choice);
    }
    line = proceedFrom(line, game, state, tell, 'answered', walk);
    watch?.look(state);
  }
  const { winners, scores: counted } = game.outcome(state);
  const scores: number[] = [];
  const wins: number[] = [];
  for (let seat = 0; seat < counted.length; seat++) {
    scores.push(inUnits(game, counted[seat]!.total));
    wins.push(winners.includes(seat) ? WIN / winners.length : 0);
  }
  totals.games++;
  totals.trace[0] = (totals.trace[0] + mixed(one, scores)) >>> 0;
  totals.trace[1] = (totals.trace[1] + mixed(other, wins)) >>> 0;
  addCount(totals.length, flow.asked);
  addCount(totals.margin, marginOf(scores));
  watch?.end(state, wins);
  return { wins, scores, starter };
}

function inUnits({ name }: AnyGame, total: number): number {
  if (!Number.isInteger(total * POINT)) throw new RulesFault(`${name} counts ${total} points, which is no half`);
  return total * POINT;
}

const endless = ({ name, outside }: AnyGame): Refusal =>
  new Refusal(`${name}, set up like this, does not end by itself (${Object.keys(outside!).join(', ')})`);

function mixed(start: number, values: readonly number[]): number {
  let sum = start;
  for (let i = 0; i < values.length; i++) sum = Math.imul(sum ^ values[i]!, 0x01000193) + (sum >>> 13);
  return sum;
}

/** How far the best is ahead of the next. */
function marginOf(scores: readonly number[]): number {
  let best = Number.NEGATIVE_INFINITY;
  let next = Number.NEGATIVE_INFINITY;
  for (const score of scores) {
    if (score > best) {
      next = best;
      best = score;
    } else if (score > next) next = score;
  }
  return best - next;
}
