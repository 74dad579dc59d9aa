import type { Heard } from '@gilt/engine/event';
import { openLine } from '@gilt/engine/flow';
import { carriedOn, foretell } from '@gilt/engine/foretell';
import { NOT_ASKED } from '@gilt/engine/question';
import { type Seat, seatsOf } from '@gilt/engine/seat';
import { insert } from '@gilt/engine/sorted';
import {
  ATTACK,
  CURSE,
  cardChoices,
  DOOR,
  EVEN,
  HIGHEST,
  isGo,
  LOOT,
  MEEK,
  ODD,
  printedValue,
  SEE_YA,
  SIGHTING,
  TRACKING,
  WILD,
} from './cards.ts';
import type { Event } from './events.ts';
import { greedQuest } from './game.ts';
import { FIRST_ROOM, LAST_ROOM } from './rooms.ts';
import type { GreedQuestView } from './secrets.ts';
import { effectAround, type GreedQuest, INWARD, OUTWARD } from './state.ts';

/**
 * What a card would do for whoever plays it now, found by carrying it out by the rules themselves (decision 14): alone, and
 * where it lives on the cards of others, with these.
 */
export type Prospect =
  /** The room has it discarded. */
  | { readonly type: 'discarded' }
  /** GQ-35 It only moves its player, if nobody else plays the like. */
  | { readonly type: 'puzzle'; readonly room: number }
  | { readonly type: 'loot'; readonly draws: boolean }
  | { readonly type: 'attack' }
  | { readonly type: 'meek' }
  | { readonly type: 'curse' }
  /** `seats`: whose Go! would be discarded. */
  | { readonly type: 'sighting'; readonly seats: readonly Seat[] }
  /** `cursed`: where a Curse! would lead; null: none can. */
  | { readonly type: 'door'; readonly room: number; readonly cursed: number | null }
  /** `room`: after one Go!; `farthest`: if everybody else plays one; the room where one stands: nobody's Go! can count. */
  | { readonly type: 'see-ya'; readonly room: number; readonly farthest: number; readonly here: number }
  | { readonly type: 'go'; readonly value: number; readonly printed: number; readonly room: number }
  | { readonly type: 'wild'; readonly less: number; readonly room: number }
  | { readonly type: 'swap'; readonly even: boolean }
  /** Where it leads if the winner is toward Room 1, and if toward Room 12; the room where one stands: nowhere. */
  | { readonly type: 'tracking'; readonly low: number; readonly high: number; readonly here: number };

/** Any Go! will do. */
const A_GO = cardChoices.number('1');

export function prospect(view: GreedQuestView, seat: Seat, card: number): Prospect {
  const here = view.game.rooms[seat]!;
  const rivals = seatsOf(view.game.rooms.length).filter((each) => each !== seat);
  const others = rivals.filter((each) => playsNow(view, each));
  const playedWith = (...more: (readonly [Seat, number])[]): Event[] => turnWith(view, [[seat, card], ...more]);
  const alone = playedWith();
  const room = roomAfter(alone, seat, here);
  if (own(alone, seat, 'discarded')) return { type: 'discarded' };
  if (own(alone, seat, 'unique')) return { type: 'puzzle', room };
  if (isGo(card)) {
    const { value } = alone.find((event) => event.type === 'goes') as Event & { type: 'goes' };
    if (card === WILD) return { type: 'wild', less: HIGHEST - value, room };
    return { type: 'go', printed: printedValue(card), value, room };
  }
  switch (card) {
    case LOOT:
      return { type: 'loot', draws: !own(alone, seat, 'trapped') };
    case ATTACK:
      return { type: 'attack' };
    case MEEK:
      return { type: 'meek' };
    case CURSE:
      return { type: 'curse' };
    case SIGHTING: {
      const all = playedWith(...others.map((other) => [other, A_GO] as const));
      const seen = own(all, seat, 'sighting');
      return { type: 'sighting', seats: seen?.discarded ?? [] };
    }
    case DOOR: {
      const cursed = others
        .map((other) => playedWith([other, CURSE]))
        .find((events) => own(events, seat, 'moves')?.cursed);
      return { type: 'door', room, cursed: cursed ? roomAfter(cursed, seat, here) : null };
    }
    case SEE_YA: {
      const farther = (one: number, other: number): number =>
        Math.abs(other - here) > Math.abs(one - here) ? other : one;
      const single = others.map((other) => roomAfter(playedWith([other, A_GO]), seat, here)).reduce(farther, here);
      const all = roomAfter(playedWith(...others.map((other) => [other, A_GO] as const)), seat, here);
      return { type: 'see-ya', room: single, farthest: farther(single, all), here };
    }
    case EVEN:
    case ODD:
      return { type: 'swap', even: card === EVEN };
    case TRACKING: {
      // Somebody from elsewhere, so that it stays true who is alone.
      const winner = rivals.find((rival) => view.game.rooms[rival] !== here) ?? rivals[0]!;
      const after = (room: number): number => {
        const events = turnWith(
          view,
          [
            [seat, card],
            [winner, A_GO],
          ],
          (game) => stand(game, winner, room, here),
        );
        return roomAfter(events, seat, here);
      };
      return { type: 'tracking', low: after(FIRST_ROOM), high: after(LAST_ROOM), here };
    }
    default:
      throw new Error(`there is no card ${card}`);
  }
}

/** GQ-12 Whether somebody plays a card in the turn that is being chosen for, as everybody can see. */
function playsNow({ game }: GreedQuestView, seat: Seat): boolean {
  const hand = game.hands[seat]!;
  const holds = typeof hand === 'number' ? hand : hand.length;
  return game.skips[seat] === 0 && (holds > 0 || effectAround(game, seat).unseen);
}

/** Has somebody stand at an end of the track and stay there, whatever that room does. */
function stand(game: GreedQuest, seat: Seat, room: number, here: number): void {
  game.rooms[seat] = room;
  if (room !== here) game.effects[room] = 0;
  game.directions[seat] = room === FIRST_ROOM ? OUTWARD : INWARD;
}

function own<T extends Event['type']>(events: readonly Event[], seat: Seat, type: T) {
  return events.find(
    (event): event is Extract<Event, { type: T }> => event.type === type && 'seat' in event && event.seat === seat,
  );
}

/** Where a player stands after a turn's cards have acted. */
function roomAfter(events: readonly Event[], seat: Seat, here: number): number {
  const moves = events.filter(
    (event) =>
      (event.type === 'tracks' || (event.type === 'moves' && event.by !== 'trap' && event.by !== 'lead')) &&
      event.seat === seat,
  ) as (Event & { to: number })[];
  return moves.at(-1)?.to ?? here;
}

/** The events of a turn in which just these cards are played. */
function turnWith(
  view: GreedQuestView,
  cards: readonly (readonly [Seat, number])[],
  change: (game: GreedQuest) => void = () => {},
): Event[] {
  let turns = 0;
  // Where nobody has a choice the next turn follows by itself: that is another story.
  const until = ({ type }: Heard<Event>): boolean => type === 'turnedUp' && ++turns > 1;
  const { events, game } = foretell<GreedQuest, Event>(greedQuest, view, {
    arrange(supposed) {
      const { answers } = supposed.flow;
      for (let seat = 0; seat < answers.length; seat++) {
        const [, card] = cards.find(([player]) => player === seat) ?? [];
        supposed.skips[seat] = card === undefined ? 1 : 0;
        answers[seat] = card ?? NOT_ASKED;
        if (card !== undefined && !supposed.hands[seat]!.includes(card)) insert(supposed.hands[seat]!, card);
      }
      change(supposed);
    },
    until,
  });
  if (game.flow.stack.length === 0 || openLine(greedQuest, game)!.where !== 'turn.nameWild') return [...events];
  const { answers } = game.flow;
  for (const [seat] of cards) if (answers[seat]! < 0) answers[seat] = HIGHEST;
  return [...events, ...carriedOn<GreedQuest, Event>(greedQuest, game, until)];
}
