import { setTimeout as pause } from 'node:timers/promises';
import type { Task } from '@gilt/bots/bot';
import { random } from '@gilt/bots/random';
import { Refusal } from '@gilt/engine/fault';
import { botsDue, choose, type Due, taskOf } from '@gilt/table/choosing';
import { nextTime, timeUp } from '@gilt/table/follow-up';
import { delayOf } from '@gilt/table/pace';
import { lookedAt } from './aside.ts';
import type { Whose } from './fair-queue.ts';
import type { Hall } from './hall.ts';
import { make, type Resident, type Thought } from './resident.ts';
import { HOUSE } from './turns.ts';

/** The longest time that a timer can be set for. */
const LONGEST = 86_400_000;

/** Sees to what happens at a table without anybody doing it: bots and stand-ins think, clocks run. */
export function attend(hall: Hall, here: Resident): void {
  if (hall.closing) return;
  const due = botsDue(here.table);
  for (const [seat, { due: then, controller, question }] of here.thinking)
    if (question !== here.table.question || !due.some((each) => each.seat === seat && each.by === then.by)) {
      controller.abort();
      here.thinking.delete(seat);
    }
  for (const each of due) if (!here.thinking.has(each.seat)) void think(hall, here, each).catch(failed(hall, here));
  setAlarm(hall, here);
}

/** The rules broke, or the table was read again meanwhile: that is the end of the thought, and of nothing else. */
const failed =
  ({ log }: Hall, { table }: Resident) =>
  (error: unknown): void => {
    if (!(error instanceof Refusal)) log.error({ error, code: table.code }, "a bot's answer came to nothing");
  };

/** A bot thinks, and seals in its own time, if the question is still open to it by then. */
async function think(hall: Hall, here: Resident, due: Due): Promise<void> {
  const { table, thinking } = here;
  const task = lookedAt(hall, table.code, () => taskOf(table, due.seat));
  if (!task) return;
  const thought: Thought = { due, question: table.question, controller: new AbortController() };
  thinking.set(due.seat, thought);
  const { signal } = thought.controller;
  const [choice] = await Promise.all([answerOf(hall, here, due, task, signal), takeTime(hall, signal)]);
  await hall.turns.come(whoseTable(here).address);
  if (thinking.get(due.seat) !== thought || hall.closing) return;
  thinking.delete(due.seat);
  const name = task.question.names[task.question.options.indexOf(choice)]!;
  const chosen = lookedAt(hall, table.code, () => choose(table, due.seat, thought.question, name, due.by));
  make(hall, here, chosen);
}

/** Lets a while pass that does not depend on the game, or ends early because nobody waits any more. */
async function takeTime({ surroundings, pace }: Hall, signal: AbortSignal): Promise<void> {
  const [high, low] = surroundings.bytes(2) as unknown as [number, number];
  const delay = delayOf(pace, (high * 256 + low) / 65_535);
  if (delay > 0) await pause(delay, undefined, { signal, ref: false }).catch(() => {});
}

/** What the bot chooses. A bot that fails must not hold up the table: then chance chooses. */
async function answerOf(
  { thinker, log, onBotFault }: Hall,
  here: Resident,
  { bot }: Due,
  task: Task,
  signal: AbortSignal,
): Promise<number> {
  try {
    const choice = await thinker.think(bot, task, signal, whoseTable(here));
    if (task.question.options.includes(choice)) return choice;
    throw new Error(`${choice} is not an option`);
  } catch (error) {
    if (!signal.aborted) {
      log.error({ error, bot, game: task.game, where: task.question.where }, 'a bot failed');
      onBotFault?.();
    }
    return random.think(task) as number;
  }
}

/** For whom the bots of a table think: its host, or whoever is there. */
const whoseTable = ({ table, clients }: Resident): Whose => ({
  address: (clients.find(({ person }) => person === table.host) ?? clients[0])?.address ?? HOUSE,
  person: table.host,
  table: table.code,
  isAwaited: () => clients.length > 0,
});

/** Has the table looked at when its time comes, also if it has left memory by then. */
function setAlarm(hall: Hall, { table }: Resident): void {
  const { alarms, surroundings } = hall;
  const { code } = table;
  const time = nextTime(table);
  if (time === null && !alarms.has(code)) return;
  clearTimeout(alarms.get(code));
  alarms.delete(code);
  if (time === null) return;
  const wait = Math.min(Math.max(0, time - surroundings.now()), LONGEST);
  alarms.set(code, setTimeout(() => hall.ring(code), wait).unref());
}

/** The time has come: whatever is late happens. */
export function checkTime(hall: Hall, here: Resident): void {
  const now = hall.surroundings.now();
  for (let next = timeUp(here.table, now); next; next = timeUp(here.table, now)) make(hall, here, next);
  setAlarm(hall, here);
}
