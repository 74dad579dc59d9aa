import type { Care, Change, Choice, Review } from '@gilt/bots/review/review';
import { carryOut } from './coach.ts';
import type { Order, Word } from './worker.ts';

/** As much of a review as is there by now. */
export interface Found {
  readonly done: number;
  readonly of: number;
  readonly choices: readonly Choice[];
  readonly changes: readonly Change[];
  readonly chances: Review['chances'];
  /** The whole of it, once it is done. */
  readonly review: Review | null;
  readonly state: 'waits' | 'works' | 'done' | 'stopped' | 'failed';
  readonly fault: string | null;
}

/** A review that is being made, and stays when it is made. */
export interface Course {
  found(): Found;
  subscribe(changed: () => void): () => void;
  begin(): void;
  /** What has been found so far stays. */
  stop(): void;
}

const NOTHING: Found = {
  done: 0,
  of: 0,
  choices: [],
  changes: [],
  chances: [],
  review: null,
  state: 'waits',
  fault: null,
};

/** What is found once something else has been heard. */
export function after(found: Found, word: Word): Found {
  switch (word.type) {
    case 'progress': {
      const { done, of, choice, change, shares } = word.progress;
      return {
        ...found,
        done,
        of,
        choices: choice ? [...found.choices, choice] : found.choices,
        changes: [...found.changes, change],
        chances: [...found.chances, { entry: change.entry, shares }],
      };
    }
    case 'review': {
      const { review } = word;
      const { choices, changes, chances } = review;
      return { ...found, choices, changes, chances, review, state: 'done', done: found.of };
    }
    case 'fault':
      return { ...found, state: 'failed', fault: word.fault };
    default:
      return found;
  }
}

/** A course of a review; `carry` has it made. */
export function courseOf(record: string, seat: number, care: Care, carry: typeof carryOut = carryOut): Course {
  const listeners = new Set<() => void>();
  let found = NOTHING;
  let halt: (() => void) | null = null;
  function set(next: Found): void {
    found = next;
    for (const changed of listeners) changed();
  }
  return {
    found: () => found,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    begin() {
      if (found.state === 'works' || found.state === 'done') return;
      const order: Order = { type: 'review', record, seat, care };
      set({ ...NOTHING, state: 'works' });
      halt = carry(order, (word) => set(after(found, word)));
    },
    stop() {
      if (found.state !== 'works') return;
      halt?.();
      set({ ...found, state: 'stopped' });
    },
  };
}

/** Whoever goes away and comes back finds what was found. So many are kept. */
const MOST = 8;
const kept = new Map<string, Course>();

/** The course of that review, begun before or new. */
export function courseKept(record: string, seat: number, care: Care): Course {
  const key = `${seat} ${care.budget} ${care.seed} ${record}`;
  const course = kept.get(key) ?? courseOf(record, seat, care);
  kept.delete(key);
  kept.set(key, course);
  for (const [old, { stop }] of kept) {
    if (kept.size <= MOST) break;
    stop();
    kept.delete(old);
  }
  return course;
}
