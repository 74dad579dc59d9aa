/**
 * Student's t distribution, by the continued fraction of the incomplete beta function (Abramowitz and Stegun 26.5.8). Tested against
 * printed tables: the small libraries have normal tables of three digits, the exact ones come as hundreds of packages.
 */
export function studentCdf(t: number, freedom: number): number {
  if (!Number.isFinite(t)) return t > 0 ? 1 : 0;
  const tail = incompleteBeta(freedom / (freedom + t * t), freedom / 2, 0.5) / 2;
  return t > 0 ? 1 - tail : tail;
}

/** How likely a value at least so far from 0 is, on either side. */
export const twoSided = (t: number, freedom: number): number =>
  Number.isFinite(t) ? incompleteBeta(freedom / (freedom + t * t), freedom / 2, 0.5) : 0;

/** The value that is not exceeded with that probability. */
export function studentQuantile(probability: number, freedom: number): number {
  if (probability < 0.5) return -studentQuantile(1 - probability, freedom);
  let low = 0;
  let high = 1;
  while (studentCdf(high, freedom) < probability) high *= 2;
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2;
    if (studentCdf(middle, freedom) < probability) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The regularised incomplete beta function. */
function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x));
  // The fraction converges fast on one side of the mean only.
  return x < (a + 1) / (a + b + 2) ? (front * fraction(x, a, b)) / a : 1 - (front * fraction(1 - x, b, a)) / b;
}

/** Lentz's way to sum the continued fraction. */
function fraction(x: number, a: number, b: number): number {
  const TINY = 1e-300;
  const some = (value: number): number => (Math.abs(value) < TINY ? TINY : value);
  let c = 1;
  let d = 1 / some(1 - ((a + b) * x) / (a + 1));
  let sum = d;
  for (let m = 1; m <= 500; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / some(1 + even * d);
    c = some(1 + even / c);
    sum *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / some(1 + odd * d);
    c = some(1 + odd / c);
    sum *= d * c;
    if (Math.abs(d * c - 1) < 1e-14) break;
  }
  return sum;
}

/** The logarithm of the gamma function: Stirling's series, from 10 upwards. */
function logGamma(x: number): number {
  if (x < 10) return logGamma(x + 1) - Math.log(x);
  const series = 1 / (12 * x) - 1 / (360 * x ** 3) + 1 / (1260 * x ** 5) - 1 / (1680 * x ** 7);
  return (x - 0.5) * Math.log(x) - x + Math.log(2 * Math.PI) / 2 + series;
}
