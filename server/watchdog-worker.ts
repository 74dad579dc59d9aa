import { parentPort, workerData } from 'node:worker_threads';
import { setAsideAt } from './store/open.ts';
import { CODE_LENGTH, type Watched } from './watchdog.ts';

/** The thread that watches. It counts its own beats: a computer that was asleep has not let the server stand still. */
const { shared, patience, database, beat } = workerData as Watched;
const beats = new Int32Array(shared, 0, 1);
const code = new Uint8Array(shared, 4, CODE_LENGTH);
let last = -1;
let still = 0;

async function endIt(): Promise<void> {
  const at = code[0] === 0 ? null : String.fromCharCode(...code);
  const why = `its rules stood still for ${(patience * beat) / 1000} seconds`;
  process.stderr.write(
    `${JSON.stringify({ level: 60, time: Date.now(), msg: 'the server stands still and is ended', code: at })}\n`,
  );
  try {
    if (at !== null) await setAsideAt(database, { code: at, why, at: Date.now() });
  } finally {
    process.kill(process.pid, 'SIGKILL');
  }
}

setInterval(() => {
  const now = Atomics.load(beats, 0);
  still = now === last ? still + 1 : 0;
  last = now;
  if (still >= patience) void endIt();
}, beat);
parentPort?.on('message', () => process.exit());
