import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Report } from './report.ts';

const script = join(import.meta.dirname, '..', '..', 'scripts', 'bench-server.mjs');

test('the benchmark of the server runs: everybody is told of every answer, idle tables leave memory, stored ones are found', () => {
  const { stdout, stderr, status } = spawnSync(process.execPath, [script, '--quick', '--alone', '--json'], {
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  const { servers, rest, startUp }: Report = JSON.parse(stdout);
  expect(servers.map(({ name }) => name)).toEqual(['Gilt, Goofspiel', 'Gilt, Dungeon Busters']);
  for (const { answersPerSecond, p50, p99 } of servers) {
    expect(answersPerSecond).toBeGreaterThan(0);
    expect(p50).toBeGreaterThan(0);
    expect(p99).toBeGreaterThanOrEqual(p50);
  }
  expect(rest.tablesInMemory).toBe(0);
  expect(startUp.allAwake).toBeGreaterThanOrEqual(startUp.answers);
});
