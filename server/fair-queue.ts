/** For whom something is done: what one address, one person or one table has had lately decides who comes next. */
export interface Whose {
  readonly address: string;
  readonly person: string;
  readonly table: string;
  /** Whether anybody is there to wait for it; asked when it could be begun. */
  isAwaited(): boolean;
}

interface Order {
  readonly whose: Whose;
  /** Does it, within so many milliseconds. */
  begin(within: number): Promise<unknown>;
}

export interface FairQueue {
  /** Has something done when its turn comes. What has been given up by then is not begun. */
  add<T>(whose: Whose, signal: AbortSignal, work: (within: number) => Promise<T>): Promise<T>;
  waiting(): { readonly awaited: number; readonly unawaited: number };
}

/** Those who wait, all of them, should have waited so long at most, in milliseconds: what is done for each is cut to fit. */
const PATIENCE = 2000;
const LEAST = 10;
const MOST = 5000;
/** What something is taken to cost before it is known. */
const EXPECTED = 100;
/** What somebody has had counts half after so long. */
const HALF_LIFE = 10_000;

/**
 * Does so many things at a time. People who wait come before tables at which nobody is; among them whoever has had least lately: first
 * by address, then by person, then by table. The more are waiting the less time each is given.
 */
export function fairQueue(places: number, now: () => number): FairQueue {
  const orders: Order[] = [];
  const ledger = new Map<string, { had: number; at: number }>();
  let busy = 0;

  const had = (key: string): number => {
    const entry = ledger.get(key);
    return entry ? entry.had * 0.5 ** ((now() - entry.at) / HALF_LIFE) : 0;
  };
  const keysOf = ({ address, person, table }: Whose): string[] => [`a ${address}`, `p ${person}`, `t ${table}`];
  function charge(whose: Whose, cost: number): void {
    for (const key of keysOf(whose)) ledger.set(key, { had: Math.max(0, had(key) + cost), at: now() });
    if (ledger.size > 10_000) for (const key of ledger.keys()) if (had(key) < 1) ledger.delete(key);
  }

  /** The place in the queue of whoever comes next. */
  function next(): number {
    let best = 0;
    let rank: number[] | null = null;
    for (const [i, { whose }] of orders.entries()) {
      const own = [whose.isAwaited() ? 0 : 1, ...keysOf(whose).map(had)];
      const first = own.findIndex((each, k) => rank === null || each !== rank[k]);
      if (rank !== null && (first < 0 || own[first]! > rank[first]!)) continue;
      rank = own;
      best = i;
    }
    return best;
  }

  function go(): void {
    while (busy < places && orders.length > 0) {
      const [{ whose, begin }] = orders.splice(next(), 1) as [Order];
      const others = waiting().awaited + (whose.isAwaited() ? 1 : orders.length + 1);
      const within = Math.min(MOST, Math.max(LEAST, (PATIENCE * places) / others));
      const start = now();
      busy++;
      charge(whose, EXPECTED);
      void begin(within).finally(() => {
        busy--;
        charge(whose, now() - start - EXPECTED);
        go();
      });
    }
  }

  function waiting() {
    const awaited = orders.filter(({ whose }) => whose.isAwaited()).length;
    return { awaited, unawaited: orders.length - awaited };
  }

  return {
    waiting,
    add: (whose, signal, work) =>
      new Promise((resolve, reject) => {
        if (signal.aborted) return reject(signal.reason);
        const order: Order = {
          whose,
          begin(within) {
            signal.removeEventListener('abort', giveUp);
            return work(within).then(resolve, reject);
          },
        };
        const giveUp = (): void => {
          const place = orders.indexOf(order);
          if (place >= 0) orders.splice(place, 1);
          reject(signal.reason);
        };
        signal.addEventListener('abort', giveUp, { once: true });
        orders.push(order);
        go();
      }),
  };
}
