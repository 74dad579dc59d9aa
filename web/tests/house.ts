import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The program as people start it, with its pages and with bots that do not dawdle, on a port of its own. */
export interface House {
  readonly address: string;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again, at the same address with the same data, or with none. */
  start(how?: { empty: boolean }): Promise<void>;
  close(): Promise<void>;
}

/** Tests and tools are run from the root of the repository. */
const PROGRAM = join(process.cwd(), 'dist/gilt.js');

/** `furnish` may put things into its folder before it opens; `more` is said on the command line. */
export async function openHouse(
  furnish: (data: string) => Promise<void> = async () => {},
  more: readonly string[] = [],
): Promise<House> {
  const data = mkdtempSync(join(tmpdir(), 'gilt-web-'));
  let program: ChildProcess | null = null;
  let port = 0;

  async function start({ empty } = { empty: false }): Promise<void> {
    if (empty) rmSync(data, { recursive: true, force: true });
    const args = [
      PROGRAM,
      'serve',
      '--port',
      String(port),
      '--host',
      '127.0.0.1',
      '--data',
      data,
      '--pace',
      '0',
      ...more,
    ];
    program = spawn(process.execPath, args, {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NO_COLOR: '1' },
    });
    let said = '';
    port = await new Promise<number>((resolve, reject) => {
      program!.stdout!.on('data', (text) => {
        said += text;
        const [, found] = /localhost:(\d+)/.exec(said) ?? [];
        if (found) resolve(Number(found));
      });
      program!.once('exit', () => reject(new Error(`the program ended before it was there: ${said}`)));
    });
  }

  async function stop(signal: NodeJS.Signals): Promise<void> {
    const ended = new Promise((resolve) => program!.once('exit', resolve));
    program!.kill(signal);
    await ended;
  }

  await furnish(data);
  await start();
  return {
    address: `http://127.0.0.1:${port}`,
    kill: () => stop('SIGKILL'),
    start,
    async close() {
      await stop('SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}
