import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { optionsOf, waitingFor } from './answer.ts';
import { type Toy, toy } from './contract/toy.ts';
import { standing } from './event.ts';
import { type AnyGame, readSetup } from './game.ts';
import { below, pick, randomFrom } from './random.ts';
import { type GameRecord, readEntry, readRecord, splitEntry, writeEntry, writeRecord } from './record.ts';
import { replay } from './replay.ts';
import { seedFrom } from './seed.ts';
import { answer, befall, enter, isOver, recordOf, type Sitting, sitDown, undo } from './sitting.ts';

const setup = readSetup(toy, 3, {});

/** Answers one question at random. */
function play(sitting: Sitting, random: number[], standIns: readonly number[] = []): void {
  for (const seat of waitingFor(sitting.state)) {
    answer(sitting, seat, pick(random, optionsOf(toy, sitting.state, seat)), standIns.includes(seat));
  }
}

function finished(chance: 'run-on' | 'fresh' = 'run-on', seed = 1): Sitting {
  const sitting = sitDown(toy, setup, seedFrom(seed), chance);
  const random = randomFrom(seed);
  while (!isOver(sitting)) play(sitting, random);
  return sitting;
}

const replayed = (record: GameRecord) => replay(toy, setup, record);
const changed = (record: GameRecord, at: number, change: (line: string) => string): GameRecord => ({
  ...record,
  entries: record.entries.map((line, i) => (i === at ? change(line) : line)),
});

describe('entries', () => {
  test('are short lines that say what came from outside', () => {
    expect(
      writeEntry({
        type: 'answers',
        answers: [
          { seat: 0, choice: '5', standIn: false },
          { seat: 2, choice: 'take', standIn: true },
        ],
      }),
    ).toBe('1:5 3~take');
    expect(writeEntry({ type: 'undo' })).toBe('undo');
    expect(writeEntry({ type: 'outside', what: 'time-is-up' })).toBe('outside time-is-up');
  });

  test('read back as they were written', () => {
    const answers = fc.array(
      fc.record({ seat: fc.nat(20), choice: fc.stringMatching(/^[^\s]+$/), standIn: fc.boolean() }),
      { minLength: 1 },
    );
    fc.assert(
      fc.property(answers, (given) => {
        const entry = { type: 'answers', answers: given } as const;
        expect(readEntry(writeEntry(entry))).toEqual(entry);
      }),
    );
    for (const text of ['undo', 'outside time-is-up']) expect(writeEntry(readEntry(text))).toBe(text);
  });

  test('that say nothing are refused', () => {
    for (const text of ['', 'x', '1', '1:', ':5', 'x1:5', '1:5 undo', 'outside', 'outside a b', 'an outside b'])
      expect(() => readEntry(text)).toThrow('is neither answers nor');
  });

  test('end with their checksum', () => {
    expect(splitEntry('1:5 2:3 0badcafe')).toEqual({ text: '1:5 2:3', check: '0badcafe' });
    expect(splitEntry('nothing')).toEqual({ text: '', check: 'nothing' });
  });
});

describe('a record', () => {
  test('replays to the same events and the same end', () => {
    const sitting = finished();
    const again = replayed(recordOf(sitting));
    expect(again.told).toEqual(sitting.told);
    expect(again.state).toEqual(sitting.state);
    expect(recordOf(again)).toEqual(recordOf(sitting));
  });

  test('is read back from its text', () => {
    const record = recordOf(finished());
    expect(readRecord(writeRecord(record), [toy])).toMatchObject({ record, game: { id: 'toy' }, setup });
  });

  test('names every seat that chose, and none that had no choice', () => {
    const { entries } = recordOf(finished());
    expect(entries[0]).toMatch(/^1:\d+ 2:\d+ 3:\d+ [0-9a-f]{8}$/);
    expect(entries.every((line) => !line.includes('undefined'))).toBe(true);
  });

  test('keeps who was answered for by a stand-in', () => {
    const sitting = sitDown(toy, setup, seedFrom(1), 'run-on');
    play(sitting, randomFrom(1), [1]);
    expect(sitting.entries[0]).toMatch(/^1:\d+ 2~\d+ 3:\d+ /);
    play(sitting, randomFrom(1));
    expect(sitting.entries[1]).not.toContain('~');
  });

  test('of a stand-in’s answer that its player then changed says that the player gave it', () => {
    const sitting = sitDown(toy, setup, seedFrom(1), 'run-on');
    const [option] = optionsOf(toy, sitting.state, 0);
    answer(sitting, 0, option!, true);
    answer(sitting, 0, option!);
    play(sitting, randomFrom(1));
    expect(sitting.entries[0]).toMatch(/^1:/);
  });

  test.each(['run-on', 'fresh'] as const)('that was changed in any place is refused there (%s)', (chance) => {
    const record = recordOf(finished(chance));
    record.entries.forEach((line, at) => {
      const { text, check } = splitEntry(line);
      const [first] = text.split(' ');
      const other = changed(record, at, () => `${text.replace(first!, first!.replace(':', '~'))} ${check}`);
      expect(() => replayed(other)).toThrow(`the record goes wrong at entry ${at + 1}: its checksum is`);
    });
  });

  test('with another legal answer is refused at that entry', () => {
    const record = recordOf(finished());
    const sitting = sitDown(toy, setup, record.seed, 'run-on');
    const given = splitEntry(record.entries[0]!).text.split(' ')[0]!.slice(2);
    const other = optionsOf(toy, sitting.state, 0)
      .map(String)
      .find((name) => name !== given)!;
    expect(() => replayed(changed(record, 0, (line) => line.replace(`1:${given}`, `1:${other}`)))).toThrow(
      'goes wrong at entry 1: its checksum',
    );
  });

  test.each([
    ['1:99 2:1 3:2 00000000', "'99' is not an option of seat 1"],
    ['1:1 2:1 00000000', 'the answer of seat'],
    ['2:1 1:1 3:1 00000000', 'the answer of seat 1 is missing or not in its place'],
    ['hello', 'is neither answers nor'],
    ['undo 00000000', 'cannot be undone'],
    ['outside rain 00000000', "nothing called 'rain' can befall Toy"],
  ])('with an entry that cannot be is refused at that entry: %s', (line, reason) => {
    const record = recordOf(finished());
    expect(() => replayed(changed(record, 0, () => line))).toThrow(`the record goes wrong at entry 1: `);
    expect(() => replayed(changed(record, 0, () => line))).toThrow(reason);
  });

  test('with an answer too many is refused, even if the game would take it', () => {
    const record = recordOf(finished());
    const next = splitEntry(record.entries[1]!).text.split(' ')[0]!;
    const more = changed(record, 0, (line) => line.replace(/ (\S+)$/, ` ${next} $1`));
    expect(() => replayed(more)).toThrow('goes wrong at entry 1: seat 1 is not asked');
  });

  test('with another seed, other players or options is refused at its set-up', () => {
    const record = recordOf(finished());
    expect(() => replayed({ ...record, seed: seedFrom('other') })).toThrow('goes wrong at its set-up');
    expect(() => replay(toy, readSetup(toy, 2, {}), record)).toThrow('goes wrong at its set-up');
    expect(() => replayed({ ...record, chance: 'fresh' })).toThrow('goes wrong at its set-up');
    expect(() => replayed({ ...record, start: '00000000' })).toThrow('goes wrong at its set-up');
  });

  test('that stops too early is refused, unless it says that it is unfinished', () => {
    const record = recordOf(finished());
    const short = { ...record, entries: record.entries.slice(0, 2) };
    expect(() => replayed(short)).toThrow('the record stops after entry 2, before the game is over');
    expect(isOver(replayed({ ...short, unfinished: true }))).toBe(false);
  });

  test('that goes on after the end is refused', () => {
    const record = recordOf(finished());
    const long = { ...record, entries: [...record.entries, '1:1 00000000'] };
    expect(() => replayed(long)).toThrow(`goes wrong at entry ${record.entries.length + 1}`);
  });

  test.each([
    ['{"gilt":1', 'not valid JSON'],
    ['[]', 'this is not a record of Gilt'],
    ['{}', 'this is not a record of Gilt'],
    ['{"gilt":2}', "'gilt'"],
  ])('that is damaged is refused: %s', (text, reason) => {
    expect(() => readRecord(text, [toy])).toThrow(reason);
  });

  test('of a game under way says so', () => {
    const sitting = sitDown(toy, setup, seedFrom(1), 'fresh');
    play(sitting, randomFrom(1));
    expect(recordOf(sitting)).toHaveProperty('unfinished', true);
    const { record } = readRecord(writeRecord(recordOf(sitting)), [toy]);
    expect(replayed(record).state).toEqual(sitting.state);
    expect(recordOf(finished())).not.toHaveProperty('unfinished');
  });

  test('of an unknown game, of other rules, or with an unknown field is refused', () => {
    const record = recordOf(finished());
    const read = (change: object) => () => readRecord(JSON.stringify({ ...record, ...change }), [toy]);
    expect(read({ game: 'chess' })).toThrow("there is no game 'chess'");
    expect(read({ rules: 2 })).toThrow('version 2 of the rules of Toy; this is version 1');
    expect(read({ name: 'Ann' })).toThrow("there is no 'name'");
    expect(read({ seed: 'abc' })).toThrow("'seed' should be 64 hexadecimal digits");
    expect(read({ players: 4 })).toThrow('Toy is for 2 to 3 players, not 4');
    expect(read({ options: { deep: true } })).toThrow('deep is for two players');
  });

  /** A game as a later version would have it: with an option that nobody had heard of before. */
  const later = (change: Partial<AnyGame> = {}): AnyGame => ({
    ...toy,
    version: 2,
    options: (toy as AnyGame).options.extend({ sparkling: z.boolean().default(false) }) as AnyGame['options'],
    ...change,
  });

  test('of an earlier version replays where the rules of today lead to the same, and can be gone on with', () => {
    const game = later();
    const unfinished = sitDown(toy, setup, seedFrom(1), 'fresh');
    play(unfinished, randomFrom(1));
    for (const sitting of [finished(), unfinished]) {
      const read = readRecord(writeRecord(recordOf(sitting)), [game]);
      const again = replay(read.game, read.setup, read.record);
      expect(again.state).toEqual(sitting.state);
      expect(recordOf(again)).toEqual(recordOf(sitting));
    }
  });

  test('of an earlier version is refused where today’s rules part from it, and says why', () => {
    const game = later({
      clone: toy.clone,
      begin: (...set) => ({ ...toy.begin(...(set as Parameters<typeof toy.begin>)), extra: 1 }) as never,
    });
    const read = readRecord(writeRecord(recordOf(finished())), [game]);
    expect(() => replay(read.game, read.setup, read.record)).toThrow(
      /^the record goes wrong at its set-up: .*\(it was made by version 1 of the rules of Toy; this is version 2\)$/,
    );
  });

  test('shows where the game stands after every entry', () => {
    const sitting = finished();
    const seen: number[] = [];
    replay(toy, setup, recordOf(sitting), (_, entry) => seen.push(entry));
    expect(seen).toEqual([...Array(sitting.entries.length + 1).keys()]);
  });
});

describe('a sitting', () => {
  test('tells all from the beginning, unless it is silent', () => {
    const loud = sitDown(toy, setup, seedFrom(1), 'run-on');
    expect(loud.told).toEqual([]);
    play(loud, randomFrom(1));
    expect(loud.told!.length).toBeGreaterThan(0);
    const silent = sitDown(toy, setup, seedFrom(1), 'run-on', true);
    play(silent, randomFrom(1));
    expect(silent.told).toBeNull();
    expect(silent.entries).toEqual(loud.entries);
    const undone = sitDown(toy, setup, seedFrom(1), 'fresh', true);
    play(undone, randomFrom(1));
    undo(undone);
    expect(undone.told).toBeNull();
  });

  test('a fault of the rules is not taken for a fault of the record', () => {
    const record = recordOf(finished());
    const broken = { ...toy, procedures: { ...toy.procedures, peek: { ...toy.procedures.peek!, lines: new Map() } } };
    expect(() => replay(broken, setup, record)).toThrow('there is no step peek.keep');
    expect(() => replay(broken, setup, record)).not.toThrow('goes wrong at entry');
  });
});

describe('undo', () => {
  test('takes the last question back, and chance does not repeat itself', () => {
    const ends = [0, 1, 2].map((undos) => {
      const sitting = sitDown(toy, setup, seedFrom(5), 'fresh');
      play(sitting, randomFrom(1));
      for (let i = 0; i < undos; i++) {
        const before = JSON.stringify(sitting.state);
        undo(sitting);
        expect(waitingFor(sitting.state)).toEqual([0, 1, 2]);
        expect(JSON.stringify(sitting.state)).not.toBe(before);
        play(sitting, randomFrom(1));
      }
      return JSON.stringify(sitting.state.flow.random);
    });
    expect(new Set(ends).size).toBe(3);
  });

  /** The state without its chance, and with what nobody knows in some order. */
  const known = ({ state }: Sitting): string => {
    const { deck, flow, ...rest } = state as Toy;
    return JSON.stringify({ ...rest, deck: deck.toSorted(), flow: { ...flow, random: [] } });
  };

  test('leaves what came before as it was, but for what nobody knows', () => {
    const sitting = sitDown(toy, setup, seedFrom(5), 'fresh');
    play(sitting, randomFrom(1));
    const before = known(sitting);
    play(sitting, randomFrom(2));
    undo(sitting);
    expect(known(sitting)).toBe(before);
  });

  test('can be repeated back to the beginning, and no further', () => {
    const sitting = sitDown(toy, setup, seedFrom(5), 'fresh');
    const first = known(sitting);
    for (let i = 0; i < 4; i++) play(sitting, randomFrom(i));
    for (let i = 0; i < 4; i++) undo(sitting);
    expect(known(sitting)).toBe(first);
    expect(() => undo(sitting)).toThrow('there is nothing to undo');
  });

  test('deals afresh what nobody knows, so that the next card is not the one that was seen', () => {
    const tops = new Set<number>();
    const sitting = sitDown(toy, setup, seedFrom(5), 'fresh');
    for (let i = 0; i < 30; i++) {
      play(sitting, randomFrom(1));
      tops.add((sitting.state.flow.stack[1]!.locals as { top: number }).top);
      undo(sitting);
    }
    expect(tops.size).toBe(3);
  });

  test('is told, and says how much of what was told still stands', () => {
    const sitting = sitDown(toy, setup, seedFrom(5), 'fresh');
    play(sitting, randomFrom(1));
    const before = sitting.told!.length;
    play(sitting, randomFrom(2));
    undo(sitting);
    const event = { type: 'undone', rule: 'TOY-2', question: 'peek.keep', standing: before };
    expect(sitting.told!.at(-1)!.event).toEqual(event);
    expect(standing(sitting.told!)).toEqual(sitting.told!.slice(0, before));
    undo(sitting);
    expect(standing(sitting.told!)).toEqual([]);
    play(sitting, randomFrom(3));
    const after = standing(sitting.told!);
    play(sitting, randomFrom(4));
    undo(sitting);
    expect(standing(sitting.told!)).toEqual(after);
  });

  test('drops answers that were sealed since', () => {
    const sitting = sitDown(toy, setup, seedFrom(5), 'fresh');
    do play(sitting, randomFrom(1));
    while (waitingFor(sitting.state).length === 1);
    answer(sitting, 1, optionsOf(toy, sitting.state, 1)[0]!, true);
    undo(sitting);
    expect(sitting.state.flow.answers.filter((each) => each >= 0)).toEqual([]);
    expect(sitting.standIns).toEqual([]);
  });

  test('costs the same however often it is done: the game is not played again from its beginning', () => {
    let begun = 0;
    const counting: typeof toy = {
      ...toy,
      begin(...all) {
        begun++;
        return toy.begin(...all);
      },
    };
    const sitting = sitDown(counting, setup, seedFrom(5), 'fresh');
    for (let i = 0; i < 3; i++) play(sitting, randomFrom(i));
    for (let i = 0; i < 200; i++) {
      undo(sitting);
      play(sitting, randomFrom(i));
    }
    expect(begun).toBe(1);
  });

  test('leads to the same whether what is recent is still known or has to be found again', () => {
    const [one, two] = [0, 1].map(() => sitDown(toy, setup, seedFrom(5), 'fresh')) as [Sitting, Sitting];
    const random = randomFrom(9);
    for (let i = 0; i < 60; i++) {
      const back = one.standing.length > 0 && (isOver(one) || below(random, 2) === 0);
      for (const each of [one, two]) {
        if (each === two) each.recent.length = 0;
        if (back) undo(each);
        else play(each, randomFrom(i));
      }
      expect(two.entries).toEqual(one.entries);
    }
  });

  test('is kept in the record, which replays with it', () => {
    const sitting = sitDown(toy, setup, seedFrom(5), 'fresh');
    const random = randomFrom(5);
    for (let i = 0; !isOver(sitting); i++) {
      play(sitting, random);
      if (i === 2 || i === 3 || i === 6) undo(sitting);
    }
    expect(sitting.entries.filter((line) => line.startsWith('undo'))).toHaveLength(3);
    expect(replayed(recordOf(sitting)).state).toEqual(sitting.state);
    expect(replayed(recordOf(sitting)).told).toEqual(sitting.told);
  });
});

describe('things from outside', () => {
  test('befall the game and are kept in its record', () => {
    const sitting = sitDown(toy, setup, seedFrom(5), 'fresh');
    const random = randomFrom(5);
    play(sitting, random);
    befall(sitting, 'time-is-up');
    play(sitting, random);
    undo(sitting);
    expect(sitting.state).toHaveProperty('late', true);
    while (!isOver(sitting)) play(sitting, random);
    expect(sitting.entries[1]).toMatch(/^outside time-is-up [0-9a-f]{8}$/);
    expect(replayed(recordOf(sitting)).state).toEqual(sitting.state);
  });

  test('stand when the question before them is undone, however often', () => {
    const sitting = sitDown(toy, setup, seedFrom(5), 'fresh');
    const random = randomFrom(5);
    play(sitting, random);
    befall(sitting, 'time-is-up');
    undo(sitting);
    expect(sitting.state).toMatchObject({ late: true, aside: [0, 0, 0] });
    play(sitting, random);
    play(sitting, random);
    undo(sitting);
    undo(sitting);
    expect(sitting.state).toMatchObject({ late: true, aside: [0, 0, 0] });
    expect(() => undo(sitting)).toThrow('there is nothing to undo');
    while (!isOver(sitting)) play(sitting, random);
    expect(replayed(recordOf(sitting)).state).toEqual(sitting.state);
  });

  test('that the game does not know are refused', () => {
    const sitting = sitDown(toy, setup, seedFrom(5), 'fresh');
    expect(() => befall(sitting, 'rain')).toThrow("nothing called 'rain' can befall Toy");
    expect(() => enter(sitting, { type: 'outside', what: 'rain' })).toThrow();
  });
});

test('chance that runs on and chance that is fresh give different games from one seed', () => {
  const cards = (chance: 'run-on' | 'fresh') => finished(chance).state.flow.random;
  expect(cards('run-on')).not.toEqual(cards('fresh'));
});
