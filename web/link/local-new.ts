import type { NewTable } from '@gilt/protocol/lobby';
import { codeFrom } from '@gilt/protocol/words';
import { happen } from '@gilt/table/happen';
import type { Happening } from '@gilt/table/happening';
import type { Line } from '@gilt/table/log';
import { join, start } from '@gilt/table/seats';
import { opened, type Table } from '@gilt/table/table';
import { gameInfo } from '../games.ts';
import { hex } from '../random.ts';
import { ME } from './local.ts';
import { keep } from './local-keep.ts';

const DEFAULT_STAND_IN = 'normal';

/** Sets a table in this page: every seat is mine or a bot's, and the game begins. */
export async function newLocalTable(wanted: NewTable, number: string): Promise<string> {
  const game = await gameInfo(wanted.game)!.load();
  const code = codeFrom(crypto.getRandomValues(new Uint8Array(64)))!;
  const created: Happening & { type: 'created' } = {
    type: 'created',
    host: ME,
    game: game.id,
    terms: {
      players: wanted.seats.length,
      options: wanted.options ?? {},
      clock: wanted.clock ?? null,
      minutes: wanted.minutes ?? null,
      standIn: wanted.standIn ?? DEFAULT_STAND_IN,
      listed: false,
      watchable: false,
    },
    bots: wanted.seats.map((seat) => (seat === 'me' ? null : seat)),
    secret: hex(32),
  };
  const table = opened(code, created, [game]);
  const lines: Line[] = [{ n: 1, at: Date.now(), happening: created, told: null }];
  add(table, lines, join(table, ME, undefined, number));
  add(table, lines, start(table, ME));
  keep({ code, game: game.id, lines, said: {} });
  return code;
}

function add(table: Table, lines: Line[], happening: Happening): void {
  const at = Date.now();
  const { told } = happen(table, happening, at);
  lines.push({ n: table.n, at, happening, told: told.length > 0 ? JSON.stringify(told) : null });
}
