import { parseArgs } from 'node:util';
import { OURS, PEERS } from './contestants.ts';
import { reportOf, type Size } from './report.ts';
import { tableOf } from './table.ts';

/** npm run bench:server [-- --quick] [--alone] [--rounds N] [--json]: our server beside others, under the same load. */
const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    alone: { type: 'boolean', default: false },
    rounds: { type: 'string' },
    json: { type: 'boolean', default: false },
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

const size = values.quick ? QUICK : FULL;
const rounds = values.rounds === undefined ? size.rounds : Number(values.rounds);
const report = await reportOf(values.alone ? OURS : [...OURS, ...PEERS], { ...size, rounds }, (text) =>
  process.stderr.write(`bench:server: ${text}\n`),
);
process.stdout.write(values.json ? `${JSON.stringify(report, null, 2)}\n` : tableOf(report));
