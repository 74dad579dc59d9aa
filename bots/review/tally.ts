/** The 97.5% quantile of the normal distribution. */
const Z = 1.959964;

/** A figure with the interval that holds the true one in 95 of 100 cases. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

export const estimate = (value: number, variance: number): Estimate => {
  const reach = Z * Math.sqrt(variance);
  return { value, low: value - reach, high: value + reach };
};

/** A figure that adds up with others, and how far it may be off. */
export interface Part {
  readonly value: number;
  readonly variance: number;
}

export const sumOf = (parts: readonly Part[]): Estimate =>
  estimate(
    parts.reduce((sum, { value }) => sum + value, 0),
    parts.reduce((sum, { variance }) => sum + variance, 0),
  );

/** A mean under way, and how far it may be off. */
export class Tally {
  count = 0;
  private sum = 0;
  private squares = 0;

  static exactly(value: number): Tally {
    const tally = new Tally();
    tally.add(value);
    return tally;
  }

  add(value: number): void {
    this.count++;
    this.sum += value;
    this.squares += value * value;
  }

  get mean(): number {
    return this.count === 0 ? 0 : this.sum / this.count;
  }

  /** Of the mean. A single value is one that is known. */
  get variance(): number {
    if (this.count < 2) return 0;
    return Math.max(0, this.squares / this.count - this.mean ** 2) / (this.count - 1);
  }

  get estimate(): Estimate {
    return estimate(this.mean, this.variance);
  }
}
