import type { Bot } from '@gilt/bots/bot';
import { readSetup } from '@gilt/engine/game';
import { seedFrom } from '@gilt/engine/seed';
import { recordOf, type Sitting, sitDown } from '@gilt/engine/sitting';
import { goofspiel } from '@gilt/games/goofspiel/game';
import { greedyDelvers } from '@gilt/games/greedy-delvers/game';
import { choose } from '@gilt/table/choosing';
import { askUndo } from '@gilt/table/undoing';
import { afterEach, expect, test, vi } from 'vitest';
import { openParlour, type Parlour } from './parlour.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const auction = (): Sitting =>
  sitDown(goofspiel, readSetup(goofspiel, 3, { cards: 5 }), seedFrom('x'), 'fresh', false, 'asked');

/** Bots that say when they think, and bid their lowest card. */
function listening(): Bot & { readonly seats: number[] } {
  const seats: number[] = [];
  return {
    name: 'listening',
    seats,
    think({ seat, question }) {
      seats.push(seat);
      return question.options[0]!;
    },
  };
}

const bid = ({ table, driver, seat }: Parlour, choice: string): void =>
  driver.make(choose(table, seat, table.question, choice));
const entries = ({ sitting }: Parlour): string[] =>
  recordOf(sitting).entries.map((entry) => entry.replace(/ \w+$/, ''));
const turn = (): Promise<void> => new Promise((go) => setImmediate(go));

test('bots think once the person has chosen, one after another, and then the question is over', async () => {
  const bot = listening();
  const parlour = openParlour(auction(), 1, bot, null);
  await turn();
  expect(bot.seats).toEqual([]);
  bid(parlour, '4');
  await turn();
  expect(bot.seats).toEqual([]);
  await parlour.botsAnswer();
  expect(bot.seats).toEqual([0, 2]);
  expect([entries(parlour), parlour.table.question]).toEqual([['1:1 2:4 3:1'], 2]);
  // They have not begun to think about the next.
  await turn();
  expect(bot.seats).toHaveLength(2);
  expect(parlour.told.length).toBeGreaterThan(0);
});

test('after an undo the bots think about what is asked then, and about nothing else', async () => {
  const bot = listening();
  const parlour = openParlour(auction(), 0, bot, null);
  bid(parlour, '4');
  await parlour.botsAnswer();
  parlour.driver.make(askUndo(parlour.table, 0, parlour.table.question));
  expect(parlour.sitting.undos).toBe(1);
  bid(parlour, '5');
  await parlour.botsAnswer();
  expect(bot.seats).toEqual([1, 2, 1, 2]);
  expect(entries(parlour)).toEqual(['1:4 2:1 3:1', 'undo', '1:5 2:1 3:1']);
});

test('the bot chooses for whoever takes too long, who stays at the table all the same', async () => {
  const parlour = openParlour(auction(), 0, listening(), null);
  await parlour.standIn();
  expect(entries(parlour)).toEqual(['1~1 2:1 3:1']);
  bid(parlour, '5');
  await parlour.botsAnswer();
  expect(entries(parlour)[1]).toBe('1:5 2:2 3:2');
});

test('a program that was stopped for longer than there is time to choose goes on', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const setup = readSetup(greedyDelvers, 4, { timeLimit: 10 });
  const sitting = sitDown(greedyDelvers, setup, seedFrom('x'), 'fresh', false, 'asked');
  const bot = listening();
  const parlour = openParlour(sitting, 0, bot, null);
  vi.setSystemTime(Date.now() + 60_000);
  parlour.lookAtClock();
  await parlour.standIn();
  expect(parlour.table.question).toBe(2);
  // Whoever began before that does not think besides.
  expect(bot.seats).toEqual([1, 2, 3, 0]);
});

test('a bot that fails is replaced by chance, and that is said; rules that break are not waited for', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const think = (): number => {
    throw new Error('it cannot count');
  };
  const parlour = openParlour(auction(), 0, { name: 'poor', think }, null);
  bid(parlour, '4');
  await parlour.botsAnswer();
  expect(parlour.table.question).toBe(2);
  expect(said.mock.calls[0]).toEqual(["gilt: the bot 'poor' failed, and chance chooses: Error: it cannot count"]);
  bid(parlour, '3');
  vi.spyOn(parlour.table.sitting!.standing, 'push').mockImplementation(() => {
    throw new TypeError('a mistake in the rules');
  });
  await expect(parlour.botsAnswer()).rejects.toThrow('a mistake in the rules');
});
