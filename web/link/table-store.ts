import { PENDING, SEALED } from '@gilt/engine/question';
import type { Seat } from '@gilt/engine/seat';
import type { Happened, Now, TableSight, What } from '@gilt/protocol/sight';
import type { ToClient } from '@gilt/protocol/to-client';
import type { ToServer } from '@gilt/protocol/to-server';
import type { Line, Link, OpenLink } from './link.ts';

/** A table as it is shown: everything up to one happening. */
export interface Shown {
  readonly n: number;
  readonly table: TableSight;
  readonly now: Now | null;
}

export interface Known {
  readonly line: Line;
  /** Why there is no table to be seen, and whether a seat is free all the same; null if there may be one. */
  readonly gone: { readonly why: string; readonly free: boolean } | null;
  /** The set of cards, if it is not the one that comes with the game. */
  readonly cards: unknown;
  /** Where the table stands. */
  readonly latest: Shown | null;
  /** Where the picture stands: it may be a few happenings behind, while it shows how they came about. */
  readonly shown: Shown | null;
  /** The happening that is being shown right now. */
  readonly scene: Happened | null;
  /** Everything that has happened, the oldest first. */
  readonly past: readonly Happened[];
  /** By seat: who is connected; and how many watch. */
  readonly here: { readonly seats: readonly boolean[]; readonly watchers: number } | null;
  /** What the table last refused to do, and how many refusals there were. */
  readonly refused: { readonly why: string; readonly count: number } | null;
}

type Unnumbered<R> = R extends { request: number } ? Omit<R, 'request'> : never;
/** What a person can ask of a table; it is numbered when it is sent. */
export type Request = Unnumbered<ToServer>;

export interface TableStore {
  known(): Known;
  subscribe(changed: () => void): () => void;
  send(request: Request): void;
  /** Which happenings are shown at length; and for how many milliseconds others are looked at in passing, while so many wait. */
  stageScenes(isScene: (happened: Happened) => boolean, beat?: (happened: Happened, waiting: number) => number): void;
  /** The scene has been shown. */
  sceneOver(): void;
  /** Comes to the table again: somebody who watched has taken a seat. */
  again(): void;
  close(): void;
}

/** If so many scenes wait to be shown, they are passed over: somebody was away, or sees bots play among themselves. */
const TOO_FAR_BEHIND = 4;

/** What this page knows of a table, kept up to date by its link. */
export function tableStore(open: OpenLink): TableStore {
  let known: Known = {
    line: 'connecting',
    gone: null,
    cards: undefined,
    latest: null,
    shown: null,
    scene: null,
    past: [],
    here: null,
    refused: null,
  };
  const listeners = new Set<() => void>();
  let waiting: { readonly happened: Happened; readonly after: Shown }[] = [];
  let isScene: (happened: Happened) => boolean = () => false;
  let beatOf: (happened: Happened, waiting: number) => number = () => 0;
  let beat: ReturnType<typeof setTimeout> | null = null;
  let requests = 0;

  const change = (next: Partial<Known>): void => {
    known = { ...known, ...next };
    for (const changed of listeners) changed();
  };

  /** Goes on showing, as far as the next scene. */
  function goOn(): void {
    let { shown, scene } = known;
    if (scene || beat) return;
    const scenes = waiting.filter(({ happened }) => isScene(happened)).length;
    while (waiting.length > 0 && !scene && !beat) {
      const { happened, after } = waiting.shift()!;
      shown = after;
      if (scenes > TOO_FAR_BEHIND) continue;
      if (isScene(happened)) scene = happened;
      else pause(beatOf(happened, waiting.length));
    }
    change({ shown, scene });
  }

  /** What was just shown is looked at for a moment before the next comes. */
  function pause(milliseconds: number): void {
    if (milliseconds <= 0) return;
    beat = setTimeout(() => {
      beat = null;
      goOn();
    }, milliseconds);
  }

  function noPause(): void {
    if (beat) clearTimeout(beat);
    beat = null;
  }

  function hear(message: ToClient): void {
    switch (message.type) {
      case 'welcome': {
        const { n, fresh, past, table, cards, now } = message;
        const latest = { n, table, now };
        waiting = [];
        noPause();
        change({ cards, latest, shown: latest, scene: null, past: fresh ? past : [...known.past, ...past] });
        return;
      }
      case 'happened': {
        if (!known.latest || message.n <= known.latest.n) return;
        const { type: _, table = known.latest.table, now: sent, re: __, ...happened } = message;
        const now = sent ?? (known.latest.now && withAnswer(known.latest.now, happened.what, table.you));
        const latest = { n: message.n, table, now };
        waiting.push({ happened, after: latest });
        change({ latest, past: [...known.past, happened] });
        goOn();
        return;
      }
      case 'table': {
        const { table } = message;
        const { latest, shown } = known;
        change({ latest: latest && { ...latest, table }, shown: shown && { ...shown, table } });
        return;
      }
      case 'here':
        change({ here: { seats: message.seats, watchers: message.watchers } });
        return;
      case 'refused':
        change({ refused: { why: message.why, count: (known.refused?.count ?? 0) + 1 } });
    }
  }

  const link: Link = open({
    seen: () => known.latest?.n ?? null,
    hear,
    line: (line) => change({ line }),
    gone: (why, free) => change({ gone: { why, free } }),
  });

  return {
    known: () => known,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    send: (request) => link.send({ ...request, request: requests++ } as ToServer),
    stageScenes(which, beats = () => 0) {
      isScene = which;
      beatOf = beats;
    },
    sceneOver() {
      if (!known.scene) return;
      known = { ...known, scene: null };
      goOn();
    },
    again: () => link.again(),
    close() {
      noPause();
      link.close();
    },
  };
}

/** Who has chosen, or taken it back, is told without the rest: nothing else has changed. */
function withAnswer(now: Now, what: What, you: Seat | null): Now {
  if (what.type !== 'chosen' && what.type !== 'tookBack') return now;
  const { flow } = now.view;
  const answers = flow.answers.with(what.seat, what.type === 'chosen' ? SEALED : PENDING);
  const chosen = what.type === 'chosen' ? (what.choice ?? null) : null;
  return {
    ...now,
    view: { ...now.view, flow: { ...flow, answers } },
    ...(what.seat === you ? { chosen } : {}),
  };
}
