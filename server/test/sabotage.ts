import { join } from 'node:path';
import type { Task } from '@gilt/bots/bot';
import { DATABASE } from '../store/open.ts';
import { sqliteModule } from '../store/sqlite-module.ts';
import type { Store } from '../store/store.ts';
import type { Thinker } from '../thinker.ts';

/** Makes every write to the log fail, as on a full disk, until it is mended: the database itself refuses. */
export async function breakDisk(data: string, table = 'log'): Promise<{ mend(): void }> {
  const { DatabaseSync } = await sqliteModule();
  const database = new DatabaseSync(join(data, DATABASE));
  database.exec(
    `CREATE TRIGGER full BEFORE INSERT ON ${table} BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END;`,
  );
  return {
    mend() {
      database.exec('DROP TRIGGER full');
      database.close();
    },
  };
}

/** All rows of a database, as text: for what must not be in it. */
export async function allRows(data: string): Promise<string> {
  const { DatabaseSync } = await sqliteModule();
  const database = new DatabaseSync(join(data, DATABASE));
  const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all() as { name: string }[];
  const rows = tables.map(({ name }) => `${name}: ${JSON.stringify(database.prepare(`SELECT * FROM ${name}`).all())}`);
  database.close();
  return rows.join('\n');
}

/** Holds back every write until it is let go. */
export function holdBack(store: Store): { release(): void } {
  const { append } = store;
  let release = () => {};
  const gate = new Promise<void>((go) => {
    release = go;
  });
  store.append = async (lines) => {
    await gate;
    return append(lines);
  };
  return {
    release() {
      store.append = append;
      release();
    },
  };
}

/** A thinker whose thoughts the test finishes by hand. */
export interface Slow extends Thinker {
  /** The tasks that are being thought about. */
  readonly tasks: { readonly task: Task; readonly signal: AbortSignal; answer(choice: unknown): void; fail(): void }[];
  /** Resolves once so many have been begun in all. */
  begun(count: number): Promise<void>;
}

export function slow(): Slow {
  const tasks: Slow['tasks'] = [];
  const waiting: { count: number; go(): void }[] = [];
  return {
    tasks,
    think: (_bot, task, signal) =>
      new Promise((resolve, reject) => {
        tasks.push({
          task,
          signal,
          answer: (choice) => resolve(choice as number),
          fail: () => reject(new Error('the bot is unwell')),
        });
        for (const { count, go } of waiting) if (tasks.length >= count) go();
      }),
    waiting: () => ({ awaited: 0, unawaited: 0 }),
    close: async () => {},
    begun: (count) =>
      new Promise((go) => {
        if (tasks.length >= count) go();
        else waiting.push({ count, go });
      }),
  };
}
