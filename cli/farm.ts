import { availableParallelism, hostname } from 'node:os';
import { Refusal } from '@gilt/engine/fault';
import { type Connect, type Connection, openQueue, Unreachable } from '@gilt/lab/farm/queue';
import { applicationOf, type Play, work } from '@gilt/lab/farm/work';
import type { PlayedShard, ShardJob } from '@gilt/lab/run/worker';
import { onThreads } from '@gilt/lab/threads';
import {
  clientOf,
  connectionTo,
  isPostgres,
  nameOf,
  oneAfterAnother,
  postgresModule,
  postgresTrouble,
} from '@gilt/server/store/postgres-server';
import type { Command } from 'commander';
import { wholeNumber } from './input.ts';
import { print } from './output.ts';
import { stopSignal } from './stop.ts';

interface Flags {
  readonly queue: string;
  readonly threads: number;
  readonly name: string;
}

export const workerCommand = (lab: Command): void => {
  lab
    .command('worker')
    .description('play shards of the runs in a queue, and check those of others, until Ctrl-C (docs/lab.md)')
    .requiredOption('--queue <address>', 'the queue of gilt lab run: postgres://user@host/database')
    .option('--threads <n>', 'how many shards at a time', wholeNumber('--threads', 1, 64), availableParallelism())
    .option('--name <name>', 'by which it is named if it tells what is not so', nameOfWorker, nameOfWorker(''))
    .action(serve);
};

function nameOfWorker(text: string): string {
  const name = text || `${hostname()}-${process.pid}`.slice(-40);
  if (!/^[\w.:@-]{1,40}$/.test(name)) throw new Refusal(`--name '${name}' should be up to 40 letters, digits and .:@-`);
  return name;
}

async function serve({ queue, threads: hands, name }: Flags): Promise<void> {
  const connect = connecting(queue);
  // A queue that is not there, or not ours, is said at once.
  const first = await connect(applicationOf(name));
  await openQueue(first).finally(() => first.end());
  const threads = playing(hands);
  const stop = new AbortController();
  void stopSignal().then(() => {
    stop.abort();
    void threads.end();
  });
  print(
    `${name} works at ${nameOf(queue)} with ${hands} thread${hands === 1 ? '' : 's'}. Ctrl-C stops; what it has begun goes back.`,
  );
  await work({ name, hands, connect, play: threads.play, signal: stop.signal, notice: print }).finally(() =>
    threads.end(),
  );
}

/** Plays on threads, so that whoever waits for it can go on talking to the server. */
export function playing(threads: number): { play: Play; end(): Promise<void> } {
  const pool = onThreads<ShardJob, PlayedShard>(threads, new URL('./run-worker.js', import.meta.url));
  return { play: async (cell, shard) => (await pool.run({ cell, shard })).totals, end: pool.end };
}

/** How one connects to a queue. What its server complains of is said as one sentence. */
export function connecting(queue: string): Connect {
  if (!isPostgres(queue) || !URL.canParse(queue))
    throw new Refusal(`--queue '${queue}' is not like postgres://user:password@host/database`);
  const said = (error: unknown): unknown => {
    const trouble = postgresTrouble(queue, error);
    return trouble === null || error instanceof Refusal ? error : new Unreachable(trouble.message);
  };
  return async (name): Promise<Connection> => {
    const module = await postgresModule();
    const client = new (clientOf(module))({ ...connectionTo(queue, module), application_name: name });
    let lost = false;
    // Over, too, when we have ended it.
    client.on('error', () => {
      lost = true;
    });
    const trying = async <T>(act: () => Promise<T>): Promise<T> => {
      try {
        return await act();
      } catch (error) {
        throw lost ? new Unreachable(`${nameOf(queue)}: the connection is lost`) : said(error);
      }
    };
    await trying(() => client.connect());
    // Whoever plays says now and then that they are there, whatever else is being asked.
    const inTurn = oneAfterAnother();
    return {
      query: (text, values) => trying(() => inTurn(() => client.query(text, values))),
      end() {
        lost = true;
        return client.end();
      },
    };
  };
}
