import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Refusal } from '@gilt/engine/fault';
import { logOptions } from '@gilt/server/logging';
import { serve } from '@gilt/server/serve';
import { pool } from '@gilt/server/thinker';
import type { Command } from 'commander';
import { pino } from 'pino';
import { colours } from './colours.ts';
import { wholeNumber } from './input.ts';
import { print } from './output.ts';

interface Flags {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  readonly origin?: string;
  readonly proxies: number;
  readonly log: string;
}

/** Where everything is kept if nobody says otherwise. */
export const DATA = 'gilt-data';
const LEVELS = ['debug', 'info', 'warn', 'error', 'silent'];

export const serveCommand = (program: Command): void => {
  program
    .command('serve')
    .description('start the server: tables for people and bots')
    .option('--port <n>', 'the port; 0 for any that is free', wholeNumber('--port', 0), 8080)
    .option('--host <address>', 'the network address to listen at; 0.0.0.0 for all of this computer', '0.0.0.0')
    .option('--data <dir>', 'the folder where everything is kept', DATA)
    .option(
      '--origin <url>',
      'the address by which people find the server, if it is behind a proxy: https://example.org',
    )
    .option(
      '--proxies <n>',
      'how many proxies of your own stand in front of the server',
      wholeNumber('--proxies', 0, 9),
      0,
    )
    .option('--log <level>', `how much to log: ${LEVELS.join(', ')}`, 'warn')
    .action(start);
};

async function start({ port, host, data, origin, proxies, log: level }: Flags): Promise<void> {
  if (port > 65_535) throw new Refusal(`--port ${port}: ports go up to 65535`);
  if (!LEVELS.includes(level)) throw new Refusal(`--log ${level}: should be ${LEVELS.join(', ')}`);
  const log = pino({ ...logOptions, level }, pino.destination(2));
  const web = fileURLToPath(new URL('./web', import.meta.url));
  const running = await serve({
    port,
    host,
    data,
    thinker: pool(new URL('./thinker.js', import.meta.url)),
    log,
    ...(existsSync(web) ? { web } : {}),
    ...(origin === undefined ? {} : { origin: originOf(origin) }),
    proxies,
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') throw new Refusal(`port ${port} is taken; choose another with --port`);
    if (error.code === 'EADDRNOTAVAIL') throw new Refusal(`--host ${host}: this computer has no such address`);
    if (error.code === 'EACCES') throw new Refusal(`port ${port} or folder ${data} may not be used by this user`);
    throw error;
  });
  print(`Gilt is at ${colours.bold(`http://localhost:${running.port}`)}`);
  for (const address of host === '0.0.0.0' ? neighbours() : [])
    print(`On the same network: http://${address}:${running.port}`);
  print(colours.dim(`Tables are kept in ${data}. Ctrl-C stops; nothing is lost.`));
  await stopSignal();
  print('\nStopping …');
  await running.close();
}

/** The first wish to stop; a second one does not wait. */
const stopSignal = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        process.on(signal, () => process.exit(1));
        resolve();
      });
    }
  });

function originOf(text: string): string {
  try {
    return new URL(text).origin;
  } catch {
    throw new Refusal(`--origin ${text}: should be an address such as https://example.org`);
  }
}

/** The addresses of this computer on its networks. */
const neighbours = (): string[] =>
  Object.values(networkInterfaces()).flatMap((each) =>
    (each ?? []).filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address),
  );
