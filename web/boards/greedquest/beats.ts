import type { AnyEvent, Reveal } from '@gilt/engine/event';
import type { Seat } from '@gilt/engine/seat';
import type { Event } from '@gilt/games/greedquest/events';
import type { Happened } from '@gilt/protocol/sight';
import { standingEvents } from '../../table/view.ts';
import { ROOMS_FIRST, stepOf, TURN_ENDS, TURN_UP } from './steps.ts';
import { after, beginning, type Moment } from './story.ts';

/** A step of a turn as it is shown: what was told in it, and how the table stands after it. */
export interface Beat {
  readonly step: number;
  readonly events: readonly AnyEvent[];
  readonly before: Moment;
  readonly after: Moment;
  /** Whose cards do something in it, or have something done to them. */
  readonly actors: readonly Seat[];
}

/** GQ-05 The step to which an event belongs; null: to that of what comes next or was before. */
function stepAt(told: AnyEvent, { duel }: Moment): number | null {
  if (told.type === 'reveal') return stepOfQuestion((told as Reveal).question);
  const event = told as Event;
  switch (event.type) {
    case 'turnedUp':
    case 'playsNone':
    case 'unseen':
      return TURN_UP;
    case 'unique':
    case 'notUnique':
    case 'discarded':
      return ROOMS_FIRST;
    case 'loots':
    case 'trapped':
      return 1;
    case 'attack':
      return 2;
    case 'meek':
      return 3;
    case 'curse':
      return 4;
    case 'sighting':
      return 5;
    case 'twins':
    case 'nothing':
      return stepOf(event.card);
    case 'pit':
    case 'goes':
      return 8;
    case 'swaps':
    case 'noSwap':
      return 9;
    case 'tracks':
      return 10;
    case 'moves':
      return { puzzle: ROOMS_FIRST, door: 6, 'see-ya': 7, go: 8, trap: TURN_ENDS, lead: TURN_ENDS }[event.by];
    case 'duel':
      return stepOfDuel(event.rule);
    case 'duelCards':
    case 'duelTied':
    case 'duelWon':
    case 'duelLost':
      return duel ? stepOfDuel(duel.rule) : TURN_ENDS;
    case 'turnsRound':
    case 'revives':
    case 'sees':
    case 'rejects':
    case 'startsOver':
    case 'won':
    case 'tieBroken':
      return TURN_ENDS;
    default:
      return null;
  }
}

const stepOfDuel = (rule: string): number => (rule === 'GQ-24' || rule === 'GQ-25' ? 9 : TURN_ENDS);

function stepOfQuestion(question: string): number | null {
  if (question === 'turn.nameWild') return 8;
  return question.startsWith('swap.') ? 9 : null;
}

/** What is told at length elsewhere: cards that are drawn, and answers whose effect is told. */
const isQuiet = ({ type, ...rest }: AnyEvent): boolean =>
  type === 'dealt' ||
  type === 'reshuffles' ||
  type === 'undone' ||
  (type === 'draws' && rest.rule === 'GQ-07') ||
  (type === 'reveal' && stepOfQuestion((rest as Omit<Reveal, 'type'>).question) === null);

/** Cards that are turned up, and each round of a duel, are a beat of their own. */
const opens = ({ type }: AnyEvent): boolean => type === 'duelCards' || type === 'duel';
const closes = ({ type }: AnyEvent): boolean => type === 'turnedUp';

/** These are told before the move that they change; anything else without a step of its own belongs to what was before. */
const leads = ({ type }: AnyEvent): boolean => type === 'further' || type === 'curseProof';

/** Each event with the step it belongs to, and the table before and after it. */
function placed(start: Moment, events: readonly AnyEvent[]) {
  let moment = start;
  const all = events.map((event) => {
    const before = moment;
    moment = after(moment, event);
    return { event, own: stepAt(event, before), before, after: moment };
  });
  return all.map((each, i) => {
    const near = leads(each.event) ? all.slice(i) : all.slice(0, i + 1).reverse();
    return { ...each, step: near.find(({ own }) => own !== null)?.own ?? null };
  });
}

/** Events as beats, a step of the turn after another. */
export function beatsOf(start: Moment, events: readonly AnyEvent[]): Beat[] {
  const beats: (Omit<Beat, 'actors' | 'events'> & { events: AnyEvent[] })[] = [];
  let ended = true;
  for (const { event, step, before, after: now } of placed(start, events)) {
    const last = beats.at(-1);
    if (last && (isQuiet(event) || step === null)) {
      beats[beats.length - 1] = { ...last, after: now };
    } else if (!isQuiet(event) && step !== null) {
      if (!last || ended || opens(event) || last.step !== step)
        beats.push({ step, events: [event], before, after: now });
      else beats[beats.length - 1] = { ...last, events: [...last.events, event], after: now };
      ended = closes(event);
    }
  }
  // Nobody's card does anything yet when all are turned up.
  return beats.map((beat) => ({
    ...beat,
    actors: beat.step === TURN_UP ? [] : actorsOf(beat.before, beat.after),
  }));
}

const actorsOf = (before: Moment, now: Moment): Seat[] =>
  now.fates.flatMap((fate, seat) =>
    fate !== before.fates[seat] || now.rooms[seat] !== before.rooms[seat] || now.values[seat] !== before.values[seat]
      ? [seat]
      : [],
  );

/** The steps of a turn: those that were shown before, and those of one happening. */
export function turnSoFar(past: readonly Happened[], scene: Happened | null, players: number) {
  const before = standingEvents(scene ? past.filter(({ n }) => n < scene.n) : past);
  const start = Math.max(
    0,
    before.findLastIndex(({ type }) => type === 'turnedUp'),
  );
  const atStart = before.slice(0, start).reduce(after, beginning(players));
  const told = beatsOf(atStart, before.slice(start));
  const now = before.slice(start).reduce(after, atStart);
  const events = (scene?.events ?? []) as AnyEvent[];
  const fresh = scene ? beatsOf(now, events) : [];
  // A turn that has ended is not told again with the next one.
  const stale = events.some(({ type }) => type === 'turnedUp');
  return { told: stale ? [] : told, fresh, now };
}
