import { type Estimate, estimate } from './tally.ts';

/** How likely a choice was a mistake, and how likely one at random would have been. */
export interface Loss {
  readonly lost: number;
  readonly stake: number;
}

/**
 * How much was kept of what could be lost: 1 for no mistakes, 0 for as many as at random. The interval says how far it may be off because choices
 * differ and worlds are imagined; null where nothing was at stake.
 */
export function accuracyOf(losses: readonly Loss[]): Estimate | null {
  const lost = losses.reduce((sum, each) => sum + each.lost, 0);
  const stake = losses.reduce((sum, each) => sum + each.stake, 0);
  if (stake <= 0) return null;
  const ratio = lost / stake;
  const variance = losses.reduce((sum, each) => sum + (each.lost - ratio * each.stake) ** 2, 0) / stake ** 2;
  return estimate(1 - ratio, variance);
}
