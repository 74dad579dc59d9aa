import { createHmac } from 'node:crypto';
import type { Allowance, Limits } from './manners.ts';
import type { Store } from './store/store.ts';
import type { Surroundings } from './surroundings.ts';

/** So often it is written down what was asked for lately, in milliseconds: that much a server which is killed forgets. */
const EVERY = 1000;
/** After so long everything has been made good. */
const LONGEST = 600_000;
/** Of so many at most, those who have had most: what is written down every second must not grow with the number of those who ask. */
const MOST = 500;
const ASKED = 'asked lately';
const KEY = 'asked lately key';

/** What was asked for before the server was started. Whoever can have it killed does not begin anew with all that anybody may ask for. */
export interface Lately {
  /** How much of an account was taken then, as far as time has not made it good. */
  before(account: string, allowance: Allowance): number;
  /** Writes down how things stand. */
  keep(limits: Limits): Promise<void>;
  /** Does so from time to time; the result stops it. */
  goOn(limits: Limits, failed: (error: unknown) => void): () => void;
}

export async function lately(store: Store, { now, bytes }: Surroundings): Promise<Lately> {
  // Who it was is not written down: accounts go by a hash, of which only this database has the key.
  const key = await store.setting(KEY, Buffer.from(bytes(16)).toString('hex'));
  const nameOf = (account: string): string => createHmac('sha256', key).update(account).digest('base64url');
  const taken = readTaken(await store.setting(ASKED, ''));
  let written = taken.size > 0;

  async function keep(limits: Limits): Promise<void> {
    const standing = limits.standing();
    for (const [name, { at }] of taken) if (Math.abs(now() - at) > LONGEST) taken.delete(name);
    if (standing.length === 0 && taken.size === 0 && !written) return;
    written = standing.length > 0 || taken.size > 0;
    const at = now();
    const all = new Map([...taken].slice(0, MOST));
    for (const [account, amount] of standing.slice(0, MOST))
      all.set(nameOf(account), { amount: Math.round(amount), at });
    await store.keepSetting(ASKED, JSON.stringify([...all]));
  }

  return {
    before(account, { burst, perSecond }) {
      if (taken.size === 0) return 0;
      const name = nameOf(account);
      const then = taken.get(name);
      taken.delete(name);
      // A clock that was set back says nothing.
      if (!then || now() < then.at) return 0;
      return Math.max(0, Math.min(then.amount, 2 * burst) - ((now() - then.at) / 1000) * perSecond);
    },
    keep,
    goOn(limits, failed) {
      const timer = setInterval(() => keep(limits).catch(failed), EVERY).unref();
      return () => clearInterval(timer);
    },
  };
}

/** What was taken of an account, and when that was so. */
interface Taken {
  readonly amount: number;
  readonly at: number;
}

/** What was written down, by the accounts' hashes: until somebody asks for an account it stays there. Nothing, if it cannot be read. */
function readTaken(text: string): Map<string, Taken> {
  try {
    return new Map(JSON.parse(text));
  } catch {
    return new Map();
  }
}
