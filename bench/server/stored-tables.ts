import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { optionsOf } from '../../engine/answer.ts';
import { openLine } from '../../engine/flow.ts';
import { games } from '../../games/all.ts';
import { type Code, codeFrom } from '../../protocol/words.ts';
import { briefOf } from '../../server/brief.ts';
import { DATABASE } from '../../server/store/open.ts';
import { openPostgres } from '../../server/store/postgres.ts';
import { isPostgres } from '../../server/store/postgres-server.ts';
import { openSqlite } from '../../server/store/sqlite.ts';
import type { Append, StoredPerson } from '../../server/store/store.ts';
import { choose } from '../../table/choosing.ts';
import type { Happening } from '../../table/happening.ts';
import { firstLine, note } from '../../table/log.ts';
import { start, join as takeSeat } from '../../table/seats.ts';
import { opened, type Table } from '../../table/table.ts';
import { startServer } from './server-process.ts';
import { storePeople } from './stored-people.ts';
import { SEATS } from './twin.ts';

/** How long a start takes with tables in the store, in seconds from starting the program. */
export interface StartUp {
  readonly tables: number;
  /** Until somebody who comes to a stored table is told all of it. */
  readonly answers: number;
  /** Until the server has looked at every table, for all of them have a clock. */
  readonly allAwake: number;
}

const DAY = 86_400;
/** How many rounds have been played at each table. */
const PLAYED = 3;
const PEOPLE = 400;

/** In a folder of its own, or in an empty database of PostgreSQL; there it is not waited for until all are awake. */
export async function startUp(file: string, tables: number, database = ''): Promise<StartUp> {
  const folder = mkdtempSync(join(tmpdir(), 'gilt-stored-'));
  try {
    const last = await storeTables(database || folder, tables);
    const before = performance.now();
    const seconds = (): number => (performance.now() - before) / 1000;
    const server = await startServer(file, ['goofspiel', folder, database]);
    await visit(server.port, last);
    const answers = seconds();
    while (!database && (await tablesInMemory(server.port)) < tables) await new Promise((next) => setTimeout(next, 50));
    const allAwake = seconds();
    await server.stop();
    return { tables, answers, allAwake };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Stores unfinished tables, as a server leaves them that was killed; says which was the last. */
async function storeTables(place: string, tables: number): Promise<Code> {
  const people = await storePeople(place, PEOPLE);
  const store = await (isPostgres(place) ? openPostgres(place) : openSqlite(join(place, DATABASE)));
  let last = '';
  for (let stored = 0; stored < tables; ) {
    const batch: Append[] = [];
    for (let i = 0; i < 100 && stored < tables; i++) {
      last = codeFrom(crypto.getRandomValues(new Uint8Array(32)))!;
      batch.push(...unfinished(last, stored++, people));
    }
    await store.append(batch);
  }
  await store.close();
  return last;
}

/** The log of a table of four that has been played for some rounds. */
function unfinished(code: Code, number: number, guests: readonly StoredPerson[]): Append[] {
  const people = Array.from({ length: SEATS }, (_, seat) => guests[(number * SEATS + seat) % guests.length]!.person);
  const [host] = people as [string];
  const terms = { players: SEATS, options: {}, clock: DAY, minutes: null, standIn: 'random', listed: false };
  const created = {
    type: 'created',
    host,
    game: 'goofspiel',
    terms: { ...terms, watchable: true },
    bots: people.map(() => null),
    secret: number.toString(16).padStart(64, '0'),
  } as const;
  const at = Date.now();
  const table = opened(code, created, games);
  const log: Append[] = [{ code, line: firstLine(created, at) }];
  const make = (happening: Happening): void => {
    log.push({ code, line: note(table, happening, at).line });
  };
  for (const person of people) make(takeSeat(table, person));
  make(start(table, host));
  for (let round = 0; round < PLAYED; round++)
    for (let seat = 0; seat < SEATS; seat++) make(choose(table, seat, table.question, firstOption(table, seat)));
  return [...log.slice(0, -1), { ...log.at(-1)!, brief: briefOf(table) }];
}

function firstOption({ sitting }: Table, seat: number): string {
  const { game, state } = sitting!;
  return openLine(game, state)!.question.choices.name(optionsOf(game, state, seat)[0]!);
}

/** Somebody comes to a table to watch, and is told all of it. */
function visit(port: number, code: Code): Promise<void> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/tables/${code}/socket`);
  return new Promise((told, failed) => {
    socket.on('error', failed);
    socket.on('open', () => socket.send('{"type":"hello","seen":null}'));
    socket.on('message', () => {
      socket.terminate();
      told();
    });
  });
}

async function tablesInMemory(port: number): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^gilt_tables (\d+)/m.exec(metrics)?.[1]);
}
