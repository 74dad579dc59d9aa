import type { Code } from '@gilt/protocol/words';
import type { Append, Store } from './store.ts';

/** What became of a line: it is stored; another has that number; or nobody knows, because the store failed. */
export type Fate = 'stored' | 'refused' | 'unknown';

/** Writes lines into the store. Those that come while it is writing are written together, with one wait for the disk. */
export interface Scribe {
  /** Appends a line; afterwards `done` is called with its fate. In the order in which lines came; after one that is not stored, none of its table that came
   * before `done` was called is tried: it followed from that one. */
  write(line: Append, done: (fate: Fate) => void): void;
  /** Resolves once everything that has come so far is written. */
  idle(): Promise<void>;
}

/**
 * So many lines are not kept waiting for more. Without this a server with thousands of busy connections would first read from all of
 * them, then write, then answer all; now those who have their answers think while it reads on.
 */
export const FULL = 500;

interface Waiting {
  readonly line: Append;
  done(fate: Fate): void;
}

export function scribe(
  store: Store,
  onFault: (error: unknown) => void,
  onCommit = (_lines: number, _milliseconds: number) => {},
): Scribe {
  let waiting: Waiting[] = [];
  let writing: Promise<void> | null = null;
  let hurry = (): void => {};

  async function writeAll(): Promise<void> {
    // Whatever has arrived with this one comes along, up to a point.
    await new Promise<void>((go) => {
      hurry = go;
      setImmediate(go);
    });
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      const start = performance.now();
      const stored = await store.append(batch.map(({ line }) => line)).catch((error: unknown) => {
        onFault(error);
        return null;
      });
      const written = stored?.filter(Boolean).length ?? 0;
      if (written > 0) onCommit(written, performance.now() - start);
      const fates = batch.map((_, i): Fate => (stored === null ? 'unknown' : stored[i] ? 'stored' : 'refused'));
      const failed = new Map<Code, Fate>();
      for (const [i, { line }] of batch.entries()) if (fates[i] !== 'stored') failed.set(line.code, fates[i]!);
      const orphaned = waiting.filter(({ line }) => failed.has(line.code));
      if (orphaned.length > 0) waiting = waiting.filter(({ line }) => !failed.has(line.code));
      for (const [i, each] of batch.entries()) tell(each, fates[i]!);
      for (const each of orphaned) tell(each, failed.get(each.line.code)!);
    }
    writing = null;
  }

  /** One who cannot be told must not keep the others waiting. */
  function tell({ done }: Waiting, fate: Fate): void {
    try {
      done(fate);
    } catch (error) {
      onFault(error);
    }
  }

  return {
    write(line, done) {
      waiting.push({ line, done });
      writing ??= writeAll();
      if (waiting.length === FULL) hurry();
    },
    idle: async () => {
      while (writing) await writing;
    },
  };
}
