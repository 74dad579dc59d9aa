import { type Eyes, heardWith, seatOfEyes, storyWith, viewWith } from '@gilt/engine/eyes';
import { openLine, type State } from '@gilt/engine/flow';
import type { Dealing } from '@gilt/engine/record';
import type { Frame, Reel } from '@gilt/engine/reel';
import type { Seat } from '@gilt/engine/seat';
import type { Aside } from '@gilt/protocol/replay';
import type { Happened, Now, PromiseSight, TableSight, What } from '@gilt/protocol/sight';
import type { Moment, Passage } from '../player/passage.ts';

/** A game that was played, and the table it was played at. */
export interface Tape {
  readonly reel: Reel;
  /** The table as it was in the end. */
  readonly table: TableSight;
  readonly asides: readonly Aside[];
  /** So many entries have not been played again yet; left out where the reel has all. */
  readonly rest?: number;
}

/** The table at which a game may have been played of which nothing else is known than who sat there. */
export function tableOf({ game, setup, frames }: Reel, names: readonly string[], dealing?: Dealing): TableSight {
  const { after } = frames.at(-1)!;
  const over = after.flow.stack.length === 0;
  return {
    code: '',
    game: game.id,
    rules: game.version,
    players: setup.players,
    options: setup.options as Record<string, unknown>,
    status: over ? 'over' : 'playing',
    why: null,
    seats: names.map((name) => ({ kind: 'person', name, presence: 'here', host: false })),
    you: null,
    youHost: false,
    clock: null,
    minutes: null,
    standIn: '',
    listed: false,
    watchable: true,
    dealing: {
      commitment: dealing?.commitment ?? '',
      secret: dealing?.secret ?? null,
      numbers: dealing ? [...dealing.numbers] : null,
    },
    undo: null,
    promises: [],
    outcome: over ? (game.outcome(after as never) as TableSight['outcome']) : null,
    rematch: null,
  };
}

/** A tape as some eyes saw it: what a player walks along. */
export interface Seen {
  readonly start: Moment;
  /** What was told before anybody was asked anything. */
  readonly past: readonly Happened[];
  readonly passages: readonly Passage[];
  /** For each passage, to which frame of the reel it belongs. */
  readonly frames: readonly number[];
}

/** Everything that happened, as these eyes saw it. What a game looks like is only found when somebody looks at it. */
export function seenWith({ reel, table, asides, rest = 0 }: Tape, eyes: Eyes): Seen {
  const { frames } = reel;
  const passages: Passage[] = [];
  const belongs: number[] = [];
  const promises: PromiseSight[] = [];
  const nowAt = once((state: State) => nowWith(reel, state, eyes));
  const end = rest > 0 ? null : frames.at(-1)!.after;

  const over: TableSight = { ...table, you: seatOfEyes(eyes), youHost: false, undo: null, rematch: null };
  const underWay = (): TableSight => ({ ...over, status: 'playing', outcome: null, promises: promises.slice() });
  let sight = underWay();
  const momentAt = (n: number, state: State): Moment => ({
    n,
    table: state === end ? over : sight,
    get now() {
      return nowAt(state);
    },
  });
  let state = frames[0]!.after;
  let now = momentAt(1, state);
  const start = now;
  const past: Happened[] = [{ n: 1, at: 0, what: { type: 'started' }, events: eventsOf(frames[0]!, eyes) }];

  function add(frame: number, happened: Omit<Happened, 'n'>, to: State): void {
    const n = now.n + 1;
    const after = momentAt(n, to);
    const { at, what, events } = happened;
    let changes: Changes | undefined;
    const told: Happened = events
      ? {
          n,
          at,
          what,
          events,
          get changes() {
            changes ??= changesOf(reel, frames[frame]!, eyes);
            return changes;
          },
        }
      : { n, at, what };
    passages.push({ happened: told, before: now, after });
    belongs.push(frame);
    now = after;
    state = to;
  }
  /** What was said and promised before that entry. */
  function addAsides(place: number): void {
    for (const { after, at, what } of asides) {
      if (after !== place) continue;
      if (what.type === 'promised') {
        promises.push(promiseOf(what, now.n + 1));
        sight = underWay();
      }
      add(Math.min(place + 1, frames.length - 1), { at, what }, state);
    }
  }

  for (const [place, frame] of frames.entries()) {
    if (place === 0) continue;
    addAsides(place - 1);
    const { before: sealed } = frame;
    if (sealed && frame.entry?.type !== 'undo') add(place, { at: 0, what: chosen(sealed) }, sealed);
    const events = eventsOf(frame, eyes);
    add(place, { at: 0, what: whatOf(frame), ...(events.length > 0 ? { events } : {}) }, frame.after);
  }
  if (rest === 0) addAsides(frames.length - 1);
  return { start, past, passages, frames: belongs };
}

function nowWith({ game }: Reel, state: State, eyes: Eyes): Now {
  const own = eyes === 'open' || eyes === null ? -1 : state.flow.answers[eyes]!;
  return {
    view: viewWith(game, state, eyes) as unknown as Now['view'],
    // Nobody is asked any more.
    asked: null,
    chosen: own >= 0 ? openLine(game, state)!.question.choices.name(own) : null,
    deadline: null,
    asleep: false,
  };
}

type Events = NonNullable<Happened['events']>;
type Changes = NonNullable<Happened['changes']>;

const changesOf = ({ game }: Reel, frame: Frame, eyes: Eyes): Changes =>
  storyWith(game, frame.telling(), eyes)
    .filter(({ event }) => event !== null)
    .map(({ change }) => change as Changes[number]);

const eventsOf = ({ told }: Frame, eyes: Eyes): Events =>
  told.flatMap((each) => (heardWith(each, eyes) as Events[number] | null) ?? []);

const whatOf = ({ entry, before }: Frame): What => {
  if (entry?.type === 'undo') return { type: 'undone' };
  if (entry?.type === 'outside') return { type: 'befell', what: entry.what };
  return chosen(before!);
};

/** Somebody has chosen: the last of those who were asked. */
const chosen = ({ flow }: State): What => ({
  type: 'chosen',
  seat: flow.answers.findLastIndex((answer) => answer >= 0) as Seat,
  question: flow.asked,
});

const promiseOf = ({ seat, kind, terms, to }: What & { type: 'promised' }, n: number): PromiseSight => ({
  n,
  by: seat,
  to,
  kind,
  terms,
  verdict: 'moot',
});

/** Finds something once for each. */
function once<K extends object, V>(find: (key: K) => V): (key: K) => V {
  const found = new WeakMap<K, V>();
  return (key) => {
    const value = found.get(key) ?? find(key);
    found.set(key, value);
    return value;
  };
}
