import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Tally } from './hostile.ts';
import type { News } from './hostile-process.ts';

/** Those who mean harm, in a process of their own. */
export interface Enemies {
  tell(news: News): void;
  /** Has them stop, and says how often each attack was tried. */
  stop(): Promise<Tally>;
}

const PROGRAM = join(
  import.meta.dirname,
  import.meta.filename.endsWith('.ts') ? '../../dist' : '.',
  'ordeal-hostile.js',
);

/**
 * Enemies have computers of their own. Where there are fewer processors than processes theirs gives way, all its threads, to the
 * server and to whoever measures: what is to be found out is what they do to the server, not what they do to the scheduler.
 */
export function enemies(): Enemies {
  const [program, ...args] = process.platform === 'win32' ? [process.execPath] : ['nice', '-n', '10', process.execPath];
  const child = spawn(program!, [...args, PROGRAM], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  process.once('exit', () => child.kill('SIGKILL'));
  return {
    tell: (news) => void child.send(news),
    stop() {
      const tried = new Promise<Tally>((resolve, reject) => {
        child.once('message', (tally) => resolve(tally as Tally));
        child.once('exit', (code) => reject(new Error(`the enemies ended with ${code}`)));
      });
      child.send({ over: true } satisfies News);
      return tried;
    },
  };
}
