import { spawn } from 'node:child_process';

/** What opens an address, by the kind of computer. */
const OPENERS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** Opens an address in the browser, where somebody sits before the terminal and there is one. */
export function openInBrowser(address: string): void {
  if (!process.stdout.isTTY) return;
  const [program, ...before] = OPENERS[process.platform] ?? ['xdg-open'];
  // Where there is no browser the address has been said.
  spawn(program, [...before, address], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}
