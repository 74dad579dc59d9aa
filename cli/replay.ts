import { dealingFault } from '@gilt/engine/dealing';
import { heardBy } from '@gilt/engine/event';
import { Refusal } from '@gilt/engine/fault';
import { NAMES, writePosition } from '@gilt/engine/position';
import { type GameRecord, readRecord } from '@gilt/engine/record';
import { replay, type Watch } from '@gilt/engine/replay';
import { isOver, type Sitting } from '@gilt/engine/sitting';
import { viewOf } from '@gilt/engine/view';
import { games } from '@gilt/games/all';
import type { Command } from 'commander';
import { colours } from './colours.ts';
import { naming, readText, wholeNumber } from './input.ts';
import { type Listener, narrator } from './narrator.ts';
import { print, printData, printJson } from './output.ts';
import { resultOf } from './result.ts';
import { showTable } from './tables.ts';

interface Flags {
  readonly seat?: number;
  readonly open?: true;
  readonly at?: number;
  readonly verify?: true;
  readonly web?: true;
  readonly json?: true;
}

export const replayCommand = (program: Command): void => {
  program
    .command('replay')
    .description('tell a record again and verify it, entry by entry')
    .argument('<file>', 'a record')
    .option('--seat <n>', 'as that seat knew it (default: as everybody did)', wholeNumber('--seat'))
    .option('--open', 'with all cards open')
    .option('--at <k>', 'only up to entry k, and show the table there', wholeNumber('--at', 0))
    .option('--verify', 'only check it, and say what was checked')
    .option('--web', 'watch it in the browser')
    .option('--json', 'print JSON')
    .action(async (file: string, flags: Flags) => {
      if (flags.open && flags.seat) throw new Refusal('--seat and --open exclude each other');
      await replayFile(file, flags);
    });
};

async function replayFile(file: string, flags: Flags): Promise<void> {
  const text = readText(file);
  const { record, game, setup } = naming(file, () => readRecord(text, games));
  const count = record.entries.length;
  if (flags.seat !== undefined && flags.seat > setup.players)
    throw new Refusal(`--seat ${flags.seat}: the record has ${setup.players} seats`);
  if (flags.at !== undefined && flags.at > count)
    throw new Refusal(`--at ${flags.at}: the record has ${count} entries`);
  const listener: Listener = flags.open ? 'open' : flags.seat ? flags.seat - 1 : null;
  const names = NAMES.slice(0, setup.players);

  let table = '';
  let heard = 0;
  const stop = flags.at ?? count;
  const watch: Watch = (sitting, entry) => {
    if (entry <= stop) heard = sitting.told!.length;
    if (entry === stop) table = tableAt(sitting, listener, names);
  };
  const end = naming(file, () => replay(game, setup, record, watch));
  const fault = dealingFault(record);
  if (fault) throw new Refusal(`${file}: the deal goes wrong: ${fault}`);
  if (flags.web) {
    const eyes = flags.open ? 'open' : String(flags.seat ?? 'all');
    const { watchInBrowser } = await import('./replay-web.ts');
    return watchInBrowser(text, { at: flags.at ?? null, eyes });
  }
  const events = end.told!.slice(0, heard);
  const whole = stop === count && isOver(end);
  if (flags.verify) {
    const checks = checked(record, end, names);
    if (flags.json) printJson({ game: game.id, verified: true, checks });
    else for (const { what, done } of checks) print(`${done ? colours.green('checked') : 'not checked'}  ${what}`);
    return;
  }
  if (flags.json) {
    printJson({
      game: game.id,
      players: setup.players,
      options: setup.options,
      entries: count,
      verified: true,
      events: events.map((each) => (listener === 'open' ? each.event : heardBy(each, listener))).filter(Boolean),
      ...(whole ? { outcome: game.outcome(end.state) } : {}),
    });
    return;
  }
  narrator(game, names, listener).tell(events);
  print();
  if (whole) print(resultOf(game, end.state, names));
  else if (listener === 'open') printData(table);
  else print(table);
  print();
  const deal = record.dealing ? ', and the deal is as it was promised' : '';
  print(colours.green(`Verified: all ${count} entries replay to their checksums${deal}.`));
  if (!isOver(end)) print('The game is not over yet.');
}

/** What is checked of a record that has passed, and what could not be. */
function checked(record: GameRecord, end: Sitting, names: readonly string[]): { what: string; done: boolean }[] {
  const { game, setup } = end;
  const { entries, dealing } = record;
  const own = names.map((name, seat) => `${name} ${dealing?.numbers[seat] ?? 'none'}`).join(', ');
  const winners = isOver(end)
    ? game
        .outcome(end.state)
        .winners.map((seat) => names[seat])
        .join(', ')
    : '';
  return [
    { what: `the record is of ${game.name}, rules version ${game.version}, ${setup.players} players`, done: true },
    dealing
      ? { what: `the secret ${dealing.secret} has the hash that was published: ${dealing.commitment}`, done: true }
      : { what: 'the deal: the record does not say how its seed came about', done: false },
    ...(dealing ? [{ what: `the seed follows from the secret and the players' numbers: ${own}`, done: true }] : []),
    { what: `the set-up has the checksum ${record.start}`, done: true },
    { what: `all ${entries.length} entries are answers that the rules allow, and lead to their checksums`, done: true },
    isOver(end)
      ? { what: `the game is over; won by ${winners}`, done: true }
      : { what: 'the end: the game is not over yet', done: false },
  ];
}

/** The table after some entry: with all cards open in the notation for positions, or as somebody knew it. */
function tableAt({ game, setup, state }: Sitting, listener: Listener, names: readonly string[]): string {
  if (listener === 'open') return writePosition({ game, setup, names, seed: 'replay', state }).trimEnd();
  return showTable(game, viewOf(game.secrets, state, listener), names);
}
