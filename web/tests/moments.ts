import { random } from '@gilt/bots/random';
import { thumb } from '@gilt/bots/thumb';
import { askedOf, waitingFor } from '@gilt/engine/answer';
import { changed } from '@gilt/engine/change';
import { openLine } from '@gilt/engine/flow';
import type { AnyGame } from '@gilt/engine/game';
import type { Seat } from '@gilt/engine/seat';
import { seedFrom } from '@gilt/engine/seed';
import { storyFor, type Telling } from '@gilt/engine/story';
import { viewOf } from '@gilt/engine/view';
import { choose, taskOf } from '@gilt/table/choosing';
import type { Happening, Person } from '@gilt/table/happening';
import { firstLine, type Line, note } from '@gilt/table/log';
import { join, start } from '@gilt/table/seats';
import { nowSeen, whatSeen } from '@gilt/table/sight';
import { opened, type Table } from '@gilt/table/table';
import type { Plan } from '../player/pace.ts';
import type { Story } from '../player/story.ts';

/** A table as its log has it, before anything happens at it. */
export interface Setting {
  readonly game: AnyGame;
  readonly people: readonly Person[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
}

/** A question that was put at a table, and how it was answered. */
export interface Moment {
  readonly setting: Setting;
  /** The log of the whole game; that of the moment ends before `from`. */
  readonly lines: readonly Line[];
  readonly from: number;
  readonly question: number;
  /** The procedure and step that asks: `battle.playCards`. */
  readonly where: string;
  /** The seat that is looked at, and how much it may choose from. */
  readonly seat: Seat;
  readonly options: number;
  /** By seat that had a choice: what it chose. */
  readonly answers: ReadonlyMap<Seat, string>;
  /** How much lies before that seat. */
  readonly fullness: number;
  /** How much there was to tell once the last answer was in. */
  readonly told: number;
  /** Whether the board shows at length what came of it. */
  readonly scene: boolean;
  /** Where the next question was put; null: the game was over. */
  readonly next: string | null;
  /** What the seat's score is, before and after, as it is written; null: the game has none while it lasts. */
  readonly scores: readonly string[] | null;
}

/** A game that was played to its end. */
export interface Played {
  readonly setting: Setting;
  readonly lines: readonly Line[];
  readonly moments: readonly Moment[];
  /** How much there is to read in its result. */
  readonly result: number;
}

/** What is to be known of a game to weigh its moments. */
export interface Weights {
  /** What the board shows at length. */
  // biome-ignore lint/suspicious/noExplicitAny: each game has views of its own
  readonly plan: (story: Story<any, any>) => Plan | null;
  /** How much lies before a seat; without it, how long its view is. */
  // biome-ignore lint/suspicious/noExplicitAny: each game has a state of its own
  readonly fullness?: (state: any, seat: Seat) => number;
  /** What a seat's score is, as the page writes it. */
  // biome-ignore lint/suspicious/noExplicitAny: each game has a state of its own
  readonly score?: (state: any, seat: Seat) => string;
}

/** A table that is set and not yet begun; whoever is in `people` sits there. */
export function setTable({ game, people, options, seed }: Setting, players = people.length): [Table, Line[]] {
  const created: Happening & { type: 'created' } = {
    type: 'created',
    host: people[0]!,
    game: game.id,
    terms: { players, options, clock: null, minutes: null, standIn: 'thumb', listed: false, watchable: true },
    bots: Array.from({ length: players }, () => null),
    secret: seedFrom(seed),
  };
  const table = opened('TESTTEST', created, [game]);
  const lines = [firstLine(created, Date.now())];
  for (const person of people) add(table, lines, join(table, person, undefined, null));
  return [table, lines];
}

/** Something happens at a table, and its log says so. */
export function add(table: Table, lines: Line[], happening: Happening): Telling {
  const { line, telling } = note(table, happening, Date.now());
  lines.push(line);
  return telling;
}

/** Plays a game to its end: by rules of thumb, or as chance will have it, which leads to stranger places. */
export function played(setting: Setting, how: 'thumb' | 'random', weights: Weights): Played {
  const [table, lines] = setTable(setting);
  add(table, lines, start(table, setting.people[0]!));
  const moments: Moment[] = [];
  while (table.status === 'playing') moments.push(...answered(setting, table, lines, how, weights));
  return { setting, lines, moments, result: lines.at(-1)!.told?.length ?? 0 };
}

/** Has the open question answered; a moment for each seat that had a choice. */
function answered(
  setting: Setting,
  table: Table,
  lines: Line[],
  how: 'thumb' | 'random',
  { plan, fullness, score }: Weights,
): Moment[] {
  const { game, state } = table.sitting!;
  const { where, question: put } = openLine(game, state)!;
  const { question } = table;
  const from = lines.length;
  const answers = new Map<Seat, string>();
  const seats = waitingFor(state);
  const before = seats.map((seat) => ({
    seat,
    options: askedOf(game, state, seat)!.options.length,
    fullness: fullness?.(state, seat) ?? JSON.stringify(nowSeen(table, seat)!.view).length,
    score: score?.(state, seat) ?? null,
  }));
  const bot = how === 'thumb' ? thumb : random;
  for (const seat of seats) answers.set(seat, put.choices.name(bot.think(taskOf(table, seat)!) as number));
  let telling: Telling = { told: [], moments: [] };
  for (const [seat, choice] of answers) telling = add(table, lines, choose(table, seat, question, choice));
  const { told, happening } = lines.at(-1)!;
  const steps = storyFor(game.secrets, telling, null).filter(({ event }) => event !== null);
  const views = [viewOf(game.secrets, telling.moments[0]!, null)];
  for (const { change } of steps) views.push(changed(views.at(-1)!, change));
  const what = whatSeen(happening, null, String, null);
  const after = viewOf(game.secrets, table.sitting!.state, null);
  const planned = plan({ what, events: steps.map(({ event }) => event!), views, after, you: null });
  const scene = planned !== null && !planned.passing;
  return before.map(({ seat, options, fullness: full, score: old }) => ({
    setting,
    lines,
    from,
    question,
    where,
    seat,
    options,
    answers,
    fullness: full,
    told: told?.length ?? 0,
    scene,
    next: openLine(game, table.sitting!.state)?.where ?? null,
    scores: old === null ? null : [old, score!(table.sitting!.state, seat)],
  }));
}
