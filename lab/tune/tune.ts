import { pick, type Random, randomFrom, weighted } from '@gilt/engine/random';
import { seedFrom } from '@gilt/engine/seed';
import type { Totals } from '../run/totals.ts';
import type { PlayedShard, ShardJob } from '../run/worker.ts';
import { playShard } from '../run/worker.ts';
import { inOrder } from '../threads.ts';
import { changed, type Move, movesOf, textOf, valueAt } from './fields.ts';
import { errorOf, type Figure, figuresOf, isMet, lossOf, missOf, type Played, together } from './figures.ts';
import { cellsFor, isSet, type ReadTunePlan, type TunePlan } from './plan.ts';

/** The deals of a table are played in so many parts, and the spread of these says how sure a difference is. */
const PARTS = 10;
/** After so many of them it is seen whether a change is worth the rest. */
const FIRST_LOOK = 3;

/** A change that was tried. A line of the log. */
export interface Step {
  readonly step: number;
  /** Which card, by name, if it lies in one. */
  readonly card: string;
  readonly path: string;
  readonly from: unknown;
  readonly to: unknown;
  /** What it comes to together, and how much less that is than before; with its standard error. */
  readonly loss: number;
  readonly gain: number;
  readonly error: number;
  readonly kept: boolean;
  /** What the set came to after this step, and how many targets it missed. */
  readonly left: number;
  readonly missed: number;
}

export interface Tuning extends ReadTunePlan {
  readonly threads: number;
  /** The file of lab/run/worker.ts, bundled. */
  readonly worker: URL;
  /** Steps that were taken before it was stopped. */
  readonly before: readonly Step[];
  readonly onStep: (step: Step) => void;
}

/** What became of a set, and how it and the one before do on deals that were kept aside. */
export interface Tuned {
  readonly set: unknown;
  readonly steps: readonly Step[];
  readonly was: readonly Measured[];
  readonly is: readonly Measured[];
}

export interface Measured extends Figure {
  readonly error: number;
}

/**
 * Changes a set of cards, one field after another, so that its figures come to lie where they should. Each change is tried on the same
 * deals as what it would take the place of, and kept if that helps by more than chance would. It looks first where most is amiss.
 */
export async function tune(tuning: Tuning): Promise<Tuned> {
  const { plan, before } = tuning;
  const steps = [...before];
  let set = tuning.set;
  for (const step of before) if (step.kept) set = changed(set, moveOf(tuning, step));
  let played = await play(tuning, set, 0, PARTS);
  for (let number = steps.length + 1; number <= plan.steps; number++) {
    if (lossOf(together(played), plan.targets) === 0) break;
    const random = randomFrom(Number.parseInt(seedFrom(plan.seed, 'step', number).slice(0, 8), 16));
    const move = nextMove(tuning, set, together(played), sinceLastKept(steps), random);
    if (!move) break;
    const other = changed(set, move);
    const trial = await tryOut(tuning, played, other);
    const step: Omit<Step, 'left' | 'missed'> = {
      step: number,
      card: move.field.within.at(-1) ?? '',
      path: textOf(move.field.path),
      from: valueAt(set, move.field.path),
      to: move.to,
      loss: trial.loss,
      gain: trial.gain,
      error: trial.error,
      kept: trial.gain > plan.sure * trial.error && trial.played !== null,
    };
    if (step.kept) {
      set = other;
      played = trial.played!;
    }
    const figures = figuresOf(together(played), plan.targets);
    const told: Step = {
      ...step,
      left: figures.reduce((sum, figure) => sum + missOf(figure), 0),
      missed: figures.filter((figure) => !isMet(figure)).length,
    };
    steps.push(told);
    tuning.onStep(told);
  }
  return { set, steps, was: await measured(tuning, tuning.set), is: await measured(tuning, set) };
}

const moveOf = ({ fields }: Tuning, { path, to }: Step): Move => ({
  field: fields.find((field) => textOf(field.path) === path)!,
  to,
});

/** What was tried in vain with the set as it is. */
function sinceLastKept(steps: readonly Step[]): Set<string> {
  const last = steps.findLastIndex(({ kept }) => kept);
  return new Set(steps.slice(last + 1).map(({ path, to }) => keyOf(path, to)));
}
const keyOf = (path: string, to: unknown): string => `${path} ${JSON.stringify(to)}`;

/** So often a change is looked for in the card that a figure is about, where there is one; otherwise anywhere. */
const AT_THE_CARD = 0.7;

/** A change that has not been tried yet; null if there is none left. The more a figure misses its target, the likelier its card. */
function nextMove(
  { plan, fields }: Tuning,
  set: unknown,
  tables: readonly Totals[],
  tried: ReadonlySet<string>,
  random: Random,
): Move | null {
  const moves = fields
    .flatMap((field) => movesOf(set, field))
    .filter(({ field, to }) => !tried.has(keyOf(textOf(field.path), to)));
  const figures = figuresOf(tables, plan.targets).filter((figure) => missOf(figure) > 0);
  let left = moves;
  if (figures.length > 0) {
    const worst = figures[weighted(random, figures.map(missOf))]!;
    const about = moves.filter(({ field }) => field.within.includes(worst.name));
    if (about.length > 0 && weighted(random, [AT_THE_CARD, 1 - AT_THE_CARD]) === 0) left = about;
  }
  while (left.length > 0) {
    const move = pick(random, left);
    if (isSet(plan, changed(set, move))) return move;
    left = left.filter((each) => each !== move);
  }
  return null;
}

/** Plays with another set; gives up after a first look if it is worse there. */
async function tryOut(
  tuning: Tuning,
  played: Played,
  set: unknown,
): Promise<{ loss: number; gain: number; error: number; played: Played | null }> {
  const first = await play(tuning, set, 0, FIRST_LOOK);
  const look = compared(
    tuning.plan,
    played.map((parts) => parts.slice(0, FIRST_LOOK)),
    first,
  );
  if (look.gain < -look.error) return { ...look, played: null };
  const rest = await play(tuning, set, FIRST_LOOK, PARTS);
  const all = first.map((parts, table) => [...parts, ...rest[table]!]);
  return { ...compared(tuning.plan, played, all), played: all };
}

/** How much one is better than the other, on the same deals. */
function compared({ targets }: TunePlan, was: Played, is: Played): { loss: number; gain: number; error: number } {
  const parts = was[0]!.length;
  const gain = (without?: number): number =>
    lossOf(together(was, without), targets) - lossOf(together(is, without), targets);
  return { loss: lossOf(together(is), targets), gain: gain(), error: errorOf(parts, gain) };
}

/** Plays some parts of every table with a set of cards. */
async function play(
  { plan, threads, worker }: Tuning,
  set: unknown,
  from: number,
  to: number,
  seed = plan.seed,
  rounds?: number,
): Promise<Played> {
  const cells = cellsFor(plan, set, seed, rounds);
  const jobs = cells.flatMap((cell, table) =>
    Array.from({ length: to - from }, (_, i): ShardJob => {
      const at = (part: number): number => Math.floor((cell.rounds * part) / PARTS);
      return { cell, shard: { cell: table, from: at(from + i), to: at(from + i + 1) } };
    }),
  );
  const played: Totals[][] = cells.map(() => []);
  let next = 0;
  for await (const { totals } of inOrder<ShardJob, PlayedShard>({ jobs, threads, worker, here: playShard }))
    played[jobs[next++]!.shard.cell]!.push(totals);
  return played;
}

/** The figures of a set on deals that nothing was chosen by. */
async function measured(tuning: Tuning, set: unknown): Promise<Measured[]> {
  const { plan } = tuning;
  const played = await play(tuning, set, 0, PARTS, `${plan.seed}/aside`, plan.aside);
  const without = Array.from({ length: PARTS }, (_, i) => figuresOf(together(played, i), plan.targets));
  return figuresOf(together(played), plan.targets).map((figure) => ({
    ...figure,
    error: errorOf(PARTS, (part) => (without[part]!.find((each) => isSame(each, figure)) ?? figure).value),
  }));
}

const isSame = (one: Figure, other: Figure): boolean =>
  one.table === other.table && one.target === other.target && one.name === other.name;
