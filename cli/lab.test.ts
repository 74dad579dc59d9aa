import { spawn, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { below, randomFrom } from '@gilt/engine/random';
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
    ['nashconv --bot genius', "no bot 'genius' plays Goofspiel"],
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

test('gilt lab nashconv measures a bot as it is, by what whoever knows it would win', () => {
  const { stdout } = run('nashconv --cards 3 --bot easy --times 6 --json');
  const { decisions, points, wins } = JSON.parse(stdout);
  expect(decisions).toBe(57);
  expect(points.known).toBeGreaterThan(points.met);
  expect(wins.known).toBeGreaterThan(0.5);
  expect(run('nashconv --cards 3 --bot easy --times 6 --json').stdout).toBe(stdout);
});

test('gilt lab learn prints a plan, a line for each sign', () => {
  const { stdout } = run('learn greedy-delvers --games 1000');
  expect(Object.keys(JSON.parse(stdout))).toContain('Exchanges in hand');
  expect(stdout.trim().split('\n')).toHaveLength(Object.keys(JSON.parse(stdout)).length + 2);
});

describe('gilt lab run', () => {
  const file = join(folder, 'plan.json');
  const lines = [{ game: 'goofspiel', players: [2, 3], lineups: ['random', 'thumb'], rounds: 4000 }];
  writeFileSync(file, JSON.stringify({ seed: 'killed', lines }));
  const out = join(folder, 'killed.run');
  const finished = (): string[] =>
    existsSync(join(out, 'shards')) ? readdirSync(join(out, 'shards')).filter((name) => name.endsWith('.json')) : [];

  test('killed at any moment it goes on: what was finished is not played again, and the result is the same to the byte', async () => {
    const whole = join(folder, 'whole.run');
    expect(run(`run ${file} --threads 1 --out ${whole}`).status).toBe(0);
    const random = randomFrom(9);
    const written = new Map<string, number>();
    for (let kills = 0; kills < 4; kills++) {
      const enough = finished().length + below(random, 30);
      const child = spawn(process.execPath, [gilt, 'lab', 'run', file, '--out', out, '--threads', '2']);
      const ended = new Promise((done) => child.once('exit', done));
      while (finished().length < enough && child.exitCode === null) await rest(1);
      child.kill('SIGKILL');
      await ended;
      for (const name of finished()) {
        const { mtimeMs } = statSync(join(out, 'shards', name));
        expect(written.get(name) ?? mtimeMs).toBe(mtimeMs);
        written.set(name, mtimeMs);
      }
    }
    expect(written.size).toBeGreaterThan(0);
    expect(existsSync(join(out, 'result.json'))).toBe(false);
    expect(run(`run ${file} --threads 2 --out ${out}`).stdout).toMatch(
      /16000 games in 4 cells\ndigest: [0-9a-f]{64}\n$/,
    );
    expect(readFileSync(join(out, 'result.json'), 'utf8')).toBe(readFileSync(join(whole, 'result.json'), 'utf8'));
  });

  test.each([
    ['run nothing.json', "cannot read 'nothing.json': there is no such file"],
    [`run ${gilt}`, 'this is not a plan: it is not valid JSON'],
    [`run ${file} --game 16001`, 'the plan has 16000 games, and none with number 16001'],
    [`run ${file} --game 1 --queue postgres://here`, '--queue and --game: a single game is played here'],
    [`run ${file} --out /proc/nothing`, "cannot write into '/proc/nothing': "],
    [`report ${folder}`, 'this run is not over yet'],
    [`report ${join(folder, 'nothing.run')}`, "nothing.run': there is no such run"],
    ['worth greed --where nowhere', "Greed has no question that begins with 'nowhere' ("],
  ])('refuses %s', (words, complaint) => {
    const { stderr, status } = run(words);
    expect(status).toBe(2);
    expect(stderr).toContain(complaint);
  });
});
