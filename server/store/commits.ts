import type { Database } from './sqlite-module.ts';
import type { ToDisk } from './to-disk.ts';

/** Transactions on a database. */
export interface Commits {
  /** Writes at once, and with it all that has been put off; resolves when it is on disk. Nothing of it is kept if it fails. */
  now<T>(work: () => T): Promise<T>;
  /** Writes with whatever else is written in this turn of the event loop: all of that costs one wait for the disk. */
  soon<T>(work: () => T): Promise<T>;
  /** Writes what has been put off. */
  rest(): Promise<void>;
}

interface Waiting {
  /** The result tells those who wait, once it is on disk. */
  write(): () => void;
  fail(error: unknown): void;
}

export function commits(database: Database, disk: ToDisk, wrote = () => {}): Commits {
  let waiting: Waiting[] = [];

  async function now<T>(work: () => T): Promise<T> {
    const others = waiting;
    waiting = [];
    try {
      const [tellAll, result] = transaction(database, () => [others.map((each) => each.write()), work()] as const);
      wrote();
      await disk.safe();
      for (const tell of tellAll) tell();
      return result;
    } catch (error) {
      for (const { fail } of others) fail(error);
      throw error;
    }
  }

  /** What nobody has taken along meanwhile. */
  async function rest(): Promise<void> {
    if (waiting.length === 0) return;
    try {
      await now(() => {});
    } catch {
      // Each of those who wait has been told.
    }
  }

  return {
    now,
    rest,
    soon: (work) =>
      new Promise((resolve, reject) => {
        const write = (): (() => void) => {
          const outcome = alone(database, work);
          return () => ('error' in outcome ? reject(outcome.error) : resolve(outcome.result));
        };
        if (waiting.push({ write, fail: reject }) === 1) setImmediate(() => void rest());
      }),
  };
}

export function transaction<T>(database: Database, work: () => T): T {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

/** Within a transaction: if this fails nothing of it is kept, and the others do not suffer. A disk that is full fails all of them. */
function alone<T>(database: Database, work: () => T): { result: T } | { error: unknown } {
  database.exec('SAVEPOINT one');
  try {
    const result = work();
    database.exec('RELEASE one');
    return { result };
  } catch (error) {
    if (!database.isTransaction) throw error;
    database.exec('ROLLBACK TO one; RELEASE one');
    return { error };
  }
}
