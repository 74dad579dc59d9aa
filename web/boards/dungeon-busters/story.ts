import type { AnyEvent, Reveal } from '@gilt/engine/event';
import type { Seat } from '@gilt/engine/seat';
import type { Event } from '@gilt/games/dungeon-busters/events';
import type { Happened } from '@gilt/protocol/sight';
import { standingEvents } from '../../table/view.ts';

export const PLAY_CARDS = 'battle.playCards';

/** What became of a battle so far, put together from what was told of it. */
export interface Story {
  readonly card: number;
  /** By seat: the strength that was played. */
  readonly cards: readonly number[];
  readonly cancelled: readonly Seat[];
  readonly won: boolean;
  readonly sum: number;
  readonly chests: readonly { readonly seat: Seat; readonly chest: number; readonly gems: readonly number[] }[];
  /** Chests that nobody was there for. */
  readonly left: readonly { readonly chest: number; readonly gems: readonly number[] }[];
  readonly picks: readonly { readonly seat: Seat; readonly colour: number }[];
  readonly paid: readonly { readonly seat: Seat; readonly colour: number; readonly gems: number }[];
  readonly spared: readonly Seat[];
  readonly trophy: Seat | null;
  /** Nothing more comes of it. */
  readonly closed: boolean;
}

const isBattle = (event: AnyEvent): event is Reveal =>
  event.type === 'reveal' && (event as Reveal).question === PLAY_CARDS;

const closes = ({ type }: AnyEvent): boolean => type === 'trophy' || type === 'monsterLeaves';

/** A battle is shown at length when the cards are turned up, and once more when it is over. */
export const isScene = ({ events = [] }: Happened): boolean =>
  (events as AnyEvent[]).some((event) => isBattle(event) || closes(event));

/** Whether the cards have just been turned up. */
export const turnsUp = ({ events = [] }: Happened): boolean => (events as AnyEvent[]).some(isBattle);

/** The last battle that was fought; null if none was. */
export function lastBattle(past: readonly Happened[]): Story | null {
  const events = standingEvents(past);
  const start = events.findLastIndex(isBattle);
  const reveal = events[start] as Reveal | undefined;
  if (!reveal) return null;
  const end = events.findIndex((event, i) => i > start && closes(event));
  const after = events.slice(start + 1, end < 0 ? undefined : end + 1) as Event[];
  const of = <T extends Event['type']>(type: T) => after.filter((e): e is Event & { type: T } => e.type === type);
  const verdict = of('victory')[0] ?? of('defeat')[0];
  if (!verdict) return null;
  return {
    card: verdict.card,
    cards: reveal.answers.map(Number),
    cancelled: of('cancelled').flatMap(({ seats }) => seats),
    won: verdict.type === 'victory',
    sum: verdict.sum,
    chests: of('chest'),
    left: of('chestLeft'),
    picks: of('spoil'),
    paid: of('paid'),
    spared: of('nothingToPay').map(({ seat }) => seat),
    trophy: of('trophy')[0]?.seat ?? null,
    closed: end >= 0,
  };
}

/** What a seat has won or lost in it, by colour. */
export function gainsOf({ chests, picks, paid }: Story, seat: Seat): number[] {
  const gains = [0, 0, 0];
  for (const chest of chests.filter((each) => each.seat === seat))
    for (const [i, count] of chest.gems.entries()) gains[i]! += count;
  for (const pick of picks) if (pick.seat === seat) gains[pick.colour]!++;
  for (const fine of paid) if (fine.seat === seat) gains[fine.colour]! -= fine.gems;
  return gains;
}
