import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@gilt/games/all';
import { served } from '@gilt/server/test/serving';
import { expect, test } from 'vitest';

const client = join(import.meta.dirname, 'client.mjs');

/** Runs the example to its end. */
function run(...args: string[]): Promise<{ status: number | null; out: string; errors: string }> {
  const child = spawn(process.execPath, [client, ...args]);
  let out = '';
  let errors = '';
  child.stdout.on('data', (text) => {
    out += text;
  });
  child.stderr.on('data', (text) => {
    errors += text;
  });
  return new Promise((resolve) => child.once('close', (status) => resolve({ status, out, errors })));
}

test('the example client plays every game to its end on a real server', async () => {
  const server = await served();
  for (const { id } of games) {
    const { status, out, errors } = await run(server.address, id);
    expect([id, status, errors]).toEqual([id, 0, '']);
    expect(out).toMatch(new RegExp(`^Guest \\d+ plays ${id} at table [A-Z2-9]{8}\\.\\n`));
    expect(out).toMatch(/\nWinners: seat .+ Scores: [-\d,.]+\n$/);
    expect(out).not.toContain('Refused');
    // It prints what it is told, clause by clause.
    expect(out.split('\n').filter((line) => /^[A-Z]+-\d+/.test(line)).length).toBeGreaterThan(3);
  }
});

test('it goes on after the server was restarted in the middle', async () => {
  const server = await served();
  const { port } = server.running;
  const playing = run(server.address, 'shadowgate');
  while (![...server.running.hall.residents.values()].some(({ table }) => table.question > 5))
    await new Promise((later) => setTimeout(later, 5));
  await server.restart({ port });
  const { status, out } = await playing;
  expect(status).toBe(0);
  expect(out).toMatch(/\nWinners: /);
});

test('a game that there is not is refused with a sentence', async () => {
  const server = await served();
  const { status, errors } = await run(server.address, 'chess');
  expect(status).toBe(1);
  expect(errors).toContain("there is no game 'chess'");
});

test('it stays sixty lines of code', () => {
  const lines = readFileSync(client, 'utf8').split('\n');
  const code = lines.filter((line) => line.trim() !== '' && !/^\s*\/[/*]/.test(line));
  expect(code.length).toBeLessThanOrEqual(60);
});
