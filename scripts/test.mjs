// npm test: installs what is missing, then runs the linter, the type checker and all tests. Closes with 'N passed, N failed'.

import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { installBrowser } from './browser.mjs';
import { install, root, run } from './prepare.mjs';

install();
installBrowser();
const results = join(root, 'dist', 'tests.json');
let passed = 0;
let failed = 0;

/** Runs a program, says what it said when it is done, and counts it as one test. */
const check = (what, command, ...args) =>
  new Promise((done) => {
    const env = { ...process.env, npm_config_loglevel: 'error' };
    execFile('npx', [command, ...args], { cwd: root, env, maxBuffer: 1e8 }, (error, out, complaints) => {
      console.log(`\n${what} …\n${out}${complaints}`.trimEnd());
      if (error) failed++;
      else passed++;
      done();
    });
  });

console.log('\nFormat, lint and types …');
await Promise.all([
  check('Format and lint (Biome)', 'biome', 'check', '.'),
  check('Types (TypeScript)', 'tsc', '-p', '.'),
  check('Types of the web (TypeScript)', 'tsc', '-p', 'web'),
]);
rmSync(results, { force: true });
console.log('\nTests (Vitest) …');
const status = run(
  'npx',
  ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${results}`, ...process.argv.slice(2)],
  {
    env: { ...process.env, npm_config_loglevel: 'error' },
  },
);
try {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(results, 'utf8'));
  const notLoaded = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length;
  passed += numPassedTests;
  failed += Math.max(numFailedTests + notLoaded, status === 0 ? 0 : 1);
} catch {
  console.error('Vitest left no results.');
  failed++;
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
