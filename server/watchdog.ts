import { Worker } from 'node:worker_threads';
import type { Code } from '@gilt/protocol/words';
import type { Work } from './aside.ts';

export const CODE_LENGTH = 8;

/** What the watching thread is given. */
export interface Watched {
  /** How often the server has shown that it goes on, and whose rules are at work. */
  readonly shared: SharedArrayBuffer;
  /** After so many beats without a sign of life the process is ended. */
  readonly patience: number;
  /** The time between two beats, in milliseconds. */
  readonly beat: number;
  /** The file of a database, or the address of one. */
  readonly database: string;
}

export interface Watchdog {
  /** Says whose rules are at work. */
  readonly at: Work['at'];
  close(): void;
}

/**
 * Ends a process whose event loop stands still, so that its supervisor starts it again. If the rules of a table are to blame it is set aside
 * first: or the same would happen again at once.
 */
export function watchdog(worker: URL, database: string, patience = 30, beat = 1000): Watchdog {
  const shared = new SharedArrayBuffer(4 + CODE_LENGTH);
  const beats = new Int32Array(shared, 0, 1);
  const code = new Uint8Array(shared, 4, CODE_LENGTH);
  const thread = new Worker(worker, { workerData: { shared, patience, beat, database } satisfies Watched });
  thread.unref();
  const beating = setInterval(() => Atomics.add(beats, 0, 1), beat).unref();
  return {
    at(table: Code | null) {
      if (table === null) code[0] = 0;
      else for (let i = 0; i < CODE_LENGTH; i++) code[i] = table.charCodeAt(i);
    },
    close() {
      clearInterval(beating);
      thread.postMessage('stop');
    },
  };
}
