import type { Seat } from '@gilt/engine/seat';

/** The clause by which a card acts: its instructions, a trigger, each turn, the end of a turn or of the game. */
export type By = 'GR-07' | 'GR-12' | 'GR-15' | 'GR-17' | 'GR-21' | 'GR-34' | 'GR-35';

/** GR-19 How a thug or holding is lost: as a cost, as a cost that goes to hand, or to a card that takes it. */
export type Loss = 'paid' | 'relocated' | 'taken';

interface Of<T extends string, R extends string> {
  readonly type: T;
  readonly rule: R;
}
interface Own<T extends string, R extends string> extends Of<T, R> {
  readonly seat: Seat;
  /** The card that it is about, or that did it. */
  readonly card: number;
}

/** What can happen in Greed. Cash is in thousands of dollars. */
export type Event =
  | (Of<'dealt', 'GR-02'> & { readonly drawPile: number })
  | (Of<'round', 'GR-03'> & { readonly round: number; readonly plays: boolean })
  /** For its taker only. */
  | (Of<'pile', 'GR-04'> & { readonly seat: Seat; readonly from: Seat; readonly cards: readonly number[] })
  | Own<'turn', 'GR-06' | 'GR-36'>
  /** `able`: it could have been paid. */
  | (Own<'unpaid', 'GR-09'> & { readonly able: boolean })
  | Own<'unmet', 'GR-10'>
  /** `helpers`: the cards that make it cheaper. */
  | (Own<'paid', 'GR-09'> & { readonly cash: number; readonly helpers: readonly number[] })
  /** `helpers`: the cards that let its player ignore the cost, or bring it to nothing. */
  | (Own<'free', 'GR-25' | 'GR-26'> & { readonly helpers: readonly number[] })
  | (Own<'needIgnored', 'GR-25'> & { readonly helpers: readonly number[] })
  | (Own<'paidFromHand', 'GR-09'> & { readonly paid: number })
  | (Own<'lost', 'GR-19'> & { readonly how: Loss; readonly by: number })
  | Own<'joined', 'GR-12'>
  | (Own<'opened', 'GR-13' | 'GR-34'> & { readonly markers: number })
  | (Own<'gained', By> & { readonly cash: number; readonly factor: number })
  | (Own<'lostCash', By> & { readonly cash: number })
  /** Fewer than none: removed. */
  | (Own<'markers', By | 'GR-24'> & { readonly holding: number; readonly markers: number })
  | Own<'noHolding', 'GR-24'>
  | Own<'noThug', 'GR-24'>
  /** `drew` is 0 for the others. */
  | (Own<'drew', By> & { readonly drew: number })
  | Own<'nothingDrawn', 'GR-20'>
  /** `thug` is 0 if none was found. */
  | (Own<'revealed', By> & { readonly cards: readonly number[]; readonly thug: number })
  | (Own<'disguised', 'GR-30'> & { readonly face: number })
  | Own<'repeated', 'GR-31'>
  | (Own<'inForce', 'GR-25'> & { readonly next: boolean; readonly face: number })
  | Own<'returned', By | 'GR-25'>
  | Own<'cameToNothing', By>
  | Own<'tooLate', 'GR-25'>
  | Own<'discarded', 'GR-14'>
  | (Own<'nothingLost', 'GR-25'> & { readonly what: 'thug' | 'holding' })
  | (Of<'turnEnds', 'GR-25'> & { readonly round: number })
  | (Of<'scored', 'GR-08'> & { readonly cash: readonly number[]; readonly markers: readonly number[] })
  | (Of<'won', 'GR-08'> & { readonly seats: readonly Seat[] });
