import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

/** The real program, as a process of its own. */
export interface Program {
  readonly address: string;
  /** What it has written to standard error so far. */
  log(): string;
  /** Only sends a signal. */
  signal(name: NodeJS.Signals): void;
  /** Sends a signal, and resolves with its exit code (null: the signal ended it) when it is gone. */
  stop(signal: NodeJS.Signals): Promise<number | null>;
}

/** None outlives whoever started it, also if a test fails. */
const started = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of started) child.kill('SIGKILL');
});

const GILT = join(import.meta.dirname, import.meta.filename.endsWith('.ts') ? '../../dist/gilt.js' : 'gilt.js');

/** Starts `gilt serve` on a folder, with bots that do not dawdle, and waits until it says where it is. */
export function start(data: string, ...more: string[]): Promise<Program> {
  const args = [GILT, 'serve', '--port', '0', '--host', '127.0.0.1', '--data', data, '--pace', '0', ...more];
  const child: ChildProcess = spawn(process.execPath, args, { env: { ...process.env, NO_COLOR: '1' } });
  let out = '';
  let log = '';
  started.add(child);
  const gone = new Promise<number | null>((resolve) => child.once('exit', resolve));
  void gone.then(() => started.delete(child));
  child.stderr!.on('data', (text) => {
    log += text;
  });
  return new Promise((resolve, reject) => {
    child.stdout!.on('data', (text) => {
      out += text;
      const [, port] = /http:\/\/localhost:(\d+)/.exec(out) ?? [];
      if (port === undefined) return;
      resolve({
        address: `http://127.0.0.1:${port}`,
        log: () => log,
        signal: (name) => void child.kill(name),
        stop(signal) {
          child.kill(signal);
          return gone;
        },
      });
    });
    gone.then((code) => reject(new Error(`the program ended with ${code} before it was ready: ${log}`)));
  });
}

/** Runs another command of `gilt` to its end. */
export function gilt(...words: string[]): Promise<{ status: number | null; stdout: string; stderr: string }> {
  const child = spawn(process.execPath, [GILT, ...words], { env: { ...process.env, NO_COLOR: '1' } });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (text) => {
    stdout += text;
  });
  child.stderr.on('data', (text) => {
    stderr += text;
  });
  return new Promise((resolve) => child.once('close', (status) => resolve({ status, stdout, stderr })));
}
