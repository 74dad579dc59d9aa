import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

const gilt = join(import.meta.dirname, '../dist/gilt.js');
const folder = mkdtempSync(join(tmpdir(), 'gilt-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs `gilt` as a person would, the words of the command parted by spaces. */
function run(words: string | readonly string[], input = '') {
  const args = typeof words === 'string' ? words.split(' ') : words;
  const { status, stdout, stderr } = spawnSync(process.execPath, [gilt, ...args], {
    input,
    encoding: 'utf8',
    cwd: folder,
    env: { ...process.env, FORCE_COLOR: '', NO_COLOR: '1' },
  });
  return { status, stdout, stderr };
}
const json = (words: string) => JSON.parse(run(`${words} --json`).stdout);
const file = (name: string) => join(folder, name);

describe('gilt games', () => {
  test('lists the games with seats, options and rules version', () => {
    const { stdout, status } = run('games');
    expect(status).toBe(0);
    expect(stdout).toContain('dungeon-busters');
    expect(stdout).toContain('3–5 players, rules version 1, bots: random, easy, thumb, normal, hard');
    expect(stdout).toContain('as-printed: as the English rulebook prints it');
  });

  test('as JSON', () => {
    expect(json('games')[0]).toMatchObject({
      id: 'dungeon-busters',
      seats: { least: 3, most: 5 },
      rules: 1,
      options: [
        { name: 'hands', default: 'published' },
        { name: 'leader', default: 'random' },
        { name: 'trophy', default: 'contributor' },
      ],
    });
  });
});

describe('gilt sim', () => {
  test('gives the same digest with one thread and with two', () => {
    const [one, two] = [1, 2].map((threads) => json(`sim dungeon-busters --games 120 --seed x --threads ${threads}`));
    const { seconds: _, gamesPerSecond: __, decisionsPerSecond: ___, ...figures } = one;
    expect(two).toMatchObject(figures);
    expect(one.digest).toMatch(/^[0-9a-f]{64}$/);
  });

  test('gives all figures as JSON', () => {
    const figures = json('sim dungeon-busters --games 30 --players 5 --bots random,thumb,random,random,random');
    expect(Object.keys(figures)).toEqual([
      'game',
      'players',
      'games',
      'decisions',
      'seconds',
      'gamesPerSecond',
      'decisionsPerSecond',
      'seats',
      'length',
      'digest',
    ]);
    expect(figures).toMatchObject({ game: 'dungeon-busters', players: 5, games: 30 });
    expect(figures.seats.map((seat: { bot: string }) => seat.bot)).toEqual([
      'random',
      'thumb',
      'random',
      'random',
      'random',
    ]);
    expect(figures.seats.reduce((sum: number, seat: { share: number }) => sum + seat.share, 0)).toBeCloseTo(1);
    for (const { share, low, high } of figures.seats) expect(low <= share && share <= high).toBe(true);
    expect(figures.length.min).toBeGreaterThanOrEqual(12);
  });

  test('another seed gives other games', () => {
    const digests = ['a', 'b'].map((seed) => json(`sim dungeon-busters --games 3 --seed ${seed} --threads 1`).digest);
    expect(digests[0]).not.toBe(digests[1]);
  });

  test('writes records that replay', () => {
    const { status } = run([
      'sim',
      'dungeon-busters',
      '--games',
      '3',
      '--records',
      file('records'),
      '--options',
      '{"hands":"as-printed"}',
    ]);
    expect(status).toBe(0);
    const records = readdirSync(file('records'));
    expect(records).toEqual(['players-4-000001.json', 'players-4-000002.json', 'players-4-000003.json']);
    for (const record of records) expect(run(`replay ${join(file('records'), record)}`).status).toBe(0);
  });

  test('prints a table for people', () => {
    const { stdout } = run('sim dungeon-busters --games 5');
    expect(stdout).toContain('5 games with 4 players');
    expect(stdout).toMatch(/1 {2}random {2}.*%/);
    expect(stdout).toContain('digest of the records: ');
  });
});

describe('gilt review', () => {
  test('says what a result is made of, the same each time, and refuses what is no record of a game that is over', () => {
    run(`sim dungeon-busters --games 1 --seed review --records ${file('reviewed')}`);
    const [name] = readdirSync(file('reviewed'));
    const command = `review ${join(file('reviewed'), name!)} --seat 2 --budget 8 --json`;
    const { stdout, status } = run(command);
    expect(status).toBe(0);
    const { start, deal, others, own, result } = JSON.parse(stdout);
    expect(Math.abs(start + deal.value + others.value + own.value - result)).toBeLessThan(1e-9);
    expect(run(command).stdout).toBe(stdout);
    const refused = run(`review ${join(file('reviewed'), name!)} --seat 9`);
    expect([refused.status, refused.stderr]).toEqual([2, 'gilt: --seat 9: the record has 4 seats\n']);
  });
});

describe('gilt replay', () => {
  run(['sim', 'dungeon-busters', '--games', '1', '--players', '3', '--records', file('one')]);
  const record = join(file('one'), 'players-3-000001.json');
  const text = readFileSync(record, 'utf8');
  const changed = (name: string, change: (text: string) => string) => {
    writeFileSync(file(name), change(text));
    return run(`replay ${file(name)}`);
  };

  test('tells the game with its clauses, the score, and that all is verified', () => {
    const { stdout, status } = run(`replay ${record}`);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^DB-05 {2}Everyone takes the battle cards/);
    expect(stdout).toMatch(/DB-28 {2}\w+ (wins|share)/);
    expect(stdout).toContain('defeated dungeon cards');
    expect(stdout).toMatch(/Verified: all \d+ entries replay/);
  });

  test('stops where it is told to, and shows the table there as a seat knows it', () => {
    const { stdout } = run(`replay ${record} --seat 2 --at 1`);
    expect(stdout).toContain('▸ Bob');
    expect(stdout).not.toContain('DB-27');
    expect(stdout).not.toContain('boxed:');
  });

  test('shows everything with all cards open', () => {
    const { stdout } = run(`replay ${record} --open --at 0`);
    expect(stdout).toContain('boxed: ');
    expect(stdout).toContain('at: battle.playCards');
  });

  test('gives JSON', () => {
    const result = json(`replay ${record}`);
    expect(result).toMatchObject({ game: 'dungeon-busters', players: 3, verified: true });
    expect(result.events.at(-1)).toMatchObject({ type: 'won', rule: 'DB-28' });
    expect(result.outcome.scores).toHaveLength(3);
  });

  test('refuses a changed record, saying at which entry it goes wrong', () => {
    const { status, stderr } = changed('bad.json', (good) =>
      good.replace(/"1:(\d)/g, (whole, card, at) => (at < 600 && at > 400 ? `"1:${(Number(card) % 7) + 1}` : whole)),
    );
    expect(status).toBe(2);
    expect(stderr).toMatch(/^gilt: .*bad.json: the record goes wrong at entry \d+: .*\n$/);
  });

  test('refuses a changed seed at the set-up', () => {
    const { stderr } = changed('seed.json', (good) =>
      good.replace(/"seed":"./, (match) => (match.endsWith('0') ? '"seed":"1' : '"seed":"0')),
    );
    expect(stderr).toMatch(/^gilt: .*seed.json: the record goes wrong at its set-up: /);
  });

  test('refuses a record that was cut off', () => {
    expect(changed('cut.json', (good) => good.slice(0, -20)).stderr).toMatch(
      /: this is not a whole record: it is not valid JSON\n$/,
    );
    const shorter = (good: string) =>
      JSON.stringify({ ...JSON.parse(good), entries: JSON.parse(good).entries.slice(0, 4) });
    expect(changed('short.json', shorter).stderr).toMatch(
      /: the record stops after entry 4, before the game is over\n$/,
    );
  });
});

describe('gilt play', () => {
  /** Answers to whatever is asked: in every question at least one of these fits, the others are passed over. */
  const answers = `${'1\n2\n3\n4\n5\n6\nred\nyellow\nblue\n'.repeat(60)}`;

  test('plays a whole game with a person, telling clauses and the score', () => {
    const { stdout, status } = run('play dungeon-busters --seed x', answers);
    expect(status).toBe(0);
    expect(stdout).toContain('You are Ann; Bob, Cid, Dan are bots (normal).');
    expect(stdout).toContain('Which battle card do you play? 1 / 2 / 3 / 4 / 5 / 6\n> ');
    expect(stdout).toMatch(/DB-28 {2}/);
    expect(stdout).toContain('total');
  });

  test('explains a clause, and says what can be chosen', () => {
    const { stdout } = run('play dungeon-busters --seed x', 'db-12\n9\nquit\n');
    expect(stdout).toContain('A strength that more than one player chose');
    expect(stdout).toContain("'9' is none of 1, 2, 3, 4, 5, 6; 'help' says what else you can type.");
    expect(stdout).toContain('The game was left.');
  });

  test('helps: what can be typed, all rules, a clause by any spelling, the table again', () => {
    const { stdout } = run('play dungeon-busters --seed x', 'help\nrules\nDB12\ndb-99\ntable\nquit\n');
    expect(stdout).toContain('rules   all rules of the game');
    expect(stdout).toContain('DB-28  The highest total wins.');
    expect(stdout.match(/A strength that more than one player chose/g)).toHaveLength(2);
    expect(stdout).toContain('There is no clause DB-99.');
    expect(stdout.match(/▸ Ann/g)).toHaveLength(2);
  });

  test.each([
    ['dungeon-busters', 'mimic', /Mimic, in dungeon 1: 10 hit points(.|\n)*Mimic, in dungeon 3/],
    ['dungeon-busters', '? 3', /Battle card 3: adds 3/],
    ['greedquest', 'secret door', /Secret Door \(6th\): two rooms forward/],
    ['greedy-delvers', 'savage', /Savage, a minion: costs 4 gold(.|\n)*Left unseen: \d of 5/],
    ['greed', 'chinatown', /8 Chinatown \(holding: bottle, wrench; cost: 10k\)/],
    ['greed', '? 8', /8 Chinatown \(holding: bottle, wrench; cost: 10k\)(.|\n)*\[GR-09/],
    ['greed', '4', /4 Liquidate! \(action; cost: 1 holding/],
    ['shadowgate', 'iron spear', /Iron Spear: light for 4 actions/],
    ['goofspiel', '? 5', /Bid card 5: takes the prize/],
  ])('%s: %s explains the card, whatever is asked', (game, typed, expected) => {
    expect(run(`play ${game} --seed x`, `${typed}\nquit\n`).stdout).toMatch(expected);
  });

  test('what is aimed at oneself is not the first on the list', () => {
    const { stdout } = run('play greedy-delvers --seed x', '\n\n\n\n\nquit\n');
    expect(stdout).toMatch(/against whom\? .*@Bob \/ .*@Ann\n/);
  });

  test('whoever has one choice is asked like anybody else, and told that it is the only one', () => {
    const { stdout } = run('play greedy-delvers --seed a', '\nquit\n');
    expect(stdout).toContain(
      'You have one choice only, and seal it like any other: press Enter.\nWhich card do you play, and against whom? exchange\n',
    );
    expect(stdout).toContain('GD-05  The cards are turned up: Ann exchanges');
  });

  test('how long there is to choose is said with the question', () => {
    const { stdout } = run('play greedy-delvers --seed x --options timeLimit=600', 'quit\n');
    expect(stdout).toContain('(600 seconds)');
  });

  test('the same seed and the same answers give the same game', () => {
    const [one, two] = [1, 2].map(() => run('play dungeon-busters --seed x', answers).stdout);
    expect(one).toBe(two);
  });

  test('undoes a question', () => {
    const { stdout } = run('play dungeon-busters --seed x', 'undo\n6\nundo\nquit\n');
    expect(stdout).toContain('there is nothing to undo');
    expect(stdout).toContain('The last question is taken back and asked again.');
  });

  test('keeps the record in a file and goes on with it', () => {
    const kept = file('kept.json');
    const left = run(`play dungeon-busters --record ${kept}`, '6\n');
    expect(left.status).toBe(0);
    expect(left.stdout).toContain('the same command goes on with it');
    const { entries } = JSON.parse(readFileSync(kept, 'utf8'));
    const unfinished = run(`replay ${kept}`);
    expect(unfinished.status).toBe(0);
    expect(unfinished.stdout).toContain('The game is not over yet.');
    expect(entries.length).toBeGreaterThan(0);
    expect(run(`play dungeon-busters --record ${kept}`, answers).stdout).toContain(`The record is in ${kept}.`);
    expect(JSON.parse(readFileSync(kept, 'utf8')).entries.slice(0, entries.length)).toEqual(entries);
    expect(run(`replay ${kept}`).status).toBe(0);
  });

  test('seats the person where they want, against whom they want', () => {
    const { stdout } = run('play dungeon-busters --players 3 --seat 2 --bot random', 'quit\n');
    expect(stdout).toContain('You are Bob; Ann, Cid are bots (random).');
  });

  test('where the table has a time limit, a bot chooses for somebody who takes too long', async () => {
    const flags = ['play', 'greedy-delvers', '--seed', 'x', '--options', 'timeLimit=1'];
    const game = spawn(process.execPath, [gilt, ...flags], { env: { ...process.env, NO_COLOR: '1' } });
    let told = '';
    game.stdout.on('data', (data) => {
      told += data;
      if (told.includes('Time is up. normal chooses for you.')) game.stdin.end('quit\n');
    });
    await new Promise((resolve) => game.on('close', resolve));
    expect(told).toContain('The game was left.');
  });
});

describe('gilt what-if', () => {
  const position = 'game: dungeon-busters\nplayers: 3\nmonster: skeleton\n> Ann 7, Bob 4, Cid 4\n';

  test('tells what happens by which clause, who is asked, and the position that results', () => {
    writeFileSync(file('position.txt'), position);
    const { stdout, status } = run(`what-if ${file('position.txt')}`);
    expect(status).toBe(0);
    expect(stdout).toContain('DB-12  The 4s of Bob and Cid cancel out.');
    expect(stdout).toContain('Ann, Bob, Cid: battle.playCards');
    writeFileSync(file('again.txt'), stdout.slice(stdout.indexOf('game: ')));
    expect(run(`what-if ${file('again.txt')}`).stdout).toContain(stdout.slice(stdout.indexOf('game: ')).trimEnd());
  });

  test('gives events and position as JSON', () => {
    writeFileSync(file('position.txt'), position);
    const result = json(`what-if ${file('position.txt')}`);
    expect(result.events[0]).toMatchObject({ type: 'reveal', rule: 'DB-11' });
    expect(result.position).toContain('game: dungeon-busters');
    expect(result.asks).toBe('Ann, Bob, Cid: battle.playCards');
  });

  test('reads standard input', () => {
    expect(run('what-if -', position).stdout).toContain('DB-13  Victory!');
  });
});

describe('bad input gets one clear line and exit code 2', () => {
  writeFileSync(file('nonsense.json'), '{"gilt":1}');
  writeFileSync(file('impossible.txt'), 'game: dungeon-busters\nplayers: 3\nAnn: gems 20R\n');
  test.each([
    ['nonsense', "unknown command 'nonsense'"],
    ['sim', "missing required argument 'game'"],
    ['sim chess', "there is no game 'chess' (dungeon-busters"],
    ['sim dungeon-busters --players 2', 'Dungeon Busters is for 3 to 5 players, not 2'],
    ['sim dungeon-busters --players x', "--players 'x' is not a whole number from 1 to 1000000000"],
    ['sim dungeon-busters --games 0', "--games '0' is not a whole number from 1 to 1000000000"],
    ['sim dungeon-busters --threads -1', "--threads '-1' is not"],
    ['sim dungeon-busters --colour red', "unknown option '--colour'"],
    ['sim dungeon-busters --bots random', '--bots names 1 bot; Dungeon Busters needs 3 to 5'],
    ['sim dungeon-busters --players 4 --bots random,thumb', '--bots names 2 bots for 4 players'],
    [
      'sim dungeon-busters --bots random,thumb,genius',
      "no bot 'genius' plays Dungeon Busters (random, easy, thumb, normal, hard)",
    ],
    ['sim dungeon-busters --options {', "--options '{' is not valid JSON"],
    ['sim dungeon-busters --options {"hats":1}', "options of Dungeon Busters: there is no 'hats'"],
    ['sim dungeon-busters --options {"hands":"big"}', "'hands' should be published or as-printed"],
    ['sim dungeon-busters --options leader=9', "'leader' should be"],
    ['sim dungeon-busters --options leader', "'leader' is not 'option=value'"],
    ['sim dungeon-busters --games 99999999999', "--games '99999999999' is not"],
    ['sim dungeon-busters --threads 300', "--threads '300' is not a whole number from 1 to 64"],
    [
      'sim dungeon-busters --games 3 --records nonsense.json',
      "cannot write into 'nonsense.json': a file is in the way",
    ],
    ['play dungeon-busters --record nonsense.json/x', "cannot write 'nonsense.json/x': a file is in the way"],
    ['play dungeon-busters --record kept.json --players 5', 'kept.json goes on as it was set up; leave out --players'],
    ['sim dungeon-busters --players 3 --options {"leader":5}', 'leader 5 is none of the 3 seats'],
    ['sim dungeon-busters extra', 'too many arguments'],
    ['play chess', "there is no game 'chess'"],
    ['play dungeon-busters --seat 7', '--seat 7: there are 4 seats'],
    ['play dungeon-busters --bot genius', "no bot 'genius'"],
    ['replay nowhere.json', "cannot read 'nowhere.json': there is no such file"],
    ['replay .', "cannot read '.': it is a folder"],
    ['replay nonsense.json', "nonsense.json: this is not a record: 'game' should be a string"],
    ['replay one/players-3-000001.json --seat 4', '--seat 4: the record has 3 seats'],
    ['replay one/players-3-000001.json --seat 1 --open', '--seat and --open exclude each other'],
    ['replay one/players-3-000001.json --at 999', '--at 999: the record has'],
    ['what-if nowhere.txt', "cannot read 'nowhere.txt'"],
    ['what-if impossible.txt', 'there are 22 red gems, more than the 15 of the game'],
    ['bench chess', "there is no game 'chess'"],
  ])('gilt %s', (words, reason) => {
    const { status, stdout, stderr } = run(words);
    expect(stderr).toContain(`gilt: `);
    expect(stderr).toContain(reason);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    expect(stdout).toBe('');
    expect(status).toBe(2);
  });
});

test('without a command, or with --help, it says what it can do', () => {
  for (const words of [[], ['--help'], ['sim', '--help'], ['cards'], ['lab']]) {
    const { stdout, status } = run(words);
    expect(stdout).toContain('Usage: gilt');
    expect(status).toBe(0);
  }
});
