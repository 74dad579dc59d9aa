import type { Seat } from '@gilt/engine/seat';

/** The clauses by which cards are drawn. */
export type Drawing = 'GQ-03' | 'GQ-07' | 'GQ-13' | 'GQ-37' | 'GQ-38' | 'GQ-53';

/** Why a card comes to nothing. */
export type Vain = 'no-go' | 'no-winner' | 'odd' | 'even' | 'not-named' | 'same-room';

/** In which room, if it is not the one that is known for it. */
interface Elsewhere {
  readonly room?: number;
}

/** What can happen in GreedQuest. Cards are places in CARDS, by seat NONE where there is none; rooms are numbers. */
export type Event =
  | { readonly type: 'dealt'; readonly rule: 'GQ-03' }
  | { readonly type: 'turnedUp'; readonly rule: 'GQ-04'; readonly cards: readonly number[] }
  | { readonly type: 'playsNone'; readonly rule: 'GQ-12'; readonly seat: Seat; readonly skips: boolean }
  | { readonly type: 'unseen'; readonly rule: 'GQ-38'; readonly seat: Seat; readonly card: number }
  | ({ readonly type: 'unique'; readonly rule: 'GQ-35'; readonly seat: Seat; readonly card: number } & Elsewhere)
  | ({ readonly type: 'notUnique'; readonly rule: 'GQ-35'; readonly seat: Seat; readonly card: number } & Elsewhere)
  /** A room has a card discarded at once. */
  | {
      readonly type: 'discarded';
      readonly rule: string;
      readonly seat: Seat;
      readonly card: number;
      readonly room: number;
    }
  /** `cards`: those that were in hand. */
  | { readonly type: 'loots'; readonly rule: 'GQ-13'; readonly seat: Seat; readonly cards: readonly number[] }
  | ({ readonly type: 'trapped'; readonly rule: 'GQ-37'; readonly seat: Seat } & Elsewhere)
  | { readonly type: 'attack'; readonly rule: 'GQ-14'; readonly seat: Seat; readonly cancelled: readonly Seat[] }
  | { readonly type: 'meek'; readonly rule: 'GQ-15'; readonly seat: Seat }
  | { readonly type: 'curse'; readonly rule: 'GQ-16'; readonly seat: Seat }
  /** A card of which there may be but one was played by several. */
  | { readonly type: 'twins'; readonly rule: string; readonly card: number; readonly seats: readonly Seat[] }
  | { readonly type: 'sighting'; readonly rule: 'GQ-17'; readonly seat: Seat; readonly discarded: readonly Seat[] }
  | {
      readonly type: 'moves';
      readonly rule: string;
      readonly by: 'door' | 'see-ya' | 'go' | 'puzzle' | 'trap' | 'lead';
      readonly seat: Seat;
      readonly from: number;
      readonly to: number;
      /** GQ-16 */
      readonly cursed: boolean;
    }
  /** A Curse! does not reach a player. */
  | { readonly type: 'curseProof'; readonly rule: 'GQ-30'; readonly seat: Seat }
  /** A player goes a room more. */
  | { readonly type: 'further'; readonly rule: 'GQ-32'; readonly seat: Seat }
  | {
      readonly type: 'tracks';
      readonly rule: 'GQ-26';
      readonly seat: Seat;
      readonly winner: Seat;
      readonly from: number;
      readonly to: number;
    }
  /** A card moves nobody. */
  | {
      readonly type: 'nothing';
      readonly rule: string;
      readonly seat: Seat;
      readonly card: number;
      readonly why: Vain;
    }
  | ({ readonly type: 'pit'; readonly rule: 'GQ-34'; readonly seat: Seat; readonly value: number } & Elsewhere)
  | {
      readonly type: 'goes';
      readonly rule: 'GQ-15' | 'GQ-20';
      readonly seats: readonly Seat[];
      readonly value: number;
    }
  | { readonly type: 'duel'; readonly rule: string; readonly seats: readonly Seat[] }
  | {
      readonly type: 'duelCards';
      readonly rule: 'GQ-27';
      readonly seats: readonly Seat[];
      readonly cards: readonly number[];
    }
  | { readonly type: 'duelTied'; readonly rule: 'GQ-27'; readonly seats: readonly Seat[] }
  | { readonly type: 'duelWon'; readonly rule: 'GQ-27'; readonly seat: Seat }
  | { readonly type: 'duelLost'; readonly rule: 'GQ-27' }
  | { readonly type: 'noSwap'; readonly rule: 'GQ-24' }
  | {
      readonly type: 'swaps';
      readonly rule: 'GQ-22' | 'GQ-23';
      readonly seat: Seat;
      readonly with: Seat;
      /** Where each of the two stands now. */
      readonly rooms: readonly [number, number];
    }
  | { readonly type: 'turnsRound'; readonly rule: 'GQ-09'; readonly seat: Seat }
  | { readonly type: 'revives'; readonly rule: 'GQ-56'; readonly seat: Seat; readonly cards: readonly number[] }
  | { readonly type: 'reshuffles'; readonly rule: 'GQ-07'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'draws'; readonly rule: Drawing; readonly seat: Seat; readonly cards: readonly number[] }
  | ({ readonly type: 'sees'; readonly rule: 'GQ-40'; readonly seat: Seat; readonly card: number } & Elsewhere)
  | ({ readonly type: 'rejects'; readonly rule: 'GQ-40'; readonly seat: Seat; readonly card: number } & Elsewhere)
  | { readonly type: 'dies'; readonly rule: 'GQ-53' | 'GQ-55'; readonly seat: Seat; readonly card: number }
  | {
      readonly type: 'startsOver';
      readonly rule: 'GQ-53';
      readonly seat: Seat;
      readonly room: number;
      readonly count: number;
    }
  /** `tied`: they have yet to fight for it (GQ-57). */
  | { readonly type: 'won'; readonly rule: 'GQ-10' | 'GQ-51'; readonly seats: readonly Seat[]; readonly tied: boolean }
  | { readonly type: 'tieBroken'; readonly rule: 'GQ-57'; readonly seats: readonly Seat[] };
