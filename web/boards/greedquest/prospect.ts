import type { Seat } from '@gilt/engine/seat';
import { isGo, printedValue, WILD } from '@gilt/games/greedquest/cards';
import { prospect as foretold, type Prospect } from '@gilt/games/greedquest/forecast';
import type { GreedQuestView } from '@gilt/games/greedquest/secrets';
import { remembering } from '../../furniture/remember.ts';
import { say } from './say.ts';

const once = remembering<Prospect>();

/** What a card would do for whoever plays it now. */
export const prospect = (view: GreedQuestView, seat: Seat, card: number): Prospect =>
  once(view, `${seat} ${card}`, () => foretold(view, seat, card));

/** What a card would do for you, with the numbers of this moment: in a sentence, or briefly where there is little room. */
export function prospectWords(what: Prospect, names: readonly string[], how: 'would' | 'brief' = 'would'): string {
  switch (what.type) {
    case 'sighting':
      return say(`gq.${how}.sighting`, { seats: what.seats.map((seat) => names[seat]!), count: what.seats.length });
    case 'door':
      return say(what.cursed === null ? `gq.${how}.door.proof` : `gq.${how}.door`, {
        room: what.room,
        cursed: what.cursed ?? 0,
      });
    case 'loot':
      return say(what.draws ? `gq.${how}.loot` : `gq.${how}.loot.trap`);
    case 'swap':
      return say(what.even ? `gq.${how}.even` : `gq.${how}.odd`);
    case 'go':
      return say(what.value === what.printed ? `gq.${how}.go` : `gq.${how}.go.pit`, {
        value: what.value,
        room: what.room,
      });
    case 'wild':
      return say(what.less > 0 ? `gq.${how}.wild.pit` : `gq.${how}.wild`, { room: what.room, less: what.less });
    case 'see-ya':
      return say(what.farthest === what.here ? `gq.${how}.see-ya.alone` : `gq.${how}.see-ya`, {
        room: what.room,
        farthest: what.farthest,
      });
    case 'tracking': {
      const rooms = [what.low, what.high].filter((room) => room !== what.here);
      return say(`gq.${how}.tracking`, { count: rooms.length, room: rooms[0] ?? what.here, other: rooms[1] ?? 0 });
    }
    case 'puzzle':
      return say(`gq.${how}.puzzle`, { room: what.room });
    default:
      return say(`gq.${how}.${what.type}`);
  }
}

/** GQ-27 What a card is good for in a duel. */
export function duelWords(card: number): string {
  if (card === WILD) return say('gq.duel.wild');
  return isGo(card) ? say('gq.duel.go', { value: printedValue(card) }) : say('gq.duel.other');
}

/** The room in which one would come to stand, where that can be said. */
export const roomOf = (what: Prospect): number | null => ('room' in what ? what.room : null);
