import { ATTACK, CARDS, CURSE, DOOR, EVEN, isGo, LOOT, MEEK, ODD, SEE_YA, SIGHTING, TRACKING } from './cards.ts';

/** GQ-05 The steps of a turn by their numbers; before them the cards are turned up and rooms have their say, after them the turn ends. */
export const TURN_UP = -1;
export const ROOMS_FIRST = 0;
export const LAST_STEP = 10;
export const TURN_ENDS = 11;

export const STEP_NUMBERS = Array.from({ length: LAST_STEP }, (_, i) => i + 1);

export const GO_STEP = 8;
export const SWAP_STEP = 9;
const STEPS: ReadonlyMap<number, number> = new Map([
  [LOOT, 1],
  [ATTACK, 2],
  [MEEK, 3],
  [CURSE, 4],
  [SIGHTING, 5],
  [DOOR, 6],
  [SEE_YA, 7],
  [EVEN, SWAP_STEP],
  [ODD, SWAP_STEP],
  [TRACKING, 10],
]);

/** GQ-05 The step in which a card takes effect: the number in its roundel. */
export const stepOf = (card: number): number => (isGo(card) ? GO_STEP : STEPS.get(card)!);

/** The kinds of cards that act in a step, one of each. */
export const cardsOfStep = (step: number): number[] =>
  CARDS.map((_, card) => card).filter((card) => stepOf(card) === step);
