import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { viewOf } from '@gilt/engine/view';
import { play } from '@gilt/games/shadowgate/scenes';
import { afterAll, describe, expect, test } from 'vitest';
import { showTable } from './tables.ts';

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

describe('the table', () => {
  /** The table of a position, as a seat sees it. */
  function tableOf(text: string, seat = 0): string {
    const { game, state, names } = play(text).position;
    return showTable(game, viewOf(game.secrets, state, seat), names);
  }

  test('QS-08 QS-12 without a quest in the column, the top of the deck, the Staff and the pool are still there', () => {
    const shown = tableOf(`
      quests: -
      completed: the-silent-guard nine-locks the-weathercock
      quest-top: the-library-burns
      pool: yorick lantern-orb
      torch: glaciate
      actions: 3
      Ann: ability seize
      Bob: hand -`);
    expect(shown).toMatch(/^the-library-burns +3 4 4/m);
    expect(shown).toMatch(/^staff +7 8 8/m);
    expect(shown).toMatch(/^pool +torch/m);
  });

  test('QS-43 whoever is asked in the turn of another sees what cards cost themselves', () => {
    const theft = `
      options: stealing=true
      torch: iron-spear
      Ann: character retired-knight, ability haggler, hand minor-mistral circle-rune golden-thorn magnus-bounty
      Bob: character gatekeepers-daughter, ability seize, hand ember-jar, items yorick
      at: steal.doubleStat (from Bob, card yorick)`;
    expect(tableOf(theft, 1)).toMatch(/^ember-jar +3 +1 1 1 +fire +3 2 2/m);
  });

  test('QS-10 an event changes costs and stats of the player whose turn it is, and nobody else’s', () => {
    const turn = (event: string) => `
      torch: iron-spear
      event: ${event}
      Ann: character gatekeepers-daughter, ability seize, hand ember-jar
      Bob: character retired-knight, ability caretaker, hand glaciate`;
    expect(tableOf(turn('courtyard-market'), 0)).toMatch(/^ember-jar +3 +1 1 1 +fire +2 1 1/m);
    expect(tableOf(turn('courtyard-market'), 1)).toMatch(/^glaciate +3 +2 1 1 +ice +2 2 3/m);
    const shown = tableOf(turn('spell-of-fortitude'), 0);
    expect(shown).toMatch(/Ann +Gatekeeper's Daughter, ranged melee ice +2 3 2/);
    expect(shown).toMatch(/Bob +Retired Knight, melee armor royal +2 1 1/);
  });

  test('QS-22 the levels of quests bring what effects make of them', () => {
    const turn = 'players: 2 \n torch: iron-spear \n event: tournament-day';
    expect(tableOf(`${turn} \n Ann: ability seize`)).toMatch(/major 4 +great 6 +epic 9/);
    expect(tableOf(`${turn} \n Ann: ability ballad-singer`)).toMatch(/major 5 +great 7 +epic 10/);
  });

  test('QS-41 the Staff of Ages wins a single game; in a match it ends one', () => {
    expect(tableOf('players: 2')).toMatch(/^staff .* wins +The Staff of Ages/m);
    expect(tableOf('players: 2 \n options: match=to-100')).toMatch(/^staff .* ends the game, 25 points +The Staff/m);
  });
});

describe('the table of a draft', () => {
  const draft = 'starter: Bob \n at: draft.pick \n players: 3';
  const shown = (picks: string): string => {
    const { game, state, names } = play(`${draft} \n ${picks}`).position;
    return showTable(game, viewOf(game.secrets, state, 0), names);
  };

  test('QS-07 each side tells what lies on its back', () => {
    expect(shown('')).toMatch(/^lapsed-scholar +0 2 2 +artifact armor ice +cellar-alchemist$/m);
    expect(shown('')).toMatch(/^cellar-alchemist .* lapsed-scholar$/m);
    expect(shown('')).toMatch(/^seize +actions \+1.* lantern-bearer$/m);
  });

  test('QS-07 what is taken leaves the list with its other side, and stands beside who has it', () => {
    const now = shown('> Bob lapsed-scholar \n > Cid seize');
    expect(now).not.toMatch(/^(lapsed-scholar|cellar-alchemist|seize|lantern-bearer) /m);
    expect(now).toMatch(/^ +Bob +Lapsed Scholar/m);
    expect(now).toMatch(/^ +Cid .* Seize /m);
    expect(now).toMatch(/^falconer /m);
  });
});

describe('gilt play shadowgate', () => {
  test('shows the table: quests, pool, hand, and in a payment what is missing', () => {
    const { stdout } = run('play shadowgate --players 2 --seed x --options characters=learners', 'quit\n');
    expect(stdout).toMatch(/player +character, base types +stats +ability +hand +quests +in all +items/);
    expect(stdout).toMatch(/quest +cost +major 3 +great 5 +epic 8/);
    expect(stdout).toMatch(/staff +8 7 5 +orb thorn stave +\d+ of 11 types/);
    expect(stdout).toMatch(/your hand +torch +resources +type +cost/);
  });

  test('lists whom there is to pick from in the draft', () => {
    const { stdout } = run('play shadowgate --players 2 --seed x', 'quit\n');
    expect(stdout).toMatch(/lapsed-scholar +0 2 2 +artifact ranged ice/);
    expect(stdout).toMatch(/haggler +items cost -1,0,-1/);
  });

  test('a match by time that nobody has set says that it goes on', () => {
    const goesOn = 'It goes on until you leave: --minutes N says when the time is up.';
    expect(run('play shadowgate --players 2 --options match=time').stdout).toContain(goesOn);
    expect(run('play shadowgate --players 2').stdout).not.toContain(goesOn);
  });

  test('--minutes is for matches with a time limit', () => {
    expect(run('play shadowgate --players 2 --minutes 5').stderr).toContain('this match has no time limit');
    expect(run('play dungeon-busters --minutes 5').stderr).toContain('--minutes: Dungeon Busters has no time limit');
    expect(run('play shadowgate --players 2 --options match=time --minutes 5', 'quit\n').stdout).toContain(
      'The time is up in 5 minutes; the game that is being played then is the last.',
    );
    const command = `play shadowgate --players 2 --options match=time --minutes 0 --record ${file('time.json')}`;
    expect(run(command, 'quit\n').stdout).toContain('The time is up.');
  });
});
