import { askedOf } from '@gilt/engine/answer';
import { commitmentTo } from '@gilt/engine/dealing';
import { heardBy, type Told } from '@gilt/engine/event';
import { openLine } from '@gilt/engine/flow';
import type { Outcome } from '@gilt/engine/outcome';
import { FORCED, NOT_ASKED } from '@gilt/engine/question';
import type { Seat } from '@gilt/engine/seat';
import type { Sitting } from '@gilt/engine/sitting';
import { changeOf, storiesOf, type Telling } from '@gilt/engine/story';
import { type FlowView, flowIsOpen, flowView, openView, ownView, viewOf } from '@gilt/engine/view';
import type { Happened, Now, SeatSight, TableSight, What } from '@gilt/protocol/sight';
import type { Happening, Person } from './happening.ts';
import { isAsleep, seatOf, type Table } from './table.ts';
import { undoMissing } from './undoing.ts';

/** What people are called. */
export type NameOf = (person: Person) => string;

/** All that a seat, or a spectator (null), may know of a table besides the game. */
export const tableSeen = (table: Table, seat: Seat | null, nameOf: NameOf): TableSight => ({
  ...openTable(table, nameOf),
  ...placeAt(table, seat),
});

/** Who one is at a table: all that is not the same for everyone of it. */
export const placeAt = (table: Table, seat: Seat | null): Pick<TableSight, 'you' | 'youHost'> => ({
  you: seat,
  youHost: seat !== null && seatOf(table, table.host) === seat,
});

/** What everyone may know of a table besides the game. */
export function openTable(table: Table, nameOf: NameOf): Omit<TableSight, 'you' | 'youHost'> {
  const { code, game, setup, terms, status, why, seats, undo, rematch } = table;
  const ended = hasEnded(table);
  return {
    code,
    game: game.id,
    rules: game.version,
    players: setup.players,
    options: setup.options as Record<string, unknown>,
    status,
    why,
    seats: seats.map((_, each) => seatSeen(table, each, nameOf)),
    clock: clockOf(table),
    minutes: terms.minutes,
    standIn: terms.standIn,
    listed: terms.listed,
    watchable: terms.watchable,
    dealing: {
      commitment: commitmentTo(table.secret),
      secret: ended ? table.secret : null,
      numbers: ended ? table.numbers : null,
    },
    undo: undo && { by: undo.by, agreed: [...undo.agreed], missing: undoMissing(table) },
    promises: table.promises.map(({ n, by, to, kind, terms, verdict }) => ({
      n,
      by,
      to: to && [...to],
      kind,
      terms,
      verdict,
    })),
    outcome: outcomeOf(table),
    rematch,
  };
}

/** A frozen table has no clock, and its options may be of another time. */
const clockOf = ({ status, ended, terms, game, setup }: Table): number | null =>
  terms.clock ?? (status === 'frozen' || ended !== null ? null : (game.timeLimit?.(setup.options) ?? null));

/** How the game came out; null if it did not come to its end. */
export function outcomeOf({ status, ended, game, sitting }: Table): TableSight['outcome'] {
  if (ended) return ended.outcome;
  return status === 'over' ? outcomeSeen(game.outcome(sitting!.state)) : null;
}

/** The game does not go on, so there is nothing left to keep secret about it. A frozen one may, should its rules come back. */
export const hasEnded = ({ status, sitting, ended }: Table): boolean =>
  (sitting !== null || ended !== null) && (status === 'over' || status === 'closed');

function seatSeen({ seats, host }: Table, seat: Seat, nameOf: NameOf): SeatSight {
  const who = seats[seat]!;
  if (who.kind !== 'person') return { ...who };
  const until = who.until === undefined ? {} : { until: who.until };
  return { kind: 'person', name: nameOf(who.person), presence: who.presence, ...until, host: who.person === host };
}

const outcomeSeen = ({ winners, scores }: Outcome): TableSight['outcome'] => ({
  winners: [...winners],
  scores: scores.map(({ total, lines, tieBreaks }) => ({ total, lines: [...lines], tieBreaks: [...tieBreaks] })),
});

/** Where the game stands, as a seat or a spectator (null) may know it; null before it begins, and once it is frozen. */
export function nowSeen(table: Table, seat: Seat | null): Now | null {
  const { sitting, ended } = table;
  if (ended) return ended.seen.at(seat ?? -1) ?? null;
  if (!sitting || table.status === 'frozen') return null;
  const view = viewOf(sitting.game.secrets, sitting.state, seat) as unknown as Now['view'];
  return { view, ...asksSeen(table, sitting, seat) };
}

/** What a seat is asked and has chosen, and how much time there is. */
function asksSeen(table: Table, { game, state }: Sitting, seat: Seat | null): Omit<Now, 'view'> {
  const own = seat === null ? NOT_ASKED : state.flow.answers[seat]!;
  // Whoever has one option, as everybody can see, is not asked; it is answered for.
  const asked = seat === null || own === FORCED || table.status !== 'playing' ? null : askedOf(game, state, seat);
  return {
    asked: asked && { number: table.question, where: asked.where, rule: asked.rule, names: [...asked.names] },
    chosen: own >= 0 ? openLine(game, state)!.question.choices.name(own) : null,
    deadline: table.deadline,
    asleep: isAsleep(table),
  };
}

/** What `nowSeen` says, for one listener after another, in parts: what all see alike is found once. */
export interface NowInParts {
  /** What all see alike of the game. */
  readonly game: object;
  /** Null: not all see it alike. */
  readonly flow: FlowView | null;
  seenBy(seat: Seat | null): { readonly game: object; readonly flow: FlowView; readonly rest: Omit<Now, 'view'> };
}

/** Null where a game is not played. */
export function nowInParts(table: Table): NowInParts | null {
  const { sitting, ended, status } = table;
  if (!sitting || ended || status === 'frozen') return null;
  const { game, state } = sitting;
  const { secrets } = game;
  const alike = flowIsOpen(secrets, state.flow) ? flowView(secrets, state.flow, null) : null;
  return {
    game: openView(secrets, state),
    flow: alike,
    seenBy: (seat) => ({
      game: ownView(secrets, state, seat),
      flow: alike ?? flowView(secrets, state.flow, seat),
      rest: asksSeen(table, sitting, seat),
    }),
  };
}

/** What a seat or a spectator (null) hears of the game's own events. */
export const eventsHeard = (told: readonly Told[], seat: Seat | null): Events =>
  told.flatMap((each) => (heardBy(each, seat) as Events[number] | null) ?? []);
type Events = NonNullable<Happened['events']>;

/** The same for one listener after another, with what each event changed in their view; when the game begins there is no view before. */
export function storiesHeard(
  table: Table,
  happening: Happening,
  telling: Telling,
): (seat: Seat | null) => Pick<Happened, 'events' | 'changes'> {
  const stepsFor = stepsHeard(table, happening, telling);
  if (!stepsFor) return (seat) => ({ events: eventsHeard(telling.told, seat) });
  return (seat) => {
    const steps = stepsFor(seat);
    if (steps.length === 0) return {};
    return {
      events: steps.map(({ event }) => event as Events[number]),
      changes: steps.map((step) => changeOf(step) as NonNullable<Happened['changes']>[number]),
    };
  };
}

/** The same in steps of which listeners share what they have in common; null when the game begins. */
export const stepsHeard = ({ game }: Table, { type }: Happening, { told, moments }: Telling) =>
  // What changes after the last of them is seen in the game as it now stands.
  type === 'started' ? null : storiesOf(game.secrets, { told, moments: moments.slice(0, told.length + 1) });

/** A happening as a seat or a spectator (null) may know it. */
export function whatSeen(happening: Happening, seat: Seat | null, nameOf: NameOf, text: string | null): What {
  switch (happening.type) {
    case 'created':
      return { type: 'created' };
    case 'started':
      return { type: 'started' };
    case 'joined':
    case 'left':
    case 'kicked':
      return { type: happening.type, seat: happening.seat, name: nameOf(happening.person) };
    case 'sealed': {
      const { seat: owner, question, choice } = happening;
      return { type: 'chosen', seat: owner, question, ...(owner === seat ? { choice } : {}) };
    }
    case 'said':
      return { type: 'said', seat: happening.seat, name: nameOf(happening.person), text };
    case 'promised':
      return { ...happening, to: happening.to && [...happening.to] };
    case 'late':
      return { ...happening, seats: [...happening.seats] };
    default:
      return happening;
  }
}
