import { parseArgs } from 'node:util';
import { Refusal } from '../engine/fault.ts';
import { type AnyGame, gameNamed, readSetup, type Setup } from '../engine/game.ts';
import { games } from '../games/all.ts';
import type { Name } from './contestant.ts';
import { reportOf } from './report.ts';
import { runner } from './runner.ts';
import { searchReport, searchTable } from './search.ts';
import { tableOf } from './table.ts';

/** What was asked for: `gilt bench [GAME] [--json] [--players N] [--search]`. */
interface Request {
  readonly game: AnyGame;
  readonly setup: Setup;
  readonly json: boolean;
  readonly search: boolean;
  /** The contestant that this process is to be; without it, the one that has them race. */
  readonly contestant: Name | undefined;
}

const USUAL_PLAYERS = 4;

function readRequest(args: string[]): Request {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      players: { type: 'string' },
      search: { type: 'boolean', default: false },
      contestant: { type: 'string' },
    },
  });
  const [id = 'dungeon-busters', ...rest] = positionals;
  if (rest.length > 0) throw new Refusal(`one game at a time: '${rest[0]}' is too many`);
  const game = gameNamed(id, games);
  const { least, most } = game.seats;
  const players = Number(values.players ?? Math.min(Math.max(USUAL_PLAYERS, least), most));
  const { json, search } = values;
  return { game, setup: readSetup(game, players, {}), json, search, contestant: values.contestant as Name | undefined };
}

const say = (text: string) => process.stderr.write(`${text}\n`);

try {
  const { game, setup, json, search, contestant } = readRequest(process.argv.slice(2));
  const progress = (text: string) => say(`bench ${game.id}: ${text}`);
  if (contestant) {
    await runner(contestant, game, setup);
  } else if (search) {
    const report = await searchReport(game, setup, progress);
    process.stdout.write(json ? `${JSON.stringify(report, null, 2)}\n` : searchTable(report));
  } else {
    const report = await reportOf(game, setup, progress);
    process.stdout.write(json ? `${JSON.stringify(report, null, 2)}\n` : tableOf(report));
  }
} catch (error) {
  if (!isMistake(error)) throw error;
  say(`gilt: ${error.message}`);
  process.exitCode = 2;
}

/** Something the person at the keyboard got wrong, rather than we. */
function isMistake(error: unknown): error is Error {
  if (error instanceof Refusal) return true;
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}
