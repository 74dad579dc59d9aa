import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

const gilt = join(import.meta.dirname, '..', 'dist', 'gilt.js');
const folder = mkdtempSync(join(tmpdir(), 'gilt-lab-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (words: string) =>
  spawnSync(process.execPath, [gilt, 'lab', ...words.split(' ')], {
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });

describe('gilt lab ladder', () => {
  const rungs = 'ladder goofspiel --pairs hard@20:thumb,thumb:thumb --games 8 --players 4';

  test('shows each pair with its share, interval and time, and says whether the control holds', () => {
    const { stdout, status } = run(`${rungs} --threads 1`);
    expect(status).toBe(0);
    expect(stdout).toContain('Goofspiel, 4 players: one bot against 3 others, in every seat in turn');
    expect(stdout).toMatch(/hard@20 +thumb +8 +\d+\.\d% +\d+\.\d% – \d+\.\d%/);
    expect(stdout).toContain('thumb against its like is the control: its interval contains the fair share.');
  });

  test('shows every number of players by itself, and where a bot is worst off', () => {
    const { stdout } = run('ladder goofspiel --pairs thumb:steady,thumb:mixer --games 6 --players 2,3 --threads 1');
    expect(stdout).toContain('Goofspiel, 2 players: one bot against 1 other, in every seat in turn');
    expect(stdout).toContain('Goofspiel, 3 players: one bot against 2 others, in every seat in turn');
    expect(stdout.match(/At worst: thumb against (steady|mixer), \d\.\d\d of the fair share/g)).toHaveLength(2);
  });

  test('gives the same result on one thread and on two', () => {
    const [one, two] = [1, 2].map((threads) => JSON.parse(run(`${rungs} --threads ${threads} --json`).stdout));
    const shares = ({ rungs: all }: { rungs: { share: number; games: number }[] }) =>
      all.map(({ share, games }) => [share, games]);
    expect(shares(two)).toEqual(shares(one));
  });

  test('goes on from what was kept, and plays again what was cut off', () => {
    const kept = join(folder, 'kept.jsonl');
    const whole = run(`${rungs} --threads 1 --json --keep ${kept}`).stdout;
    const lines = readFileSync(kept, 'utf8').trim().split('\n');
    expect(lines).toHaveLength(4);
    expect(run(`${rungs} --threads 1 --json --keep ${kept}`).stdout).toBe(whole);
    expect(readFileSync(kept, 'utf8').trim().split('\n')).toEqual(lines);
    writeFileSync(kept, `${lines.slice(0, 2).join('\n')}\n`);
    appendFileSync(kept, '{"pairing":{"ga');
    const share = (text: string): number => JSON.parse(text).rungs[1].share;
    expect(share(run(`${rungs} --threads 1 --json --keep ${kept}`).stdout)).toBe(share(whole));
  });

  test.each([
    ['ladder goofspiel --pairs hard', "--pairs 'hard' is not like hard:thumb"],
    ['ladder goofspiel --pairs genius:thumb', "no bot 'genius' plays Goofspiel"],
    ['ladder goofspiel --pairs thumb@3:thumb', "the bot 'thumb' does not search"],
    ['ladder goofspiel --players few', "--players 'few' is not a whole number"],
    ['ladder goofspiel --field genius', "no bot 'genius' plays Goofspiel"],
    ['ladder chess', "there is no game 'chess'"],
    ['nashconv --selection luck', "--selection 'luck' is none of ucb, regret"],
    ['nashconv --iterations 5,x', "--iterations 'x' is not a whole number"],
    ['learn greed', 'Greed has no plan to be learned; these have one: greedy-delvers'],
    ['learn greedy-delvers --games few', "--games 'few' is not a whole number"],
  ])('refuses %s', (words, complaint) => {
    const { stderr, status } = run(words);
    expect(status).toBe(2);
    expect(stderr).toContain(complaint);
  });
});

test('gilt lab nashconv measures the search on a small game', () => {
  const { stdout } = run('nashconv --cards 3 --iterations 20,2000 --json');
  const { decisions, results } = JSON.parse(stdout);
  expect(decisions).toBe(57);
  expect(results[1].ofPrizes).toBeLessThan(results[0].ofPrizes);
  expect(results[1].nashConv).toBeCloseTo(6 * results[1].ofPrizes);
});

test('gilt lab learn prints a plan, a line for each sign', () => {
  const { stdout } = run('learn greedy-delvers --games 1000');
  expect(Object.keys(JSON.parse(stdout))).toContain('Exchanges in hand');
  expect(stdout.trim().split('\n')).toHaveLength(Object.keys(JSON.parse(stdout)).length + 2);
});
