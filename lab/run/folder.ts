import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '@gilt/engine/fault';
import type { RunPlan } from './plan.ts';
import { identityOf, type RunResult, resultText, shardDigest } from './result.ts';
import type { Shard } from './shards.ts';
import type { Totals } from './totals.ts';

/** What a run keeps on disk: its plan, a file for each finished shard, and in the end the result. */
const PLAN = 'plan.json';
export const RESULT = 'result.json';

/** Begins a run in a folder, or goes on with it. */
export function openFolder(folder: string, plan: RunPlan): void {
  const file = join(folder, PLAN);
  const identity = identityOf(plan);
  if (existsSync(file)) {
    if (readFileSync(file, 'utf8').split('\n')[0] !== identity)
      throw new Refusal(`${folder} holds the run of another plan, or of other rules: name another folder with --out`);
    return;
  }
  mkdirSync(join(folder, 'shards'), { recursive: true });
  writeWhole(file, `${identity}\n${JSON.stringify(plan)}\n`);
}

const shardFile = (folder: string, { cell, from, to }: Shard): string =>
  join(folder, 'shards', `${cell}-${from}-${to}.json`);

export const keepShard = (folder: string, identity: string, shard: Shard, totals: Totals): void =>
  writeWhole(shardFile(folder, shard), `${shardDigest(identity, shard, totals)}\n${JSON.stringify(totals)}\n`);

/** A shard that was finished; null if there is none, or if it is not what was written. */
export function keptShard(folder: string, identity: string, shard: Shard): Totals | null {
  const file = shardFile(folder, shard);
  if (!existsSync(file)) return null;
  const [digest, text = ''] = readFileSync(file, 'utf8').split('\n');
  try {
    const totals: Totals = JSON.parse(text);
    return shardDigest(identity, shard, totals) === digest ? totals : null;
  } catch {
    return null;
  }
}

/** A shard that turned out not to be so. */
export const forgetShard = (folder: string, shard: Shard): void => rmSync(shardFile(folder, shard), { force: true });

export const keepResult = (folder: string, result: RunResult): void =>
  writeWhole(join(folder, RESULT), resultText(result));

/** A file is there whole, or not at all, whenever the machine stops. */
function writeWhole(file: string, text: string): void {
  const draft = `${file}.${process.pid}.draft`;
  const handle = openSync(draft, 'w');
  try {
    writeSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(draft, file);
}
