import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { games } from '@gilt/games/all';
import { BUDGETS, care, chances, type Experiment, errors, fortunes, luck, sums } from './experiments.ts';
import { fitted } from './fit.ts';
import { calibrationOf, type Finds, pooled, verdictOn } from './judge.ts';
import { knownIn } from './known-best.ts';
import { mixedIn } from './mixtures.ts';

/**
 * `npm run review-proof -- [--only a,b] [--games a,b] [--most N] [--part 1/2] [--folder DIR] [--judge] [--fit] [--out FILE]`: whether reviews are true. What was found in a game is
 * kept as a line of a file in the folder, so it goes on where it was interrupted; `--part 1/2` and `--part 2/2` share the work between two processes. In the end it judges what there is; `--judge` does that alone,
 * and `--fit` finds what a lead is worth (bots/review/outlook.ts).
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    games: { type: 'string' },
    most: { type: 'string', default: '1000000' },
    part: { type: 'string', default: '1/1' },
    folder: { type: 'string', default: 'reports/review-proof' },
    judge: { type: 'boolean', default: false },
    fit: { type: 'boolean', default: false },
    out: { type: 'string' },
  },
});

/** So many positions a game in which the best choice is known, and so many with a mixture. */
const KNOWN = 10;
const MIXED = 5;
/** From so many games is learned what a lead is worth. */
const FITTED = 600;

const experiments: Readonly<Record<string, Experiment<unknown>>> = {
  known: { games: KNOWN, find: async (game, number) => knownIn(game, number) },
  mixed: { games: 40, find: async (_, number) => mixedIn(number) },
  chances,
  fortunes,
  luck,
  care,
  errors,
  sums,
};

const wanted = (list: string | undefined, name: string): boolean => !list || list.split(',').includes(name);
const [part, parts] = values.part.split('/').map(Number) as [number, number];
const fileOf = (game: string, what: string, of: number): string => join(values.folder, `${game}-${what}-${of}.jsonl`);

/** What was found in a game, and in how much processor time. */
interface Line {
  readonly number: number;
  readonly seconds: number;
  readonly find: unknown;
}

/** The finds of all parts, by the number of the game they were made in. A last line that was cut off is found again. */
function kept(game: string, what: string): Map<number, Line> {
  const found = new Map<number, Line>();
  for (let of = 1; of <= 9; of++) {
    const file = fileOf(game, what, of);
    if (!existsSync(file)) continue;
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      try {
        const read = JSON.parse(line) as Line;
        found.set(read.number, read);
      } catch {}
    }
  }
  return found;
}

const enough: Readonly<Record<string, (finds: readonly unknown[]) => boolean>> = {
  mixed: (finds) => finds.filter(Boolean).length >= MIXED,
};

async function find(): Promise<void> {
  mkdirSync(values.folder, { recursive: true });
  for (const [what, experiment] of Object.entries(experiments)) {
    if (!wanted(values.only, what)) continue;
    for (const game of games) {
      if (!wanted(values.games, game.id) || (what === 'mixed') !== (game.id === 'goofspiel')) continue;
      const before = kept(game.id, what);
      const finds = [...before.values()].map((line) => line.find);
      const most = Math.min(experiment.games, Number(values.most));
      for (let number = 0; number < most; number++) {
        if (enough[what]?.(finds)) break;
        if (before.has(number) || number % parts !== part - 1) continue;
        const started = process.cpuUsage();
        const found = await experiment.find(game, number);
        const { user, system } = process.cpuUsage(started);
        finds.push(found);
        const line = { number, seconds: (user + system) / 1e6, find: found };
        appendFileSync(fileOf(game.id, what, part), `${JSON.stringify(line)}\n`);
      }
      console.log(`${game.name}, ${what}: ${kept(game.id, what).size} games`);
    }
  }
}

if (values.fit) {
  for (const game of games) if (wanted(values.games, game.id)) console.log(game.id, fitted(game, FITTED));
  process.exit(0);
}
if (!values.judge) await find();
const findsIn = (game: string) => {
  const finds = (what: string): unknown[] =>
    [...kept(game, what).values()].toSorted((a, b) => a.number - b.number).map(({ find: found }) => found);
  return {
    ...Object.fromEntries(Object.keys(experiments).map((what) => [what, finds(what)])),
    mixed: finds('mixed').filter(Boolean).slice(0, MIXED),
  } as unknown as Finds;
};
const found = games.map((game) => [game.id, findsIn(game.id)] as const);
const verdict = {
  budgets: BUDGETS,
  /** So many games belong to each. */
  asked: Object.fromEntries(Object.entries(experiments).map(([what, { games: count }]) => [what, count])),
  chances: calibrationOf(found.flatMap(([, { chances: some }]) => some)),
  /** What each took in processor time, on the average. */
  seconds: Object.fromEntries(games.map((game) => [game.id, secondsIn(game.id)])),
  games: Object.fromEntries(found.map(([game, finds]) => [game, verdictOn(finds)])),
};
if (values.out && existsSync(values.out)) keepFrom(JSON.parse(readFileSync(values.out, 'utf8')));
const text = `${JSON.stringify(verdict, null, 2)}\n`;
if (values.out) writeFileSync(values.out, text);
else console.log(text);

/** What nothing was found for this time stays as it was, and is called so. */
function keepFrom(before: typeof verdict): void {
  for (const [game, found] of Object.entries(verdict.games)) {
    const fields = found as Record<string, unknown>;
    const kept = Object.entries(before.games[game] ?? {}).filter(
      ([what, was]) => was !== null && fields[what] === null,
    );
    for (const [what, was] of kept) fields[what] = was;
    fields.kept = kept.map(([what]) => what);
  }
  const all = Object.values(verdict.games).flatMap(({ calibration }) => calibration ?? []);
  if (verdict.chances.positions < before.chances.positions)
    verdict.chances = { ...pooled(all), byChance: before.chances.byChance };
}

/** By experiment: the processor time that a game took on the average. */
function secondsIn(game: string): Readonly<Record<string, number>> {
  const each = Object.keys(experiments).flatMap((what) => {
    const lines = [...kept(game, what).values()];
    if (lines.length === 0) return [];
    return [[what, lines.reduce((sum, { seconds }) => sum + seconds, 0) / lines.length] as const];
  });
  return Object.fromEntries(each);
}
