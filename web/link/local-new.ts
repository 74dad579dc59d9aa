import type { NewTable } from '@gilt/protocol/lobby';
import { codeFrom } from '@gilt/protocol/words';
import { unfold } from '@gilt/table/driver';
import type { Happening } from '@gilt/table/happening';
import { firstLine } from '@gilt/table/log';
import { join, start } from '@gilt/table/seats';
import { opened } from '@gilt/table/table';
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
  const lines = [firstLine(created, Date.now())];
  const make = (happening: Happening): void =>
    unfold(table, happening, Date.now, (_, happens) => void lines.push(happens().line));
  make(join(table, ME, undefined, number));
  make(start(table, ME));
  keep({ code, game: game.id, lines, said: {} });
  return code;
}
