import { bots } from '@gilt/bots/all';
import { optionsOf, waitingFor } from '@gilt/engine/answer';
import { Refusal } from '@gilt/engine/fault';
import { openLine } from '@gilt/engine/flow';
import type { AnyGame } from '@gilt/engine/game';
import { below, pick, type Random } from '@gilt/engine/random';
import type { Seat } from '@gilt/engine/seat';
import { botsDue, choose, takeBack } from './choosing.ts';
import { unfold } from './driver.ts';
import { nextTime, timeUp } from './follow-up.ts';
import type { Happening, Person, TableTerms } from './happening.ts';
import { firstLine, type Line } from './log.ts';
import { comeBack, goAway, goAwayUntil, handOver, join, kick, leave, seatBot, start } from './seats.ts';
import { opened, peopleHere, seatOf, type Table } from './table.ts';
import { promise } from './talk.ts';
import { agreeUndo, askUndo, refuseUndo } from './undoing.ts';

/** A table with its log and a clock, for tests: whatever people may do at it can be done here, at random. */
export interface History {
  readonly table: Table;
  readonly lines: Line[];
  now: number;
}

export const PEOPLE: readonly Person[] = ['ann', 'bob', 'cid', 'dee', 'eve'];

export function newHistory(game: AnyGame, terms: Partial<TableTerms>, bots: readonly (string | null)[]): History {
  const created: Happening & { type: 'created' } = {
    type: 'created',
    host: 'ann',
    game: game.id,
    terms: {
      players: bots.length,
      options: {},
      clock: null,
      minutes: null,
      standIn: 'random',
      listed: false,
      watchable: true,
      ...terms,
    },
    bots,
    secret: 'secret',
  };
  const now = 1000;
  return { table: opened('TESTTEST', created, [game]), lines: [firstLine(created, now)], now };
}

/** Something happens, and what follows from it. */
export const make = ({ table, lines, now }: History, happening: Happening): void =>
  unfold(
    table,
    happening,
    () => now,
    (_, happens) => void lines.push(happens().line),
  );

/** Does something if the table lets it; false if it is refused. */
export function attempt(history: History, decide: (table: Table) => Happening | null): boolean {
  try {
    const happening = decide(history.table);
    if (happening) make(history, happening);
    return happening !== null;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** Time passes; whatever is late happens. */
export function wait(history: History, milliseconds: number): void {
  history.now += milliseconds;
  for (let next = timeUp(history.table, history.now); next; next = timeUp(history.table, history.now))
    make(history, next);
}

/** A bot or stand-in that is due answers. */
function botAnswers(history: History, random: Random): boolean {
  const due = botsDue(history.table);
  if (due.length === 0) return false;
  const { seat, by } = pick(random, due);
  return attempt(history, (table) => choose(table, seat, table.question, anyChoice(table, seat, random), by));
}

export function anyChoice({ sitting }: Table, seat: Seat, random: Random): string {
  if (!sitting) return 'anything';
  const { game, state } = sitting;
  const options = optionsOf(game, state, seat);
  return options.length > 0 ? openLine(game, state)!.question.choices.name(pick(random, options)) : 'anything';
}

/** What promises of the games can speak of. */
const PROMISED = [{}, { strength: 5 }, { card: 'curse' }, { seat: 1 }, { quest: 'the-silent-guard' }] as const;

/** Somebody does something at random, sensible or not. */
export function anything(history: History, random: Random): void {
  const person = pick(random, PEOPLE);
  const anySeat = (): Seat => below(random, history.table.seats.length + 1);
  const seated = (act: (table: Table, seat: Seat) => Happening) =>
    attempt(history, (table) => {
      const seat = seatOf(table, person);
      return seat === null ? null : act(table, seat);
    });
  const question = (table: Table): number => table.question - (below(random, 8) === 0 ? 1 : 0);
  switch (below(random, 20)) {
    case 0:
    case 1:
      return void attempt(history, (table) =>
        join(table, person, below(random, 2) === 0 ? undefined : anySeat(), 'f00'),
      );
    case 2:
      return void attempt(history, (table) => leave(table, person));
    case 3:
      return void attempt(history, (table) =>
        below(random, 4) === 0 ? kick(table, person, anySeat(), below(random, 2) === 0) : null,
      );
    case 4:
      return void attempt(history, (table) => seatBot(table, person, anySeat(), pick(random, [null, bots[0]!.name])));
    case 5:
      return void attempt(history, (table) => handOver(table, person, anySeat(), history.now));
    case 6:
    case 7:
      return void attempt(history, (table) => start(table, table.host));
    case 8:
      return void seated((table, seat) =>
        below(random, 2) === 0
          ? goAway(table, seat)
          : goAwayUntil(table, seat, history.now + below(random, 60_000), history.now),
      );
    case 9:
      return void seated(comeBack);
    case 10:
      return void seated((table, seat) => takeBack(table, seat, question(table)));
    case 11:
      return void seated((table, seat) => askUndo(table, seat, question(table)));
    case 12:
    case 13:
      return void seated((table, seat) => agreeUndo(table, seat, question(table)));
    case 14:
      return void seated((table, seat) => refuseUndo(table, seat, question(table)));
    case 15:
      return void seated((table, seat) =>
        promise(table, seat, pick(random, Object.keys(table.game.promises)), pick(random, PROMISED), null),
      );
    case 16:
      return void wait(history, below(random, 40_000));
    case 17:
      if (botAnswers(history, random)) return;
      break;
    default:
  }
  seated((table, seat) => choose(table, seat, question(table), anyChoice(table, seat, random)));
}

/** Whoever is left brings the table to its end. False if they cannot: then it is stuck. */
export function finish(history: History, random: Random): boolean {
  const { table } = history;
  for (let steps = 0; steps < 20_000; steps++) {
    if (table.status !== 'open' && table.status !== 'playing') return true;
    if (!progress(history, random)) return false;
    wait(history, 100);
  }
  return false;
}

/** One thing that brings a table nearer to its end. */
function progress(history: History, random: Random): boolean {
  const { table } = history;
  if (table.status === 'open') {
    const empty = table.seats.findIndex(({ kind }) => kind === 'empty');
    if (empty < 0) return attempt(history, () => start(table, table.host));
    return attempt(history, () => seatBot(table, table.host, empty, 'random'));
  }
  const here = peopleHere(table);
  if (here.length === 0)
    return attempt(history, () =>
      comeBack(
        table,
        table.seats.findIndex(({ kind }) => kind === 'person'),
      ),
    );
  if (table.undo) return attempt(history, () => refuseUndo(table, here[0]!, table.question));
  if (botAnswers(history, random)) return true;
  const seat = waitingFor(table.sitting!.state).find((each) => here.includes(each));
  if (seat !== undefined)
    return attempt(history, () => choose(table, seat, table.question, anyChoice(table, seat, random)));
  const time = nextTime(table);
  if (time === null) return false;
  wait(history, Math.max(0, time - history.now));
  return true;
}
