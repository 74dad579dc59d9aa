import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  accessSync,
  chownSync,
  constants,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A PostgreSQL for tests: the real one, out of the machine's own binaries, in a folder of its own. */
export interface Postgres {
  /** With user and password, for whoever connects. */
  readonly url: string;
  readonly port: number;
  /** Its folder; a second start with it finds all that was committed. */
  readonly data: string;
  /** Ends it in good order. The folder goes with it, unless it was given. */
  stop(): Promise<void>;
  /** Ends it as a power cut does: SIGKILL, to it and all its processes. */
  kill(): Promise<void>;
  /** Starts it again on the same port and folder after `kill`, or ends it in good order first. */
  restart(): Promise<void>;
  /** It stands still, as behind a network that is gone: connections stay, and nothing answers. */
  pause(): void;
  resume(): void;
}

const USER = 'gilt';
const PASSWORD = 'gold';

/** Why there is none, in words. */
export interface NoPostgres {
  readonly reason: string;
}

export function whyNoPostgres(): string | null {
  if (!binaries()) return 'PostgreSQL is not installed here (apt-get install postgresql), so this was not tried';
  return ownerOf() === null ? 'PostgreSQL does not run as root, and there is no other user here to run it as' : null;
}

/** Starts one, on a free port if none is named; or says why it cannot be had. */
export async function startPostgres(
  wanted: { data?: string; port?: number; settings?: Readonly<Record<string, string>> } = {},
): Promise<Postgres | NoPostgres> {
  const reason = whyNoPostgres();
  if (reason !== null) return { reason };
  const bin = binaries()!;
  const owner = ownerOf() ?? undefined;
  const data = wanted.data ?? mkdtempSync('/tmp/gilt-postgres-');
  if (owner) chownSync(data, owner.uid, owner.gid);
  const port = wanted.port ?? (await freePort());
  if (!existsSync(join(data, 'PG_VERSION'))) initialise(bin, data, owner);
  const settings = { ...wanted.settings, listen_addresses: '127.0.0.1', unix_socket_directories: data, port };
  let server = await launch();

  /** One that was killed is gone before all that it forked are: as long as one of these is left, no other starts in its folder. */
  async function launch(): Promise<ChildProcess> {
    for (let tries = 0; ; tries++) {
      try {
        return await launchOnce();
      } catch (error) {
        if (tries === 50 || !/shared memory block .* is still in use/.test(String(error))) throw error;
        await wait(100);
      }
    }
  }

  async function launchOnce(): Promise<ChildProcess> {
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const child = spawn(join(bin, 'postgres'), ['-D', data, ...flags], {
      ...owner,
      cwd: data,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    await new Promise<void>((ready, failed) => {
      child.stderr!.setEncoding('utf8').on('data', (text: string) => {
        said = (said + text).slice(-4000);
        if (/ready to accept connections/.test(said)) ready();
      });
      child.once('exit', (code) => failed(new Error(`PostgreSQL ended (${code}) before it was ready: ${said}`)));
      child.once('error', failed);
    });
    return child;
  }

  const running = (): boolean => server.exitCode === null && server.signalCode === null;
  const ended = (): Promise<void> =>
    running() ? new Promise((done) => void server.once('exit', () => done())) : Promise.resolve();
  /** To it and to all that it forked: each of these is a session of its own. */
  const signal = (name: NodeJS.Signals): void => {
    if (!running()) return;
    const forked = readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8').split(' ').filter(Boolean);
    for (const pid of [server.pid!, ...forked.map(Number)]) {
      try {
        process.kill(pid, name);
      } catch {} // It has just ended by itself.
    }
  };
  async function end(): Promise<void> {
    signal('SIGCONT');
    if (running()) server.kill('SIGINT');
    await ended();
  }
  const leave = (): void => signal('SIGKILL');
  process.once('exit', leave);
  return {
    url: `postgres://${USER}:${PASSWORD}@127.0.0.1:${port}/postgres`,
    port,
    data,
    async stop() {
      await end();
      process.off('exit', leave);
      if (wanted.data === undefined) rmSync(data, { recursive: true, force: true });
    },
    async kill() {
      const dead = ended();
      signal('SIGKILL');
      await dead;
    },
    async restart() {
      await end();
      server = await launch();
    },
    pause: () => signal('SIGSTOP'),
    resume: () => signal('SIGCONT'),
  };
}

type Owner = { uid: number; gid: number } | undefined;

function initialise(bin: string, data: string, owner: Owner): void {
  const words = join(data, '..', `gilt-password-${process.pid}-${Date.now()}`);
  writeFileSync(words, PASSWORD, { mode: 0o600 });
  if (owner) chownSync(words, owner.uid, owner.gid);
  try {
    const flags = ['-D', data, '-U', USER, `--pwfile=${words}`, '-A', 'scram-sha-256', '-E', 'UTF8', '--locale=C'];
    execFileSync(join(bin, 'initdb'), flags, { ...owner, cwd: data, stdio: 'pipe' });
  } finally {
    rmSync(words);
  }
}

/** The folder of its programs: the newest that Debian has installed, or what is on the path. */
export function binaries(): string | null {
  const debian = '/usr/lib/postgresql';
  const installed = existsSync(debian)
    ? readdirSync(debian)
        .toSorted((a, b) => Number(b) - Number(a))
        .map((version) => join(debian, version, 'bin'))
    : [];
  const folders = [...installed, ...(process.env.PATH ?? '').split(delimiter)];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => canRun(join(folder, name)))) ?? null;
}

function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Whom it runs as: us, unless we are root, which it refuses. Null: there is nobody. */
function ownerOf(): Owner | null {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const number = (flag: string): number => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }));
      return { uid: number('-u'), gid: number('-g') };
    } catch {}
  }
  return null;
}

export const freePort = (): Promise<number> =>
  new Promise((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => found(port));
    });
  });
