import { parentPort, workerData } from 'node:worker_threads';
import type { Charge, Made } from './checkpoints.ts';
import { sqliteModule } from './sqlite-module.ts';

/** The thread that makes checkpoints. */
const { file } = workerData as Charge;
const { DatabaseSync } = await sqliteModule();
const database = new DatabaseSync(file);
database.exec('PRAGMA synchronous = NORMAL');
const checkpoint = database.prepare('PRAGMA wal_checkpoint(PASSIVE)');

/** Who commits or reads is not waited for; what could not be done this time is done the next time. A disk that is full says so to whoever commits. */
function make(): Made {
  try {
    return { pages: (checkpoint.get() as { log: number }).log };
  } catch {
    return { pages: 0 };
  }
}

parentPort!.on('message', (what: 'checkpoint' | 'stop') => {
  if (what === 'checkpoint') return parentPort!.postMessage(make());
  database.close();
  process.exit();
});
