import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { type Running, type Serving, serve } from '../serve.ts';
import { inline } from '../thinker.ts';
import { type Guest, guest } from './guest.ts';
import { PATIENT } from './patience.ts';

/** A server of its own for one test, in the same process, with a folder that goes away afterwards. */
export interface Served {
  readonly address: string;
  readonly data: string;
  readonly running: Running;
  /** Somebody who has not been here before, at this server wherever it is. */
  newGuest(name?: string): Promise<Guest>;
  /** Stops, and starts again on the same folder. */
  restart(changed?: Partial<Serving>): Promise<void>;
  stop(): Promise<void>;
}

export async function served(wanted: Partial<Serving> = {}): Promise<Served> {
  const data = wanted.data ?? temporaryFolder();
  let settings = wanted;
  const start = () =>
    serve({
      port: 0,
      host: '127.0.0.1',
      data,
      thinker: inline,
      pace: 0,
      log: pino({ level: 'silent' }),
      manners: PATIENT,
      ...settings,
    });
  let running = await start();
  let stopped = false;
  const stop = async () => {
    if (stopped) return;
    stopped = true;
    await running.close();
  };
  onTestFinished(stop);
  const here = {
    get address() {
      return `http://127.0.0.1:${running.port}`;
    },
    get running() {
      return running;
    },
    data,
    stop,
    async newGuest(name?: string) {
      const one = guest(() => here.address);
      if (name !== undefined) await one.ask('PUT', 'me', { name });
      else await one.ask('GET', 'me');
      return one;
    },
    async restart(changed: Partial<Serving> = {}) {
      settings = { ...settings, ...changed };
      await running.close();
      running = await start();
    },
  };
  return here;
}

/** A folder that goes away after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gilt-server-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
