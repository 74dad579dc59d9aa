import { describe, expect, test } from 'vitest';
import { scenesOf } from './contract/scene.ts';
import { toy } from './contract/toy.ts';
import { amounts, list, number, one, oneOf, seatName } from './notation.ts';
import { writePosition } from './position.ts';
import { asks, whatIf } from './what-if.ts';

const read = (text: string) => whatIf(text, [toy]);
const scene = scenesOf(toy);

const middle = `
  # three cards each, one aside
  players: Ann Bob
  Ann: hand 1 2, aside 3, wins 1
  Bob: hand 4 5, aside 6, wins 0
  deck: 7 8 9
  played: 10 11`;

describe('a position', () => {
  test('is set up as it is written', () => {
    const { state } = read(middle);
    expect(state).toMatchObject({
      hands: [
        [1, 2],
        [4, 5],
      ],
      aside: [3, 6],
      deck: [7, 8, 9],
      played: [10, 11],
      wins: [1, 0],
    });
    expect(asks(read(middle))).toBe('Ann, Bob: match.play');
  });

  test('is written so that reading it sets up the same', () => {
    const text = writePosition(read(`${middle}\n > Ann 2`));
    expect(text).toContain('> Ann 2');
    expect(writePosition(read(text))).toBe(text);
  });

  test('takes its players from those it speaks of', () => {
    expect(read(middle.replace('players: Ann Bob', '')).names).toEqual(['Ann', 'Bob']);
    expect(read(`${middle.replace('Ann Bob', '2')}`).names).toEqual(['Ann', 'Bob']);
  });

  test('goes on with its answers, and stops where there are no more', () => {
    const played = scene(`${middle}\n > Ann 2, Bob 5`);
    expect(played.of('played')).toBe('10 11 2 5 1 4');
    expect(played.asks).toBeNull();
    expect(played.of('at')).toBe('end');
  });

  test('takes the only answer that a seat has for its own question, and takes it once', () => {
    const plain = scene(`${middle}\n > Ann 2, Bob 5`);
    for (const script of ['> Ann 2, Bob 5, Ann 1, Bob 4', '> Ann 2, Bob 5 \n > Bob 4'])
      expect(scene(`${middle}\n ${script}`).events, script).toEqual(plain.events);
    expect(() => scene(`${middle}\n > Ann 2, Bob 5, Bob 4, Bob 4`)).toThrow('the game is over');
  });

  test('may stand in the middle of a procedure', () => {
    const peeking = `
      Ann: hand 1 2 10, aside 3
      Bob: hand 4 5 11, aside 6
      deck: 7 8
      at: match.andTheNext (next 1) > peek.keep (by Ann, top 9)`;
    expect(scene(peeking).asks).toBe('Ann: peek.keep');
    expect(scene(`${peeking}\n > Ann take`).asks).toBe('Ann: peek.giveUp');
    const given = scene(`${peeking}\n > Ann take\n > Ann 1`);
    expect(given.asks).toBe('Bob: peek.keep');
    expect(given.of('Ann', 'hand')).toBe('2 10 9');
    expect(given.of('at')).toBe('match.andTheNext (next 2) > peek.keep (by Bob, top 8)');
    expect(given.heard(1)).toEqual(['Bob peeks.']);
  });

  test('an answer for a seat with only one option may be given or left out', () => {
    const forced = middle.replace('hand 1 2', 'hand 1').replace('deck: 7', 'deck: 2 7');
    expect(scene(`${forced}\n > Ann 1, Bob 4`).of('played')).toBe('10 11 1 4');
    expect(scene(`${forced}\n > Bob 4`).of('played')).toBe('10 11 1 4');
  });

  test.each([
    ['nonsense', "line 2: 'nonsense' is neither 'word: …' nor '> answers'"],
    ['deck: 7\ndeck: 8', "line 3: 'deck' is said twice"],
    ['> Ann 1\ndeck: 7', "line 3: 'deck' comes after the first answers"],
    ['game: chess', "there is no game 'chess' (toy)"],
    ['players: 5', 'Toy is for 2 to 3 players, not 5'],
    ['players: Ann Ann', "two players are called 'Ann'"],
    ['options: deep\nplayers: 2', "line 2: 'deep' is not 'option=value'"],
    ['', 'the position names no players'],
    ['options: depth=3\nplayers: 2', "there is no 'depth'"],
    ['options: deep=true\nplayers: 3', 'deep is for two players'],
    ['players: Ann Bob\nEve: hand 1', "line 3: 'Eve' is neither a player nor a word of Toy"],
    ['players: 2\ndeck: x', "line 3: deck: 'x' is not a whole number"],
    ['players: 2\nAnn: hand 1 x', "line 3: hand of Ann: 'x' is not a whole number"],
    ['players: 2\nAnn: hat 1', "line 3: 'hat' is nothing that Ann can have (hand, aside, wins)"],
    ['players: 2\nAnn: aside 1 2', "line 3: aside of Ann: '1 2' should be one word"],
    ['players: 2\nat: match.nowhere', "line 3: Toy has no step 'match.nowhere'"],
    ['players: 2\nat: match.play', 'line 3: match.play does not say its next'],
    ['players: 2\nat: match.play (next 0, hat 1)', "line 3: match keeps nothing called 'hat'"],
    ['players: 2\nat: match.play (next x)', "line 3: next of match: 'x' is not a whole number"],
    ['players: 2\nAnn: hand 1 1', 'is not exactly once in the game'],
    ['players: 2\nAnn: hand 1, hand 2', 'line 3: the hand of Ann is said twice'],
    ['players: 2\nAnn: hand 1 -', "line 3: hand of Ann: '1 -' is something and nothing"],
    ['players: 2\noptions: deep=true=1', "line 3: 'deep=true=1' is not 'option=value'"],
    ['players: 2\noptions: deep=true deep=false', "line 3: the option 'deep' is said twice"],
    ['players: Ann, Bob', "nobody can be called 'Ann,'"],
    ['players: Ann deck', "nobody can be called 'deck'"],
    ['players: 12', 'Toy is for 2 to 3 players, not 12'],
    ['players: 2\n__proto__: 3', "line 3: '__proto__' is neither a player nor a word of Toy"],
    ['players: 2\nAnn: toString 3', "line 3: 'toString' is nothing that Ann can have"],
    ['players: 2\nat: toString.call', "line 3: Toy has no step 'toString.call'"],
    ['players: 2\nat: match.keepAside (next 0)', 'line 3: match.keepAside needs the answers to match.putAside'],
    ['players: 2\nat: peek.keep (by Ann, top 3)', 'line 3: match.andTheNext does not say its next'],
    ['players: 2\nat: match.play (next 0) > peek.keep (by Ann, top 3)', 'line 3: peek is not called from match.play'],
  ])('that cannot be is refused in one line that names the culprit: %s', (text, reason) => {
    expect(() => read(`\n${text}`)).toThrow(reason);
  });

  test.each([
    ['> Ann 9', "line 8: '9' is not an option of Ann in match.play (1, 2)"],
    ['> Eve 1', "line 8: nobody is called 'Eve'"],
    ['> Ann', "line 8: 'Ann' is not 'name choice'"],
    ['> Ann 1 2', "line 8: 'Ann 1 2' is not 'name choice'"],
    ['> Ann 1, Bob 4\n> Ann 1', 'line 9: the game is over'],
  ])('an answer that is none is refused: %s', (answers, reason) => {
    expect(() => read(`${middle}\n${answers}`)).toThrow(reason);
  });

  test('of an unnamed game is refused where there are several', () => {
    expect(() => whatIf('players: 2', [toy, { ...toy, id: 'other' }])).toThrow('does not say which game');
  });

  test('deals what it does not mention from its seed', () => {
    const deal = (seed: string) =>
      writePosition(read(`players: 2 \n seed: ${seed} \n at: match.putAside (next 0)`)).replace(/seed.*/, '');
    expect(deal('a')).toBe(deal('a'));
    expect(deal('a')).not.toBe(deal('b'));
  });
});

describe('fields', () => {
  const names = ['Ann', 'Bob'];
  test.each([
    [one(number), '5', 5],
    [list(number), '1 2', [1, 2]],
    [list(number), '-', []],
    [one(seatName), 'Bob', 1],
    [one(oneOf('a colour', ['red', 'blue'])), 'blue', 1],
    [one(oneOf('a colour', ['red', 'blue'])), '-', -1],
    [amounts('RYB'), '2R 1B', [2, 0, 1]],
    [amounts('RYB'), '-', [0, 0, 0]],
  ])('%# are read and written back: %s', (field, text, value) => {
    expect(field.read(text.split(' '), names)).toEqual(value);
    expect(field.write(value as never, names)).toBe(text);
  });

  test('add up amounts that are said in parts', () => {
    expect(amounts('RB').read(['1R', '2R'], names)).toEqual([3, 0]);
  });

  test.each([
    [one(oneOf('a colour', ['red'])), 'green', "'green' is not a colour"],
    [one(seatName), 'Eve', "nobody is called 'Eve'"],
    [amounts('RB'), '2G', "'2G' is not a number and one of R, B"],
    [amounts('RB'), 'R', "'R' is not a number and one of R, B"],
    [one(number), '1.5', "'1.5' is not a whole number"],
    [one(number), '99999999999999999999', '99999999999999999999 is too large a number'],
    [one(number), '-5', "'-5' is not a whole number"],
  ])('refuse what they do not know: %# %s', (field, text, reason) => {
    expect(() => field.read([text], names)).toThrow(reason);
  });
});
