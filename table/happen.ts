import { choiceNamed, takeBack } from '@gilt/engine/answer';
import { withCardsOf } from '@gilt/engine/cards';
import { seedOf } from '@gilt/engine/dealing';
import { heardBy, type Told } from '@gilt/engine/event';
import type { Forced } from '@gilt/engine/question';
import { recordHead } from '@gilt/engine/record';
import type { Seat } from '@gilt/engine/seat';
import { answer, befall, isOver, type Sitting, sitDown, undo } from '@gilt/engine/sitting';
import type { Telling } from '@gilt/engine/story';
import type { Presence } from '@gilt/protocol/sight';
import { TIME_IS_UP } from './follow-up.ts';
import type { Happening } from './happening.ts';
import { hasBegun, isAsleep, personIn, type Table } from './table.ts';
import { judgePromises, openPromises } from './talk.ts';

/** After the opening of a table: something happens at it, at that time. What the game told of it comes back. */
export function happen(table: Table, happening: Happening, at: number): Telling {
  table.n++;
  switch (happening.type) {
    case 'created':
      throw new Error('a table is opened only once');
    case 'started':
      begin(table, happening, at);
      break;
    case 'sealed': {
      const { seat, choice, by } = happening;
      const sitting = table.sitting!;
      const number = choiceNamed(sitting.game, sitting.state, seat, choice);
      if (answer(sitting, seat, number, by === 'standIn')) questionClosed(table, at);
      break;
    }
    case 'tookBack':
      takeBack(table.sitting!.state, happening.seat);
      break;
    case 'promised': {
      const { seat, kind, terms, to } = happening;
      table.promises.push({
        n: table.n,
        by: seat,
        to,
        kind,
        terms,
        since: table.heard.length,
        verdict: 'moot',
        decided: null,
      });
      break;
    }
    case 'undoAsked':
      table.undo = { by: happening.seat, agreed: [happening.seat] };
      break;
    case 'undoAgreed':
      table.undo!.agreed.push(happening.seat);
      break;
    case 'undoRefused':
      table.undo = null;
      break;
    case 'undone':
      undo(table.sitting!);
      table.heard.pop();
      openPromises(table);
      questionAsked(table, at);
      break;
    case 'befell':
      befall(table.sitting!, happening.what);
      if (happening.what === TIME_IS_UP) table.ends = null;
      break;
    case 'back': {
      const nobodyWaits = isAsleep(table);
      peopleChange(table, happening, at);
      if (table.deadline !== null && at >= table.deadline) giveMoreTime(table, at, nobodyWaits);
      break;
    }
    default:
      peopleChange(table, happening, at);
  }
  const { sitting } = table;
  return { told: sitting?.told?.splice(0) ?? [], moments: sitting?.moments.splice(0) ?? [] };
}

/** The part of a happening that concerns people and not the game: also at a table whose game does not go on. */
export function peopleChange(table: Table, happening: Happening, at: number): void {
  switch (happening.type) {
    case 'joined': {
      const { person, number } = happening;
      table.seats[happening.seat] = { kind: 'person', person, number, presence: 'here', since: at };
      break;
    }
    case 'left':
      if (!hasBegun(table)) table.seats[happening.seat] = { kind: 'empty' };
      else setPresence(table, happening.seat, 'left', at);
      break;
    case 'kicked':
      table.banned.push(happening.person);
      table.seats[happening.seat] = hasBegun(table) ? { kind: 'bot', bot: table.terms.standIn } : { kind: 'empty' };
      break;
    case 'seated':
      table.seats[happening.seat] = happening.bot === null ? { kind: 'empty' } : { kind: 'bot', bot: happening.bot };
      break;
    case 'host':
      table.host = personIn(table, happening.seat).person;
      break;
    case 'late':
      for (const seat of happening.seats) setPresence(table, seat, 'away', at);
      break;
    case 'away':
      setPresence(table, happening.seat, 'away', at, happening.until);
      break;
    case 'back':
      setPresence(table, happening.seat, 'here', at);
      break;
    case 'closed':
      table.status = 'closed';
      table.why = happening.why;
      break;
    case 'rematched':
      table.rematch = happening.code;
      break;
  }
}

/**
 * Whoever comes back too late for an open question has time to think about it: once a question, or others would wait for ever, and as
 * often as they like where nobody waits. Before that time is up coming back changes nothing.
 */
function giveMoreTime(table: Table, at: number, nobodyWaits: boolean): void {
  if (table.extended === table.question && !nobodyWaits) return;
  table.extended = table.question;
  table.deadline = deadlineFrom(table, at);
}

function begin(table: Table, started: Happening & { type: 'started' }, at: number): void {
  const { setup, secret } = table;
  const game = withCardsOf(table.game, started.rules);
  if (game !== table.game) {
    // It was begun with the cards of then, and goes on with them.
    table.game = game;
    table.terms = { ...table.terms, cards: game.cards!.other };
  }
  const forced: Forced = started.forced ?? 'answered';
  table.numbers = table.seats.map((seat) => (seat.kind === 'person' ? seat.number : null));
  const seed = seedOf(secret, table.numbers);
  const head = recordHead(game, setup, seed, 'fresh', forced, started.position);
  playOn(table, sitDown(game, setup, seed, 'fresh', false, forced, head), at);
}

/**
 * A table that keeps no log takes over a game that has begun without it: out of a record, or by a seed that somebody chose. What the game
 * has told so far comes back.
 */
export function goOnWith(table: Table, sitting: Sitting, at: number): Told[] {
  playOn(table, sitting, at);
  return sitting.told!.splice(0);
}

function playOn(table: Table, sitting: Sitting, at: number): void {
  const { minutes } = table.terms;
  table.sitting = sitting;
  table.status = 'playing';
  table.ends = minutes === null ? null : at + 60_000 * minutes;
  questionAsked(table, at);
}

/** All answers are in, and the game has gone on. */
function questionClosed(table: Table, at: number): void {
  if (table.promises.length > 0) {
    table.heard.push(table.sitting!.told!.flatMap((told) => heardBy(told, null) ?? []));
    judgePromises(table);
  }
  questionAsked(table, at);
}

function questionAsked(table: Table, at: number): void {
  table.question++;
  table.undo = null;
  if (isOver(table.sitting!)) table.status = 'over';
  table.deadline = deadlineFrom(table, at);
}

/** When the time for the open question is over, if it starts now. */
const deadlineFrom = ({ status, terms, game, setup }: Table, at: number): number | null => {
  const seconds = terms.clock ?? game.timeLimit?.(setup.options) ?? null;
  return status === 'playing' && seconds !== null ? at + 1000 * seconds : null;
};

function setPresence(table: Table, seat: Seat, presence: Presence, at: number, until?: number): void {
  const person = personIn(table, seat);
  person.presence = presence;
  person.since = at;
  if (until === undefined) delete person.until;
  else person.until = until;
}
