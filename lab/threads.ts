import { Refusal } from '@gilt/engine/fault';
import { Piscina } from 'piscina';

/** Work that can be cut into jobs. */
export interface Work<J, R> {
  readonly jobs: Iterable<J>;
  readonly threads: number;
  /** The file of the worker, bundled. It gives a refusal back as a sentence. */
  readonly worker: URL;
  /** Does a job on this thread, where there is no other. */
  here(job: J): Promise<R>;
}

/** The results in the order of the jobs, however many threads there are. Whoever has seen enough stops asking. */
export async function* inOrder<J, R>({ jobs, threads, worker, here }: Work<J, R>): AsyncGenerator<R, void> {
  if (threads === 1) {
    for (const job of jobs) yield await here(job);
    return;
  }
  const pool = onThreads<J, R>(threads, worker);
  try {
    const begun: Promise<R>[] = [];
    const done = (): Promise<R> => begun.shift()!;
    for (const job of jobs) {
      const result = pool.run(job);
      // What is under way when nobody asks any more is given up.
      result.catch(() => {});
      begun.push(result);
      if (begun.length >= 2 * threads) yield await done();
    }
    while (begun.length > 0) yield await done();
  } finally {
    await pool.end();
  }
}

/** Threads that do one job each at a time, for whoever does not know all jobs beforehand. */
export function onThreads<J, R>(threads: number, worker: URL): { run(job: J): Promise<R>; end(): Promise<void> } {
  const pool = new Piscina({ filename: worker.href, minThreads: threads, maxThreads: threads });
  return {
    async run(job) {
      const result: R | string = await pool.run(job);
      if (typeof result === 'string') throw new Refusal(result);
      return result;
    },
    end: () => pool.destroy(),
  };
}
