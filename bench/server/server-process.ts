import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Memory, Place, Request } from './stand.ts';

/** A server in a process of its own. */
export interface ServerProcess {
  readonly port: number;
  open(tables: number): Promise<Place[][]>;
  memory(): Promise<Memory>;
  /** How many tables are in memory once idle ones have left. */
  rest(): Promise<number>;
  /** Seconds that its processor time has added up to; null where the system does not say. */
  cpuSeconds(): number | null;
  stop(): Promise<void>;
}

/** Starts a server; it is ready when this is. */
export async function startServer(file: string, args: readonly string[] = []): Promise<ServerProcess> {
  const child = fork(file, args, {
    execArgv: ['--expose-gc', ...(process.env.BENCH_NODE_FLAGS?.split(' ') ?? [])],
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const port = await nextMessage<number>(child);
  const ask = <T>(request: Request): Promise<T> => {
    child.send(request);
    return nextMessage<T>(child);
  };
  return {
    port,
    open: (tables) => ask({ ask: 'open', tables }),
    memory: () => ask({ ask: 'memory' }),
    rest: () => ask({ ask: 'rest' }),
    cpuSeconds: () => cpuSecondsOf(child.pid!),
    stop: () =>
      new Promise((stopped) => {
        child.once('exit', () => stopped());
        child.disconnect();
      }),
  };
}

function nextMessage<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const died = (code: number | null): void => reject(new Error(`a server ended by itself (${code})`));
    child.once('exit', died);
    child.once('message', (message: { result: T } | { error: string }) => {
      child.off('exit', died);
      if ('error' in message) reject(new Error(message.error));
      else resolve(message.result);
    });
  });
}

/** Linux counts processor time in hundredths of a second, all threads together; and that of children that have ended (`withGone`) apart. */
export function cpuSecondsOf(pid: number, withGone = false): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    const counted = withGone ? fields.slice(11, 15) : fields.slice(11, 13);
    return counted.reduce((sum, each) => sum + Number(each), 0) / 100;
  } catch {
    return null;
  }
}
