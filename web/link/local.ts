import { heardBy, type Told } from '@gilt/engine/event';
import { Refusal } from '@gilt/engine/fault';
import { openLine } from '@gilt/engine/flow';
import type { AnyGame } from '@gilt/engine/game';
import type { Happened } from '@gilt/protocol/sight';
import type { ToServer } from '@gilt/protocol/to-server';
import { botsDue, choose, type Due, peopleChoose, taskOf } from '@gilt/table/choosing';
import { followUp, nextTime, timeUp } from '@gilt/table/follow-up';
import { happen } from '@gilt/table/happen';
import type { Happening } from '@gilt/table/happening';
import { type Line, rebuilt } from '@gilt/table/log';
import { comeBack } from '@gilt/table/seats';
import { nowSeen, tableSeen, whatSeen } from '@gilt/table/sight';
import { seatOf, type Table } from '@gilt/table/table';
import { bringsBack, happeningOf } from '@gilt/table/wish';
import { settings } from '../settings.ts';
import type { Link, Listener } from './link.ts';
import { keep, type LocalTable } from './local-keep.ts';
import { thinker } from './thinker.ts';

/** The person at a table of this page. */
export const ME = 'me';

/** Bots take their time, in milliseconds, so that people can follow. */
const THINKING = { least: 350, most: 1100 };

/** A table in this page: the same machine that the server runs, and the same messages. It works without a network. */
export function localLink(kept: LocalTable, game: AnyGame, listener: Listener): Link {
  const table: Table = rebuilt(kept.code, kept.lines, [game]);
  const seat = seatOf(table, ME);
  const bots = thinker();
  const thinking = new Map<string, ReturnType<typeof setTimeout>>();
  /** Answers of bots that wait until the person has chosen. */
  const ready: { due: Due; question: number; choice: string }[] = [];
  let clock: ReturnType<typeof setTimeout> | undefined;
  let closed = false;

  const nameOf = (): string => settings().name;
  const told = (line: Line): Happened => {
    const events = (JSON.parse(line.told ?? '[]') as Told[]).flatMap((each) => heardBy(each, seat) ?? []);
    const what = whatSeen(line.happening, seat, nameOf, kept.said[line.n] ?? null);
    return { n: line.n, at: line.at, what, ...(events.length > 0 ? { events } : {}) } as Happened;
  };

  function record(happening: Happening, re?: number, text?: string): void {
    const at = Date.now();
    const events = happen(table, happening, at);
    const line = { n: table.n, at, happening, told: events.length > 0 ? JSON.stringify(events) : null };
    kept.lines.push(line);
    if (text !== undefined) kept.said[line.n] = text;
    keep(kept);
    const now = nowSeen(table, seat);
    listener.hear({
      type: 'happened',
      ...told(line),
      table: tableSeen(table, seat, nameOf),
      ...(now ? { now } : {}),
      ...(re === undefined ? {} : { re }),
    });
    const next = followUp(table);
    if (next) record(next);
    else goOn();
  }

  /** Has the bots think that are due, and sets the alarm for the clock. */
  function goOn(): void {
    if (closed) return;
    for (const due of botsDue(table)) {
      const key = `${table.question} ${due.seat}`;
      if (thinking.has(key)) continue;
      const wait = THINKING.least + Math.random() * (THINKING.most - THINKING.least);
      thinking.set(
        key,
        setTimeout(() => void think(due, table.question), settings().pace === 'quick' ? 0 : wait),
      );
    }
    clearTimeout(clock);
    const time = nextTime(table);
    if (time !== null) clock = setTimeout(checkTime, Math.max(0, time - Date.now()));
    sealNext();
  }

  function checkTime(): void {
    const next = closed ? null : timeUp(table, Date.now());
    if (next) record(next);
    else goOn();
  }

  async function think({ seat: own, bot, by }: Due, question: number): Promise<void> {
    const task = closed || table.question !== question ? null : taskOf(table, own);
    if (!task) return;
    const { choices } = openLine(table.game, table.sitting!.state)!.question;
    const choice = choices.name(await bots.think(bot, task));
    ready.push({ due: { seat: own, bot, by }, question, choice });
    sealNext();
  }

  /** A bot that has made up its mind answers, once the person has, if it is still to answer. */
  function sealNext(): void {
    if (closed || table.status !== 'playing' || peopleChoose(table)) return;
    const next = ready.shift();
    if (!next) return;
    const { due, question, choice } = next;
    const stillDue = botsDue(table).some(({ seat: own, by }) => own === due.seat && by === due.by);
    if (table.question === question && stillDue) record(choose(table, due.seat, question, choice, due.by));
    else sealNext();
  }

  function welcome(seen: number | null): void {
    const fresh = seen === null || seen > table.n;
    const past = kept.lines.filter(({ n }) => fresh || n > seen).map(told);
    listener.line('open');
    listener.hear({
      type: 'welcome',
      n: table.n,
      fresh,
      past,
      table: tableSeen(table, seat, nameOf),
      now: nowSeen(table, seat),
    });
    listener.hear({ type: 'here', seats: table.seats.map((_, each) => each === seat), watchers: 0 });
  }

  function send(request: ToServer): void {
    if (request.type === 'hello') {
      welcome(request.seen);
      return;
    }
    try {
      if (seat === null) throw new Refusal('you have no seat at this table');
      if (bringsBack(table, seat, request)) record(comeBack(table, seat));
      record(happeningOf(table, ME, seat, request), request.request, request.type === 'say' ? request.text : undefined);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      listener.hear({ type: 'refused', re: request.request, why: error.message });
    }
  }

  // The page may have been closed while the stand-in played on for us, or the bots were thinking.
  queueMicrotask(() => {
    welcome(null);
    goOn();
  });
  return {
    send,
    again: () => welcome(null),
    close() {
      closed = true;
      bots.close();
      clearTimeout(clock);
      for (const timer of thinking.values()) clearTimeout(timer);
    },
  };
}
