import type { Led } from '@gilt/protocol/replay';
import type { Code } from '@gilt/protocol/words';
import type { Person } from '@gilt/table/happening';
import type { Company } from './company.ts';
import { standsStill, tellWhoIsHere } from './greeting.ts';
import { type Hall, renamed, tableAt, wakeTables } from './hall.ts';
import { ledTo, showAgain } from './leading.ts';
import { type Leases, leases } from './leases.ts';
import type { Limits } from './manners.ts';
import { end } from './post.ts';
import type { Attendance, Resident } from './resident.ts';
import type { Bell, Note } from './store/bell.ts';
import { FAREWELL } from './store/open.ts';
import { oneAfterAnother } from './store/postgres-server.ts';

/** So often a node says that it is there, and so long it counts as that, in milliseconds. */
const BEAT = 750;
const LEASE = 3000;
/** So long it rings for others who are not known to be there any more. */
const FORGETFUL = 60_000;
/** So often a node looks whether tables with people have gone on without a notice; and tells again who is at them. */
const LOOK = 3000;
const RETELL = 10_000;
/** So often it looks for tables that nobody sees to, though no node has gone. */
const SEARCH = 60_000;
/** So many tables are taken over at a time. */
const BATCH = 200;
/** So many people at a table are named to other nodes: more do not go into a notice. The others are counted. */
const MOST_NAMED = 200;

const LOST = 'this server has lost its database; please connect again';

/** What nodes tell each other. */
interface Notes {
  /** A node has come, or goes. */
  hello: [];
  bye: [];
  /** The log of a table has a line of that number. */
  wrote: [code: Code, n: number];
  /** Who is connected to a table there, how many more, and what is shown; and whether all others should say the same. */
  at: [code: Code, named: Person[], more: number, led: Led | null, asks: boolean];
  /** Somebody has to see to a table, and cannot; whether people are connected to it there. */
  need: [code: Code, people: boolean];
  /** Nobody sees to something any more. */
  free: [name: string];
  again: [code: Code];
  named: [person: Person];
  marks: [];
  took: [account: string, amount: number];
}

/** This node, among others on its database. */
export interface Node extends Company {
  /** Takes over the tables that nobody sees to. */
  adopt(): Promise<void>;
  /** How many tables this node sees to. */
  kept(): number;
  /** Says goodbye: others see to its tables at once. */
  close(): Promise<void>;
}

/** Joins the other nodes on the same database. */
export async function joinNodes(hall: Hall, bell: Bell, limits: Limits): Promise<Node> {
  const { log } = hall;
  const others = new Set<string>();
  /** When this node was last known to be there. */
  let renewed = performance.now();
  let lost = false;
  const isValid = (): boolean => performance.now() - renewed < LEASE;
  const failed = (error: unknown): void => {
    if (!hall.closing) log.error({ error }, 'the other nodes could not be spoken to');
  };
  /** When another node was last there. If the database was away all were forgotten for a moment, and are there all the same. */
  let accompanied = Number.NEGATIVE_INFINITY;
  const isAccompanied = (): boolean => others.size > 0 || performance.now() - accompanied < FORGETFUL;
  const ring = <About extends keyof Notes>(about: About, ...said: Notes[About]): void => {
    if (isAccompanied()) bell.ring([about, ...said]);
  };

  const kept: Leases = leases(bell, isValid, (code, got) => {
    const here = hall.residents.get(code);
    if (!here) return got ? undefined : kept.give(code);
    if (got) seeTo(here);
    else ring('need', code, here.clients.length > 0);
  });

  /** Says that this node is there, and learns who else is. */
  async function beat(): Promise<void> {
    const sent = performance.now();
    if (others.size > 0) accompanied = sent;
    // Whoever has slept must not believe that it still sees to anything.
    if (!isValid()) kept.runOut();
    const { nodes, forgotten } = await bell.renew(LEASE);
    renewed = sent;
    lost = false;
    if (forgotten) kept.runOut();
    let gone = false;
    for (const node of [...others]) if (!nodes.includes(node)) gone = forget(node) || gone;
    for (const node of nodes) if (node !== bell.node) others.add(node);
    // However long that takes: a node that did not say meanwhile that it is there would have to be taken over itself.
    if (gone) takeOver().catch(failed);
  }

  /** People whom this node cannot serve any more are sent to the others. */
  function onLost(): void {
    if (lost || isValid()) return;
    lost = true;
    log.error('the database cannot be reached');
    if (others.size === 0) return;
    for (const { clients } of hall.residents.values()) for (const client of clients.splice(0)) end(client, 1012, LOST);
  }

  /** A node has gone, and whoever was there. */
  function forget(node: string): boolean {
    for (const here of hall.residents.values()) attendedElsewhere(here, node, null);
    return others.delete(node);
  }

  async function takeOver(): Promise<void> {
    kept.askAgain();
    await adopt();
  }

  /** What a node adopts that is not known to be there is adopted by others again, and by itself: so there is an end to it. */
  async function adopt(): Promise<void> {
    // From the first to the last: not through all that have been adopted again and again.
    for (let after = ''; isValid() && !hall.closing; ) {
      const codes = await bell.adopt(BATCH, after);
      if (codes.length === 0) return;
      after = codes.at(-1)!;
      kept.took(codes);
      for (const code of codes) {
        const here = hall.residents.get(code);
        if (here) seeTo(here);
      }
      await wakeTables(hall, codes);
    }
  }

  /** Finds what notices did not tell. */
  async function look(codes: readonly Code[]): Promise<void> {
    if (codes.length === 0) return;
    for (const [code, n] of await bell.heads(codes)) heardOf(code, n);
  }
  const lookAt = gathered(look);

  /** A table at which nobody is here, and that this node does not see to, is read once somebody wants to know of it: most leave memory before that. */
  function heardOf(code: Code, n: number): void {
    const here = hall.residents.get(code);
    if (!here) {
      if (kept.has(code)) wake(code);
      return;
    }
    here.heard = Math.max(here.heard, n);
    if (here.clients.length > 0 || kept.has(code)) readIfBehind(here);
  }

  function readIfBehind(here: Resident): void {
    if (here.heard > here.table.n && here.unstored === 0) hall.catchUp(here);
  }

  /** From now on this node sees to the bots and clocks of a table. */
  function seeTo(here: Resident): void {
    readIfBehind(here);
    if (!here.catchingUp) here.driver.attend();
  }

  const wake = (code: Code): void =>
    void tableAt(hall, code).catch((error: unknown) => log.error({ error, code }, 'a table could not be woken'));

  const withPeople = (): Code[] =>
    [...hall.residents.values()].flatMap(({ clients, table }) => (clients.length > 0 ? [table.code] : []));

  /** Tables of which other nodes have been asked who is there. */
  const asked = new WeakSet<Resident>();
  function tellAttendance(here: Resident): void {
    const { table, clients, led } = here;
    const named = clients.flatMap(({ person }) => (person === null ? [] : [person])).slice(0, MOST_NAMED);
    ring('at', table.code, named, clients.length - named.length, led?.to ?? null, !asked.has(here));
    asked.add(here);
  }

  /** Somebody who needs the bots of a table has people there: whoever has nobody lets go of it. */
  function needed(code: Code, people: boolean): void {
    if (!kept.has(code)) return;
    const here = hall.residents.get(code);
    if (people && (here?.clients.length ?? 0) === 0 && !hall.waking.has(code)) {
      kept.give(code);
      clearTimeout(hall.alarms.get(code));
      hall.alarms.delete(code);
      here?.driver.attend();
    } else if (!here) wake(code);
  }

  async function marksAgain(): Promise<void> {
    const marks = new Map((await hall.store.marked()).map(({ person, mark }) => [person, mark!]));
    for (const [person, mark] of marks) if (mark === 'banned' && hall.marks.get(person) !== mark) hall.showOut(person);
    hall.marks.clear();
    for (const [person, mark] of marks) hall.marks.set(person, mark);
  }

  const ears: { [About in keyof Notes]: (from: string, ...said: Notes[About]) => void } = {
    hello() {},
    bye(from) {
      if (forget(from)) takeOver().catch(failed);
    },
    wrote: (_from, code, n) => heardOf(code, n),
    at(from, code, named, more, led, asks) {
      const here = hall.residents.get(code);
      if (!here) return;
      const persons = [...named, ...Array<null>(more).fill(null)];
      attendedElsewhere(here, from, { node: from, persons, led, at: performance.now() });
      if (asks && here.clients.length > 0) tellAttendance(here);
    },
    need: (_from, code, people) => needed(code, people),
    free(_from, name) {
      if (kept.wants(name)) kept.askAgain();
    },
    again: (_from, code) => hall.readAgain(code),
    named: (_from, person) =>
      void hall.store.person(person).then((each) => renamed(hall, person, each?.name ?? null), failed),
    marks: () => void marksAgain().catch(failed),
    took: (_from, account, amount) => limits.tookElsewhere(account, amount),
  };
  function hear(from: string, note: Note): void {
    const [about, ...said] = note as [keyof Notes, ...unknown[]];
    // Another version may have more to say.
    if (!Object.hasOwn(ears, about)) return;
    others.add(from);
    (ears[about] as (from: string, ...said: unknown[]) => void)(from, ...said);
  }
  /** Everything may have been missed. */
  function missed(): void {
    look([...hall.residents.keys()]).catch(failed);
    marksAgain().catch(failed);
  }

  /** Who is where may have got lost too. */
  function retell(): void {
    const old = performance.now() - 3 * RETELL;
    for (const here of hall.residents.values()) {
      for (const each of here.elsewhere) if (each.at < old) attendedElsewhere(here, each.node, null);
      if (here.clients.length > 0 || here.elsewhere.length > 0) tellAttendance(here);
    }
    kept.askAgain();
  }

  bell.listen(hear, missed);
  await beat();
  ring('hello');
  const every = (milliseconds: number, work: () => Promise<void> | void): NodeJS.Timeout => {
    let busy = false;
    return setInterval(async () => {
      if (busy || hall.closing) return;
      busy = true;
      try {
        await work();
      } catch (error) {
        onLost();
        if (!lost) failed(error);
      }
      busy = false;
    }, milliseconds).unref();
  };
  const timers = [
    every(BEAT, beat),
    every(LOOK, () => look(withPeople())),
    every(RETELL, retell),
    every(SEARCH, adopt),
    every(BEAT, () => {
      if (others.size > 0) for (const [account, amount] of limits.takenHere()) ring('took', account, amount);
    }),
  ];

  return {
    others: () => others.size,
    wrote(code, n) {
      // Whoever hears of a line reads all before it.
      if (isAccompanied()) bell.ring(['wrote', code, n] satisfies [keyof Notes, ...Notes['wrote']], code);
    },
    async current(here) {
      // Also one that knows of no others: it may just not know yet.
      await lookAt(here.table.code);
      readIfBehind(here);
      await standsStill(here);
    },
    keeps(code, needed, playing) {
      if (!playing) kept.give(code);
      else if (needed) kept.want(code);
      return kept.has(code);
    },
    holds: (name) => kept.ask(name),
    attended: tellAttendance,
    readAgain: (code) => ring('again', code),
    renamed: (person) => ring('named', person),
    marked: () => ring('marks'),
    isLost: () => !isValid(),
    adopt,
    kept: () => kept.count(),
    async close() {
      for (const timer of timers) clearInterval(timer);
      await bell.close(FAREWELL);
    },
  };
}

/** What is asked for while something is being looked up is looked up together afterwards: however many ask, the database is asked one thing at a time. */
export function gathered<T>(lookUp: (all: readonly T[]) => Promise<void>): (one: T) => Promise<void> {
  const inTurn = oneAfterAnother();
  let waiting = new Set<T>();
  let next: Promise<void> | null = null;
  return (one) => {
    waiting.add(one);
    next ??= inTurn(() => {
      const all = [...waiting];
      waiting = new Set();
      next = null;
      return lookUp(all);
    });
    return next;
  };
}

/** Who is at a table elsewhere has changed: those here are told. */
function attendedElsewhere(here: Resident, node: string, there: Attendance | null): void {
  const before = here.elsewhere.find((each) => each.node === node);
  if (!before && (there === null || there.persons.length === 0)) return;
  const led = JSON.stringify(ledTo(here));
  here.elsewhere = here.elsewhere.filter((each) => each !== before);
  if (there && there.persons.length > 0) here.elsewhere = [...here.elsewhere, there];
  if (JSON.stringify(before?.persons) !== JSON.stringify(there?.persons)) tellWhoIsHere(here);
  if (JSON.stringify(ledTo(here)) !== led) showAgain(here);
}
