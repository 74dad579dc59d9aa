/** What somebody has had counts half after so long, in milliseconds. */
const HALF_LIFE = 10_000;

/** What everybody has had lately. */
export interface Ledger {
  charge(key: string, cost: number): void;
  /** Whoever has had more by now has a higher rank, whenever now is: so thousands are compared without a look at the clock. */
  rankOf(key: string): number;
}

interface Account {
  readonly had: number;
  readonly at: number;
  readonly rank: number;
}
const NOTHING: Account = { had: 0, at: 0, rank: Number.NEGATIVE_INFINITY };
/** Accounts of those who have had nothing lately are closed whenever there are so many more. */
const MANY = 10_000;

export function ledger(now: () => number): Ledger {
  const accounts = new Map<string, Account>();
  let tidyAt = MANY;
  const hadBy = ({ had, at }: Account): number => had * 0.5 ** ((now() - at) / HALF_LIFE);

  function tidy(): void {
    for (const [key, account] of accounts) if (hadBy(account) < 1) accounts.delete(key);
    tidyAt = accounts.size + MANY;
  }

  return {
    charge(key, cost) {
      const at = now();
      const sum = Math.max(0, hadBy(accounts.get(key) ?? NOTHING) + cost);
      accounts.set(key, { had: sum, at, rank: Math.log2(sum) + at / HALF_LIFE });
      if (accounts.size > tidyAt) tidy();
    },
    rankOf: (key) => (accounts.get(key) ?? NOTHING).rank,
  };
}
