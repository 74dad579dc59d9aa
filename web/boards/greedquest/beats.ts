import type { Heard } from '@gilt/engine/event';
import type { Seat } from '@gilt/engine/seat';
import { ATTACK, CURSE, DOOR, LOOT, MEEK, SEE_YA, SIGHTING, TRACKING } from '@gilt/games/greedquest/cards';
import type { Event } from '@gilt/games/greedquest/events';
import { GO_STEP, ROOMS_FIRST, SWAP_STEP, stepOf, TURN_ENDS, TURN_UP } from '@gilt/games/greedquest/steps';
import { type Lying, lyingAfter } from './fates.ts';

type Pieces = { readonly rooms: readonly number[] };

/** A step of a turn as it is shown: what is told in it. */
export interface Step {
  readonly step: number;
  readonly events: readonly Heard<Event>[];
  /** How many events were told before it, and when it is over; among them are some that say nothing of it. */
  readonly start: number;
  readonly end: number;
}

/** GQ-05 The step to which events belong, where that does not depend on what they say. */
const TOLD: readonly (readonly [step: number, ...types: Event['type'][]])[] = [
  [TURN_UP, 'turnedUp', 'playsNone', 'unseen'],
  [ROOMS_FIRST, 'unique', 'notUnique', 'discarded'],
  [stepOf(LOOT), 'loots', 'trapped'],
  [stepOf(ATTACK), 'attack'],
  [stepOf(MEEK), 'meek'],
  [stepOf(CURSE), 'curse'],
  [stepOf(SIGHTING), 'sighting'],
  [GO_STEP, 'pit', 'goes'],
  [SWAP_STEP, 'swaps', 'noSwap'],
  [stepOf(TRACKING), 'tracks'],
  [TURN_ENDS, 'turnsRound', 'revives', 'sees', 'rejects', 'startsOver', 'won', 'tieBroken'],
];
const STEPS: ReadonlyMap<string, number> = new Map(
  TOLD.flatMap(([step, ...types]) => types.map((type) => [type, step] as const)),
);
const MOVES = {
  puzzle: ROOMS_FIRST,
  door: stepOf(DOOR),
  'see-ya': stepOf(SEE_YA),
  go: GO_STEP,
  trap: TURN_ENDS,
  lead: TURN_ENDS,
} as const;

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
    default:
      return STEPS.get(event.type) ?? null;
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
  let [answered, turned] = [false, false];
  for (const [i, event] of events.entries()) {
    const near = leads(event) ? own.slice(i) : own.slice(0, i + 1).reverse();
    const step = near.find((each) => each !== null) ?? (event.type === 'duelCards' ? duel : null);
    const last = steps.at(-1);
    if (event.type === 'duelCards') own[i] = step;
    answered ||= event.type === 'reveal';
    if (isQuiet(event) || step === null) {
      if (last && !answered) last.end = i + 1;
      continue;
    }
    if (last && !answered && !turned && !opens(event) && last.step === step) {
      last.events.push(event);
      last.end = i + 1;
    } else steps.push({ step, events: [event], start: last?.end ?? 0, end: i + 1 });
    [answered, turned] = [false, event.type === 'turnedUp'];
  }
  return steps;
}

/** Whose cards do something in a step, or have something done to them; nobody's when all are turned up. */
export function actorsIn(
  { step, start, end }: Step,
  events: readonly Heard<Event>[],
  was: Pieces | undefined,
  now: Pieces,
): Seat[] {
  if (step === TURN_UP) return [];
  const before = lyingAfter(events.slice(0, start));
  const acts = ({ fate, counts }: Lying, seat: Seat): boolean =>
    fate !== before[seat]?.fate || counts !== before[seat]?.counts || (was ?? now).rooms[seat] !== now.rooms[seat];
  return lyingAfter(events.slice(0, end)).flatMap((card, seat) => (acts(card, seat) ? [seat] : []));
}
