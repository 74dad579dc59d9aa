import { parseArgs } from 'node:util';
import { OURS, PEERS, versionIn } from './contestants.ts';
import { reportOf, type Size } from './report.ts';
import { rushes, tableOfRushes } from './rushes.ts';
import { several, tableOfSeveral } from './several.ts';
import { tableOf } from './table.ts';

/** npm run bench:server [-- --quick] [--alone] [--rounds N] [--tables N] [--stored N] [--json]: our server beside others, under the same load. `--database ADDRESS`, or `own`: one server on SQLite beside nodes on PostgreSQL. `--rush`: the answers a second alone; `--before FOLDER`: beside another version of ours that was built there. */
const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    alone: { type: 'boolean', default: false },
    rounds: { type: 'string' },
    tables: { type: 'string' },
    stored: { type: 'string' },
    json: { type: 'boolean', default: false },
    database: { type: 'string' },
    rush: { type: 'boolean', default: false },
    before: { type: 'string' },
  },
});

const FULL: Size = {
  tables: 1000,
  warmUp: 8,
  answers: 28,
  patience: 5,
  perSecond: 1200,
  seconds: 6,
  rounds: 5,
  storedTables: 10_000,
};
/** To see that everything works. */
const QUICK: Size = {
  tables: 20,
  warmUp: 4,
  answers: 28,
  patience: 5,
  perSecond: 100,
  seconds: 1,
  rounds: 1,
  storedTables: 100,
};

const kind = values.quick ? QUICK : FULL;
const size: Size = { ...kind, tables: values.tables === undefined ? kind.tables : Number(values.tables) };
const rounds = values.rounds === undefined ? size.rounds : Number(values.rounds);
const progress = (text: string): void => void process.stderr.write(`bench:server: ${text}\n`);
const print = (data: unknown, table: string): void =>
  void process.stdout.write(values.json ? `${JSON.stringify(data, null, 2)}\n` : table);
if (values.rush) {
  const before = values.before === undefined ? [] : [versionIn(values.before)];
  const found = await rushes([OURS[0], ...before, ...PEERS], { ...size, rounds }, progress);
  print(found, tableOfRushes(found));
} else if (values.database === undefined) {
  const report = await reportOf(values.alone ? OURS : [...OURS, ...PEERS], { ...size, rounds }, progress);
  print(report, tableOf(report));
} else {
  // At what rate two nodes, their database and the driver, on two processors, are not out of breath.
  const plan = {
    ...size,
    rounds,
    perSecond: size.perSecond / 4,
    stored: Number(values.stored ?? 10 * size.storedTables),
  };
  const found = await several(values.database, plan, progress);
  print(found, tableOfSeveral(found, plan.perSecond));
}
