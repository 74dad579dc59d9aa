import { Worker } from 'node:worker_threads';
import type { Database } from './sqlite-module.ts';

/** Brings what stands in the log written ahead into the file of the database: a checkpoint. */
export interface Checkpoints {
  /** Something was committed. */
  wrote(): void;
  close(): Promise<void>;
}

/** SQLite makes them itself, within every so many commits, and whoever commits waits for them. */
export const withinCommits: Checkpoints = { wrote() {}, close: async () => {} };

/** What the thread is given. */
export interface Charge {
  readonly file: string;
}

/** What it says after each checkpoint: how many pages the log has. */
export interface Made {
  readonly pages: number;
}

/** So long after something was committed there is a checkpoint, in milliseconds: for everything that was committed meanwhile. */
const PAUSE = 500;
/** A log of so many pages (64 MB) is begun anew. */
const LONG = 16_384;

/**
 * In a thread with a connection of its own, since a checkpoint waits for the disk twice and has much to write. It does not keep anybody from
 * committing. Where people commit all the time the log would never be begun anew: once it is long the last bit of a checkpoint, the few pages
 * that came during the one before, is made here, with nobody in between.
 */
export function checkpointsBeside(
  worker: URL,
  file: string,
  database: Database,
  { pause, long } = { pause: PAUSE, long: LONG },
): Checkpoints {
  const thread = new Worker(worker, { workerData: { file } satisfies Charge });
  thread.unref();
  database.exec('PRAGMA wal_autocheckpoint = 0');
  let waiting = false;
  let closing = false;
  const gone = new Promise<void>((resolve) =>
    thread.once('exit', () => {
      // Without the thread SQLite does it again as it always did.
      if (!closing) database.exec('PRAGMA wal_autocheckpoint = 1000');
      resolve();
    }),
  );
  // What has ended it is told by its end.
  thread.on('error', () => {});
  thread.on('message', ({ pages }: Made) => {
    waiting = false;
    if (pages >= long && !closing) database.exec('PRAGMA wal_checkpoint(PASSIVE)');
  });
  return {
    wrote() {
      if (waiting) return;
      waiting = true;
      setTimeout(() => thread.postMessage('checkpoint'), pause).unref();
    },
    async close() {
      closing = true;
      thread.ref();
      thread.postMessage('stop');
      await gone;
    },
  };
}
