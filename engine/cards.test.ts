import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { optionsOf, waitingFor } from './answer.ts';
import { cardProblems, withCards } from './cards.ts';
import { toy } from './contract/toy.ts';
import { type AnyGame, readSetup } from './game.ts';
import { readRecord, writeRecord } from './record.ts';
import { replay } from './replay.ts';
import { seedFrom } from './seed.ts';
import { answer, isOver, recordOf, sitDown } from './sitting.ts';

const schema = z.strictObject({
  cards: z.array(z.strictObject({ name: z.string(), strength: z.int().max(6), costs: z.array(z.int()).length(2) })),
  sides: z.array(z.array(z.strictObject({ name: z.string() }))).default([]),
});
const card = (name: string, strength = 1) => ({ name, strength, costs: [1, 2] });
const standard = { cards: [card('Sword')], sides: [] };

/** The toy, with cards that can be others: their names are its credits. */
const toyWith = (other: z.output<typeof schema> | null): AnyGame => ({
  ...(toy as AnyGame),
  credits: (other ?? standard).cards.map(({ name }) => name).join(' '),
  cards: { schema, standard, other, with: (set) => toyWith(set as z.output<typeof schema>) },
});
const plain = toyWith(null);

function finished(game: AnyGame) {
  const sitting = sitDown(game, readSetup(game, 2, {}), seedFrom('cards'), 'run-on');
  while (!isOver(sitting)) {
    for (const seat of waitingFor(sitting.state)) answer(sitting, seat, optionsOf(game, sitting.state, seat)[0]!);
  }
  return sitting;
}

describe('a set of cards', () => {
  test('is bound to its game', () => {
    expect(withCards(plain, { cards: [card('Axe')] }).credits).toBe('Axe');
    expect(withCards(plain, undefined)).toBe(plain);
  });

  test('is bound once, however often it comes', () => {
    expect(withCards(plain, { cards: [card('Axe')] })).toBe(withCards(plain, { cards: [card('Axe')] }));
    expect(withCards({ ...plain }, { cards: [card('Axe')] })).not.toBe(withCards(plain, { cards: [card('Axe')] }));
  });

  test('has the defaults of its schema', () => {
    expect(withCards(plain, { cards: [] }).cards!.other).toEqual({ cards: [], sides: [] });
  });

  test('is refused by a game that takes none', () => {
    expect(() => withCards(toy, standard)).toThrow('Toy is played with its own cards only');
  });

  test.each([
    ['a field of a card', { cards: [card('Sword'), card('Axe', 7)] }, ['cards 2 (Axe), strength: should be at most 6']],
    [
      'a part of a field',
      { cards: [{ ...card('Axe'), costs: [1, 'x'] }] },
      ['cards 1 (Axe), costs 2: should be a number'],
    ],
    [
      'a list that is too short',
      { cards: [{ ...card('Axe'), costs: [1] }] },
      ['cards 1 (Axe), costs: should be at least 2 long'],
    ],
    [
      'a side of a card',
      { cards: [], sides: [[{ name: 'Front' }, { name: 'Back', top: 1 }]] },
      ["sides 1 2 (Back): there is no 'top'"],
    ],
    ['a card without a name', { cards: [{ ...card(''), name: 3 }] }, ['cards 1, name: should be a string']],
    ['the set as a whole', 'nothing', ['should be an object']],
    ['a list that is missing', {}, ['cards: should be a list']],
    [
      'everything at once',
      { cards: [card('Axe', 7), { name: 'Bow', strength: 2 }] },
      ['cards 1 (Axe), strength: should be at most 6', 'cards 2 (Bow), costs: should be a list'],
    ],
  ])('is told what is wrong with it: %s', (_, set, problems) => {
    expect(cardProblems(plain, set)).toEqual(problems);
  });

  test('that is wrong is refused by its first fault', () => {
    expect(() => withCards(plain, { cards: [card('Axe', 7)] })).toThrow(
      /^cards of Toy: cards 1 \(Axe\), strength: should be at most 6$/,
    );
    expect(() => withCards(plain, { cards: [card('Axe', 7), card('Bow', 8)] })).toThrow('at most 6 (and more)');
  });
});

describe('in a record', () => {
  const other = { cards: [card('Axe')], sides: [] };

  test('a set travels, and the game that is read plays with it', () => {
    const sitting = finished(withCards(plain, other));
    const record = recordOf(sitting);
    expect(record.cards).toEqual(other);
    const read = readRecord(writeRecord(record), [plain]);
    expect(read.game.credits).toBe('Axe');
    expect(recordOf(replay(read.game, read.setup, read.record))).toEqual(record);
  });

  test('the standard set is not mentioned', () => {
    expect(recordOf(finished(plain))).not.toHaveProperty('cards');
  });

  test('another set than the one that was played with is noticed at the set-up', () => {
    const text = writeRecord(recordOf(finished(withCards(plain, other)))).replace('Axe', 'Bow');
    const read = readRecord(text, [plain]);
    expect(() => replay(read.game, read.setup, read.record)).toThrow('the record goes wrong at its set-up');
  });

  test('without a set was played with the one that came with the game then, and is played with it again', () => {
    const then = { ...(toyWith(null) as AnyGame), version: 1 };
    const set = { cards: [card('Club')], sides: [] };
    const now = {
      ...plain,
      version: 2,
      cards: { ...plain.cards!, former: [{ until: 1, set: standard }], standard: set },
    };
    const record = recordOf(finished(then));
    const read = readRecord(writeRecord(record), [now]);
    expect(read.game.cards!.other).toEqual(standard);
    expect(recordOf(replay(read.game, read.setup, read.record))).toMatchObject({ entries: record.entries });
    expect(readRecord(writeRecord(recordOf(finished(now))), [now]).game).toBe(now);
  });

  test('a set that is wrong is refused, and so is one for a game that takes none', () => {
    const text = writeRecord(recordOf(finished(withCards(plain, other))));
    expect(() => readRecord(text.replace('"strength":1', '"strength":9'), [plain])).toThrow(
      'strength: should be at most 6',
    );
    expect(() => readRecord(text, [toy])).toThrow('Toy is played with its own cards only');
  });
});
