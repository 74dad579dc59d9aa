import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { binaries } from '../../scripts/postgres.ts';
import { clusterOrdeal, type Endured, shareOf } from './cluster-ordeal.ts';
import { type Fault, mostly } from './faulty-cluster.ts';

/**
 * `npm run cluster-ordeal [-- --faults N --part N --tables N --seed N --keep DIR]`: part after part, each with nodes and a database of its own, until so many
 * faults have been endured. What was reached is kept in a folder: started again it goes on after the last part that was whole.
 */
function refuse(why: string): never {
  process.stderr.write(`cluster-ordeal: ${why}\n`);
  process.exit(2);
}

function settings() {
  try {
    const { values } = parseArgs({
      options: {
        faults: { type: 'string', default: '1000' },
        part: { type: 'string', default: '100' },
        tables: { type: 'string', default: '200' },
        seed: { type: 'string', default: '1' },
        keep: { type: 'string', default: 'gilt-data/cluster-ordeal' },
      },
    });
    const number = (name: 'faults' | 'part' | 'tables' | 'seed'): number => {
      const given = Number(values[name]);
      if (!Number.isInteger(given) || given < 1) refuse(`--${name} ${values[name]}: should be a whole number from 1`);
      return given;
    };
    const [faults, part, tables, seed] = [number('faults'), number('part'), number('tables'), number('seed')];
    return { faults, part, tables, seed, keep: values.keep };
  } catch (error) {
    refuse((error as Error).message);
  }
}

// What was started ends with this.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

/** What all parts came to. */
interface Reached {
  parts: number;
  faults: Partial<Record<Fault, number>>;
  acknowledged: number;
  games: number;
  happenings: number;
  away: number[];
  deafest: number;
}

const { faults, part, tables, seed, keep } = settings();
if (binaries() === null) refuse('postgresql is needed; install it (on Debian: apt-get install postgresql)');
mkdirSync(keep, { recursive: true });
const file = join(keep, `reached-${tables}-${seed}.json`);
const reached: Reached = existsSync(file)
  ? JSON.parse(readFileSync(file, 'utf8'))
  : { parts: 0, faults: {}, acknowledged: 0, games: 0, happenings: 0, away: [], deafest: 0 };
const sum = (): number => Object.values(reached.faults).reduce((all, each) => all + each, 0);

function add(endured: Endured): void {
  reached.parts++;
  for (const [kind, times] of Object.entries(endured.faults) as [Fault, number][])
    reached.faults[kind] = (reached.faults[kind] ?? 0) + times;
  for (const what of ['acknowledged', 'games', 'happenings'] as const) reached[what] += endured[what];
  reached.away.push(...endured.away.map(Math.round));
  reached.deafest = Math.max(reached.deafest, endured.deafest);
  writeFileSync(`${file}.new`, JSON.stringify(reached));
  renameSync(`${file}.new`, file);
}

/** Mostly seconds; now and then half a minute, after which everybody else has given them up. */
const moment = mostly(300, 5000, 30_000, 0.1);
const short = mostly(300, 4000, 9000, 0.15);
const lasting = (fault: Fault, random: Parameters<typeof moment>[0]): number =>
  fault === 'a node stopped' || fault === 'notices lost' ? moment(random) : short(random);

console.log(`${tables} tables on three nodes, until ${faults} faults; ${sum()} are behind us.`);
while (sum() < faults) {
  const data = mkdtempSync(join(tmpdir(), 'gilt-cluster-ordeal-'));
  const count = Math.min(part, faults - sum());
  const partSeed = seed * 1000 + reached.parts;
  try {
    const report = (line: string): void => console.log(`${new Date().toISOString().slice(11, 19)} ${line}`);
    const endured = await clusterOrdeal({
      ...{ data, tables, faults: count, seed: partSeed, lasting, thinking: 6000, every: 1500, report },
    });
    add(endured);
  } catch (error) {
    console.error(error);
    console.log(`The logs of the nodes are in ${data}.\n0 passed, 1 failed`);
    process.exit(1);
  }
  rmSync(data, { recursive: true });
  console.log(`${sum()} of ${faults} faults: ${JSON.stringify(reached.faults)}`);
}
const { acknowledged, games, happenings, away } = reached;
console.log(
  `${sum()} faults in ${reached.parts} parts: ${acknowledged} wishes were acknowledged, and all are there, once; ${games} games came to`,
);
console.log(
  `their end and replay; people were told of ${happenings} happenings. After a node was killed ${away.length} people were`,
);
const late = shareOf(away, 0.99);
console.log(
  `away for ${shareOf(away, 0.5)} ms (half of them), ${late} ms (99 of 100). Nobody was connected and not told for longer than ${reached.deafest} ms.`,
);
const isLate = late > 2000;
if (isLate) console.log('*** they should be back within 2 s');
console.log(isLate ? '0 passed, 1 failed' : '1 passed, 0 failed');
process.exit(isLate ? 1 : 0);
