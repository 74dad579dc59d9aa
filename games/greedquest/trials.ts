import type { Trials } from '@gilt/engine/contract/trials';
import { below, type Random } from '@gilt/engine/random';
import { type Seat, seatsOf } from '@gilt/engine/seat';
import { insert, remove } from '@gilt/engine/sorted';
import { NONE } from './cards.ts';
import type { GreedQuest } from './state.ts';

export const trials: Trials<GreedQuest> = {
  options: [
    {},
    { length: 'short', thisIsMyRoom: true, tieBreakDuel: true },
    { length: 'shortest', attrition: 'uniqueness', tieBreakDuel: true },
    { attrition: 'survival', thisIsMyRoom: true },
    { rooms: { '2': 'trap', '4': 'encounter', '7': 'remains', '10': 'puzzle' }, attrition: 'uniqueness' },
    { arrival: 'reaches', rooms: { '3': 'trail', '11': 'trap' }, attrition: 'survival' },
  ],
  swaps: [
    {
      what: 'a card in hand that nobody can work out, against one of the pile (GQ-04)',
      swap(game, random) {
        const seat = seatFor(game, random, (each) => strangers(game, each).length > 0 && game.piles[each]!.length > 0);
        if (seat === null) return null;
        const pile = game.piles[seat]!;
        const [card] = strangers(game, seat);
        const at = below(random, pile.length);
        remove(game.hands[seat]!, card!);
        insert(game.hands[seat]!, pile[at]!);
        pile[at] = card!;
        return [seat];
      },
    },
    {
      what: 'the order of a pile (GQ-03)',
      swap(game, random) {
        const seat = seatFor(game, random, (each) => game.piles[each]!.length > 1);
        if (seat === null) return null;
        game.piles[seat]!.reverse();
        return [];
      },
      shows: ({ type }) => ['draws', 'sees', 'rejects', 'unseen', 'turnedUp', 'duelCards'].includes(type),
    },
    {
      what: 'the first card drawn among the Remains (GQ-40)',
      swap(game, random) {
        const canSwap = (each: Seat) =>
          game.first[each] !== NONE && game.piles[each]!.length > 0 && game.either[each]!.length === 0;
        const seat = seatFor(game, random, canSwap);
        if (seat === null) return null;
        const pile = game.piles[seat]!;
        [game.first[seat], pile[0]] = [pile[0]!, game.first[seat]!];
        return [seat];
      },
      // Kept, it is one of the hand from then on: played or thrown away it is seen.
      shows: ({ type }) => ['rejects', 'turnedUp', 'loots', 'discarded', 'unseen', 'duelCards'].includes(type),
    },
  ],
  smallCases: [
    {
      what: 'two cards of another hand, one of them worked out',
      position: `players: 3
        Bob: hand 8 wild, known wild, pile 1 2 curse, discards loot attack meek sighting door see-ya even odd tracking tracking 1 2 3 3 4 4 5 5 6 6 7 7 8`,
      seat: 0,
      ways: 24,
      way: ({ hands, piles }) => `${hands[1]} ${piles[1]}`,
    },
    {
      what: 'a card that was in hand before dead ones came back',
      position: `players: 3
        options: attrition=uniqueness
        Bob: hand 8, old 1, fresh curse 1, pile 2 curse 1, discards loot attack meek sighting door see-ya wild even odd tracking tracking 1 2 3 3 4 4 5 5 6 6 7 7 8`,
      seat: 0,
      ways: 12,
      way: ({ hands, piles }) => `${hands[1]} ${piles[1]}`,
    },
    {
      what: 'the first card drawn, of one hand card known before',
      position: `players: 3
        at: endOfTurn.keepFirst
        Bob: room 11, hand 8 wild, first 1, pile 2, known wild, either 1 8, discards loot attack curse meek sighting door see-ya even odd tracking tracking 1 2 3 3 4 4 5 5 6 6 7 7 8`,
      seat: 0,
      ways: 2,
      way: ({ hands, first }) => `${hands[1]} ${first[1]}`,
    },
    {
      what: 'the first card drawn, when the pile has run out',
      position: `players: 3
        at: endOfTurn.keepFirst
        Bob: room 11, hand 8 wild, first 1, pile 2, known -, either 1 8 wild, discards loot attack curse meek sighting door see-ya even odd tracking tracking 1 2 3 3 4 4 5 5 6 6 7 7 8`,
      seat: null,
      ways: 3,
      way: ({ hands, first }) => `${hands[1]} ${first[1]}`,
    },
  ],
};

/** The seats of which something holds; one of them, or null. */
function seatFor(game: GreedQuest, random: Random, holds: (seat: Seat) => boolean): Seat | null {
  const seats = seatsOf(game.flow.players).filter(holds);
  return seats.length > 0 ? seats[below(random, seats.length)]! : null;
}

/** Cards of a hand that the others cannot work out. */
function strangers({ hands, known }: GreedQuest, seat: Seat): number[] {
  const left = hands[seat]!.slice();
  for (const card of known[seat]!) if (left.includes(card)) remove(left, card);
  return left;
}
