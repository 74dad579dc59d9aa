import { ledger } from './ledger.ts';

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
  /** Whose account it is put down to, in the order in which they are compared. */
  readonly keys: readonly string[];
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
/**
 * Does so many things at a time. People who wait come before tables at which nobody is; among them whoever has had least lately: first
 * by address, then by person, then by table. The more are waiting the less time each is given.
 */
export function fairQueue(places: number, now: () => number): FairQueue {
  const orders: Order[] = [];
  const { charge, rankOf } = ledger(now);
  let busy = 0;

  const keysOf = ({ address, person, table }: Whose): string[] => [`a ${address}`, `p ${person}`, `t ${table}`];
  const chargeAll = (keys: readonly string[], cost: number): void => {
    for (const key of keys) charge(key, cost);
  };

  /** Whether one comes before another. */
  function isBefore(one: Order, other: Order): boolean {
    const awaited = one.whose.isAwaited();
    if (awaited !== other.whose.isAwaited()) return awaited;
    for (let k = 0; k < one.keys.length; k++) {
      const [own, theirs] = [rankOf(one.keys[k]!), rankOf(other.keys[k]!)];
      if (own !== theirs) return own < theirs;
    }
    return false;
  }

  /** The place in the queue of whoever comes next. */
  function next(): number {
    let best = 0;
    for (let i = 1; i < orders.length; i++) if (isBefore(orders[i]!, orders[best]!)) best = i;
    return best;
  }

  function go(): void {
    while (busy < places && orders.length > 0) {
      const [{ whose, keys, begin }] = orders.splice(next(), 1) as [Order];
      const others = waiting().awaited + (whose.isAwaited() ? 1 : orders.length + 1);
      const within = Math.min(MOST, Math.max(LEAST, (PATIENCE * places) / others));
      const start = now();
      busy++;
      chargeAll(keys, EXPECTED);
      void begin(within).finally(() => {
        busy--;
        chargeAll(keys, now() - start - EXPECTED);
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
          keys: keysOf(whose),
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
