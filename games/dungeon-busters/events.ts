import type { Seat } from '@gilt/engine/seat';
import type { Colour, Gems } from './gems.ts';

/** What can happen in Dungeon Busters. Cards are places in DUNGEON_CARDS. */
export type Event =
  | { readonly type: 'hands'; readonly rule: 'DB-05'; readonly cards: readonly number[] }
  | { readonly type: 'firstGems'; readonly rule: 'DB-06'; readonly bank: Readonly<Gems> }
  | { readonly type: 'leader'; readonly rule: 'DB-07'; readonly seat: Seat; readonly drawn: boolean }
  | { readonly type: 'dungeon'; readonly rule: 'DB-08'; readonly dungeon: number }
  | { readonly type: 'monster'; readonly rule: 'DB-09'; readonly card: number }
  | { readonly type: 'cancelled'; readonly rule: 'DB-12'; readonly strength: number; readonly seats: readonly Seat[] }
  | { readonly type: 'victory'; readonly rule: 'DB-13'; readonly card: number; readonly sum: number }
  | { readonly type: 'defeat'; readonly rule: 'DB-13'; readonly card: number; readonly sum: number }
  | {
      readonly type: 'paid';
      readonly rule: 'DB-14' | 'DB-15';
      readonly seat: Seat;
      readonly colour: Colour;
      readonly gems: number;
    }
  | { readonly type: 'nothingToPay'; readonly rule: 'DB-17'; readonly seat: Seat }
  | { readonly type: 'monsterLeaves'; readonly rule: 'DB-18' | 'DB-23'; readonly card: number }
  | {
      readonly type: 'chest';
      readonly rule: 'DB-19';
      readonly chest: number;
      readonly seat: Seat;
      readonly gems: Readonly<Gems>;
    }
  | { readonly type: 'bankEmpty'; readonly rule: 'DB-20'; readonly chest: number; readonly missing: Readonly<Gems> }
  | { readonly type: 'chestLeft'; readonly rule: 'DB-21'; readonly chest: number; readonly gems: Readonly<Gems> }
  | { readonly type: 'spoil'; readonly rule: 'DB-22'; readonly seat: Seat; readonly colour: Colour }
  | { readonly type: 'trophy'; readonly rule: 'DB-23'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'cardsReturn'; readonly rule: 'DB-25'; readonly dungeon: number }
  | { readonly type: 'spoilsLeft'; readonly rule: 'DB-26'; readonly gems: Readonly<Gems> }
  | { readonly type: 'scored'; readonly rule: 'DB-27'; readonly totals: readonly number[] }
  /** Level: how many had as many points. */
  | { readonly type: 'won'; readonly rule: 'DB-28'; readonly seats: readonly Seat[]; readonly level: number };
