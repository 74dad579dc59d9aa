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
