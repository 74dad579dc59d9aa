import type { Frame } from '@gilt/engine/flow';
import type { Seat } from '@gilt/engine/seat';

/**
 * A card can have another one carried out, instructions can have others followed, and a loss can set off effects that end in
 * a loss. These three procedures are therefore called by name: as files they would import each other in a circle.
 */

/** A card being carried out. `free`: without cost or need. `extra`: GR-36. `value`: the markers on what was paid for it. */
export interface Played {
  readonly seat: Seat;
  readonly card: number;
  readonly free: boolean;
  readonly extra: boolean;
  value: number;
}

export const carryOut = (seat: Seat, card: number, free: boolean, extra: boolean): Frame => {
  const locals: Played = { seat, card, free, extra, value: 0 };
  return { procedure: 'card', step: 'begin', locals };
};

/** Instructions being followed: those of `face`, for a card. `next`: the first one that is not done yet. */
export interface Following {
  readonly seat: Seat;
  readonly card: number;
  readonly face: number;
  readonly value: number;
  next: number;
}

export const follow = (seat: Seat, card: number, face: number, value: number): Frame => {
  const locals: Following = { seat, card, face, value, next: 0 };
  return { procedure: 'instructions', step: 'doNext', locals };
};

/** Players who lose a thug or a holding each, because of a card. `losers`: those still to come. */
export interface Losing {
  readonly card: number;
  readonly what: 'thug' | 'holding';
  losers: Seat[];
}

export const takeFrom = (losers: Seat[], what: Losing['what'], card: number): Frame => {
  const locals: Losing = { card, what, losers };
  return { procedure: 'losses', step: 'nextLoser', locals };
};
