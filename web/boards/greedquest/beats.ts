import type { Heard } from '@gilt/engine/event';
import type { Seat } from '@gilt/engine/seat';
import type { Event } from '@gilt/games/greedquest/events';
import { lyingAfter } from './fates.ts';
import { GO_STEP, ROOMS_FIRST, SWAP_STEP, stepOf, TURN_ENDS, TURN_UP } from './steps.ts';

/** A step of a turn as it is shown: what is told in it. */
export interface Step {
  readonly step: number;
  readonly events: readonly Heard<Event>[];
  /** How many events were told before it, and when it is over; among them are some that say nothing of it. */
  readonly start: number;
  readonly end: number;
}

/** GQ-05 To which step an event belongs, where that does not depend on what it says. */
const STEPS: { readonly [type in Event['type']]?: number } = {
  turnedUp: TURN_UP,
  playsNone: TURN_UP,
  unseen: TURN_UP,
  unique: ROOMS_FIRST,
  notUnique: ROOMS_FIRST,
  discarded: ROOMS_FIRST,
  loots: 1,
  trapped: 1,
  attack: 2,
  meek: 3,
  curse: 4,
  sighting: 5,
  pit: GO_STEP,
  goes: GO_STEP,
  swaps: SWAP_STEP,
  noSwap: SWAP_STEP,
  tracks: 10,
  turnsRound: TURN_ENDS,
  revives: TURN_ENDS,
  sees: TURN_ENDS,
  rejects: TURN_ENDS,
  startsOver: TURN_ENDS,
  won: TURN_ENDS,
  tieBroken: TURN_ENDS,
};

const MOVES = { puzzle: ROOMS_FIRST, door: 6, 'see-ya': 7, go: GO_STEP, trap: TURN_ENDS, lead: TURN_ENDS } as const;

/** The step to which an event belongs; null: to that of what comes next or was before. */
function ownStep(event: Heard<Event>): number | null {
  switch (event.type) {
    case 'reveal':
      if (event.question === 'turn.nameWild') return GO_STEP;
      return event.question.startsWith('swap.') ? SWAP_STEP : null;
    case 'twins':
    case 'nothing':
      return stepOf(event.card);
    case 'moves':
      return MOVES[event.by];
    case 'duel':
      return event.rule === 'GQ-24' || event.rule === 'GQ-25' ? SWAP_STEP : TURN_ENDS;
    case 'undone':
      return null;
    default:
      return STEPS[event.type] ?? null;
  }
}

/** What is told at length elsewhere: cards that are drawn, and answers whose effect is told. */
const isQuiet = (event: Heard<Event>): boolean =>
  ['dealt', 'reshuffles', 'undone'].includes(event.type) ||
  (event.type === 'draws' && event.rule === 'GQ-07') ||
  (event.type === 'reveal' && ownStep(event) === null);

/** Each round of a duel is a step of its own. */
const opens = ({ type }: Heard<Event>): boolean => type === 'duelCards' || type === 'duel';

/** These are told before the move that they change; anything else without a step of its own belongs to what was before. */
const leads = ({ type }: Heard<Event>): boolean => type === 'further' || type === 'curseProof';

/** Events as steps of a turn; what was answered begins a new one. `duel`: where a duel is fought that began before. */
export function stepsOf(events: readonly Heard<Event>[], duel = TURN_ENDS): Step[] {
  const own = events.map(ownStep);
  const steps: (Step & { events: Heard<Event>[]; end: number })[] = [];
  let goesOn = false;
  for (const [i, event] of events.entries()) {
    const near = leads(event) ? own.slice(i) : own.slice(0, i + 1).reverse();
    const step = near.find((each) => each !== null) ?? (event.type === 'duelCards' ? duel : null);
    const last = steps.at(-1);
    if (event.type === 'duelCards') own[i] = step;
    if (event.type === 'reveal') goesOn = false;
    if (isQuiet(event) || step === null) {
      if (last && event.type !== 'reveal') last.end = i + 1;
    } else if (last && goesOn && !opens(event) && last.step === step) {
      last.events.push(event);
      last.end = i + 1;
      goesOn = event.type !== 'turnedUp';
    } else {
      steps.push({ step, events: [event], start: last?.end ?? 0, end: i + 1 });
      goesOn = event.type !== 'turnedUp';
    }
  }
  return steps;
}

/** Whose cards do something in a step, or have something done to them; nobody's when all are turned up. */
export function actorsIn(
  { step, start, end }: Step,
  events: readonly Heard<Event>[],
  was: { readonly rooms: readonly number[] } | null,
  now: { readonly rooms: readonly number[] },
): Seat[] {
  if (step === TURN_UP) return [];
  const before = lyingAfter(events.slice(0, start));
  return lyingAfter(events.slice(0, end)).flatMap(({ fate, counts }, seat) =>
    fate !== before[seat]?.fate ||
    counts !== before[seat]?.counts ||
    (was !== null && was.rooms[seat] !== now.rooms[seat])
      ? [seat]
      : [],
  );
}
