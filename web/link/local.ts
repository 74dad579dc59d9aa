import { heardBy, type Told } from '@gilt/engine/event';
import { Refusal } from '@gilt/engine/fault';
import { openLine } from '@gilt/engine/flow';
import type { AnyGame } from '@gilt/engine/game';
import type { Happened } from '@gilt/protocol/sight';
import type { ToServer } from '@gilt/protocol/to-server';
import { botsDue, choose, type Due, taskOf } from '@gilt/table/choosing';
import { followUp, nextTime, timeUp } from '@gilt/table/follow-up';
import { happen } from '@gilt/table/happen';
import type { Happening } from '@gilt/table/happening';
import { type Line, rebuilt } from '@gilt/table/log';
import { delayOf, PACE } from '@gilt/table/pace';
import { comeBack } from '@gilt/table/seats';
import { nowSeen, storyHeard, tableSeen, whatSeen } from '@gilt/table/sight';
import { seatOf, type Table } from '@gilt/table/table';
import { bringsBack, happeningOf } from '@gilt/table/wish';
import { settings } from '../settings.ts';
import type { Link, Listener } from './link.ts';
import { keep, type LocalTable } from './local-keep.ts';
import { thinker } from './thinker.ts';

/** The person at a table of this page. */
export const ME = 'me';

/** A table in this page: the same machine that the server runs, and the same messages. It works without a network. */
export function localLink(kept: LocalTable, game: AnyGame, listener: Listener): Link {
  const table: Table = rebuilt(kept.code, kept.lines, [game]);
  const seat = seatOf(table, ME);
  const bots = thinker();
  const thinking = new Map<string, ReturnType<typeof setTimeout>>();
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
    const telling = happen(table, happening, at);
    const line = { n: table.n, at, happening, told: telling.told.length > 0 ? JSON.stringify(telling.told) : null };
    kept.lines.push(line);
    if (text !== undefined) kept.said[line.n] = text;
    keep(kept);
    const now = nowSeen(table, seat);
    listener.hear({
      type: 'happened',
      ...told(line),
      ...storyHeard(table, happening, telling, seat),
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
      const pace = settings().pace === 'quick' ? 0 : PACE;
      const time = new Promise<void>((resolve) => {
        thinking.set(key, setTimeout(resolve, delayOf(pace, Math.random())));
      });
      void think(due, table.question, time);
    }
    clearTimeout(clock);
    const time = nextTime(table);
    if (time !== null) clock = setTimeout(checkTime, Math.max(0, time - Date.now()));
  }

  function checkTime(): void {
    const next = closed ? null : timeUp(table, Date.now());
    if (next) record(next);
    else goOn();
  }

  /** A bot thinks, and seals once it has had its time, if it is still to answer. */
  async function think({ seat: own, bot, by }: Due, question: number, time: Promise<void>): Promise<void> {
    const task = taskOf(table, own);
    if (!task) return;
    const { choices } = openLine(table.game, table.sitting!.state)!.question;
    const [choice] = await Promise.all([bots.think(bot, task), time]);
    thinking.delete(`${question} ${own}`);
    if (closed || table.question !== question) return;
    const stillDue = botsDue(table).some((due) => due.seat === own && due.by === by);
    if (stillDue) record(choose(table, own, question, choices.name(choice), by));
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
