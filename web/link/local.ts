import { Refusal } from '@gilt/engine/fault';
import type { AnyGame } from '@gilt/engine/game';
import type { Seat } from '@gilt/engine/seat';
import type { Happened, Now, TableSight } from '@gilt/protocol/sight';
import type { ToServer } from '@gilt/protocol/to-server';
import { drive } from '@gilt/table/driver';
import { type Line, type Noted, rebuilt } from '@gilt/table/log';
import { PACE } from '@gilt/table/pace';
import { comeBack } from '@gilt/table/seats';
import { eventsHeard, nowSeen, storiesHeard, tableSeen, whatSeen } from '@gilt/table/sight';
import { peopleHere, personIn } from '@gilt/table/table';
import { agreeUndo, undoMissing } from '@gilt/table/undoing';
import { bringsBack, happeningOf } from '@gilt/table/wish';
import { settings } from '../settings.ts';
import type { Link, Listener } from './link.ts';
import { keep, type LocalTable, nameAt } from './local-keep.ts';
import { keepsOn, peopleAt } from './passing.ts';
import { type Thinker, thinker } from './thinker.ts';

/** The first person at a table of this page. */
export const ME = 'me';

/** What goes with something that I want: the number of my request, and what I say. */
interface Wanted {
  readonly re: number;
  readonly text: string | undefined;
}

/** Where the table stands, as somebody may know it. */
interface Standing {
  readonly n: number;
  readonly table: TableSight;
  readonly now: Now | null;
}

/**
 * A table in this page: the same machine that the server runs, and the same messages. It works without a network. Where several people
 * pass the device around, whoever listens is told what the one may know who holds it, and what all may know while nobody does.
 */
export function localLink(kept: LocalTable, game: AnyGame, listener: Listener, bots: Thinker = thinker()): Link {
  const table = rebuilt(kept.code, kept.lines, [game]);
  const people = peopleAt(table);
  const passing = people.length > 1;
  /** Whose eyes see; null: what everybody may see. */
  let eyes: Seat | null = passing ? null : (people[0] ?? null);
  let clock: ReturnType<typeof setTimeout> | undefined;

  const nameOf = (person: string): string => nameAt(kept, person);
  const standing = (seat: Seat | null): Standing => ({
    n: table.n,
    table: tableSeen(table, seat, nameOf),
    now: nowSeen(table, seat),
  });
  /** What everybody could see after the last happening, and the question that was open then. */
  let last = { open: standing(null), question: table.question };

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
    const before = last;
    last = { open: standing(null), question: table.question };
    const goesOn = table.question !== before.question;
    // What came of the answers is for all to see, so the device is laid down as the table stood before.
    if (passing && eyes !== null && goesOn && !keepsOn(eyes, before.open.now, last.open.now)) look(null, before.open);
    const { table: seen, now } = standing(eyes);
    listener.hear({
      type: 'happened',
      ...retold(line),
      ...storiesHeard(table, line.happening, telling)(eyes),
      table: seen,
      ...(now ? { now } : {}),
      ...(wanted ? { re: wanted.re } : {}),
    });
    const { happening } = line;
    if (passing && !goesOn && happening.type === 'sealed' && happening.seat === eyes) look(null);
  }

  function retold({ n, at, happening, told }: Line): Happened {
    const events = told === null ? [] : eventsHeard(JSON.parse(told), eyes);
    const what = whatSeen(happening, eyes, nameOf, kept.said[n] ?? null);
    return { n, at, what, ...(events.length > 0 ? { events } : {}) };
  }

  /** From now on everything is seen with these eyes, beginning with where the table stands, or stood. */
  function look(seat: Seat | null, from = standing(seat)): void {
    eyes = seat;
    const past = kept.lines.filter(({ n }) => n <= from.n).map(retold);
    listener.hear({ type: 'welcome', fresh: true, past, ...from });
  }

  function welcome(seen: number | null): void {
    const fresh = seen === null || seen > table.n;
    const past = kept.lines.filter(({ n }) => fresh || n > seen).map(retold);
    listener.line('open');
    listener.hear({ type: 'welcome', fresh, past, ...standing(eyes) });
    listener.hear({ type: 'here', seats: table.seats.map((_, each) => people.includes(each)), watchers: 0 });
  }

  function hold(seat: Seat | null): void {
    if (!passing || (seat !== null && !people.includes(seat))) return;
    if (seat !== null && table.status === 'playing' && !peopleHere(table).includes(seat))
      driver.make(comeBack(table, seat));
    look(seat);
  }

  function send(request: ToServer): void {
    if (request.type === 'hello') {
      welcome(request.seen);
      return;
    }
    try {
      if (eyes === null || request.type === 'lead') throw new Refusal('you have no seat at this table');
      const { person } = personIn(table, eyes);
      if (bringsBack(table, eyes, request)) driver.make(comeBack(table, eyes));
      const text = request.type === 'say' ? request.text : undefined;
      driver.make(happeningOf(table, person, eyes, request, Date.now()), { re: request.request, text });
      if (request.type === 'askUndo') agreeTogether(request.question);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      listener.hear({ type: 'refused', re: request.request, why: error.message });
    }
  }

  /** Who sits around one device agrees aloud: nobody has to be handed it for that. */
  function agreeTogether(question: number): void {
    while (table.undo) driver.make(agreeUndo(table, undoMissing(table)[0]!, question));
  }

  // The page may have been closed while the stand-in played on for us, or the bots were thinking.
  queueMicrotask(() => {
    welcome(null);
    driver.attend();
  });
  return {
    send,
    hold,
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
