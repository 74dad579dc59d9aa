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
  /** It is only looked at in passing: nobody is behind with it. */
  readonly passing?: boolean;
  /** So long, in milliseconds, one looks at how things stand before it. */
  readonly lead?: number;
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
  /** Somebody has seen enough of the passage. */
  goOn(): void;
  /** Shows the rest of the beats at once. */
  finish(): void;
  /** One beat on, or one back. */
  step(by: 1 | -1): void;
  /** To how things stood after that happening, or as near to it as can be shown. */
  jump(n: number): void;
  place(): Place;
  /** Whether nothing comes after what is being shown. */
  isLast(): boolean;
  /** To that place, or as near to it as there is one. */
  moveTo(place: Place): void;
  /** All places of the passage that comes after so many others, in their order: before it, and in each of its beats. */
  placesIn(done: number): readonly Place[];
  /** What is being shown stays as it is until somebody wants to go on. */
  stay(): void;
  pause(): void;
  play(): void;
  isPaused(): boolean;
  /** So many times as fast. */
  speed(times: number): void;
  /** How passages are shown from now on. */
  surround(showing: Surroundings['showing']): void;
  subscribe(changed: () => void): () => void;
  close(): void;
}

/** If so many scenes wait to be shown, they are passed over: somebody was away, or sees bots play among themselves. */
const TOO_FAR_BEHIND = 4;

/** Where a player stands: after so many passages, and, if the next is being shown, in which of its beats. */
export interface Place {
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
  /** Somebody has stopped it or goes to and fro: nothing is passed over until they are where the table is. */
  let leisurely = false;
  let times = 1;
  let callOff: (() => void) | null = null;
  /** How the passages are shown, by the number of the happening; found when they are come to. */
  const shown = new Map<number, Showing>();
  const listeners = new Set<() => void>();

  /** How the passage at that place is shown if it is come to now. */
  const showingAt = (place: number): Showing => showing(passages[place]!, passages.length - place - 1);

  const showingOf = (place: number): Showing => {
    const { n } = passages[place]!.happened;
    const known = shown.get(n) ?? showingAt(place);
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
      const { beats } = showingOf(done);
      const events = beats[Math.min(beat!, beats.length - 1)]!.shown;
      const scene = { passage, beats, at: beat! };
      picture = { moment: momentIn(passage, events), past: [...past, toldIn(passage, events)], scene, walked };
    }
    for (const changed of listeners) changed();
  }

  function go(to: Place): void {
    at = to;
    if (!paused && at.done === passages.length) leisurely = false;
    draw();
    wait();
  }

  /** Goes on by itself when it is time to, unless somebody has to say so. */
  function wait(): void {
    callOff?.();
    callOff = null;
    if (paused || at.done === passages.length) return;
    if (at.beat === null) {
      const { lead = 0 } = showingOf(at.done);
      if (lead > 0) callOff = later(lead / times, () => go(next()));
      else walk();
      return;
    }
    const { beats, stays } = showingOf(at.done);
    const ms = at.beat < beats.length ? beats[at.beat]!.ms : stays;
    if (ms === Number.POSITIVE_INFINITY) return;
    callOff = later(ms / times, () => go(next()));
  }

  /** Goes on to the next passage that is stopped for, or to the end of all. */
  function walk(): void {
    let { done } = at;
    const passesOver = isTooFarBehind();
    while (done < passages.length && (passesOver || !isStoppedFor(done))) done++;
    go({ done, beat: done < passages.length && !showingOf(done).lead ? 0 : null });
  }

  function isStoppedFor(place: number): boolean {
    const { beats, lead = 0 } = showingOf(place);
    return beats.length > 0 || lead > 0;
  }

  function isTooFarBehind(): boolean {
    if (leisurely || passages.length - at.done <= TOO_FAR_BEHIND) return false;
    let scenes = 0;
    for (let place = at.done; place < passages.length; place++) {
      const { beats, passing = false } = showingAt(place);
      if (beats.length > 0 && !passing) scenes++;
    }
    return scenes > TOO_FAR_BEHIND;
  }

  function next(): Place {
    if (at.done === passages.length) return at;
    const beat = at.beat === null ? 0 : at.beat + 1;
    return beat < beatsOf(at.done) ? { done: at.done, beat } : { done: at.done + 1, beat: null };
  }

  function previous(): Place {
    const { done, beat } = at;
    if (beat !== null) return beat > 0 ? { done, beat: beat - 1 } : { done, beat: null };
    if (done === 0) return at;
    const beats = beatsOf(done - 1);
    return { done: done - 1, beat: beats > 0 ? beats - 1 : null };
  }

  /** How many beats a passage has, if it stays to be read one more. */
  function beatsOf(place: number): number {
    const { beats, stays } = showingOf(place);
    return beats.length > 0 && stays > 0 ? beats.length + 1 : beats.length;
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
      const { seats } = table;
      const renewed = (moment: Moment): Moment => ({ ...moment, table: { ...moment.table, seats } });
      if (start) start = { ...start, moment: renewed(start.moment) };
      passages = passages.map(({ happened, before, after }) => ({
        happened,
        before: renewed(before),
        after: renewed(after),
      }));
      draw();
    },
    goOn() {
      if (at.beat !== null) go({ done: at.done + 1, beat: null });
    },
    finish() {
      if (at.beat === null) return;
      const { beats, stays } = showingOf(at.done);
      if (at.beat < beats.length)
        go(stays > 0 ? { done: at.done, beat: beats.length } : { done: at.done + 1, beat: null });
    },
    step(by) {
      paused = true;
      leisurely = true;
      go(by > 0 ? next() : previous());
    },
    jump(n) {
      const before = passages.findIndex(({ happened }) => happened.n > n);
      paused = true;
      leisurely = true;
      go({ done: before < 0 ? passages.length : before, beat: null });
    },
    place: () => at,
    isLast: () => at.done >= passages.length - (at.beat === null ? 0 : 1),
    moveTo({ done, beat }) {
      paused = true;
      leisurely = true;
      const last = Math.min(Math.max(0, done), passages.length);
      const beats = last < passages.length ? beatsOf(last) : 0;
      go({ done: last, beat: beat === null || beats === 0 ? null : Math.min(beat, beats - 1) });
    },
    placesIn(done) {
      const beats = done < passages.length ? beatsOf(done) : 0;
      return [{ done, beat: null }, ...Array.from({ length: beats }, (_, beat) => ({ done, beat }))];
    },
    stay() {
      callOff?.();
      callOff = null;
    },
    pause() {
      paused = true;
      leisurely = true;
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
      // What is being shown goes on as it began.
      const playing = at.beat === null ? null : passages[at.done]!.happened.n;
      for (const n of shown.keys()) if (n !== playing) shown.delete(n);
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
