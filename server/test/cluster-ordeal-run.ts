import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { binaries } from '../../scripts/postgres.ts';
import { clusterOrdeal } from './cluster-ordeal.ts';
import { awayOf, byLength, faultsOf, keepPart, type Part, partsIn, wordsFor } from './endured.ts';
import { FAULTS, type Fault, mostly } from './faulty-cluster.ts';

/**
 * `npm run cluster-ordeal [-- --faults N --part N --tables N --seed N --keep FILE --show --only FAULT]`: part after part, each with nodes and a database of its own, until so
 * many faults have been endured. What came of each part is kept in a file: started again it goes on after the last one that was whole. `--show` only adds up what is kept. `--only 'a node killed'`
 * has nothing else happen, in a single part that is not kept.
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
        part: { type: 'string', default: '50' },
        tables: { type: 'string', default: '200' },
        seed: { type: 'string', default: '1' },
        keep: { type: 'string', default: 'docs/cluster-ordeal.json' },
        show: { type: 'boolean', default: false },
        only: { type: 'string' },
      },
    });
    const number = (name: 'faults' | 'part' | 'tables' | 'seed'): number => {
      const given = Number(values[name]);
      if (!Number.isInteger(given) || given < 1) refuse(`--${name} ${values[name]}: should be a whole number from 1`);
      return given;
    };
    const [faults, part, tables, seed] = [number('faults'), number('part'), number('tables'), number('seed')];
    const only = values.only === undefined ? FAULTS : FAULTS.filter((kind) => kind === values.only);
    if (only.length === 0) refuse(`--only ${values.only}: should be one of ${FAULTS.join(', ')}`);
    return { faults, part, tables, seed, keep: values.keep, show: values.show, only };
  } catch (error) {
    refuse((error as Error).message);
  }
}

// What was started ends with this.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

const { faults, part, tables, seed, keep, show, only } = settings();
/** Those at as many tables: others are another ordeal. */
const reached = (): Part[] => partsIn(keep).filter((each) => each.tables === tables);
if (show) {
  console.log(`${tables} tables on three nodes. ${wordsFor(reached())}`);
  process.exit(0);
}
if (binaries() === null) refuse('postgresql is needed; install it (on Debian: apt-get install postgresql)');

/** People should be back within that after a node was killed, 99 of 100 of them, in milliseconds. */
const BACK = 2000;
/** Mostly seconds; now and then half a minute, after which everybody else has given them up. */
const moment = mostly(300, 5000, 30_000, 0.1);
const short = mostly(300, 4000, 9000, 0.15);
const lasting = (fault: Fault, random: Parameters<typeof moment>[0]): number =>
  fault === 'a node stopped' || fault === 'notices lost' ? moment(random) : short(random);

async function onePart(count: number, seed: number): Promise<Part> {
  const data = mkdtempSync(join(tmpdir(), 'gilt-cluster-ordeal-'));
  const start = performance.now();
  const loads: number[] = [];
  const look = setInterval(() => loads.push(loadavg()[0]!), 5000);
  try {
    const report = (line: string): void => console.log(`${new Date().toISOString().slice(11, 19)} ${line}`);
    const { away, ...endured } = await clusterOrdeal({
      ...{ data, tables, faults: count, seed, kinds: only, lasting, thinking: 6000, every: 1500, report },
    });
    rmSync(data, { recursive: true });
    const load = loads.reduce((sum, each) => sum + each, 0) / Math.max(1, loads.length);
    return {
      ...{ tables, seed, minutes: tenths((performance.now() - start) / 60_000) },
      ...{ load: tenths(load), processors: availableParallelism() },
      ...endured,
      away: byLength(away),
    };
  } catch (error) {
    console.error(error);
    console.log(`The logs of the nodes are in ${data}.\n0 passed, 1 failed`);
    process.exit(1);
  } finally {
    clearInterval(look);
  }
}
const tenths = (value: number): number => Math.round(10 * value) / 10;

if (only.length < FAULTS.length) {
  console.log(wordsFor([await onePart(faults, seed)]));
  process.exit(0);
}
console.log(`${tables} tables on three nodes, until ${faults} faults; ${faultsOf(reached())} are behind us.`);
for (let before = reached(); faultsOf(before) < faults; before = reached()) {
  keepPart(keep, await onePart(Math.min(part, faults - faultsOf(before)), seed * 1000 + before.length));
  console.log(`${faultsOf(reached())} of ${faults} faults`);
}
console.log(wordsFor(reached()));
const isLate = awayOf(reached()) > BACK;
if (isLate) console.log('*** they should be back within 2 s');
console.log(isLate ? '0 passed, 1 failed' : '1 passed, 0 failed');
process.exit(isLate ? 1 : 0);
