import type { Review } from '@gilt/bots/review/review';
import type { Estimate } from '@gilt/bots/review/tally';

/** A share of a win, in hundredths. */
export const hundredths = (share: number): number => Math.round(100 * share);

/** With its sign, as people write it; nothing is neither. */
export const signed = (count: number): string => `${count > 0 ? '+' : count < 0 ? '−' : ''}${Math.abs(count)}`;

/** One bar of the way from the start to the result. */
export interface PartOfResult {
  readonly what: 'start' | 'deal' | 'own' | 'others' | 'result';
  /** In hundredths of a win: where the bar begins and ends. */
  readonly from: number;
  readonly to: number;
  readonly doubt: Estimate | null;
}

/** What made a result, so that whole hundredths add up too: each bar ends where the rounded sum so far is. */
export function partsOf({ start, deal, own, others, result }: Review): PartOfResult[] {
  const sums = [start, start + deal.value, start + deal.value + own.value, result].map(hundredths);
  const [atStart, dealt, chosen, atEnd] = sums as [number, number, number, number];
  return [
    { what: 'start', from: 0, to: atStart, doubt: null },
    { what: 'deal', from: atStart, to: dealt, doubt: deal },
    { what: 'own', from: dealt, to: chosen, doubt: own },
    { what: 'others', from: chosen, to: atEnd, doubt: others },
    { what: 'result', from: 0, to: atEnd, doubt: null },
  ];
}
