import type { AnyEvent, Heard, Reveal } from '@gilt/engine/event';
import type { Seat } from '@gilt/engine/seat';
import type { Event } from '@gilt/games/dungeon-busters/events';
import type { DungeonBustersView } from '@gilt/games/dungeon-busters/secrets';
import type { Plan } from '../../player/pace.ts';
import { beat, type Chapter, type Story } from '../../player/story.ts';

export const PLAY_CARDS = 'battle.playCards';

/** A battle begins when its cards are turned up. */
export const isBattle = (event: AnyEvent): event is Reveal =>
  event.type === 'reveal' && (event as Reveal).question === PLAY_CARDS;

const closes = ({ type }: AnyEvent): boolean => type === 'trophy' || type === 'monsterLeaves';

/** Cards come together, turn, twins cancel, the sum, the loot. */
export const BEATS = ['together', 'turn', 'twins', 'sum', 'loot'] as const;

/** A battle is shown at length when the cards are turned up, and once more when it is over. */
export function plan({ events }: Story<DungeonBustersView, Event>): Plan | null {
  const turned = events.findIndex(isBattle);
  const closed = events.findIndex(closes);
  const reads = closed >= 0;
  const told = reads ? closed + 1 : events.length;
  if (turned < 0) return reads ? { beats: [beat('loot', told, 700)], reads } : null;
  const after = (type: Event['type']): number => events.findLastIndex((event) => event.type === type) + 1;
  const verdict = Math.max(after('victory'), after('defeat'));
  return {
    beats: [
      beat('together', turned, 240),
      beat('turn', turned + 1, 900),
      beat('twins', Math.max(turned + 1, after('cancelled')), 760),
      beat('sum', verdict, 900),
      beat('loot', told, 700),
    ],
    reads,
  };
}

/** What became of a battle so far. */
export interface Battle {
  readonly card: number;
  /** By seat: the strength that was played; null: it is not turned up yet. */
  readonly cards: readonly (number | null)[];
  readonly cancelled: readonly Seat[];
  /** Null: it has not come to that yet. */
  readonly verdict: (Event & { type: 'victory' | 'defeat' }) | null;
  readonly events: readonly Heard<Event>[];
  /** Nothing more comes of it. */
  readonly closed: boolean;
  /** How things stood before it; null if nobody was here to see it. */
  readonly before: DungeonBustersView['game'] | null;
}

/** The battle of a chapter, against the monster that is there; without one the cards still lie there. */
export function battleOf(chapter: Chapter<DungeonBustersView, Event> | null, game: DungeonBustersView['game']): Battle {
  const { events = [], before = null } = chapter ?? {};
  const reveal = events.find(isBattle);
  const end = events.findIndex(closes);
  const told = end < 0 ? events : events.slice(0, end + 1);
  const verdict = toldOf(told, 'victory')[0] ?? toldOf(told, 'defeat')[0] ?? null;
  return {
    card: verdict?.card ?? game.monster,
    cards: game.loot.map((_, seat) => (reveal ? Number(reveal.answers[seat]) : null)),
    cancelled: toldOf(told, 'cancelled').flatMap(({ seats }) => seats),
    verdict,
    events: told,
    closed: end >= 0,
    before: before?.game ?? null,
  };
}

/** What was told of one kind. */
export const toldOf = <T extends Event['type']>(events: readonly Heard<Event>[], type: T) =>
  events.filter((event): event is Event & { type: T } => event.type === type);
