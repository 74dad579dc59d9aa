import type { Task } from '@gilt/bots/bot';
import { random } from '@gilt/bots/random';
import { Refusal } from '@gilt/engine/fault';
import { botsDue, choose, type Due, peopleChoose, taskOf } from '@gilt/table/choosing';
import { nextTime, timeUp } from '@gilt/table/follow-up';
import type { Whose } from './fair-queue.ts';
import type { Hall } from './hall.ts';
import { make, type Resident, type Thought } from './resident.ts';

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
  sealNext(hall, here);
}

/** A bot that has made up its mind answers, once the people have. Then the table is attended to again. */
function sealNext(hall: Hall, here: Resident): void {
  const { table, thinking } = here;
  if (table.status !== 'playing' || peopleChoose(table)) return;
  for (const [seat, { due, choice }] of thinking) {
    if (choice === null) continue;
    thinking.delete(seat);
    make(hall, here, choose(table, seat, table.question, choice, due.by));
    return;
  }
}

/** The rules broke, or the table was read again meanwhile: that is the end of the thought, and of nothing else. */
const failed =
  ({ log }: Hall, { table }: Resident) =>
  (error: unknown): void => {
    if (!(error instanceof Refusal)) log.error({ error, code: table.code }, "a bot's answer came to nothing");
  };

/** A bot thinks; its answer waits for the people's, if the question is still open to it by then. */
async function think(hall: Hall, here: Resident, due: Due): Promise<void> {
  const { table, thinking } = here;
  const task = taskOf(table, due.seat);
  if (!task) return;
  const thought: Thought = { due, question: table.question, controller: new AbortController(), choice: null };
  thinking.set(due.seat, thought);
  const choice = await answerOf(hall, here, due, task, thought.controller.signal);
  if (thinking.get(due.seat) !== thought || hall.closing) return;
  thought.choice = task.question.names[task.question.options.indexOf(choice)]!;
  sealNext(hall, here);
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
  address: (clients.find(({ person }) => person === table.host) ?? clients[0])?.address ?? '',
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
