import type { Seat } from '@gilt/engine/seat';

/** What can happen in Greedy Delvers. Cards are places in CARDS; lists by seat have one entry for each player. */
export type Event =
  | { readonly type: 'began'; readonly rule: 'GD-03' }
  /** To its owner only. */
  | { readonly type: 'dealt'; readonly rule: 'GD-03'; readonly seat: Seat; readonly cards: readonly number[] }
  | {
      readonly type: 'advanced';
      readonly rule: 'GD-04';
      readonly seats: readonly Seat[];
      readonly levels: readonly number[];
    }
  /** To its owner only. */
  | { readonly type: 'drew'; readonly rule: 'GD-04'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'rebuilt'; readonly rule: 'GD-08'; readonly cards: number }
  | { readonly type: 'dud'; readonly rule: 'GD-09'; readonly seat: Seat; readonly card: number }
  | {
      readonly type: 'rushed';
      readonly rule: 'GD-10';
      readonly seat: Seat;
      readonly from: number;
      readonly level: number;
      readonly ore: number;
    }
  | {
      readonly type: 'traded';
      readonly rule: 'GD-11' | 'GD-13';
      readonly seat: Seat;
      readonly ore: number;
      readonly gold: number;
    }
  | { readonly type: 'foundAgain'; readonly rule: 'GD-12'; readonly seat: Seat; readonly ore: number }
  | { readonly type: 'allLost'; readonly rule: 'GD-14'; readonly ore: readonly number[] }
  | { readonly type: 'paid'; readonly rule: 'GD-24'; readonly seat: Seat; readonly card: number; readonly cost: number }
  | { readonly type: 'selfTargeted'; readonly rule: 'GD-17'; readonly seat: Seat; readonly card: number }
  /** By this clause the minions of some players do nothing, and those of others act, for half their value or all of it. */
  | {
      readonly type: 'clash';
      readonly rule: Clash;
      readonly stopped: readonly Seat[];
      readonly acting: readonly Seat[];
      readonly half: boolean;
      /** Whom these minions are sent against. */
      readonly victims: readonly Seat[];
    }
  | {
      readonly type: 'rolled';
      readonly rule: Acting;
      readonly seat: Seat;
      readonly card: number;
      readonly target: Seat;
      readonly roll: number;
      readonly needed: number;
      /** What it would steal from somebody rich. */
      readonly value: number;
      readonly stolen: number;
    }
  | { readonly type: 'safe'; readonly rule: 'GD-25'; readonly seat: Seat }
  | { readonly type: 'tallied'; readonly rule: 'GD-26'; readonly gold: readonly number[] }
  | { readonly type: 'won'; readonly rule: 'GD-26'; readonly seats: readonly Seat[] };

/** By what clause a minion acts. */
export type Acting = 'GD-15' | 'GD-19' | 'GD-21' | 'GD-22';
/** By what clause minions get in each other's way. */
export type Clash = 'GD-16' | 'GD-19' | 'GD-20' | 'GD-21' | 'GD-22';
