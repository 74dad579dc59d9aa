import { median } from '../median.ts';
import { timesAsFast } from '../race.ts';
import type { Contestant } from './contestants.ts';
import { gather } from './crowd.ts';
import { type Rush, type RushPlan, rush } from './drive.ts';
import { startServer } from './server-process.ts';

/** How fast a server was when everybody answered as fast as they could, and how much faster the first was: medians over the rounds. */
interface RushReport {
  readonly name: string;
  readonly answersPerSecond: number;
  readonly answersPerCpuSecond: number;
  /** The first over this one, by round. */
  readonly speed: number;
  readonly cpu: number;
}

/** Only the answers a second, in short rounds that alternate: for two versions of ours on a machine whose speed changes. */
export async function rushes(
  contestants: readonly Contestant[],
  { tables, rounds, ...plan }: RushPlan & { readonly tables: number; readonly rounds: number },
  progress: (text: string) => void,
): Promise<RushReport[]> {
  const measured = contestants.map((): Rush[] => []);
  for (let round = 0; round < rounds; round++)
    for (const [i, { name, file, args, tongue }] of contestants.entries()) {
      const server = await startServer(file, args);
      const speed = await rush(await gather(server.port, tongue, await server.open(tables)), server, plan);
      await server.stop();
      progress(
        `${name}: ${speed.answersPerSecond.toFixed(0)}, ${speed.answersPerCpuSecond?.toFixed(0)} a second of its processor time`,
      );
      measured[i]!.push(speed);
    }
  const cpu = (each: Rush): number => each.answersPerCpuSecond ?? Number.NaN;
  const speed = (each: Rush): number => each.answersPerSecond;
  return contestants.map(({ name }, i) => ({
    name,
    answersPerSecond: median(measured[i]!.map(speed)),
    answersPerCpuSecond: median(measured[i]!.map(cpu)),
    speed: timesAsFast(measured[0]!.map(speed), measured[i]!.map(speed)),
    cpu: timesAsFast(measured[0]!.map(cpu), measured[i]!.map(cpu)),
  }));
}

export const tableOfRushes = (reports: readonly RushReport[]): string =>
  reports
    .map(
      ({ name, answersPerSecond, answersPerCpuSecond, speed, cpu }) =>
        `${name.padEnd(40)} ${answersPerSecond.toFixed(0).padStart(7)} answers/s ${answersPerCpuSecond.toFixed(0).padStart(7)} a second of processor time   ${speed.toFixed(2)}×  ${cpu.toFixed(2)}×\n`,
    )
    .join('');
