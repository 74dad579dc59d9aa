import type { Tell } from '@gilt/engine/event';
import type { QuestionLine, State } from '@gilt/engine/flow';
import type { AnyGame } from '@gilt/engine/game';
import type { Seat } from '@gilt/engine/seat';
import { lookAt } from './looks.ts';
import { type AnswerTally, addCount, addHappened, type Totals } from './totals.ts';

const NOBODY = -1;

/** An answer, and in which game each seat could last choose it, and last did. */
interface Watched {
  readonly tally: AnswerTally;
  readonly offeredIn: number[];
  readonly chosenIn: number[];
}

/** Looks on while a game is played: who leads, and what is chosen. */
export class Watch {
  private readonly game: AnyGame;
  private readonly players: number;
  private readonly totals: Totals;
  /** By question, then by choice. Choices of one name, aimed at others, are one. */
  private readonly known = new Map<QuestionLine, Map<number, Watched>>();
  private readonly all: Watched[] = [];
  /** Since 1, so that no answer begins as one of this game. */
  private number = 0;
  private leader = NOBODY;
  private changes = 0;
  private lastChange = 0;

  constructor(game: AnyGame, players: number, totals: Totals) {
    this.game = game;
    this.players = players;
    this.totals = totals;
  }

  /** Whether anything that happens is counted in this game. */
  get hears(): boolean {
    return lookAt(this.game).counts !== undefined;
  }

  readonly hear: Tell = (event) => {
    const counted = lookAt(this.game).counts!(event);
    if (counted) addHappened(this.totals, counted[0], counted[1]);
  };

  begin(state: State): void {
    this.number++;
    this.leader = NOBODY;
    this.changes = 0;
    this.lastChange = 0;
    this.look(state);
  }

  choice(line: QuestionLine, seat: Seat, options: readonly number[], choice: number): void {
    for (let i = 0; i < options.length; i++) {
      const each = this.watched(line, options[i]!);
      each.tally[0]++;
      each.offeredIn[seat] = this.number;
    }
    const chosen = this.watched(line, choice);
    chosen.tally[1]++;
    chosen.chosenIn[seat] = this.number;
  }

  /** Somebody leads who is ahead of all others; while the best are level, whoever led before still does. */
  look(state: State): void {
    const ahead = this.ahead(state);
    if (ahead === NOBODY || ahead === this.leader) return;
    if (this.leader !== NOBODY) this.changes++;
    this.leader = ahead;
    this.lastChange = state.flow.asked;
  }

  end(state: State, wins: readonly number[]): void {
    const { totals } = this;
    totals.watched++;
    addCount(totals.leadChanges, this.changes);
    addCount(totals.decided, Math.round((100 * this.lastChange) / Math.max(1, state.flow.asked)));
    for (const { tally, offeredIn, chosenIn } of this.all) {
      for (let seat = 0; seat < this.players; seat++) {
        if (offeredIn[seat] !== this.number) continue;
        tally[2]++;
        tally[3] += wins[seat]!;
        if (chosenIn[seat] !== this.number) continue;
        tally[4]++;
        tally[5] += wins[seat]!;
      }
    }
    const traits = lookAt(this.game).traits?.(state, this.game) ?? {};
    for (const [kind, names] of Object.entries(traits)) {
      totals.traits[kind] ??= {};
      const rows = totals.traits[kind];
      names.forEach((name, seat) => {
        rows[name] ??= [0, 0];
        rows[name][0]++;
        rows[name][1] += wins[seat]!;
      });
    }
  }

  private ahead(state: State): Seat {
    const points = lookAt(this.game).standing?.(state) ?? this.game.outcome(state).scores.map(({ total }) => total);
    let best = NOBODY;
    let most = Number.NEGATIVE_INFINITY;
    for (let seat = 0; seat < points.length; seat++) {
      if (points[seat]! > most) {
        most = points[seat]!;
        best = seat;
      } else if (points[seat] === most) best = NOBODY;
    }
    return best;
  }

  private watched(line: QuestionLine, choice: number): Watched {
    let choices = this.known.get(line);
    if (!choices) {
      choices = new Map();
      this.known.set(line, choices);
    }
    let one = choices.get(choice);
    if (!one) {
      one = this.named(line.where, line.question.choices.name(choice).split('@')[0]!);
      choices.set(choice, one);
    }
    return one;
  }

  private readonly byName = new Map<string, Watched>();

  private named(where: string, name: string): Watched {
    const key = `${where} ${name}`;
    const known = this.byName.get(key);
    if (known) return known;
    const tally: AnswerTally = [0, 0, 0, 0, 0, 0];
    const one = { tally, offeredIn: new Array(this.players).fill(0), chosenIn: new Array(this.players).fill(0) };
    this.byName.set(key, one);
    this.all.push(one);
    this.totals.answers[where] ??= {};
    this.totals.answers[where][name] = tally;
    return one;
  }
}
