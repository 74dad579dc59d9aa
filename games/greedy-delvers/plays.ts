import { seatChoices, wordsOf } from '@gilt/engine/question';
import type { Seat } from '@gilt/engine/seat';
import { CARDS, HITMAN, PLAYERS, SAVAGE } from './cards.ts';

/** In place of a target: none. */
export const NONE = -1;

/** GD-05 What can be played: a card, and whom it is sent against. GD-18 Only a minion is sent against anybody. */
interface Play {
  readonly name: string;
  readonly card: number;
  readonly target: Seat;
}

const playsOf = (card: number): Play[] => {
  const { id, type } = CARDS[card]!;
  if (type !== 'minion') return [{ name: id, card, target: NONE }];
  return Array.from({ length: PLAYERS }, (_, target) => ({ name: `${id}@${seatChoices.name(target)}`, card, target }));
};

/** GD-09 A minion that is thrown away. A Goblin costs nothing, so it never is. */
const dudOf = (card: number): Play => ({ name: `dud-${CARDS[card]!.id}`, card, target: NONE });

/** Everything that can be played. Elsewhere a play is its place in this list. */
const PLAYS: readonly Play[] = [...CARDS.flatMap((_, card) => playsOf(card)), dudOf(HITMAN), dudOf(SAVAGE)];

export const plays = wordsOf(PLAYS.map(({ name }) => name));

const cardsByPlay = PLAYS.map(({ card }) => card);
const targetsByPlay = PLAYS.map(({ target }) => target);

/** The card of a play. */
export const cardOf = (play: number): number => cardsByPlay[play]!;

/** Whom a play is sent against; NONE if it is no minion, a dud, or if nothing is played. */
export const targetOf = (play: number): Seat => (play < 0 ? NONE : targetsByPlay[play]!);

/** GD-09 Whether a play is a minion that was not paid for. */
export const isDud = (play: number): boolean => play >= FIRST_DUD;
const FIRST_DUD = PLAYS.length - 2;

/** A set of cards, or of seats, as one number. */
const has = (set: number, one: number): boolean => (set & (1 << one)) !== 0;

/** The plays of these cards against these seats; by set of cards and set of seats, so that none is ever made twice. */
const menus: readonly (readonly number[])[] = Array.from({ length: 1 << (CARDS.length + PLAYERS) }, (_, sets) =>
  PLAYS.flatMap(({ card, target }, play) =>
    !isDud(play) && has(sets >> PLAYERS, card) && (target === NONE || has(sets, target)) ? [play] : [],
  ),
);

/** The duds of these cards, by set of cards. */
const dudMenus: readonly (readonly number[])[] = Array.from({ length: 1 << CARDS.length }, (_, cards) =>
  PLAYS.flatMap(({ card }, play) => (isDud(play) && has(cards, card) ? [play] : [])),
);

/**
 * What a hand can play. Equal cards are one option. GD-09 A minion must be paid; if nothing can be, any card is a dud.
 * GD-25 `delvers`: the set of those who are in the mine, for nobody else can be named.
 */
export function menuOf(hand: readonly number[], gold: number, delvers: number): readonly number[] {
  let held = 0;
  let playable = 0;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!;
    held |= 1 << card;
    if (CARDS[card]!.cost <= gold) playable |= 1 << card;
  }
  return playable === 0 ? dudMenus[held]! : menus[(playable << PLAYERS) | delvers]!;
}
