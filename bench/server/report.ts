import { median, spread } from '../median.ts';
import { timesAsFast } from '../race.ts';
import { type Contestant, OURS } from './contestants.ts';
import { type Measured, measure, type Plan, type Rest, rest } from './measure.ts';
import { type StartUp, startUp } from './stored-tables.ts';

export interface Report {
  readonly tables: number;
  readonly rounds: number;
  readonly perSecond: number;
  readonly servers: readonly ServerReport[];
  readonly rest: Rest;
  readonly startUp: StartUp;
}

/** Medians over the rounds. */
export interface ServerReport extends Measured {
  readonly name: string;
  readonly durable: boolean;
  /** How far the rounds' answers a second lie apart, in percent. */
  readonly spread: number;
  /** The first of ours over this one, by round: answers a second, answers a second of processor time, p99. */
  readonly ratios: { readonly speed: number; readonly cpu: number | null; readonly p99: number };
}

export interface Size extends Plan {
  readonly rounds: number;
  readonly storedTables: number;
}

export async function reportOf(
  contestants: readonly Contestant[],
  size: Size,
  progress: (text: string) => void,
): Promise<Report> {
  const rounds = contestants.map((): Measured[] => []);
  for (let round = 1; round <= size.rounds; round++)
    for (const [i, contestant] of contestants.entries()) {
      progress(`round ${round} of ${size.rounds}: ${contestant.name}`);
      const measured = await measure(contestant, size);
      progress(`  ${measured.answersPerSecond.toFixed(0)} answers/s, p99 ${measured.p99.toFixed(1)} ms`);
      rounds[i]!.push(measured);
    }
  const [ours] = OURS;
  progress('tables that are left alone');
  const resting = await rest(ours, size.tables);
  progress(`a start with ${size.storedTables} stored tables`);
  const starting = await startUp(ours.file, size.storedTables);
  return {
    tables: size.tables,
    rounds: size.rounds,
    perSecond: size.perSecond,
    servers: contestants.map((contestant, i) => serverReport(contestant, rounds[i]!, rounds[0]!)),
    rest: resting,
    startUp: starting,
  };
}

function serverReport({ name, durable }: Contestant, rounds: readonly Measured[], first: readonly Measured[]) {
  const all = (of: (measured: Measured) => number): number[] => rounds.map(of);
  const ratio = (of: (measured: Measured) => number): number => timesAsFast(first.map(of), rounds.map(of));
  const cpu = (each: Measured): number => each.answersPerCpuSecond ?? Number.NaN;
  const hasCpu = rounds.every(({ answersPerCpuSecond }) => answersPerCpuSecond !== null);
  return {
    name,
    durable,
    answersPerSecond: median(all((each) => each.answersPerSecond)),
    spread: spread(all((each) => each.answersPerSecond)),
    answersPerCpuSecond: hasCpu ? median(all(cpu)) : null,
    p50: median(all((each) => each.p50)),
    p99: median(all((each) => each.p99)),
    heapPerTable: median(all((each) => each.heapPerTable)),
    rssPerTable: median(all((each) => each.rssPerTable)),
    ratios: {
      speed: ratio((each) => each.answersPerSecond),
      cpu: hasCpu ? ratio(cpu) : null,
      p99: ratio((each) => each.p99),
    },
  };
}
