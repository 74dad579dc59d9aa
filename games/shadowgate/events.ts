import type { Seat } from '@gilt/engine/seat';
import type { Level, Type } from './item-types.ts';

/** Something that costs are met for, in the words of the log. */
export type Cost = readonly number[];

/** The clauses by which quests and pool are dealt. */
type Dealing = 'QS-10' | 'QS-12' | 'QS-17';

/** What can happen in Quests of Shadowgate. Cards and sides are numbered as in the set. */
export type Event =
  | { readonly type: 'gameBegins'; readonly rule: 'QS-40'; readonly number: number }
  | { readonly type: 'drewForStart'; readonly rule: 'QS-06'; readonly draws: readonly { seat: Seat; card: number }[] }
  | { readonly type: 'starter'; readonly rule: 'QS-06' | 'QS-40'; readonly seat: Seat }
  | { readonly type: 'character' | 'ability'; readonly rule: 'QS-07'; readonly seat: Seat; readonly side: number }
  | {
      readonly type: 'dealt';
      readonly rule: 'QS-08';
      readonly quests: readonly number[];
      readonly pool: readonly number[];
    }
  | { readonly type: 'turn'; readonly rule: 'QS-09'; readonly seat: Seat }
  | { readonly type: 'eventHome'; readonly rule: 'QS-09'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'eventReplaced'; readonly rule: 'QS-09'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'eventPlayed'; readonly rule: 'QS-09'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'eventWorks'; readonly rule: 'QS-10'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'lost'; readonly rule: 'QS-10'; readonly seat: Seat; readonly card: number }
  | {
      readonly type: 'torch';
      readonly rule: 'QS-11';
      readonly seat: Seat;
      readonly card: number;
      readonly actions: number;
    }
  | { readonly type: 'noTorch'; readonly rule: 'QS-11'; readonly seat: Seat }
  | { readonly type: 'cycled'; readonly rule: 'QS-10' | 'QS-12'; readonly seat: Seat }
  | {
      readonly type: 'itemBegun';
      readonly rule: 'QS-12';
      readonly seat: Seat;
      readonly card: number;
      readonly missing: Cost;
    }
  | {
      readonly type: 'questBegun';
      readonly rule: 'QS-12';
      readonly seat: Seat;
      readonly side: number;
      readonly missing: Cost;
    }
  | { readonly type: 'staffBegun'; readonly rule: 'QS-12'; readonly seat: Seat; readonly missing: Cost }
  | {
      readonly type: 'resource';
      readonly rule: 'QS-18';
      readonly seat: Seat;
      readonly card: number;
      readonly missing: Cost;
    }
  | { readonly type: 'acquired'; readonly rule: 'QS-18'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'first'; readonly rule: 'QS-25'; readonly seat: Seat; readonly of: Type }
  | {
      readonly type: 'completed';
      readonly rule: 'QS-22';
      readonly seat: Seat;
      readonly side: number;
      readonly level: Level;
      readonly points: number;
      readonly items: readonly number[];
    }
  | { readonly type: 'staff'; readonly rule: 'QS-27' | 'QS-41'; readonly seat: Seat }
  | { readonly type: 'theft'; readonly rule: 'QS-42'; readonly seat: Seat; readonly from: Seat; readonly card: number }
  | {
      readonly type: 'doubled';
      readonly rule: 'QS-43';
      readonly seat: Seat;
      readonly stat: number;
      readonly missing: Cost;
    }
  | { readonly type: 'stolen'; readonly rule: 'QS-43'; readonly seat: Seat; readonly from: Seat; readonly card: number }
  | {
      readonly type: 'drew';
      readonly rule: 'QS-14';
      readonly seat: Seat;
      readonly card: number;
      readonly from: 'deck' | 'pool';
    }
  | { readonly type: 'drewUnseen'; readonly rule: 'QS-14'; readonly seat: Seat }
  | { readonly type: 'reshuffled'; readonly rule: 'QS-14'; readonly cards: number }
  | { readonly type: 'nothingToDraw'; readonly rule: 'QS-14'; readonly seat: Seat }
  | {
      readonly type: 'discarded';
      readonly rule: 'QS-15';
      readonly seat: Seat;
      readonly cards: readonly number[];
      readonly quests: readonly number[];
      readonly used: readonly number[];
    }
  | { readonly type: 'timeIsUp'; readonly rule: 'QS-40' }
  | { readonly type: 'firstPasses'; readonly rule: 'QS-26'; readonly of: Type; readonly from: Seat; readonly to: Seat }
  | { readonly type: 'firstEnds'; readonly rule: 'QS-26'; readonly of: Type; readonly from: Seat }
  | { readonly type: 'tooMany'; readonly rule: 'QS-16'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'questsTurned'; readonly rule: 'QS-17' }
  | { readonly type: 'newQuests'; readonly rule: Dealing; readonly sides: readonly number[] }
  | { readonly type: 'newPool'; readonly rule: Dealing; readonly cards: readonly number[] }
  | { readonly type: 'eventMoves'; readonly rule: 'QS-17'; readonly card: number; readonly to: Seat }
  | { readonly type: 'lastRound'; readonly rule: 'QS-28' | 'QS-45'; readonly seat: Seat; readonly points: number }
  | { readonly type: 'scored'; readonly rule: 'QS-29'; readonly points: readonly number[] }
  | { readonly type: 'reward'; readonly rule: 'QS-41'; readonly seat: Seat; readonly takes: boolean }
  | { readonly type: 'running'; readonly rule: 'QS-40'; readonly totals: readonly number[] }
  | {
      readonly type: 'won';
      readonly rule: 'QS-27' | 'QS-28' | 'QS-30' | 'QS-40';
      readonly seats: readonly Seat[];
    };
