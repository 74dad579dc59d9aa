import { ledger } from './ledger.ts';

/**
 * The thread that all tables share, given to one at a time. All that somebody wants of it but what a game waits for comes in turns:
 * next comes whoever has had least of it lately, by address, and between two turns everybody else is heard.
 */
export interface Turns {
  /** Resolves when the turn of that address has come; what is done then, up to where it has to wait, is put down to it. */
  come(address: string): Promise<void>;
  /** Which of these addresses has had least of the thread lately. */
  firstOf(addresses: readonly [string, ...string[]]): string;
}

/** The server itself, which has affairs of its own: they wait like anybody's. */
export const HOUSE = '';

/** What it costs to hear somebody at all, in milliseconds: reading, and what is answered. */
const HEARING = 0.2;

/** Those of one address who wait for their turn. */
interface Line {
  readonly address: string;
  rank: number;
  readonly waiting: (() => void)[];
}

export function turns(now: () => number = () => performance.now()): Turns {
  const { charge, rankOf } = ledger(now);
  const lines = new Map<string, Line>();
  let whose = HOUSE;
  let begun = 0;
  let running = false;

  /** Two steps of the same turn of the event loop: what the first one lets go is done before the second. So it is known how long it took. */
  function run(): void {
    running = lines.size > 0;
    if (!running) return;
    setImmediate(begin);
    setImmediate(end);
  }

  function begin(): void {
    const line = next()!;
    begun = now();
    whose = line.address;
    line.waiting.shift()!();
    if (line.waiting.length === 0) lines.delete(whose);
  }

  function end(): void {
    charge(whose, HEARING + now() - begun);
    const line = lines.get(whose);
    if (line) line.rank = rankOf(whose);
    run();
  }

  function next(): Line | null {
    let best: Line | null = null;
    for (const line of lines.values()) if (best === null || line.rank < best.rank) best = line;
    return best;
  }

  return {
    come: (address) =>
      new Promise((go) => {
        const line = lines.get(address);
        if (line) line.waiting.push(go);
        else lines.set(address, { address, rank: rankOf(address), waiting: [go] });
        if (!running) run();
      }),
    firstOf: (addresses) => addresses.reduce((first, other) => (rankOf(other) < rankOf(first) ? other : first)),
  };
}
