import { waitingFor } from '@gilt/engine/answer';
import { Refusal } from '@gilt/engine/fault';
import { writeRecord } from '@gilt/engine/record';
import type { Seat } from '@gilt/engine/seat';
import {
  type Invitation,
  joining,
  type Listing,
  letIn,
  newTable,
  rematching,
  type ScreenPass,
  seating,
  seatNamed,
} from '@gilt/protocol/lobby';
import type { ReplaySight } from '@gilt/protocol/replay';
import { code as codeShape, tidyCode } from '@gilt/protocol/words';
import type { Happening, Person } from '@gilt/table/happening';
import { recordSeen } from '@gilt/table/record';
import { handOver, join, kick, leave, seatBot, start } from '@gilt/table/seats';
import { openTable } from '@gilt/table/sight';
import { mustSit, seatOf, type Table } from '@gilt/table/table';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { foundAgain, foundTable } from '../founding.ts';
import { isPresent, retoldWhole, showOut } from '../greeting.ts';
import { unlessGuessing } from '../guessing.ts';
import { type Hall, tableAt, tableIfAny } from '../hall.ts';
import type { Limits } from '../manners.ts';
import type { People } from '../people.ts';
import { decided, type Resident } from '../resident.ts';
import { voucherOf } from '../screens.ts';
import type { Listed } from '../store/store.ts';
import { NotAllowed, NotFound, noTable, read } from '../trouble.ts';
import type { Visitors } from '../visitor.ts';

/** How many tables are listed at most. */
const MOST_LISTED = 50;

/** The tables: listing, opening, sitting down, and all that is not the game itself. */
export function tableRoutes(
  site: FastifyInstance,
  hall: Hall,
  people: People,
  visitors: Visitors,
  limits: Limits,
): void {
  const notGuessing = <T>(request: FastifyRequest, find: () => Promise<T | null>): Promise<T | null> =>
    unlessGuessing(limits, visitors.asking(request), find);

  site.get('/api/tables', async (request) => {
    const visitor = await visitors.known(request);
    return { tables: await listings(hall, await hall.store.openTables(MOST_LISTED), visitor?.person) };
  });

  site.get('/api/me/tables', async (request) => {
    const visitor = await visitors.known(request);
    const tables = visitor ? await hall.store.tablesOf(visitor.person, MOST_LISTED) : [];
    return { tables: await listings(hall, tables, visitor?.person) };
  });

  site.post('/api/tables', async (request, reply) => {
    visitors.count(request, 'tables');
    const wanted = read(newTable, request.body);
    countCards(request, wanted.cards);
    const { person } = await visitors.welcome(request, reply);
    reply.status(201);
    const { address } = visitors.asking(request);
    return { code: await foundTable(hall, person, wanted, () => hall.turns.come(address)) };
  });

  site.get<At>('/api/tables/:code', async (request) => {
    const visitor = await visitors.known(request);
    const code = codeOf(request);
    const brief = await notGuessing(request, () => hall.store.brief(code));
    if (!brief) throw noTable(code);
    return (await listings(hall, [brief], visitor?.person))[0];
  });

  /** A set of cards is to be kept. */
  function countCards(request: FastifyRequest, cards: unknown): void {
    if (cards !== undefined) visitors.count(request, 'cards', JSON.stringify(cards).length);
  }
  async function tableOf(request: FastifyRequest): Promise<Resident> {
    const code = codeOf(request);
    const here = await notGuessing(request, () => tableIfAny(hall, code));
    if (!here) throw noTable(code);
    await hall.company.current(here);
    return here;
  }

  site.get<At>('/api/tables/:code/invitation', async (request): Promise<Invitation> => {
    const visitor = await visitors.known(request);
    return invitationTo(await tableOf(request), visitor?.person ?? null);
  });

  /** Whoever asks does something at a table. */
  const act = (path: string, decide: (here: Resident, person: Person, request: FastifyRequest) => Happening): void => {
    site.post<At>(`/api/tables/:code/${path}`, async (request, reply) => {
      const { person, name } = await visitors.welcome(request, reply);
      const here = await tableOf(request);
      await decided(hall, here, () => {
        const happening = decide(here, person, request);
        here.names.set(person, name);
        return happening;
      });
      showOut(here);
      return { done: true };
    });
  };
  act('join', ({ table }, person, request) => {
    const { seat, number } = read(joining, request.body ?? {});
    return join(table, person, seat, number);
  });
  act('leave', ({ table }, person) => leave(table, person));
  act('kick', (here, person, request) => {
    const { seat } = read(seatNamed, request.body);
    return kick(here.table, person, seat, isPresent(here, seat));
  });
  act('host', ({ table }, person, request) =>
    handOver(table, person, read(seatNamed, request.body).seat, hall.surroundings.now()),
  );
  act('start', ({ table }, person) => start(table, person));
  act('bot', ({ table }, person, request) => {
    const { seat, bot } = read(seating, request.body);
    return seatBot(table, person, seat, bot);
  });

  site.post<At>('/api/tables/:code/screen', async (request): Promise<ScreenPass> => {
    const { pass } = read(letIn, request.body ?? {});
    const { table } = await tableOf(request);
    const voucher = pass === undefined ? await seated(request, table) : voucherOf(people, table, pass);
    if (voucher === null) throw new NotAllowed('this screen has not been let in by anybody at the table');
    const code = pass === undefined ? table.code : table.rematch;
    if (code === null) throw new Refusal('there is no rematch yet');
    return { code, pass: table.terms.watchable ? null : people.passOf(code, voucher) };
  });
  /** Whoever asks, who must sit at the table. */
  async function seated(request: FastifyRequest, table: Table): Promise<Person> {
    const visitor = await visitors.known(request);
    if (!visitor) throw new NotAllowed('you have no seat at this table');
    mustSit(table, visitor.person);
    return visitor.person;
  }

  site.post<At>('/api/tables/:code/rematch', async (request, reply) => {
    const { number, game } = read(rematching, request.body ?? {});
    const { person } = await visitors.welcome(request, reply);
    const here = await tableOf(request);
    if (here.table.rematch === null) {
      visitors.count(request, 'tables');
      countCards(request, here.table.terms.cards);
    }
    return { code: await rematch(hall, here, person, number ?? null, game ?? here.table.game.id) };
  });

  site.get<At>('/api/tables/:code/record', async (request, reply) => sendRecord(request, reply));

  /** The table in the address, and the seat there of whoever asks, if they may look at it. */
  async function watched(request: FastifyRequest<At>): Promise<{ here: Resident; seat: Seat | null }> {
    const here = await tableOf(request);
    const visitor = await visitors.known(request);
    const seat = visitor ? seatOf(here.table, visitor.person) : null;
    if (!here.table.terms.watchable && seat === null) throw new NotAllowed('this table is not to be watched');
    return { here, seat };
  }

  site.get<At>('/api/tables/:code/replay', async (request): Promise<ReplaySight> => {
    const { here, seat } = await watched(request);
    const record = writeRecord(recordSeen(here.table));
    visitors.count(request, 'past', 1 + here.table.n);
    return { record, ...(await retoldWhole(hall, here, seat)) };
  });

  async function sendRecord(request: FastifyRequest<At>, reply: FastifyReply): Promise<string> {
    const { table } = (await watched(request)).here;
    const record = recordSeen(table);
    reply.type('application/json');
    reply.header('content-disposition', `attachment; filename="gilt-${table.game.id}-${table.code}.json"`);
    return writeRecord(record);
  }
}

/** What somebody sees who opens the link to a table. */
function invitationTo({ table, names }: Resident, person: Person | null): Invitation {
  const { code, game, status, terms, setup, host } = table;
  const sight = openTable(table, (each) => names.get(each) ?? 'Somebody');
  return {
    code,
    game: game.id,
    status,
    seats: table.seats.map((seat) => {
      if (seat.kind === 'empty') return null;
      if (seat.kind === 'bot') return { name: seat.bot, bot: true, host: false };
      return { name: names.get(seat.person) ?? 'Somebody', bot: false, host: seat.person === host };
    }),
    clock: sight.clock,
    minutes: terms.minutes,
    options: setup.options as Record<string, unknown>,
    ownCards: terms.cards !== undefined,
    watchable: terms.watchable,
    mine: person !== null && seatOf(table, person) !== null,
  };
}

interface At {
  Params: { code: string };
}

/** The code of the table in the address, however it was typed. */
function codeOf(request: FastifyRequest<At> | FastifyRequest): string {
  const typed = (request.params as At['Params']).code;
  const result = codeShape.safeParse(tidyCode(typed));
  if (!result.success) throw new NotFound('a table is found by its eight letters and digits');
  return result.data;
}

/** The first who wants a rematch opens its table; the others find it there. */
async function rematch(
  hall: Hall,
  here: Resident,
  person: Person,
  number: string | null,
  game: string,
): Promise<string> {
  const { table } = here;
  mustSit(table, person);
  if (table.rematch !== null) return table.rematch;
  if (!isDone(table)) throw new NotAllowed('a rematch comes after the game');
  here.rematch ??= (async () => {
    const code = await foundAgain(hall, here, person, number, game);
    const isFirst = (): Happening => {
      if (here.table.rematch !== null) throw new Refusal('there is a rematch already');
      return { type: 'rematched', code };
    };
    return decided(hall, here, isFirst).then(
      () => code,
      (error: unknown) => {
        // Somebody at another node was faster.
        if (here.table.rematch === null) throw error;
        return here.table.rematch;
      },
    );
  })().finally(() => {
    here.rematch = null;
  });
  return here.rematch;
}

/** Nothing is played at it any more, whatever there is to keep secret. */
const isDone = ({ status }: Table): boolean => status === 'over' || status === 'closed' || status === 'frozen';

/** Tables as they are listed for somebody. */
async function listings(hall: Hall, tables: readonly Listed[], person: Person | undefined): Promise<Listing[]> {
  const persons = new Set(
    tables.flatMap(({ seats }) => seats.flatMap((seat) => (seat && 'person' in seat ? [seat.person] : []))),
  );
  const names = new Map((await hall.store.people([...persons])).map((each) => [each.person, each.name]));
  return Promise.all(
    tables.map(async (each) => {
      const mine =
        person !== undefined && each.seats.some((seat) => seat && 'person' in seat && seat.person === person);
      return {
        code: each.code,
        game: each.game,
        status: each.status,
        seats: each.seats.map((seat) => {
          if (!seat) return null;
          return 'bot' in seat
            ? { name: seat.bot, bot: true }
            : { name: names.get(seat.person) ?? 'Somebody', bot: false };
        }),
        clock: each.clock,
        touched: each.touched,
        mine,
        ...(mine && each.status === 'playing' ? await waitsFor(hall, each.code, person) : NOT_WAITING),
      };
    }),
  );
}

const NOT_WAITING = { waitsForYou: false, deadline: null };

async function waitsFor(hall: Hall, code: string, person: Person): Promise<Pick<Listing, 'waitsForYou' | 'deadline'>> {
  // One table that cannot be read must not hide the others.
  const here = await tableAt(hall, code).catch(() => null);
  if (!here) return NOT_WAITING;
  const { table } = here;
  const seat = seatOf(table, person);
  const waits = seat !== null && table.status === 'playing' && waitingFor(table.sitting!.state).includes(seat);
  return waits ? { waitsForYou: true, deadline: table.deadline } : NOT_WAITING;
}
