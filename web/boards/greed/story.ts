import type { AnyEvent, Heard, Reveal } from '@gilt/engine/event';
import type { Seat } from '@gilt/engine/seat';
import type { Event } from '@gilt/games/greed/events';
import type { GreedView } from '@gilt/games/greed/secrets';
import type { Plan } from '../../player/pace.ts';
import { beat, type Story } from '../../player/story.ts';

export const TAKE = 'round.takeCard';
export const PLAY = 'round.playCard';
export const ONE_MORE = 'round.oneMoreCard';

const isReveal = (event: AnyEvent): event is Reveal => event.type === 'reveal';

/** A turn begins when everybody's cards are turned up. */
export const isTurn = (event: AnyEvent): event is Reveal => isReveal(event) && event.question === PLAY;

export const LAST_PHASES = ['eachTurn', 'endOfTurn', 'endOfGame'] as const;
export type LastPhase = (typeof LAST_PHASES)[number];

/** A part of a turn that is looked at by itself: cards are turned up, one is carried out, abilities act. Between turns there is nothing to see. */
export interface Part {
  readonly of: 'cards' | 'act' | LastPhase | 'between';
  readonly begins: Heard<Event>;
  /** What came of it. */
  readonly deeds: Deed[];
  /** How many events have been told when it is over. */
  end: number;
}

/** What was told, part by part. If it goes on with a card that somebody had to choose for, the first part is the rest of that. */
export function partsOf(events: readonly Heard<Event>[]): Part[] {
  const parts: Part[] = [];
  for (const [i, event] of events.entries()) {
    const last = parts.at(-1);
    const of = partWith(event, last?.of ?? 'act');
    const isNew = !last || of !== last.of || isCards(event) || event.type === 'turn';
    const part: Part = isNew ? { of, begins: event, deeds: [], end: i } : last;
    if (isNew) parts.push(part);
    if (isDeed(event)) part.deeds.push(event);
    part.end = i + 1;
  }
  return parts;
}

/** Cards are turned up: everybody's, or one more. */
export const isCards = (event: AnyEvent): event is Reveal =>
  isReveal(event) && (event.question === PLAY || event.question === ONE_MORE);

/** What is told of a turn without being something that came of a card; after the turn, or before it. */
const BETWEEN = ['dealt', 'turnEnds', 'round', 'pile', 'scored', 'won'] as const;
const MEANWHILE = ['reveal', 'undone', 'turn', 'discarded'] as const;

export type Deed = Exclude<Event, { type: (typeof BETWEEN | typeof MEANWHILE)[number] }>;

const isOneOf = (types: readonly string[], { type }: AnyEvent): boolean => types.includes(type);
const isDeed = (event: Heard<Event>): event is Deed => !isOneOf(BETWEEN, event) && !isOneOf(MEANWHILE, event);

/** The part that an event belongs to, after an event of the part before. */
function partWith(event: Heard<Event>, before: Part['of']): Part['of'] {
  if (event.type === 'turn') return 'act';
  if (isOneOf(BETWEEN, event)) return 'between';
  if (!isDeed(event)) return isCards(event) ? 'cards' : before;
  if (before === 'between') return 'endOfGame';
  if (event.rule === 'GR-07') return 'eachTurn';
  return event.type === 'nothingLost' || (event.type === 'lost' && event.how === 'taken') ? 'endOfTurn' : before;
}

/** However many cards there are, all of it is soon over. In milliseconds. */
const TOGETHER = 240;
const TURNING = 900;
const ACTS_TOGETHER = 3000;
const LONGEST_ACT = 800;
const LAST_PHASE = 600;

/**
 * Cards come together, turn, and are carried out one after another by number; then what happens each turn and in the end. It stays to be
 * read when the turn is over. What merely goes on with one card after a choice is not stopped for.
 */
export function plan({ events }: Story<GreedView, Event>): Plan | null {
  const all = partsOf(events).filter(({ of }) => of !== 'between');
  const [reads, turnsUp] = [events.some(({ type }) => type === 'turnEnds'), all.some(({ of }) => of === 'cards')];
  const told = all.filter(({ of, deeds }) => of === 'cards' || deeds.length > 0);
  const parts = told.length > 0 || !reads ? told : all.slice(-1);
  if (!reads && !turnsUp && parts.length < 2) return null;
  const anAct = Math.min(LONGEST_ACT, Math.floor(ACTS_TOGETHER / parts.filter(({ of }) => of === 'act').length));
  const beats = parts.flatMap(({ of, end }) => {
    if (of === 'cards') return [beat('together', end, TOGETHER), beat('turn', end, TURNING)];
    return [beat(of, end, of === 'act' ? anAct : LAST_PHASE)];
  });
  return { beats, reads, passing: !reads && !turnsUp };
}

/** A card that was carried out, and what came of it. */
export interface Act {
  readonly seat: Seat;
  readonly card: number;
  readonly deeds: readonly Deed[];
}

/** A card that was turned up, in its place in the order of play; with it those that were played on top of it. None yet: it waits. */
export interface Column {
  readonly seat: Seat;
  readonly card: number;
  /** How often cards had been turned up before in this turn. */
  readonly wave: number;
  readonly acts: Act[];
}

/** A turn so far, as it is laid out. */
export interface Turn {
  readonly columns: readonly Column[];
  /** The one whose card is being carried out. */
  readonly acting: Column | null;
  /** What happened after all cards were carried out. */
  readonly after: Readonly<Record<LastPhase, readonly Deed[]>>;
}

/** The cards by number, and what came of each; `events`: those of a turn. */
export function laidOut(events: readonly Heard<Event>[]): Turn {
  const columns: Column[] = [];
  const after: Record<LastPhase, Deed[]> = { eachTurn: [], endOfTurn: [], endOfGame: [] };
  let wave = -1;
  let acting: Column | null = null;
  for (const { of, begins, deeds } of partsOf(events)) {
    if (isCards(begins)) columns.push(...turnedUp(begins, ++wave));
    if (begins.type === 'turn') {
      const { card, rule } = begins;
      if (rule === 'GR-06') acting = columns.find((each) => each.wave === wave && each.card === card) ?? null;
      acting?.acts.push({ seat: begins.seat, card, deeds });
    } else acting = null;
    if (of === 'eachTurn' || of === 'endOfTurn' || of === 'endOfGame') after[of].push(...deeds);
  }
  return { columns, acting, after };
}

const turnedUp = ({ answers }: Reveal, wave: number): Column[] =>
  answers
    .flatMap((card, seat) => (card === null ? [] : [{ seat, card: Number(card), wave, acts: [] }]))
    .sort((a, b) => a.card - b.card);
