import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { underAttack, verdictOf } from './under-attack.ts';

/** `npm run ordeal [-- --minutes N --tables N --hostile N --kills N --seed N --only ATTACK,ATTACK]` */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '15' },
    tables: { type: 'string', default: '200' },
    hostile: { type: 'string', default: '100' },
    kills: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
  },
});
const [minutes, tables, hostile, kills, seed] = [
  values.minutes,
  values.tables,
  values.hostile,
  values.kills,
  values.seed,
].map(Number) as [number, number, number, number, number];
if (![minutes, tables, hostile, kills, seed].every((each) => each >= 0)) {
  process.stderr.write('ordeal: --minutes, --tables, --hostile, --kills and --seed should be numbers\n');
  process.exit(2);
}
console.log(
  `${tables} tables of people and ${hostile} hostile clients for ${minutes} minutes; the server is killed ${kills} times.`,
);
const data = mkdtempSync(join(tmpdir(), 'gilt-ordeal-'));
const only = values.only.split(',').filter((name) => name !== '');
const report = (line: string): void => console.log(line);
const outcome = await underAttack({ data, minutes, tables, hostile, kills, seed, only, report });
console.log(JSON.stringify(outcome, null, 2));
const faults = verdictOf(outcome);
for (const fault of faults) console.log(`*** ${fault}`);
if (faults.length === 0) rmSync(data, { recursive: true });
else console.log(`The database is kept in ${data}.`);
console.log(`${faults.length === 0 ? 1 : 0} passed, ${faults.length === 0 ? 0 : 1} failed`);
process.exit(faults.length === 0 ? 0 : 1);
