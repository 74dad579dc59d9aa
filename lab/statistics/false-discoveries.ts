/** So many of the finds of a report may be false, on the average. */
export const FALSE_FINDS = 0.05;

/**
 * Benjamini and Yekutieli's correction: the least share of false finds at which each claim would be one. It holds however the
 * claims hang together, and those about cards of one deck do: what one gains another loses.
 */
export const corrected = (p: readonly number[]): number[] =>
  stepUp(p, p.length * p.reduce((sum, _, i) => sum + 1 / (i + 1), 0));

/** Benjamini and Hochberg's, which is sharper, for claims that do not pull against each other. */
export const correctedIfIndependent = (p: readonly number[]): number[] => stepUp(p, p.length);

function stepUp(p: readonly number[], factor: number): number[] {
  const falling = p.map((_, i) => i).sort((a, b) => p[b]! - p[a]!);
  const q = p.map(() => 1);
  let least = 1;
  falling.forEach((i, above) => {
    least = Math.min(least, (p[i]! * factor) / (p.length - above));
    q[i] = least;
  });
  return q;
}
