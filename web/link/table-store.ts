import { PENDING, SEALED } from '@gilt/engine/question';
import type { Seat } from '@gilt/engine/seat';
import type { Led } from '@gilt/protocol/replay';
import type { Happened, Now, What } from '@gilt/protocol/sight';
import type { ToClient } from '@gilt/protocol/to-client';
import type { ToServer } from '@gilt/protocol/to-server';
import type { Moment } from '../player/passage.ts';
import { type Player, player } from '../player/player.ts';
import type { Line, Link, OpenLink } from './link.ts';

export interface Known {
  readonly line: Line;
  /** Why there is no table to be seen, and whether a seat is free all the same; null if there may be one. */
  readonly gone: { readonly why: string; readonly free: boolean } | null;
  /** The set of cards, if it is not the one that comes with the game. */
  readonly cards: unknown;
  /** Where the table stands. What is shown of it may be behind: see `player`. */
  readonly latest: Moment | null;
  /** Everything that has happened, the oldest first. */
  readonly past: readonly Happened[];
  /** By seat: who is connected; and how many watch. */
  readonly here: { readonly seats: readonly boolean[]; readonly watchers: number } | null;
  /** What the host shows of a game that is over; null if nothing. */
  readonly led: Led | null;
  /** What the table last refused to do, and how many refusals there were. */
  readonly refused: { readonly why: string; readonly count: number } | null;
}

type Unnumbered<R> = R extends { request: number } ? Omit<R, 'request'> : never;
/** What a person can ask of a table; it is numbered when it is sent. */
export type Request = Unnumbered<ToServer>;

export interface TableStore {
  known(): Known;
  /** Shows how what is known came about. */
  readonly player: Player;
  subscribe(changed: () => void): () => void;
  send(request: Request): void;
  /** Somebody takes the device that is passed around, or (null) lays it down. */
  hold(seat: Seat | null): void;
  /** Comes to the table again: somebody who watched has taken a seat. */
  again(): void;
  close(): void;
}

/** What this page knows of a table, kept up to date by its link. */
export function tableStore(open: OpenLink): TableStore {
  let known: Known = {
    line: 'connecting',
    gone: null,
    cards: undefined,
    latest: null,
    past: [],
    here: null,
    led: null,
    refused: null,
  };
  const listeners = new Set<() => void>();
  const shows = player({ later, showing: () => ({ beats: [], stays: 0 }) });
  let requests = 0;

  const change = (next: Partial<Known>): void => {
    known = { ...known, ...next };
    for (const changed of listeners) changed();
  };

  function hear(message: ToClient): void {
    switch (message.type) {
      case 'welcome': {
        const { n, fresh, past, table, cards, now } = message;
        const latest = { n, table, now };
        const all = fresh ? past : [...known.past, ...past];
        change({ cards, latest, past: all });
        shows.begin(latest, all);
        return;
      }
      case 'happened': {
        if (!known.latest || message.n <= known.latest.n) return;
        const { latest: last } = known;
        const { type: _, table = last.table, now: sent, re: __, ...happened } = message;
        const answered = last.now && withAnswer(last.now, happened.what, table.you);
        const latest = { n: message.n, table, now: sent ?? answered };
        change({ latest, past: [...known.past, happened] });
        shows.add({ happened, before: { ...last, now: answered }, after: latest });
        return;
      }
      case 'table': {
        const { table } = message;
        const { latest } = known;
        change({ latest: latest && { ...latest, table } });
        shows.renew(table);
        return;
      }
      case 'here':
        change({ here: { seats: message.seats, watchers: message.watchers } });
        return;
      case 'led':
        change({ led: message.to });
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
    player: shows,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    send: (request) => link.send({ ...request, request: requests++ } as ToServer),
    hold(seat) {
      // What one was refused is not for the next to read.
      change({ refused: null });
      link.hold?.(seat);
    },
    again: () => link.again(),
    close() {
      shows.close();
      link.close();
    },
  };
}

/** Does something later, unless it is called off. */
export function later(ms: number, act: () => void): () => void {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
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
