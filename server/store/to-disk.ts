import { type FileHandle, open } from 'node:fs/promises';

/** Waits for the disk beside the thread: whoever commits goes on with other things until what was committed is safe. */
export interface ToDisk {
  /** Resolves once everything that has been committed so far is on the disk. Those who come meanwhile wait together for the next time. */
  safe(): Promise<void>;
  /** Resolves once nobody waits for the disk: what can be read then will be there after a power cut as well. */
  quiet(): Promise<void>;
  close(): Promise<void>;
}

/** For a file that SQLite only ever appends to between two checkpoints, and keeps as long as somebody has the database open. */
export function toDisk(file: string): ToDisk {
  let handle: Promise<FileHandle> | null = null;
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;

  async function sync(): Promise<void> {
    handle ??= open(file, 'r+');
    await (await handle).datasync();
  }

  function begin(): Promise<void> {
    next = null;
    const own = sync().finally(() => {
      if (running === own) running = null;
    });
    running = own;
    return own;
  }

  return {
    safe() {
      if (!running) return begin();
      // One that has begun may have missed the newest.
      next ??= running.then(begin, begin);
      return next;
    },
    async quiet() {
      while (next ?? running) await (next ?? running)!.catch(() => {});
    },
    async close() {
      await this.quiet();
      if (handle) await (await handle).close();
    },
  };
}

/** A database whose commits wait for the disk themselves. */
export const atOnce: ToDisk = { safe: async () => {}, quiet: async () => {}, close: async () => {} };
