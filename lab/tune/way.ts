import { hash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '@gilt/engine/fault';
import { gameNamed } from '@gilt/engine/game';
import { games } from '@gilt/games/all';
import type { TunePlan } from './plan.ts';
import type { Step } from './tune.ts';

/** The log of a tuning: its plan by name, and a line for each change that was tried. */
const LOG = 'way.jsonl';

/** Names a plan with the set that it begins with and the rules it is played by. */
const identityOf = (plan: TunePlan, set: unknown): string =>
  hash('sha256', JSON.stringify([plan, set, gameNamed(plan.game, games).version]));

/** The steps taken so far, of a tuning that is begun or gone on with in this folder. */
export function stepsIn(folder: string, plan: TunePlan, set: unknown): Step[] {
  const file = join(folder, LOG);
  const identity = identityOf(plan, set);
  if (!existsSync(file)) {
    writeFileSync(file, `${identity}\n`);
    return [];
  }
  const [first, ...lines] = readFileSync(file, 'utf8').split('\n');
  if (first !== identity)
    throw new Refusal(`${folder} holds the tuning of another plan, or by other rules: name another folder with --out`);
  // A line that was cut off is tried again.
  const whole = lines.filter((line, i) => line && i < lines.length - 1);
  writeFileSync(file, [identity, ...whole, ''].join('\n'));
  return whole.map((line) => JSON.parse(line) as Step);
}

export const keepStep = (folder: string, step: Step): void =>
  appendFileSync(join(folder, LOG), `${JSON.stringify(step)}\n`);
