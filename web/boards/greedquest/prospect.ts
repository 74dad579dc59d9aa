import type { Seat } from '@gilt/engine/seat';
import {
  ATTACK,
  CURSE,
  DOOR,
  EVEN,
  isGo,
  LOOT,
  MEEK,
  ODD,
  printedValue,
  SEE_YA,
  SIGHTING,
  TRACKING,
  WILD,
} from '@gilt/games/greedquest/cards';
import { FIRST_ROOM, LAST_ROOM } from '@gilt/games/greedquest/rooms';
import type { GreedQuestView } from '@gilt/games/greedquest/secrets';
import { effectAround } from '@gilt/games/greedquest/state';

type Game = Pick<GreedQuestView['game'], 'rooms' | 'directions' | 'effects'>;

/** What a card would do for whoever plays it now, if nothing comes in between. */
export type Prospect =
  /** The room has it discarded. */
  | { readonly type: 'discarded' }
  /** GQ-35 It only moves its player, if nobody else plays the like. */
  | { readonly type: 'puzzle'; readonly room: number }
  | { readonly type: 'loot'; readonly draws: boolean }
  | { readonly type: 'attack' }
  | { readonly type: 'meek' }
  | { readonly type: 'curse' }
  /** `seats`: who stands where the dragon is seen. */
  | { readonly type: 'sighting'; readonly seats: readonly Seat[] }
  /** `cursed`: where a Curse! would lead; null: none can. */
  | { readonly type: 'door'; readonly room: number; readonly cursed: number | null }
  /** `room`: after one Go!; `farthest`: if everybody else plays one. */
  | { readonly type: 'see-ya'; readonly room: number; readonly farthest: number }
  | { readonly type: 'go'; readonly value: number; readonly printed: number; readonly room: number }
  | { readonly type: 'wild'; readonly less: number; readonly room: number }
  | { readonly type: 'swap'; readonly even: boolean }
  | { readonly type: 'tracking'; readonly rooms: number };

/** GQ-08 Where a piece comes to stand that goes so many rooms forward, or (if negative) backward. */
function ahead({ rooms, directions }: Game, seat: Seat, by: number): number {
  return Math.min(Math.max(rooms[seat]! + directions[seat]! * by, FIRST_ROOM), LAST_ROOM);
}

export function prospect(game: Game, seat: Seat, card: number): Prospect {
  const effect = effectAround(game as never, seat);
  const here = game.rooms[seat]!;
  const alone = game.rooms.filter((room) => room === here).length === 1;
  const more = alone ? effect.further : 0;
  if (effect.puzzle) return { type: 'puzzle', room: ahead(game, seat, 1) };
  if (effect.discards.includes(card)) return { type: 'discarded' };
  if (card === WILD) return { type: 'wild', less: effect.goLess, room: ahead(game, seat, 1 + more) };
  if (isGo(card)) {
    const printed = printedValue(card);
    return { type: 'go', printed, value: printed - effect.goLess, room: ahead(game, seat, 1 + more) };
  }
  switch (card) {
    case LOOT:
      return { type: 'loot', draws: !effect.trap };
    case ATTACK:
      return { type: 'attack' };
    case MEEK:
      return { type: 'meek' };
    case CURSE:
      return { type: 'curse' };
    case SIGHTING:
      return { type: 'sighting', seats: seenBy(game, seat) };
    case DOOR: {
      const cursed = effect.curseProof ? null : ahead(game, seat, -2 - more);
      return { type: 'door', room: ahead(game, seat, 2 + more), cursed };
    }
    case SEE_YA: {
      const others = game.rooms.length - 1;
      return { type: 'see-ya', room: ahead(game, seat, 1 + more), farthest: ahead(game, seat, others + more) };
    }
    case EVEN:
    case ODD:
      return { type: 'swap', even: card === EVEN };
    case TRACKING:
      return { type: 'tracking', rooms: 1 + more };
    default:
      throw new Error(`there is no card ${card}`);
  }
}

/** GQ-17 Who stands in the room of a Sighting or in the one behind. */
function seenBy({ rooms, directions }: Game, seat: Seat): Seat[] {
  const [here, behind] = [rooms[seat]!, rooms[seat]! - directions[seat]!];
  return rooms.flatMap((room, other) => (other !== seat && (room === here || room === behind) ? [other] : []));
}

/** The room in which one would come to stand, where that can be said. */
export const roomOf = (what: Prospect): number | null => ('room' in what ? what.room : null);
