import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

const gilt = join(import.meta.dirname, '../dist/gilt.js');
const house = join(import.meta.dirname, '../games/shadowgate/house-set.json');
const folder = mkdtempSync(join(tmpdir(), 'gilt-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string) => join(folder, name);

function run(words: string, input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [gilt, ...words.split(' ')], {
    input,
    encoding: 'utf8',
    cwd: folder,
    env: { ...process.env, FORCE_COLOR: '', NO_COLOR: '1' },
  });
  return { status, stdout, stderr };
}

/** A set of cards in a file: the house set, changed. */
function setWith(name: string, change: (text: string) => string): string {
  writeFileSync(file(name), change(readFileSync(house, 'utf8')));
  return file(name);
}

describe('gilt cards', () => {
  test('finds nothing wrong with the house set, nor with what it prints itself', () => {
    expect(run(`cards check ${house}`)).toMatchObject({ status: 0 });
    const { stdout } = run('cards show shadowgate');
    expect(run('cards check -', stdout).stdout).toContain(
      'a set for Quests of Shadowgate, and nothing is wrong with it',
    );
  });

  test('names every card and field that is wrong', () => {
    const set = setWith('wrong.json', (text) =>
      text
        .replace('"name": "Yorick", "torch": 3', '"name": "Yorick", "torch": 9')
        .replace('"great": "magic"', '"great": "luck"'),
    );
    const { status, stdout, stderr } = run(`cards check ${set}`);
    expect(status).toBe(2);
    expect(stdout.trimEnd().split('\n')).toEqual([
      'adventure 21 (Yorick), torch: should be at most 6',
      'quests 1 1 (The Silent Guard), great: should be magic or weapon or relic',
    ]);
    expect(stderr).toMatch(/wrong\.json: 2 things are wrong with this set\n$/);
  });

  test.each([
    ['{', 'this is not a set of cards: it is not valid JSON'],
    ['{}', 'the set does not say which game it is for ("game": "…"; shadowgate)'],
    ['{"game":"goofspiel"}', "no game 'goofspiel' takes a set of cards (shadowgate)"],
  ])('refuses %s', (text, reason) => {
    writeFileSync(file('odd.json'), text);
    const { status, stderr } = run(`cards check ${file('odd.json')}`);
    expect(status).toBe(2);
    expect(stderr).toContain(reason);
  });

  test('shows the set of a game that has one', () => {
    expect(run('cards show goofspiel').stderr).toContain('Goofspiel is played with its own cards only');
  });
});

describe('--cards', () => {
  const other = setWith('other.json', (text) => text.replaceAll('Yorick', 'Poor Fellow'));

  test('a simulation plays with them, and its records replay without the file', () => {
    expect(
      run(`sim shadowgate --players 2 --games 2 --bots thumb,random --cards ${other} --records ${file('records')}`)
        .status,
    ).toBe(0);
    const [record] = readdirSync(file('records'));
    const text = readFileSync(join(file('records'), record!), 'utf8');
    expect(JSON.parse(text).cards.name).toBe('The house set');
    const { stdout, status } = run(`replay ${join(file('records'), record!)}`);
    expect(status).toBe(0);
    expect(stdout).not.toContain('Yorick');
  });

  test('a person plays with them, and goes on with them from the record', () => {
    const command = `play shadowgate --players 2 --seed x --record ${file('game.json')}`;
    const { stdout } = run(`${command} --cards ${other}`, 'quit\n');
    expect(stdout).toContain('Quests of Shadowgate. You are Ann');
    expect(readFileSync(file('game.json'), 'utf8')).toContain('Poor Fellow');
    expect(run(`play shadowgate --record ${file('game.json')}`, 'quit\n').status).toBe(0);
    expect(run(`play shadowgate --record ${file('game.json')} --cards ${other}`).stderr).toContain('leave out --cards');
  });

  test('a position can speak of them', () => {
    const position = 'game: shadowgate \n players: 2 \n Ann: hand poor-fellow';
    expect(run(`what-if - --cards ${other}`, position).stdout).toContain('hand poor-fellow');
    expect(run('what-if -', position).stderr).toContain("'poor-fellow' is not an adventure card");
  });

  test('a set that is wrong, and a game that takes none, are refused', () => {
    const wrong = setWith('wrong.json', (text) => text.replace('"torch": 5', '"torch": 1'));
    expect(run(`sim shadowgate --games 1 --cards ${wrong}`).stderr).toContain(
      '(Blazing Revelation), torch: should be at least 2',
    );
    expect(run(`sim goofspiel --games 1 --cards ${other}`).stderr).toContain(
      'Goofspiel is played with its own cards only',
    );
  });
});

test('gilt sim refuses a match that only a clock can end', () => {
  const { status, stderr } = run('sim shadowgate --games 1 --players 2 --threads 2 --options match=time');
  expect(status).toBe(2);
  expect(stderr).toContain('Quests of Shadowgate, set up like this, does not end by itself (time-is-up)');
});

describe('gilt play shadowgate', () => {
  test('shows the table: quests, pool, hand, and in a payment what is missing', () => {
    const { stdout } = run('play shadowgate --players 2 --seed x --options characters=learners', 'quit\n');
    expect(stdout).toMatch(/player +character, base types +stats +ability +hand +quests +in all +items/);
    expect(stdout).toMatch(/quest +cost +major 3 +great 5 +epic 8/);
    expect(stdout).toMatch(/staff +7 8 8 +orb thorn stave +\d+ of 11 types/);
    expect(stdout).toMatch(/your hand +torch +resources +type +cost/);
  });

  test('lists whom there is to pick from in the draft', () => {
    const { stdout } = run('play shadowgate --players 2 --seed x', 'quit\n');
    expect(stdout).toMatch(/lapsed-scholar +0 2 2 +artifact armor ice/);
    expect(stdout).toMatch(/seize +actions \+1/);
  });

  test('--minutes is for matches with a time limit', () => {
    expect(run('play shadowgate --players 2 --minutes 5').stderr).toContain('this match has no time limit');
    expect(run('play dungeon-busters --minutes 5').stderr).toContain('--minutes: Dungeon Busters has no time limit');
    const command = `play shadowgate --players 2 --options match=time --minutes 0 --record ${file('time.json')}`;
    expect(run(command, 'quit\n').stdout).toContain('The time is up.');
  });
});
