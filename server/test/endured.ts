import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { FAULTS, type Fault } from './faulty-cluster.ts';

/** What came of a part of the ordeal of several nodes, from an empty database to the last game. */
export interface Part {
  readonly tables: number;
  readonly seed: number;
  readonly minutes: number;
  /** How many programs wanted a processor, on the average, and how many processors there were: what the machine did besides is in it. */
  readonly load: number;
  readonly processors: number;
  readonly faults: Readonly<Partial<Record<Fault, number>>>;
  /** Answers, changes, answers taken back, words and promises that a node had acknowledged: all were there at the end, once. */
  readonly acknowledged: number;
  /** Games that were played to the end, each with a record that replays. */
  readonly games: number;
  readonly happenings: number;
  /** After a node was killed and nothing else was wrong: how many people were away for so many milliseconds at most. */
  readonly away: Readonly<Record<string, number>>;
  /** For how long somebody was connected at most and was not told what happened, in milliseconds. */
  readonly deafest: number;
  /** For how long the computer did something else, in milliseconds: what fell into that is not counted. */
  readonly stoodStill: number;
}

/** Parts that were whole, in the order in which they were run. */
interface Kept {
  readonly parts: Part[];
}

export const partsIn = (file: string): Part[] =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Kept).parts : [];

export function keepPart(file: string, part: Part): void {
  const kept: Kept = { parts: [...partsIn(file), part] };
  writeFileSync(`${file}.new`, `${JSON.stringify(kept, null, 2)}\n`);
  renameSync(`${file}.new`, file);
}

/** Times are counted in steps of so many milliseconds, so that parts can be added up. */
const STEP = 50;

export function byLength(times: readonly number[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const time of times) {
    const most = STEP * Math.max(1, Math.ceil(time / STEP));
    counts[most] = (counts[most] ?? 0) + 1;
  }
  return counts;
}

/** For so long, at most, all but that share of them were away. */
export function lengthOf(counts: Readonly<Record<string, number>>, share: number): number {
  const lengths = Object.keys(counts)
    .map(Number)
    .toSorted((one, other) => one - other);
  let still = share * lengths.reduce((sum, length) => sum + counts[length]!, 0);
  for (const length of lengths) {
    still -= counts[length]!;
    if (still <= 0) return length;
  }
  return 0;
}

function added(all: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const sum: Record<string, number> = {};
  for (const counts of all) for (const [key, count] of Object.entries(counts)) sum[key] = (sum[key] ?? 0) + count;
  return sum;
}

export const faultsOf = (parts: readonly Part[]): number =>
  parts.flatMap(({ faults }) => Object.values(faults)).reduce((sum, times) => sum + times, 0);

/** Where more programs than that want each processor it is these that keep people waiting. The ordeal itself is three and a half of them at 200 tables, on two. */
const CALM = 5;

/** How long people were away after a kill in the parts in which the computer did little else. */
const awayIn = (parts: readonly Part[]): Record<string, number> =>
  added(parts.filter(({ load, processors }) => load <= CALM * processors).map(({ away }) => away));

/** The same, for 99 of 100 of them at most. */
export const awayOf = (parts: readonly Part[], share = 0.99): number => lengthOf(awayIn(parts), share);

/** What all parts came to, in words. */
export function wordsFor(parts: readonly Part[]): string {
  const sum = (what: 'acknowledged' | 'games' | 'happenings' | 'minutes' | 'stoodStill'): number =>
    Math.round(parts.reduce((all, part) => all + part[what], 0));
  const faults = added(parts.map((part) => part.faults));
  const people = Object.values(awayIn(parts)).reduce((all, each) => all + each, 0);
  const loads = parts.map(({ load, processors }) => load / processors).toSorted((one, other) => one - other);
  return [
    `${faultsOf(parts)} faults in ${parts.length} parts, ${sum('minutes')} minutes:`,
    ...FAULTS.map((kind) => `  ${String(faults[kind] ?? 0).padStart(5)} × ${kind}`),
    `${sum('acknowledged')} wishes were acknowledged: all are there, once. ${sum('games')} games came to their end, and replay. People were told of ${sum('happenings')} happenings.`,
    `Nobody was connected and not told for longer than ${Math.max(0, ...parts.map(({ deafest }) => deafest))} ms.`,
    `After a node was killed while at most ${CALM} programs wanted each processor ${people} people were away, half of them for at most ${awayOf(parts, 0.5)} ms, 99 of 100 for at most ${awayOf(parts)} ms.`,
    `${(loads[0] ?? 0).toFixed(1)} to ${(loads.at(-1) ?? 0).toFixed(1)} programs wanted each processor during a part. For ${Math.round(sum('stoodStill') / 1000)} s the computer did something else; what fell into that is not counted.`,
    '',
  ].join('\n');
}
