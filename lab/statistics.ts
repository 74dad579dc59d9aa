/** A share, with the interval that contains the true one in 95 of 100 cases. */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** The 97.5% quantile of the normal distribution. */
const Z = 1.959964;

/** Wilson's interval for a mean of values between 0 and 1. For shared wins (1/k) it is a little too wide, never too narrow. */
export function shareOf(sum: number, count: number): Share {
  if (count === 0) return { share: 0, low: 0, high: 1 };
  const share = sum / count;
  const scale = 1 + (Z * Z) / count;
  const middle = (share + (Z * Z) / (2 * count)) / scale;
  const reach = (Z / scale) * Math.sqrt((share * (1 - share)) / count + (Z * Z) / (4 * count * count));
  return { share, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}

/**
 * The same for games that were played in rounds: the games of one round share their deal, so they are not so many games but one round. The
 * interval is Wilson's for as many games as would scatter like these rounds do, and never for more games than there were.
 */
export function shareOfRounds(rounds: readonly (readonly number[])[]): Share {
  const means = rounds.map((shares) => shares.reduce((sum, each) => sum + each, 0) / shares.length);
  const games = rounds.reduce((sum, { length }) => sum + length, 0);
  const total = rounds.flat().reduce((sum, each) => sum + each, 0);
  const share = total / Math.max(games, 1);
  const alone = share * (1 - share);
  if (means.length < 2 || alone === 0) return shareOf(total, games);
  const scatter = means.reduce((sum, mean) => sum + (mean - share) ** 2, 0) / (means.length - 1);
  if (scatter === 0) return shareOf(total, games);
  const worth = Math.min((alone / scatter) * means.length, games);
  return shareOf(share * worth, worth);
}
