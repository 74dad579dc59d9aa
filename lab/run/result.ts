import { hash } from 'node:crypto';
import { Refusal } from '@gilt/engine/fault';
import { gameNamed } from '@gilt/engine/game';
import { games } from '@gilt/games/all';
import { cellsOf, type RunPlan } from './plan.ts';
import type { Shard } from './shards.ts';
import { emptyTotals, merge, type Totals, totalsText } from './totals.ts';

/** What came of a whole run. It depends on the plan and the rules alone, not on how it was cut, nor on who played what. */
export interface RunResult {
  readonly plan: RunPlan;
  /** The version of the rules, by game. */
  readonly rules: Readonly<Record<string, number>>;
  /** By cell. */
  readonly totals: readonly Totals[];
  readonly digest: string;
}

/** The version of the rules, by game, that a plan is played by here. */
export const rulesOf = (plan: RunPlan): Record<string, number> =>
  Object.fromEntries(plan.lines.map(({ game }) => [game, gameNamed(game, games).version] as const).toSorted());

/** Names a plan together with the rules it is played by: what was played for another is not mixed with it. */
export const identityOf = (plan: RunPlan): string => hash('sha256', JSON.stringify([plan, rulesOf(plan)]));

/** What a shard is known by: any other totals, of any other rounds or plan, have another digest. */
export const shardDigest = (identity: string, { cell, from, to }: Shard, totals: Totals): string =>
  hash('sha256', `${identity}/${cell}/${from}/${to}\n${totalsText(totals)}`);

/** Adds shards up, in any order. */
export function resultOf(plan: RunPlan, shards: Iterable<readonly [Shard, Totals]>): RunResult {
  const totals = cellsOf(plan).map(({ players }) => emptyTotals(players));
  for (const [{ cell }, some] of shards) merge(totals[cell]!, some);
  return { plan, rules: rulesOf(plan), totals, digest: digestOf(plan, totals) };
}

const digestOf = (plan: RunPlan, totals: readonly Totals[]): string =>
  hash('sha256', [identityOf(plan), ...totals.map(totalsText)].join('\n'));

export const resultText = ({ plan, rules, totals, digest }: RunResult): string =>
  `{"plan":${JSON.stringify(plan)},\n"rules":${JSON.stringify(rules)},\n"totals":[\n${totals.map(totalsText).join(',\n')}\n],\n"digest":"${digest}"}\n`;

/** Reads a result and sees whether it is what was written. */
export function readResult(text: string): RunResult {
  let result: RunResult;
  try {
    result = JSON.parse(text);
  } catch {
    throw new Refusal('this is not the result of a run: it is not valid JSON');
  }
  const { plan, totals, digest } = result;
  if (!plan || !Array.isArray(totals)) throw new Refusal('this is not the result of a run');
  if (digestOf(plan, totals) !== digest)
    throw new Refusal('the result does not have its digest: it was changed, or made by other rules');
  return result;
}
