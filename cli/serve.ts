import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Refusal } from '@gilt/engine/fault';
import { logOptions } from '@gilt/server/logging';
import { networkAddresses } from '@gilt/server/network';
import { serve } from '@gilt/server/serve';
import { nameOf } from '@gilt/server/store/postgres-server';
import { pool } from '@gilt/server/thinker';
import type { Command } from 'commander';
import { pino } from 'pino';
import { colours } from './colours.ts';
import { print } from './output.ts';
import { addSettings, settingsOf } from './settings.ts';
import { stopSignal } from './stop.ts';

interface Flags {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  readonly database?: string;
  readonly origin?: string;
  readonly address?: string;
  readonly proxies: number;
  readonly pushContact?: string;
  readonly pushLoopback: string;
  readonly log: string;
  readonly pace: number;
  readonly threads: number;
  readonly backupEvery: number;
  readonly backups: number;
}

const HOUR = 3_600_000;

export const serveCommand = (program: Command): void => {
  const command = program.command('serve').description('start the server: tables for people and bots');
  addSettings(command);
  command.action(() => start(settingsOf(command) as unknown as Flags));
};

async function start({
  port,
  host,
  data,
  database,
  origin,
  address,
  proxies,
  pushContact,
  pushLoopback,
  log: level,
  threads,
  backupEvery,
  backups,
  pace,
}: Flags): Promise<void> {
  if (database !== undefined && backupEvery > 0)
    throw new Refusal('--backup-every: a PostgreSQL database is copied by pg_dump (docs/serving.md)');
  const log = pino({ ...logOptions, level }, pino.destination(2));
  const web = fileURLToPath(new URL('./web', import.meta.url));
  const running = await serve({
    port,
    host,
    data,
    ...(database === undefined ? {} : { database }),
    thinker: pool(new URL('./thinker.js', import.meta.url), threads || undefined),
    watchdog: new URL('./watchdog.js', import.meta.url),
    checkpointer: new URL('./checkpointer.js', import.meta.url),
    log,
    pace,
    ...(existsSync(web) ? { web } : {}),
    ...(origin === undefined ? {} : { origin }),
    ...(address === undefined ? {} : { address }),
    proxies,
    post: { loopback: pushLoopback === 'yes', ...subjectOf(pushContact, origin) },
    ...(backupEvery === 0
      ? {}
      : {
          backups: {
            folder: join(data, 'backups'),
            every: backupEvery * HOUR,
            keep: backups,
            copy: copyElsewhere(data),
          },
        }),
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') throw new Refusal(`port ${port} is taken; choose another with --port`);
    if (error.code === 'EADDRNOTAVAIL') throw new Refusal(`--host ${host}: this computer has no such address`);
    if (error.code === 'EACCES') throw new Refusal(`port ${port} or folder ${data} may not be used by this user`);
    throw error;
  });
  const stopped = stopSignal();
  print(`Gilt is at ${colours.bold(`http://localhost:${running.port}`)}`);
  for (const found of host === '0.0.0.0' ? await networkAddresses() : [])
    print(`On the same network: http://${found}:${running.port}`);
  print(
    colours.dim(
      `Tables are kept in ${database === undefined ? data : nameOf(database)}. Ctrl-C stops; nothing is lost.`,
    ),
  );
  await stopped;
  print('\nStopping …');
  await running.close();
}

/** Makes a backup in a process of its own, so that nobody at a table waits for it. */
const copyElsewhere = (data: string) => (to: string) =>
  promisify(execFile)(process.execPath, [process.argv[1]!, 'backup', to, '--data', data]);

/** By whom notices are sent: as it was said, or by the address of the server, if it has one on the internet. */
function subjectOf(contact: string | undefined, origin: string | undefined): { subject?: string } {
  const subject = contact ?? (origin?.startsWith('https:') ? origin : undefined);
  return subject === undefined ? {} : { subject };
}
