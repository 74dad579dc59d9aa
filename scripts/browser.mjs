// Installs the browser that the tests of the web pages use, where that can be done without asking anybody: on Debian, as root.
import { existsSync } from 'node:fs';
import { run } from './prepare.mjs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Whether there is one, or is one now. Without one the tests that need it fail in CI, and say elsewhere what they skipped. */
export function installBrowser() {
  const found = () => process.env.GILT_CHROMIUM ?? PLACES.find((place) => existsSync(place));
  if (found()) return true;
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.error('Installing Chromium for the tests of the web pages (apt-get install chromium) …');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const options = { env, stdio: ['ignore', 2, 2] };
    run('apt-get', ['update', '-qq'], options);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], options);
  }
  if (!found()) console.error('*** There is no Chromium: the tests of the web pages cannot be run. ***');
  return Boolean(found());
}
