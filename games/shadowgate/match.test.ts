import { optionsOf, waitingFor } from '@gilt/engine/answer';
import { begin, playOut } from '@gilt/engine/contract/random-play';
import { type Told, teller } from '@gilt/engine/event';
import { readSetup } from '@gilt/engine/game';
import { pick, type Random, randomFrom } from '@gilt/engine/random';
import { readRecord, writeRecord } from '@gilt/engine/record';
import { replay } from '@gilt/engine/replay';
import { seedFrom } from '@gilt/engine/seed';
import { answer, befall, isOver, recordOf, type Sitting, sitDown, undo } from '@gilt/engine/sitting';
import { describe, expect, test } from 'vitest';
import type { Event } from './events.ts';
import { shadowgate } from './game.ts';
import { choicesIn, play } from './scenes.ts';
import { outcome } from './scoring.ts';
import type { Shadowgate } from './state.ts';

/** A game of the match comes to its end with Ann far ahead. */
const lastTurn = (match: string, rest: string) => `
  options: match=${match}
  Ann: points 30, items ember-jar clouded-orb, hand glaciate, tally ANN
  Bob: points 4, items golden-thorn, hand tower-gale, tally BOB
  starter: Ann
  turn: Bob
  last-round: Ann
  firsts: fire=Ann orb=Ann thorn=Bob
  at: adventure.nextPlayer
  ${rest}`;
const ending = (match: string, games: number, ann: string, bob: string) =>
  play(lastTurn(match, `games: ${games}`).replace('ANN', ann).replace('BOB', bob));

describe('QS-40 a match', () => {
  test('QS-40 to 100: it goes on until somebody has 100 points, which are added up over the games', () => {
    const on = ending('to-100', 1, '20 0 0 0 0 0 0', '3 0 0 0 0 0 0');
    expect(on.log.slice(0, 3)).toEqual([
      'The points of the game: Ann has 42 and Bob has 8.',
      'In the match Ann has 62 and Bob has 11.',
      'Game 3 of the match begins.',
    ]);
    expect(on.asks).toMatch(/draft\.pick$/);
    const over = ending('to-100', 2, '40 10 8 0 0 0 0', '3 0 0 0 0 0 0');
    expect(over.log.slice(1)).toEqual(['In the match Ann has 100 and Bob has 11.', 'Ann wins the match.']);
    expect(over.asks).toBeNull();
  });

  test('QS-40 the highest running score wins, not the last game', () => {
    const scene = ending('to-100', 1, '1 0 0 0 0 0 0', '95 0 0 0 0 0 0');
    expect(scene.log.at(-1)).toBe('Bob wins the match.');
  });

  test('QS-40 as many games as players', () => {
    expect(ending('each-starts', 0, '0 0 0 0 0 0 0', '0 0 0 0 0 0 0').log).toContain('Game 2 of the match begins.');
    expect(ending('each-starts', 1, '1 0 0 0 0 0 0', '0 0 0 0 0 0 0').log.at(-1)).toBe('Ann wins the match.');
  });

  test.each([2, 3, 4])('QS-40 everybody goes first once, clockwise, at a table of %i', (players) => {
    const told: Told[] = [];
    const setup = readSetup(shadowgate, players, { match: 'each-starts', characters: 'learners' });
    const state = begin(shadowgate, setup, randomFrom(players), teller(told));
    playOut(shadowgate, state, randomFrom(players + 9), teller(told));
    const starters = told.flatMap(({ event }) =>
      event.type === 'starter' ? [(event as Event & { seat: number }).seat] : [],
    );
    expect(starters).toEqual(starters.map((_, i) => (starters[0]! + i) % players));
    expect(starters).toHaveLength(players);
  });

  test('QS-40 in the other matches who goes first is found anew each game (QS-06)', () => {
    const scene = ending('to-100', 1, '0 0 0 0 0 0 0', '0 0 0 0 0 0 0');
    expect(scene.events).toContain('QS-06 drewForStart');
  });

  test('QS-40 a single game is no match', () => {
    const { position, log } = play(lastTurn('none', '').replace(', tally ANN', '').replace(', tally BOB', ''));
    expect(log.at(-1)).toBe('Ann wins.');
    expect(outcome(position.state as Shadowgate).scores[0]!.lines.map(({ what }) => what)).not.toContain('staff');
  });
});

describe('QS-40 a match with a time limit', () => {
  const setup = readSetup(shadowgate, 2, { match: 'time', characters: 'learners' });
  const step = (sitting: Sitting, random: Random): void => {
    for (const seat of waitingFor(sitting.state))
      answer(sitting, seat, pick(random, optionsOf(shadowgate, sitting.state, seat)));
  };

  /** Plays at random; after so many questions the time is up. */
  function playFor(questions: number): Sitting {
    const sitting = sitDown(shadowgate, setup, seedFrom('time'), 'fresh');
    const random = randomFrom(4);
    while (!isOver(sitting)) {
      if (sitting.entries.length === questions) befall(sitting, 'time-is-up');
      step(sitting, random);
    }
    return sitting;
  }

  test('QS-40 the game under way is finished, and there is no other', () => {
    expect((playFor(10).state as Shadowgate).games).toBe(1);
    expect((playFor(900).state as Shadowgate).games).toBeGreaterThan(1);
  });

  test('QS-40 that the time is up is an entry of the record, which replays', () => {
    const sitting = playFor(10);
    expect(sitting.entries[10]).toMatch(/^outside time-is-up [0-9a-f]{8}$/);
    const text = writeRecord(recordOf(sitting));
    const read = readRecord(text, [shadowgate]);
    expect(writeRecord(recordOf(replay(read.game, read.setup, read.record)))).toBe(text);
  });

  test('QS-40 it is not taken back by an undo', () => {
    const sitting = sitDown(shadowgate, setup, seedFrom('time'), 'fresh');
    step(sitting, randomFrom(4));
    befall(sitting, 'time-is-up');
    undo(sitting);
    expect((sitting.state as Shadowgate).late).toBe(true);
  });

  test('QS-40 the log says so when the last game is over, and it cannot run out again', () => {
    const sitting = playFor(10);
    expect(sitting.told!.map(({ event }) => event.type)).toContain('timeIsUp');
    expect(() => befall(sitting, 'time-is-up')).toThrow('the game is over');
    const running = sitDown(shadowgate, setup, seedFrom('time'), 'fresh');
    befall(running, 'time-is-up');
    expect(() => befall(running, 'time-is-up')).toThrow('the time is up already');
  });

  test('QS-40 where there is no time limit it cannot run out', () => {
    const other = sitDown(shadowgate, readSetup(shadowgate, 2, {}), seedFrom('time'), 'fresh');
    expect(() => befall(other, 'time-is-up')).toThrow('this match has no time limit');
  });
});

describe('QS-41 the Staff of Ages in a match', () => {
  const staff = (rest: string) =>
    play(`
      options: match=to-100
      players: Ann Bob Cid
      games: 1
      Ann: points 3, tally 10 0 0 0 0 0 0
      Bob: points 9, tally 20 0 0 0 0 0 0
      Cid: points 4, tally 30 0 0 0 0 0 0
      staff-by: Ann
      at: match.count
      ${rest}`);

  test('QS-41 the game is scored as ever, then its player chooses', () => {
    const scene = staff('');
    expect(scene.log[0]).toBe('The points of the game: Ann has -7, Bob has -1, and Cid has -6.');
    expect(scene.asks).toBe('Ann: match.chooseReward');
    expect(choicesIn(scene)).toEqual(['take', 'give']);
  });

  test('QS-41 25 points more', () => {
    expect(staff('> Ann take').log.slice(1, 3)).toEqual([
      'Ann takes 25 points for the Staff of Ages.',
      'In the match Ann has 28, Bob has 19, and Cid has 24.',
    ]);
  });

  test('QS-41 or everybody else 25 less', () => {
    expect(staff('> Ann give').log.slice(1, 3)).toEqual([
      'For the Staff of Ages Ann has everybody else lose 25 points.',
      'In the match Ann has 3, Bob has -6, and Cid has -1.',
    ]);
  });

  test('QS-40 QS-41 the running score decides, also if the last game ended with the Staff', () => {
    const scene = play(`
      options: match=to-100
      players: Ann Bob Cid
      games: 1
      Ann: points 3, tally 10 0 0 0 0 0 0
      Bob: points 9, tally 120 0 0 0 0 0 0
      Cid: points 4, tally 30 0 0 0 0 0 0
      staff-by: Ann
      at: match.count
      > Ann take`);
    expect(scene.log.at(-1)).toBe('Bob wins the match.');
    expect(outcome(scene.position.state as Shadowgate).winners).toEqual([1]);
  });

  test('QS-41 it does not win the match by itself', () => {
    const scene = staff('> Ann take');
    expect(scene.asks).not.toBeNull();
    expect(scene.log).toContain('Game 3 of the match begins.');
  });
});
