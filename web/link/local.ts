import { Refusal } from '@gilt/engine/fault';
import type { AnyGame } from '@gilt/engine/game';
import type { Happened } from '@gilt/protocol/sight';
import type { ToServer } from '@gilt/protocol/to-server';
import { drive } from '@gilt/table/driver';
import { type Line, type Noted, rebuilt } from '@gilt/table/log';
import { PACE } from '@gilt/table/pace';
import { comeBack } from '@gilt/table/seats';
import { eventsHeard, nowSeen, storyHeard, tableSeen, whatSeen } from '@gilt/table/sight';
import { seatOf } from '@gilt/table/table';
import { bringsBack, happeningOf } from '@gilt/table/wish';
import { settings } from '../settings.ts';
import type { Link, Listener } from './link.ts';
import { keep, type LocalTable } from './local-keep.ts';
import { type Thinker, thinker } from './thinker.ts';

/** The person at a table of this page. */
export const ME = 'me';

/** What goes with something that I want: the number of my request, and what I say. */
interface Wanted {
  readonly re: number;
  readonly text: string | undefined;
}

/** A table in this page: the same machine that the server runs, and the same messages. It works without a network. */
export function localLink(kept: LocalTable, game: AnyGame, listener: Listener, bots: Thinker = thinker()): Link {
  const table = rebuilt(kept.code, kept.lines, [game]);
  const seat = seatOf(table, ME);
  let clock: ReturnType<typeof setTimeout> | undefined;

  const driver = drive<Wanted>(table, {
    now: Date.now,
    chance: Math.random,
    pace: () => (settings().pace === 'quick' ? 0 : PACE),
    wait,
    think: ({ bot }, task, signal) => bots.think(bot, task, signal),
    alarm(milliseconds) {
      clearTimeout(clock);
      if (milliseconds !== null) clock = setTimeout(driver.ring, milliseconds);
    },
    write: (_, happens, wanted) => tell(happens(), wanted),
    look: (look) => look(),
    botFailed: (error, { bot }) => console.error(`the bot '${bot}' failed`, error),
    thoughtLost: (error) => console.error("a bot's answer came to nothing", error),
  });

  /** Keeps what happened, and tells whoever listens. */
  function tell({ line, telling }: Noted, wanted?: Wanted): void {
    kept.lines.push(line);
    if (wanted?.text !== undefined) kept.said[line.n] = wanted.text;
    keep(kept);
    const now = nowSeen(table, seat);
    listener.hear({
      type: 'happened',
      ...retold(line),
      ...storyHeard(table, line.happening, telling, seat),
      table: tableSeen(table, seat, nameOf),
      ...(now ? { now } : {}),
      ...(wanted ? { re: wanted.re } : {}),
    });
  }

  const nameOf = (): string => settings().name;

  function retold({ n, at, happening, told }: Line): Happened {
    const events = told === null ? [] : eventsHeard(JSON.parse(told), seat);
    const what = whatSeen(happening, seat, nameOf, kept.said[n] ?? null);
    return { n, at, what, ...(events.length > 0 ? { events } : {}) };
  }

  function welcome(seen: number | null): void {
    const fresh = seen === null || seen > table.n;
    const past = kept.lines.filter(({ n }) => fresh || n > seen).map(retold);
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
      if (seat === null || request.type === 'lead') throw new Refusal('you have no seat at this table');
      if (bringsBack(table, seat, request)) driver.make(comeBack(table, seat));
      const text = request.type === 'say' ? request.text : undefined;
      driver.make(happeningOf(table, ME, seat, request), { re: request.request, text });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      listener.hear({ type: 'refused', re: request.request, why: error.message });
    }
  }

  // The page may have been closed while the stand-in played on for us, or the bots were thinking.
  queueMicrotask(() => {
    welcome(null);
    driver.attend();
  });
  return {
    send,
    again: () => welcome(null),
    close() {
      driver.stop();
      clearTimeout(clock);
      bots.close();
    },
  };
}

/** Lets so many milliseconds pass, or fewer if nobody waits any more. */
const wait = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
