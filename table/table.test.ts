import { waitingFor } from '@gilt/engine/answer';
import { dealingFault, seedOf } from '@gilt/engine/dealing';
import { gameNamed } from '@gilt/engine/game';
import { randomFrom } from '@gilt/engine/random';
import { games } from '@gilt/games/all';
import { describe, expect, test } from 'vitest';
import { botsDue, choose, takeBack } from './choosing.ts';
import { nextTime } from './follow-up.ts';
import type { TableTerms } from './happening.ts';
import { anyChoice, finish, type History, make, newHistory, wait } from './history.ts';
import { rebuilt } from './log.ts';
import { recordSeen } from './record.ts';
import { comeBack, goAway, goAwayUntil, handOver, join, kick, leave, seatBot, start } from './seats.ts';
import { nowSeen, tableSeen, whatSeen } from './sight.ts';
import { promise } from './talk.ts';
import { agreeUndo, askUndo, refuseUndo } from './undoing.ts';

const nameOf = (person: string): string => person;

/** Goofspiel, in which a card is chosen by its number; Ann, Bob and Cid sit in this order. */
function table(terms: Partial<TableTerms> = {}, bots: (string | null)[] = [null, null, null]): History {
  const history = newHistory(gameNamed('goofspiel', games), terms, bots);
  const people = ['ann', 'bob', 'cid'];
  for (const [seat, bot] of bots.entries())
    if (!bot) make(history, join(history.table, people[seat]!, seat, `${seat}`));
  return history;
}

function playing(terms: Partial<TableTerms> = {}, bots?: (string | null)[]): History {
  const history = table(terms, bots);
  make(history, start(history.table, 'ann'));
  return history;
}

const play = (history: History, seat: number, choice: string): void =>
  make(history, choose(history.table, seat, history.table.question, choice));

const everybodyPlays = (history: History, choice: string): void => {
  for (const seat of waitingFor(history.table.sitting!.state)) play(history, seat, choice);
};

describe('seats', () => {
  test('a person takes the first free seat, or the one asked for', () => {
    const history = newHistory(gameNamed('goofspiel', games), {}, [null, null, null]);
    make(history, join(history.table, 'ann', 1));
    make(history, join(history.table, 'bob'));
    expect(tableSeen(history.table, null, nameOf).seats).toMatchObject([
      { name: 'bob', host: false },
      { name: 'ann', host: true },
      { kind: 'empty' },
    ]);
    expect(() => join(history.table, 'cid', 1)).toThrow('seat 2 is taken');
    expect(() => join(history.table, 'cid', 3)).toThrow('there is no seat 4');
    expect(() => join(history.table, 'ann')).toThrow('you already sit at this table');
  });

  test('only the host sends people away, and whoever was does not come back', () => {
    const { table: here, ...rest } = table();
    const history = { table: here, ...rest };
    expect(() => kick(here, 'bob', 2, true)).toThrow('only the host can do that');
    expect(() => kick(here, 'ann', 0, true)).toThrow('leave instead');
    make(history, kick(here, 'ann', 2, true));
    expect(() => join(here, 'cid')).toThrow('the host has sent you away');
  });

  test('during the game nobody loses a seat: a stand-in plays for whoever is sent away, and only if they are not connected', () => {
    const history = playing();
    expect(() => kick(history.table, 'ann', 1, true)).toThrow('they are here');
    make(history, kick(history.table, 'ann', 1, false));
    expect(history.table.seats[1]).toMatchObject({ kind: 'person', person: 'bob', presence: 'away' });
    expect(botsDue(history.table)).toEqual([{ seat: 1, bot: 'random', by: 'standIn' }]);
    expect(() => kick(history.table, 'ann', 1, false)).toThrow('a stand-in already plays for them');
    make(history, comeBack(history.table, 1));
    expect(botsDue(history.table)).toEqual([]);
  });

  test('a game starts when every seat is taken, and only the host starts it', () => {
    const history = newHistory(gameNamed('goofspiel', games), {}, [null, null]);
    make(history, join(history.table, 'ann'));
    expect(() => start(history.table, 'ann')).toThrow('seat 2 is still empty; a bot can take it');
    make(history, seatBot(history.table, 'ann', 1, 'random'));
    expect(() => start(history.table, 'bob')).toThrow('only the host can do that');
    make(history, start(history.table, 'ann'));
    expect(history.table.status).toBe('playing');
  });

  test('a host who leaves is followed by somebody who is there', () => {
    const history = playing();
    make(history, leave(history.table, 'ann'));
    expect(history.table.host).toBe('bob');
  });

  test('a host hands the table over; whoever is there takes it from one who has been away for ten minutes', () => {
    const history = playing();
    const { now } = history;
    expect(() => handOver(history.table, 'bob', 1, now)).toThrow('only the host can do that');
    make(history, handOver(history.table, 'ann', 1, now));
    expect(history.table.host).toBe('bob');
    make(history, goAway(history.table, 1));
    // One late answer is not enough.
    expect(() => handOver(history.table, 'cid', 2, now + 599_999)).toThrow('only the host can do that');
    make(history, handOver(history.table, 'cid', 2, now + 600_000));
    expect(history.table.host).toBe('cid');
  });

  test('a table that everybody leaves before the game is closed', () => {
    const history = table();
    for (const person of ['ann', 'bob', 'cid']) make(history, leave(history.table, person));
    expect(history.table).toMatchObject({ status: 'closed', why: 'everybody has left' });
  });

  test('a game that everybody leaves sleeps until somebody is back', () => {
    const history = playing({}, [null, 'random', null]);
    expect(botsDue(history.table)).toHaveLength(1);
    for (const person of ['ann', 'cid']) make(history, leave(history.table, person));
    expect(nowSeen(history.table, null)!.asleep).toBe(true);
    expect(botsDue(history.table)).toEqual([]);
    make(history, join(history.table, 'cid'));
    expect(botsDue(history.table).map(({ seat, by }) => [seat, by])).toEqual([
      [0, 'standIn'],
      [1, 'owner'],
    ]);
  });
});

describe('choosing', () => {
  test('an answer is told to its owner; the others learn only that there is one', () => {
    const { table: here } = playing();
    const sealed = choose(here, 0, 1, '5');
    expect(whatSeen(sealed, 0, nameOf, null)).toEqual({ type: 'chosen', seat: 0, question: 1, choice: '5' });
    expect(whatSeen(sealed, 1, nameOf, null)).toEqual({ type: 'chosen', seat: 0, question: 1 });
  });

  test('it can be changed and taken back until the last is in', () => {
    const history = playing();
    play(history, 0, '5');
    play(history, 0, '6');
    expect(nowSeen(history.table, 0)!.chosen).toBe('6');
    expect(nowSeen(history.table, 1)!.view.flow.answers).toEqual([-4, -2, -2]);
    make(history, takeBack(history.table, 0, 1));
    expect(nowSeen(history.table, 1)!.view.flow.answers).toEqual([-2, -2, -2]);
    expect(() => takeBack(history.table, 0, 1)).toThrow('you have no answer to take back');
  });

  test('an answer to an old question is refused politely', () => {
    const history = playing();
    everybodyPlays(history, '5');
    expect(() => choose(history.table, 0, 1, '4')).toThrow('too late: question 1 is closed, the table is at 2');
    expect(() => choose(history.table, 0, 3, '4')).toThrow('question 3 has not been asked; the table is at 2');
  });

  test('questions are numbered on, also after an undo', () => {
    const history = playing({}, [null, null]);
    everybodyPlays(history, '5');
    make(history, askUndo(history.table, 0, 2));
    make(history, agreeUndo(history.table, 1, 2));
    expect(history.table.question).toBe(3);
    expect(() => choose(history.table, 0, 2, '5')).toThrow('too late');
    expect(nowSeen(history.table, 0)!.asked!.number).toBe(3);
  });
});

describe('clocks', () => {
  test('a question has one deadline; whoever is late is away, and a stand-in plays', () => {
    const history = playing({ clock: 20 });
    expect(history.table.deadline).toBe(history.now + 20_000);
    play(history, 0, '5');
    wait(history, 19_999);
    expect(botsDue(history.table)).toEqual([]);
    wait(history, 1);
    expect(history.lines.at(-1)!.happening).toEqual({ type: 'late', seats: [1, 2], question: 1 });
    expect(botsDue(history.table).map(({ seat, by }) => [seat, by])).toEqual([
      [1, 'standIn'],
      [2, 'standIn'],
    ]);
  });

  test('whoever comes back has time for the open question again', () => {
    const history = playing({ clock: 20 });
    play(history, 0, '5');
    wait(history, 20_000);
    make(history, comeBack(history.table, 1));
    expect(history.table.deadline).toBe(history.now + 20_000);
    expect(botsDue(history.table).map(({ seat }) => seat)).toEqual([2]);
    play(history, 1, '4');
    expect(nextTime(history.table)).toBeNull();
  });

  test('whoever is away until a time has the seat again by itself, with time for the open question', () => {
    const history = playing({ clock: 20 });
    make(history, goAwayUntil(history.table, 1, history.now + 90_000, history.now));
    expect(tableSeen(history.table, null, nameOf).seats[1]).toMatchObject({
      presence: 'away',
      until: history.now + 90_000,
    });
    expect(botsDue(history.table).map(({ seat, by }) => [seat, by])).toEqual([[1, 'standIn']]);
    wait(history, 89_999);
    expect(tableSeen(history.table, null, nameOf).seats[1]).toMatchObject({ presence: 'away' });
    wait(history, 1);
    expect(history.lines.at(-1)!.happening).toEqual({ type: 'back', seat: 1 });
    expect(history.table.deadline).toBe(history.now + 20_000);
    expect(tableSeen(history.table, null, nameOf).seats[1]).toEqual({
      kind: 'person',
      name: 'bob',
      presence: 'here',
      host: false,
    });
  });

  test('whoever comes back before is here, and stays', () => {
    const history = playing({});
    make(history, goAwayUntil(history.table, 1, history.now + 90_000, history.now));
    make(history, comeBack(history.table, 1));
    expect(nextTime(history.table)).toBeNull();
    expect(() => goAwayUntil(history.table, 1, history.now, history.now)).toThrow('within the next 31 days');
    expect(() => goAwayUntil(history.table, 1, history.now + 32 * 86_400_000, history.now)).toThrow('31 days');
  });

  test('an answer of a stand-in is marked in the record', () => {
    const history = playing({ clock: 20 });
    play(history, 0, '5');
    wait(history, 20_000);
    for (const { seat, by } of botsDue(history.table)) make(history, choose(history.table, seat, 1, '3', by));
    expect(history.table.sitting!.entries[0]).toMatch(/^1:5 2~3 3~3 /);
  });

  test('nobody is late for a question that waits for bots only', () => {
    const history = playing({ clock: 20 }, [null, 'random']);
    play(history, 0, '5');
    expect(nextTime(history.table)).toBeNull();
  });

  test('a time limit among the options of a game is a clock', () => {
    const history = newHistory(gameNamed('greedy-delvers', games), { options: { timeLimit: 10 } }, [
      null,
      'random',
      'random',
      'random',
    ]);
    make(history, join(history.table, 'ann'));
    make(history, start(history.table, 'ann'));
    expect(history.table.deadline).toBe(history.now + 10_000);
  });
});

describe('undo', () => {
  const answered = (): History => {
    const history = playing();
    everybodyPlays(history, '5');
    return history;
  };

  test('takes place once all people who are there agree', () => {
    const history = answered();
    make(history, askUndo(history.table, 0, 2));
    expect(tableSeen(history.table, 1, nameOf).undo).toEqual({ by: 0, agreed: [0], missing: [1, 2] });
    make(history, agreeUndo(history.table, 1, 2));
    expect(() => agreeUndo(history.table, 1, 2)).toThrow('you have already agreed');
    make(history, agreeUndo(history.table, 2, 2));
    expect(history.lines.at(-1)!.happening).toEqual({ type: 'undone' });
    expect(history.table.sitting!.undos).toBe(1);
  });

  test('does not wait for people who are away, and is at once for one person among bots', () => {
    const history = playing({}, [null, 'random', null]);
    make(history, goAway(history.table, 2));
    for (const seat of [0, 1, 2]) play(history, seat, '5');
    make(history, askUndo(history.table, 0, 2));
    expect(history.table.sitting!.undos).toBe(1);
  });

  test('is off when somebody refuses, or when the game has gone on', () => {
    const history = answered();
    make(history, askUndo(history.table, 0, 2));
    make(history, refuseUndo(history.table, 1, 2));
    expect(history.table.undo).toBeNull();
    make(history, askUndo(history.table, 0, 2));
    everybodyPlays(history, '4');
    expect(history.table.undo).toBeNull();
  });

  test('is done a hundred times a game at most', () => {
    const history = playing({}, [null, null]);
    for (const seat of [0, 1]) play(history, seat, '1');
    history.table.sitting!.undos = 100;
    expect(() => askUndo(history.table, 0, 2)).toThrow('a game is undone at most 100 times');
  });

  test('needs something to undo', () => {
    const history = playing();
    expect(() => askUndo(history.table, 0, 1)).toThrow('there is nothing to undo');
  });
});

describe('the time for an answer', () => {
  const deadline = ({ table }: History) => table.deadline! - 1000;

  test('is not made longer by going away and coming back', () => {
    const history = playing({ clock: 5 });
    expect(deadline(history)).toBe(5000);
    for (let i = 0; i < 7; i++) {
      history.now += 600;
      make(history, goAway(history.table, 0));
      make(history, comeBack(history.table, 0));
      expect(deadline(history)).toBe(5000);
    }
  });

  test('begins again, once a question, for somebody who was late; others do not wait for ever', () => {
    const history = playing({ clock: 5 });
    play(history, 1, '1');
    play(history, 2, '2');
    wait(history, 5000);
    expect(history.table.seats[0]).toMatchObject({ presence: 'away' });
    make(history, comeBack(history.table, 0));
    expect(deadline(history)).toBe(10_000);
    wait(history, 5000);
    make(history, comeBack(history.table, 0));
    expect(deadline(history)).toBe(10_000);
    wait(history, 0);
    expect(history.table.seats[0]).toMatchObject({ presence: 'away' });
  });

  test('begins again for whoever wakes a table at which nobody was', () => {
    const history = playing({ clock: 5 });
    for (const later of [3_600_000, 7_200_000]) {
      wait(history, later);
      make(history, comeBack(history.table, 0));
      expect(history.table.deadline).toBe(history.now + 5000);
    }
  });
});

describe('promises', () => {
  const dungeon = (): History => {
    const history = newHistory(gameNamed('dungeon-busters', games), {}, [null, null, null]);
    for (const person of ['ann', 'bob', 'cid']) make(history, join(history.table, person));
    make(history, start(history.table, 'ann'));
    return history;
  };
  const verdicts = ({ table }: History) => tableSeen(table, null, nameOf).promises.map(({ verdict }) => verdict);

  test('are judged once the cards are turned up', () => {
    const history = dungeon();
    make(history, promise(history.table, 0, 'at-least', { strength: 5 }, null));
    make(history, promise(history.table, 1, 'exactly', { strength: 7 }, [0]));
    expect(verdicts(history)).toEqual(['moot', 'moot']);
    for (const [seat, card] of ['6', '2', '3'].entries()) play(history, seat, card);
    expect(verdicts(history)).toEqual(['kept', 'broken']);
  });

  test('are open again when the question is undone', () => {
    const history = dungeon();
    make(history, promise(history.table, 0, 'at-least', { strength: 5 }, null));
    for (const [seat, card] of ['6', '2', '3'].entries()) play(history, seat, card);
    for (const seat of [0, 1, 2])
      make(history, seat === 0 ? askUndo(history.table, 0, 2) : agreeUndo(history.table, seat, 2));
    expect(verdicts(history)).toEqual(['moot']);
  });

  test('are made in the terms of the game, to others at the table', () => {
    const { table: here } = dungeon();
    expect(() => promise(here, 0, 'love', {}, null)).toThrow("there is no promise 'love' in Dungeon Busters");
    expect(() => promise(here, 0, 'toString', {}, null)).toThrow("there is no promise 'toString'");
    expect(() => promise(here, 0, 'at-least', { strength: 99 }, null)).toThrow(
      "promise 'at-least': 'strength' should be",
    );
    expect(() => promise(here, 0, 'at-least', { strength: 5 }, [0])).toThrow('to other seats');
  });

  test('cost nothing once they are decided, however many there are and whoever looks', () => {
    let judged = 0;
    const usual = gameNamed('dungeon-busters', games);
    const { judge } = usual.promises['at-least']!;
    const counting = {
      ...usual.promises['at-least']!,
      judge: (...all: Parameters<typeof judge>) => {
        judged++;
        return judge(...all);
      },
    };
    const history = newHistory({ ...usual, promises: { 'at-least': counting } }, {}, [null, null, null]);
    for (const person of ['ann', 'bob', 'cid']) make(history, join(history.table, person));
    make(history, start(history.table, 'ann'));
    for (let i = 0; i < 10; i++) make(history, promise(history.table, 0, 'at-least', { strength: 5 }, null));
    expect(() => promise(history.table, 0, 'at-least', { strength: 5 }, null)).toThrow(
      'nothing has come yet of 10 of your promises',
    );
    verdicts(history);
    expect(judged).toBe(0);
    for (const [seat, card] of ['6', '2', '3'].entries()) play(history, seat, card);
    expect(judged).toBe(10);
    finish(history, randomFrom(1));
    expect(verdicts(history)).toEqual(Array(10).fill('kept'));
    expect(judged).toBe(10);
  });
});

describe('fair dealing', () => {
  test('the seed follows from the secret and a number from every player', () => {
    const { table: here } = playing({}, [null, 'random', null]);
    expect(here.numbers).toEqual(['0', null, '2']);
    expect(here.sitting!.seed).toBe(seedOf('secret', ['0', null, '2']));
  });

  test('secret and record are kept until the end, and then pass the check', () => {
    const history = playing({}, [null, 'random']);
    expect(() => recordSeen(history.table)).toThrow('the record can be had after the game');
    expect(tableSeen(history.table, 0, nameOf).dealing).toMatchObject({ secret: null, numbers: null });
    finish(history, randomFrom(1));
    expect(tableSeen(history.table, null, nameOf).dealing).toMatchObject({ secret: 'secret', numbers: ['0', null] });
    const record = recordSeen(history.table);
    expect(dealingFault(record)).toBeNull();
    const forged = { ...record, dealing: { ...record.dealing!, secret: 'other' } };
    expect(dealingFault(forged)).toMatch('not the one whose hash was published');
    expect(dealingFault({ ...record, seed: seedOf('secret', ['1', null]) })).toMatch('the seed does not follow');
  });
});

test('a table whose log the rules of today do not accept is frozen there, and says so', () => {
  const history = playing();
  everybodyPlays(history, '5');
  everybodyPlays(history, '4');
  const closing = history.lines.findIndex(({ told, happening }) => happening.type === 'sealed' && told);
  const lines = history.lines.map((line, i) => (i === closing ? { ...line, told: `${line.told} ` } : line));
  const frozen = rebuilt(history.table.code, lines, games);
  expect(frozen).toMatchObject({ status: 'frozen', n: history.table.n });
  expect(frozen.why).toMatch(`they part at line ${closing + 1} of its log`);
  expect(() => choose(frozen, 0, frozen.question, anyChoice(frozen, 0, randomFrom(1)))).toThrow('can only be read');
  expect(nowSeen(frozen, 0)).toBeNull();
  // Should the old rules come back the game goes on, so its secret stays one.
  expect(tableSeen(frozen, 0, nameOf).dealing).toMatchObject({ secret: null, numbers: null });
});
