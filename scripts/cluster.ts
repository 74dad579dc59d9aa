import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { binaries, freePort, startPostgres } from './postgres.ts';

/** `npm run cluster`: PostgreSQL, three nodes of `gilt serve` and HAProxy, until Ctrl-C. A node that is killed is started again. */
const PLACES = ['GILT_FIRST', 'GILT_SECOND', 'GILT_THIRD'] as const;
const root = join(import.meta.dirname, '..');

function refuse(why: string): never {
  process.stderr.write(`cluster: ${why}\n`);
  process.exit(2);
}

function settings(): { port: number; data: string } {
  try {
    const { values } = parseArgs({
      options: { port: { type: 'string', default: '8080' }, data: { type: 'string', default: 'gilt-data/cluster' } },
    });
    const port = Number(values.port);
    if (!Number.isInteger(port) || port < 1 || port > 65_535)
      refuse(`--port ${values.port}: should be from 1 to 65535`);
    return { port, data: resolve(values.data) };
  } catch (error) {
    refuse((error as Error).message);
  }
}

/** A package of Debian, where whoever runs this may install it. */
function mustHave(program: string, isThere: () => boolean): void {
  if (isThere()) return;
  const asked = `${program} is needed; install it (on Debian: apt-get install ${program})`;
  if (process.getuid?.() !== 0) refuse(asked);
  console.log(`Installing ${program} (apt-get) …`);
  try {
    execFileSync('apt-get', ['install', '-y', '-q', program], { stdio: 'pipe' });
  } catch {}
  if (!isThere()) refuse(asked);
}

/** Where HAProxy is; Debian keeps it from the path of everybody. */
function haproxy(): string | null {
  for (const program of ['haproxy', '/usr/sbin/haproxy', '/usr/local/sbin/haproxy'])
    try {
      execFileSync(program, ['-v'], { stdio: 'pipe' });
      return program;
    } catch {}
  return null;
}

const { port, data } = settings();
mustHave('postgresql', () => binaries() !== null);
mustHave('haproxy', () => haproxy() !== null);
for (const name of ['postgres', ...PLACES]) mkdirSync(join(data, name), { recursive: true, mode: 0o755 });
const database = await startPostgres({ data: join(data, 'postgres') }).catch((error: Error) => refuse(error.message));
if ('reason' in database) refuse(database.reason);
const { url } = database;
const children = new Set<ChildProcess>();
let stopping = false;

async function node(place: string, at: number): Promise<void> {
  while (!stopping) {
    const flags = ['--port', `${at}`, '--host', '127.0.0.1', '--data', join(data, place), '--proxies', '1'];
    const env = { ...process.env, GILT_DATABASE: url };
    const child = spawn(process.execPath, [join(root, 'dist', 'gilt.js'), 'serve', ...flags], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    children.add(child);
    console.log(`node http://127.0.0.1:${at} is process ${child.pid}`);
    await new Promise((ended) => child.once('exit', ended));
    children.delete(child);
    await wait(1000);
  }
}

const ports = await Promise.all(PLACES.map(freePort));
const running = PLACES.map((place, i) => node(place, ports[i]!));
const isUp = (at: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${at}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
for (const at of ports) while (!(await isUp(at))) await wait(100);
const proxy = spawn(haproxy()!, ['-db', '-f', join(root, 'deploy', 'haproxy.cfg')], {
  env: {
    ...process.env,
    GILT_LISTEN: `:${port}`,
    ...Object.fromEntries(PLACES.map((place, i) => [place, `127.0.0.1:${ports[i]}`])),
  },
  stdio: ['ignore', 'ignore', 'pipe'],
});
let complaints = '';
proxy.stderr!.on('data', (text) => {
  complaints += text;
});
proxy.once('exit', () => {
  if (!stopping)
    void stop(/cannot bind/i.test(complaints) ? `port ${port} is taken; choose another with --port` : complaints);
});
for (let tries = 0; tries < 50 && !(await isUp(port)); tries++) await wait(100);
if (!stopping)
  console.log(
    `\nGilt is at http://localhost:${port}, on three nodes. Kill one of them, and play on. Ctrl-C stops all; nothing is lost.`,
  );

async function stop(why?: string): Promise<void> {
  if (stopping) return;
  stopping = true;
  proxy.kill();
  for (const child of children) child.kill('SIGTERM');
  await Promise.all(running);
  if (!('reason' in database)) await database.stop();
  if (why === undefined) process.exit(0);
  refuse(why);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
