import type { Bot } from '@gilt/bots/bot';
import type { Told } from '@gilt/engine/event';
import { NAMES } from '@gilt/engine/position';
import type { Seat } from '@gilt/engine/seat';
import type { Sitting } from '@gilt/engine/sitting';
import { choose, taskOf } from '@gilt/table/choosing';
import { choiceOf, type Driver, drive, type Surroundings } from '@gilt/table/driver';
import { goOnWith } from '@gilt/table/happen';
import { comeBack, join } from '@gilt/table/seats';
import { isAsleep, openedWith, type Table } from '@gilt/table/table';
import { takeTurns } from './turns.ts';

/** A table at which one person sits, with bots in the other seats. */
export interface Parlour {
  readonly table: Table;
  readonly sitting: Sitting;
  readonly driver: Driver;
  readonly seat: Seat;
  readonly bot: Bot;
  readonly names: readonly string[];
  /** All that the game has told. */
  readonly told: readonly Told[];
  /** Between two questions: if the time is up, it is up. */
  lookAtClock(): void;
  /** It is the bots' turn. Then the question is over. */
  botsAnswer(): Promise<void>;
  /** The same, and one of them chooses for the person. */
  standIn(): Promise<void>;
}

/** The person at the table. */
const ME = 'me';

/** Opens a table for a game that has begun: out of a record, or by a seed that somebody chose. */
export function openParlour(sitting: Sitting, seat: Seat, bot: Bot, minutes: number | null): Parlour {
  const { game, setup } = sitting;
  const names = NAMES.slice(0, setup.players);
  const created = {
    type: 'created',
    host: ME,
    game: game.id,
    terms: { ...setup, clock: null, minutes, standIn: bot.name, listed: false, watchable: false },
    bots: names.map((_, each) => (each === seat ? null : bot.name)),
    secret: '',
  } as const;
  const table = openedWith('TERMINAL', created, game, setup);
  const told: Told[] = [];
  const turns = takeTurns();
  const around: Surroundings = {
    now: Date.now,
    chance: () => 0,
    pace: () => 0,
    wait: async () => {},
    think: (_, task, signal) => turns.wait(() => bot.think(task, signal), signal),
    // Whoever types is not to be interrupted: the clock is looked at between two questions.
    alarm: () => {},
    write(_, happens) {
      const { question } = table;
      told.push(...happens().telling.told);
      if (table.question !== question) turns.asked();
    },
    look: (look) => look(),
    botFailed: (error) => console.error(`gilt: the bot '${bot.name}' failed, and chance chooses: ${error}`),
    thoughtLost: (error) => turns.fail(error),
  };
  const driver = drive(table, around);
  driver.make(join(table, ME, seat));
  told.push(...goOnWith(table, sitting, around.now()));
  driver.attend();
  return {
    table,
    sitting,
    driver,
    seat,
    bot,
    names,
    told,
    lookAtClock() {
      driver.ring();
      // The program may have been stopped for longer than there is time to choose. Whoever is here has not gone away.
      if (isAsleep(table)) driver.make(comeBack(table, seat));
    },
    botsAnswer: () => turns.begin(),
    async standIn() {
      const { question } = table;
      const task = taskOf(table, seat)!;
      const { options, names } = task.question;
      const over = turns.begin();
      const due = { seat, bot: bot.name, by: 'standIn' } as const;
      const choice = await choiceOf(around, due, task, new AbortController().signal);
      driver.make(choose(table, seat, question, names[options.indexOf(choice)]!, due.by));
      await over;
    },
  };
}
