import type { Append, Store } from './store.ts';

/** Writes lines into the store. Those that come while it is writing are written together, with one wait for the disk. */
export interface Scribe {
  /** Appends a line; afterwards `done` is called with whether it is stored. In the order in which lines came. */
  write(line: Append, done: (stored: boolean) => void): void;
  /** Resolves once everything that has come so far is written. */
  idle(): Promise<void>;
}

/**
 * So many lines are not kept waiting for more. Without this a server with thousands of busy connections would first read from all of
 * them, then write, then answer all; now those who have their answers think while it reads on.
 */
export const FULL = 500;

export function scribe(
  store: Store,
  onFault: (error: unknown) => void,
  onCommit = (_lines: number, _milliseconds: number) => {},
): Scribe {
  let waiting: { line: Append; done: (stored: boolean) => void }[] = [];
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
        return [];
      });
      const written = stored.filter(Boolean).length;
      if (written > 0) onCommit(written, performance.now() - start);
      for (const [i, { done }] of batch.entries()) {
        try {
          done(stored[i] ?? false);
        } catch (error) {
          // One who cannot be told must not keep the others waiting.
          onFault(error);
        }
      }
    }
    writing = null;
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
