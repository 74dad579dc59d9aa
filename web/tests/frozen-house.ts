import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Frozen, Said } from '@gilt/server/test/frozen-clock-process';

/** A house whose clock stands still until it is put forward. */
export interface FrozenHouse {
  readonly address: string;
  now(): number;
  /** So many milliseconds later, and whoever was to be told by then has been. */
  pass(milliseconds: number): Promise<void>;
  /** Ends it as a power cut would, and starts it again at the same address and time. */
  killAndStart(): Promise<void>;
  close(): Promise<void>;
}

export async function openFrozenHouse(start: number): Promise<FrozenHouse> {
  const data = mkdtempSync(join(tmpdir(), 'gilt-days-'));
  let program: ChildProcess;
  let time = start;
  let port = 0;

  const heard = (): Promise<Said> =>
    new Promise((resolve, reject) => {
      program.once('message', resolve);
      program.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    });

  async function begin(): Promise<void> {
    const how: Frozen = { port, data, web: join(process.cwd(), 'dist/web'), time };
    program = fork(join(process.cwd(), 'dist/frozen-clock.js'), [JSON.stringify(how)]);
    ({ port } = (await heard()) as Said & { port: number });
  }

  async function end(): Promise<void> {
    const ended = new Promise((resolve) => program.once('exit', resolve));
    program.kill('SIGKILL');
    await ended;
  }

  await begin();
  return {
    address: `http://127.0.0.1:${port}`,
    now: () => time,
    async pass(milliseconds) {
      time += milliseconds;
      const done = heard();
      program.send(time);
      await done;
    },
    async killAndStart() {
      await end();
      await begin();
    },
    async close() {
      await end();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
