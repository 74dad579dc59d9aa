import { createHmac } from 'node:crypto';
import { botsFor, levelNamed, usualBot } from '@gilt/bots/all';
import { withCards } from '@gilt/engine/cards';
import { Refusal } from '@gilt/engine/fault';
import { type AnyGame, gameNamed, readSetup } from '@gilt/engine/game';
import type { newTable } from '@gilt/protocol/lobby';
import { type Code, codeFrom } from '@gilt/protocol/words';
import { TIME_IS_UP } from '@gilt/table/follow-up';
import type { Happening, Person, TableTerms } from '@gilt/table/happening';
import { join, start } from '@gilt/table/seats';
import { seatOf } from '@gilt/table/table';
import type { z } from 'zod';
import { type Hall, NOT_STORED, openTable, tableAt } from './hall.ts';
import { decided, type Resident } from './resident.ts';
import { BadInput } from './trouble.ts';

type Wanted = z.output<typeof newTable>;

/**
 * Somebody opens a table and sits down at it; if nobody is to come, the game can begin at once. `turn`: whoever opens tables waits for their turn
 * after every wait for the disk, where many wait together.
 */
export async function foundTable(hall: Hall, host: Person, wanted: Wanted, turn: () => Promise<void>): Promise<Code> {
  const { created, seat } = plan(hall, host, wanted);
  const here = await openTable(hall, created);
  if (!here) throw new Refusal(NOT_STORED);
  await turn();
  await seatHost(hall, here, host, seat, wanted.number ?? null);
  if (wanted.start) {
    await turn();
    await decided(hall, here, () => start(here.table, host));
  }
  return here.table.code;
}

/**
 * Another game with the same terms and the same bots, or of another kind for as many; the people come by themselves. Its code follows from the table's: whoever else wants one
 * at another node, or again because this one was interrupted, finds the same table there.
 */
export async function foundAgain(
  hall: Hall,
  { table }: Resident,
  host: Person,
  number: string | null,
  game: string,
): Promise<Code> {
  const seat = table.seats.findIndex((each) => each.kind === 'person' && each.person === host);
  if (seat < 0) throw new Refusal('you have no seat at this table');
  const bots = table.seats.map((each) => (each.kind === 'bot' ? each.bot : null));
  const same = game === table.game.id;
  const kind = same ? { terms: table.terms, bots } : ofAnotherKind(gameNamed(game, hall.games), table.terms, bots);
  const created = { type: 'created', host, game, ...kind, secret: newSecret(hall) } as const;
  const code = await codeAfter(hall, table.code);
  const here = (await openTable(hall, created, code)) ?? (await tableAt(hall, code));
  if (seatOf(table, here.table.host) === null) throw new Refusal(NOT_STORED);
  if (here.table.host === host && seatOf(here.table, host) === null) await seatHost(hall, here, host, seat, number);
  return code;
}

/** Which code comes after another: always the same, and nobody can know it. */
async function codeAfter(hall: Hall, code: Code): Promise<Code> {
  const key = await hall.store.setting('rematch key', newSecret(hall));
  for (let tries = 0; ; tries++) {
    const next = codeFrom(createHmac('sha256', key).update(`${code} ${tries}`).digest());
    if (next) return next;
  }
}

/** What holds at a table for as many of another game: its own usual options, and its own bots where they have no such name. */
function ofAnotherKind(
  game: AnyGame,
  { players, clock, minutes, listed, watchable }: TableTerms,
  bots: readonly (string | null)[],
): { terms: TableTerms; bots: (string | null)[] } {
  const { options } = readSetup(game, players, {});
  const usual = usualBot(game).name;
  const known = botsFor(game).map(({ name }) => name);
  return {
    terms: {
      players,
      options,
      clock,
      minutes: game.outside?.[TIME_IS_UP] ? minutes : null,
      standIn: usual,
      listed,
      watchable,
    },
    bots: bots.map((bot) => (bot === null || known.includes(bot) ? bot : usual)),
  };
}

async function seatHost(hall: Hall, here: Resident, host: Person, seat: number, number: string | null): Promise<void> {
  await decided(hall, here, () => join(here.table, host, seat, number));
}

/** Checks what is wanted, and says where the host sits. */
function plan(hall: Hall, host: Person, wanted: Wanted): { created: Happening & { type: 'created' }; seat: number } {
  const game = withCards(gameNamed(wanted.game, hall.games), wanted.cards);
  const setup = readSetup(game, wanted.seats.length, wanted.options);
  if (wanted.minutes !== null && !game.outside?.[TIME_IS_UP]) throw new BadInput(`${game.name} has no time limit`);
  const seat = wanted.seats.indexOf('me');
  if (seat < 0 || seat !== wanted.seats.lastIndexOf('me'))
    throw new BadInput("exactly one of the seats should be 'me'");
  if (wanted.start && wanted.seats.includes('open')) throw new BadInput('to start at once, every seat should be taken');
  const bots = wanted.seats.map((who) => (who === 'me' || who === 'open' ? null : levelNamed(who, game).name));
  const standIn = (wanted.standIn === undefined ? usualBot(game) : levelNamed(wanted.standIn, game)).name;
  const terms: TableTerms = {
    players: setup.players,
    options: setup.options,
    ...(wanted.cards === undefined ? {} : { cards: wanted.cards }),
    clock: wanted.clock,
    minutes: wanted.minutes,
    standIn,
    listed: wanted.listed,
    watchable: wanted.watchable,
  };
  return { created: { type: 'created', host, game: game.id, terms, bots, secret: newSecret(hall) }, seat };
}

const newSecret = ({ surroundings }: Hall): string => Buffer.from(surroundings.bytes(32)).toString('hex');
