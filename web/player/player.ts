import type { Happened, TableSight } from '@gilt/protocol/sight';
import { type Moment, momentIn, type Passage, toldIn } from './passage.ts';

/** A part of a passage that is looked at by itself. */
export interface Beat {
  /** What it is called by the board that shows it. */
  readonly name: string;
  /** How many of the passage's events are shown by then. */
  readonly shown: number;
  /** How long it takes, in milliseconds. */
  readonly ms: number;
}

/** How a passage is shown: in beats, and then it stays to be read for so long. No beats: it is not stopped for. */
export interface Showing {
  readonly beats: readonly Beat[];
  /** In milliseconds; Infinity: until somebody wants to go on. */
  readonly stays: number;
}

/** What a player needs of the world around it. */
export interface Surroundings {
  /** Does something after so many milliseconds, unless it is called off. */
  later(ms: number, act: () => void): () => void;
  /** How a passage is shown, while so many more wait. */
  showing(passage: Passage, waiting: number): Showing;
}

/** What is to be seen. */
export interface Picture {
  readonly moment: Moment;
  /** All that has happened, as far as it is shown. */
  readonly past: readonly Happened[];
  readonly scene: Scene | null;
  /** What has been walked along since the beginning, the passage that is being shown included. */
  readonly walked: readonly Passage[];
}

/** A passage that is being shown. */
export interface Scene {
  readonly passage: Passage;
  readonly beats: readonly Beat[];
  /** Which beat it is; as many as there are: all have been shown, and it stays to be read. */
  readonly at: number;
}

/** Walks along what happened at a table: live, as it comes, or to and fro. */
export interface Player {
  /** Null before there is anything to be seen. */
  picture(): Picture | null;
  /** Begins at a moment, with all that happened before it. */
  begin(moment: Moment, past: readonly Happened[]): void;
  /** Something more has happened. */
  add(passage: Passage): void;
  /** The table is otherwise in something that is no happening: somebody has another name. */
  renew(table: TableSight): void;
  /** Somebody has seen enough: of the beats, then of the passage. */
  goOn(): void;
  /** Shows the rest of the beats at once. */
  finish(): void;
  /** One beat on, or one back. */
  step(by: 1 | -1): void;
  /** To how things stood after that happening, or as near to it as can be shown. */
  jump(n: number): void;
  /** What is being shown stays as it is until somebody wants to go on. */
  stay(): void;
  pause(): void;
  play(): void;
  isPaused(): boolean;
  /** As many times as fast. */
  speed(times: number): void;
  /** How passages are shown from now on. */
  surround(showing: Surroundings['showing']): void;
  subscribe(changed: () => void): () => void;
  close(): void;
}

/** If so many scenes wait to be shown, they are passed over: somebody was away, or sees bots play among themselves. */
const TOO_FAR_BEHIND = 4;

/** Where a player stands: after so many passages, and, if the next is being shown, in which of its beats. */
interface Place {
  readonly done: number;
  readonly beat: number | null;
}

export function player({ later, showing: first }: Surroundings): Player {
  let showing = first;
  let start: { readonly moment: Moment; readonly past: readonly Happened[] } | null = null;
  let passages: Passage[] = [];
  let at: Place = { done: 0, beat: null };
  let picture: Picture | null = null;
  let paused = false;
  let times = 1;
  let callOff: (() => void) | null = null;
  /** How the passages are shown, by the number of the happening; found when they are come to. */
  const shown = new Map<number, Showing>();
  const listeners = new Set<() => void>();

  const showingOf = (passage: Passage): Showing => {
    const { n } = passage.happened;
    const known = shown.get(n) ?? showing(passage, passages.length - at.done - 1);
    shown.set(n, known);
    return known;
  };

  function draw(): void {
    if (!start) return;
    const { done, beat } = at;
    const past = [...start.past, ...passages.slice(0, done).map(({ happened }) => happened)];
    const passage = beat === null ? null : passages[done]!;
    const walked = passages.slice(0, passage ? done + 1 : done);
    if (!passage) picture = { moment: walked.at(-1)?.after ?? start.moment, past, scene: null, walked };
    else {
      const { beats } = showingOf(passage);
      const events = beats[Math.min(beat!, beats.length - 1)]!.shown;
      const scene = { passage, beats, at: beat! };
      picture = { moment: momentIn(passage, events), past: [...past, toldIn(passage, events)], scene, walked };
    }
    for (const changed of listeners) changed();
  }

  function go(to: Place): void {
    at = to;
    draw();
    wait();
  }

  /** The next place by itself, and how long it is until then; null: there is none, or somebody has to go on. */
  function wait(): void {
    callOff?.();
    callOff = null;
    const passage = passages[at.done];
    if (paused || !passage) return;
    if (at.beat === null) {
      walk();
      return;
    }
    const { beats, stays } = showingOf(passage);
    const ms = at.beat < beats.length ? beats[at.beat]!.ms : stays;
    if (ms === Number.POSITIVE_INFINITY) return;
    callOff = later(ms / times, () => go(next()));
  }

  /** Goes on to the next passage that is stopped for, or to the end of all. */
  function walk(): void {
    const scenes = passages.slice(at.done).filter((passage) => showingOf(passage).beats.length > 0);
    let { done } = at;
    while (done < passages.length && (scenes.length > TOO_FAR_BEHIND || showingOf(passages[done]!).beats.length === 0))
      done++;
    go({ done, beat: done < passages.length ? 0 : null });
  }

  function next(): Place {
    const passage = passages[at.done];
    if (!passage) return at;
    const { beats, stays } = showingOf(passage);
    const last = stays > 0 ? beats.length : beats.length - 1;
    if (at.beat === null) return beats.length > 0 ? { done: at.done, beat: 0 } : { done: at.done + 1, beat: null };
    return at.beat < last ? { done: at.done, beat: at.beat + 1 } : { done: at.done + 1, beat: null };
  }

  function previous(): Place {
    const { done, beat } = at;
    if (beat !== null) return beat > 0 ? { done, beat: beat - 1 } : { done, beat: null };
    const passage = passages[done - 1];
    if (!passage) return at;
    const { beats, stays } = showingOf(passage);
    if (beats.length === 0) return { done: done - 1, beat: null };
    return { done: done - 1, beat: stays > 0 ? beats.length : beats.length - 1 };
  }

  return {
    picture: () => picture,
    begin(moment, past) {
      start = { moment, past };
      passages = [];
      shown.clear();
      go({ done: 0, beat: null });
    },
    add(passage) {
      passages.push(passage);
      if (at.beat === null && !callOff) wait();
    },
    renew(table) {
      if (start) start = { ...start, moment: { ...start.moment, table } };
      passages = passages.map((each) => ({
        ...each,
        after: { ...each.after, table: { ...each.after.table, seats: table.seats } },
      }));
      draw();
    },
    goOn() {
      if (at.beat !== null) go({ done: at.done + 1, beat: null });
    },
    finish() {
      const passage = at.beat === null ? null : passages[at.done]!;
      if (!passage) return;
      const { beats, stays } = showingOf(passage);
      go(stays > 0 ? { done: at.done, beat: beats.length } : { done: at.done + 1, beat: null });
    },
    step(by) {
      paused = true;
      go(by > 0 ? next() : previous());
    },
    jump(n) {
      const before = passages.findIndex(({ happened }) => happened.n > n);
      paused = true;
      go({ done: before < 0 ? passages.length : before, beat: null });
    },
    stay() {
      callOff?.();
      callOff = null;
    },
    pause() {
      paused = true;
      wait();
      draw();
    },
    play() {
      paused = false;
      wait();
      draw();
    },
    isPaused: () => paused,
    speed(many) {
      times = many;
      wait();
    },
    surround(next) {
      showing = next;
      shown.clear();
    },
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    close() {
      callOff?.();
      callOff = null;
    },
  };
}
