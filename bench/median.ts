export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** How far the values lie apart: from the least to the most, in percent of their median. */
export const spread = (values: readonly number[]): number =>
  (100 * (Math.max(...values) - Math.min(...values))) / median(values);
