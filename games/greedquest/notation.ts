import { Refusal } from '@gilt/engine/fault';
import type { Setup } from '@gilt/engine/game';
import {
  type Field,
  list,
  type Notation,
  number,
  one,
  oneOf,
  type Said,
  seatName,
  type Word,
} from '@gilt/engine/notation';
import { type Random, shuffle } from '@gilt/engine/random';
import type { Seat } from '@gilt/engine/seat';
import { CARD_IDS, FULL_HAND, NONE } from './cards.ts';
import { impossible } from './impossible.ts';
import { workOut } from './knowledge.ts';
import { unseen } from './redeal.ts';
import { effectAround, type GreedQuest, INWARD, isAtGoal, OUTWARD } from './state.ts';

const card = oneOf('a card', CARD_IDS);
/** One of two words, kept as these values. */
const eitherOf = (words: readonly [string, string], values: readonly [number, number]): Word<number> => ({
  read(word) {
    const place = words.indexOf(word);
    if (place < 0) throw new Refusal(`'${word}' is not ${words.join(' or ')}`);
    return values[place]!;
  },
  write: (value) => words[values.indexOf(value)]!,
});
const flag = eitherOf(['yes', 'no'], [1, 0]);
const direction = eitherOf(['inward', 'outward'], [INWARD, OUTWARD]);
const seatOrNone: Word<Seat> = {
  read: (word, names) => (word === '-' ? NONE : seatName.read(word, names)),
  write: (seat, names) => (seat === NONE ? '-' : seatName.write(seat, names)),
};

/** Cards in hand. A `-` after them says that there are no others, and is kept as NONE until the hands are filled up. */
const hand: Field<number[]> = {
  read(words, names) {
    const isAll = words.at(-1) === '-';
    const cards = list(card).read(isAll && words.length > 1 ? words.slice(0, -1) : words, names);
    return isAll ? [...cards, NONE] : cards;
  },
  write: list(card).write,
};

export const notation: Notation<GreedQuest> = {
  table: {
    winners: { of: 'winners', as: list(seatName) },
    champion: { of: 'champion', as: one(seatOrNone) },
    victors: { of: 'victors', as: list(seatName) },
  },
  seat: {
    room: { of: 'rooms', as: one(number) },
    facing: { of: 'directions', as: one(direction) },
    hand: { of: 'hands', as: hand },
    pile: { of: 'piles', as: list(card) },
    discards: { of: 'discards', as: list(card) },
    dead: { of: 'dead', as: list(card) },
    plays: { of: 'inPlay', as: one(card) },
    laid: { of: 'laid', as: list(card) },
    skips: { of: 'skips', as: one(flag) },
    known: { of: 'known', as: list(card) },
    first: { of: 'first', as: one(card) },
    either: { of: 'either', as: list(card) },
    old: { of: 'old', as: one(number) },
    fresh: { of: 'fresh', as: list(card) },
    further: { of: 'further', as: one(number) },
    served: { of: 'served', as: one(flag) },
    reached: { of: 'reached', as: one(flag) },
  },
  locals: {
    swap: { swappers: list(seatName) },
    duel: { duellists: list(seatName) },
  },
  callers: {
    turn: ['race.untilSomebodyHasWon'],
    endOfTurn: ['race.untilSomebodyHasWon'],
    swap: ['turn.noSwap'],
    duel: ['swap.unlessAllLost', 'swap.nameSwapped', 'endOfTurn.fallBack', 'race.breakTie'],
  },
  at: 'turn.playCards',
  complete,
  impossible,
};

/**
 * Deals what is not said out of what is left of each deck: a full hand, a pile, or the rest into the discards. GQ-07 When cards
 * are chosen all hold five, so a hand that is said in part is filled up; GQ-37 but not in the Trap.
 */
function complete(game: GreedQuest, said: Said, _setup: Setup, random: Random): void {
  const lowestFirst = (a: number, b: number): number => a - b;
  for (let seat = 0; seat < game.rooms.length; seat++) {
    const keeps = (what: string, cards: number[]): number[] => (said(what, seat) ? cards : []);
    const hand = keeps('hand', game.hands[seat]!);
    const isAll = hand.at(-1) === NONE;
    if (isAll) hand.pop();
    const pile = keeps('pile', game.piles[seat]!);
    const left = shuffle(random, unseen(game, seat, [...hand, ...pile, game.first[seat]!]));
    const choosing = game.flow.stack.at(-1)?.step === 'playCards' && game.flow.stack.at(-1)?.procedure === 'turn';
    if (!said('hand', seat) || (choosing && !isAll && !effectAround(game, seat).trap)) {
      const size = FULL_HAND - (game.inPlay[seat] === NONE ? 0 : 1) - (game.first[seat] === NONE ? 0 : 1);
      hand.push(...left.splice(0, Math.max(0, size - hand.length)));
    }
    if (!said('pile', seat)) pile.push(...left.splice(0));
    if (!said('discards', seat)) game.discards[seat]!.push(...left);
    game.hands[seat] = hand.sort(lowestFirst);
    game.piles[seat] = pile;
    game.known[seat]!.sort(lowestFirst);
    game.either[seat]!.sort(lowestFirst);
    if (pile.length === 0 && !said('known', seat)) workOut(game, seat);
    if (game.reached && !said('reached', seat)) game.reached[seat] = isAtGoal(game, seat) ? 1 : 0;
  }
}
