import type { Task } from '@gilt/bots/bot';
import { random } from '@gilt/bots/random';
import type { Seat } from '@gilt/engine/seat';
import { botsDue, choose, type Due, taskOf } from './choosing.ts';
import { followUp, nextTime, timeUp } from './follow-up.ts';
import type { Happening } from './happening.ts';
import { type Noted, note } from './log.ts';
import { delayOf } from './pace.ts';
import type { Table } from './table.ts';

/**
 * What a table needs and does not have: time, chance, bots, an alarm, and somebody who keeps what happens. A server brings it, a page, a
 * terminal, a test. `Cause` is whatever they want to know of the wish behind a happening, `Kept` what they give back for it.
 */
export interface Surroundings<Cause = undefined, Kept = void> {
  /** Milliseconds since 1970. */
  now(): number;
  /** From 0 to 1, drawn without a look at the game. */
  chance(): number;
  /** How long bots take to seal an answer, in milliseconds on the average. */
  pace(): number;
  /** Lets so many milliseconds pass, or fewer if the signal says that nobody waits any more. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
  /** What a bot chooses. It may fail, and stops when the signal says so. */
  think(due: Due, task: Task, signal: AbortSignal): Promise<number>;
  /** Resolves when a bot may seal: where many tables share a thread, they take turns. */
  turn?(): Promise<void>;
  /** Has the driver's `ring` called in so many milliseconds, instead of whenever it was to be called before; null: not at all. */
  alarm(milliseconds: number | null): void;
  /**
   * Has something happen (`happens`, to be called once), keeps the line of it and tells people. Without a cause it follows from something
   * else, or from the time of day, or is a bot's doing.
   */
  write(happening: Happening, happens: () => Noted, cause?: Cause): Kept;
  /** Whether bots and clocks are seen to here, where there are any (`needed`); if it is not said, they are. Who comes to see to them calls `attend`. */
  keeps?(needed: boolean): boolean;
  /** Has the rules say something and change nothing. */
  look<T>(look: () => T): T;
  /** A bot failed, or gave an answer that is none, and chance chooses in its place. */
  botFailed(error: unknown, due: Due, task: Task): void;
  /** The rules broke over what a bot was to think about, or over its answer: nothing came of it. */
  thoughtLost(error: unknown): void;
}

/** Runs a table. */
export interface Driver<Cause = undefined, Kept = void> {
  /** Something happens, and what follows from it; then the table is looked after. Gives back what was given for the first. */
  make(happening: Happening, cause?: Cause): Kept;
  /** Sees to what happens without anybody doing it: bots and stand-ins think, and the alarm is set. */
  attend(): void;
  /** The time has come, perhaps: whatever is late happens. */
  ring(): void;
  isThinking(): boolean;
  /** From now on nothing happens without anybody doing it. An alarm that is set is for the surroundings to clear, or to keep for another driver. */
  stop(): void;
}

/** Something happens at a table, and whatever follows from it by itself. Gives back what was given for the first. */
export function unfold<Kept>(
  table: Table,
  happening: Happening,
  now: () => number,
  write: (happening: Happening, happens: () => Noted) => Kept,
): Kept {
  const happen = (each: Happening): Kept => write(each, () => note(table, each, now()));
  const kept = happen(happening);
  for (let next = followUp(table); next; next = followUp(table)) happen(next);
  return kept;
}

/** What a bot chooses. One that fails must not hold up the table: then chance chooses. */
export async function choiceOf(
  around: Pick<Surroundings, 'think' | 'botFailed'>,
  due: Due,
  task: Task,
  signal: AbortSignal,
): Promise<number> {
  try {
    const choice = await around.think(due, task, signal);
    if (task.question.options.includes(choice)) return choice;
    throw new Error(`${choice} is not an option`);
  } catch (error) {
    if (!signal.aborted) around.botFailed(error, due, task);
    return random.think(task) as number;
  }
}

/** A bot thinks about a question, and can be stopped. */
interface Thought {
  readonly due: Due;
  readonly question: number;
  readonly controller: AbortController;
}

/** The longest time that an alarm is set for, in milliseconds: timers do not count much further. */
const LONGEST = 86_400_000;

/** The driver of a table. Nothing else makes anything happen at it as long as it runs. */
export function drive<Cause = undefined, Kept = void>(
  table: Table,
  around: Surroundings<Cause, Kept>,
): Driver<Cause, Kept> {
  /** By seat: the bot that thinks there. */
  const thinking = new Map<Seat, Thought>();
  let stopped = false;

  function make(happening: Happening, cause?: Cause): Kept {
    const kept = unfold(
      table,
      happening,
      () => around.now(),
      (each, happens) => around.write(each, happens, each === happening ? cause : undefined),
    );
    attend();
    return kept;
  }

  function attend(): void {
    if (stopped) return;
    const all = botsDue(table);
    const time = nextTime(table);
    const mine = around.keeps?.(all.length > 0 || time !== null) ?? true;
    const due = mine ? all : [];
    for (const [seat, thought] of thinking) if (!isWanted(thought, due)) forget(seat, thought);
    for (const each of due)
      if (!thinking.has(each.seat)) think(each).catch((error: unknown) => around.thoughtLost(error));
    around.alarm(mine && time !== null ? Math.min(Math.max(0, time - around.now()), LONGEST) : null);
  }

  /** Whether the question is still open, and the answer still that bot's to give. */
  const isWanted = ({ question, due: { seat, by } }: Thought, due: readonly Due[]): boolean =>
    question === table.question && due.some((each) => each.seat === seat && each.by === by);

  function forget(seat: Seat, { controller }: Thought): void {
    thinking.delete(seat);
    controller.abort();
  }

  /** A bot thinks, and seals in its own time, if the question is still open to it by then. */
  async function think(due: Due): Promise<void> {
    const { seat, by } = due;
    const task = around.look(() => taskOf(table, seat));
    if (!task) return;
    const thought: Thought = { due, question: table.question, controller: new AbortController() };
    thinking.set(seat, thought);
    const { signal } = thought.controller;
    const [choice] = await Promise.all([choiceOf(around, due, task, signal), takeTime(signal)]);
    await around.turn?.();
    if (thinking.get(seat) !== thought) return;
    thinking.delete(seat);
    const name = task.question.names[task.question.options.indexOf(choice)]!;
    make(around.look(() => choose(table, seat, thought.question, name, by)));
  }

  /** Lets a while pass that does not depend on the game. */
  async function takeTime(signal: AbortSignal): Promise<void> {
    const delay = delayOf(around.pace(), around.chance());
    if (delay > 0) await around.wait(delay, signal);
  }

  function ring(): void {
    if (stopped) return;
    const now = around.now();
    for (let next = timeUp(table, now); next; next = timeUp(table, now)) make(next);
    attend();
  }

  function stop(): void {
    stopped = true;
    for (const [seat, thought] of thinking) forget(seat, thought);
  }

  return { make, attend, ring, stop, isThinking: () => thinking.size > 0 };
}
