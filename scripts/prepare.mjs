// Installs what is missing, and says so. Uses nothing but Node.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Gilt needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(2);
}

/** Runs npm (or another program) with its output shown; ends this process if it fails. */
export function run(command, args, options = {}) {
  const done = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    ...options,
  });
  if (done.error) {
    console.error(`${command} could not be started: ${done.error.message}`);
    process.exit(1);
  }
  return done.status ?? 1;
}

/** Installs the packages of a folder, if that has not been done since its lock file changed. */
export function install(folder = root) {
  const stamp = join(folder, 'node_modules', '.gilt-installed');
  const lock = join(folder, 'package-lock.json');
  if (existsSync(stamp) && statSync(stamp).mtimeMs >= statSync(lock).mtimeMs) return;
  console.error(`Installing packages (npm ci)${folder === root ? '' : ` in ${folder}`} …`);
  // What npm says goes where the progress goes: standard output may be somebody's JSON.
  const status = run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: ['inherit', 2, 2],
  });
  if (status !== 0) process.exit(status);
  writeFileSync(stamp, '');
}
