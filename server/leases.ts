import type { Bell } from './store/bell.ts';

/** What this node sees to, so that of several nodes one does. Two who both believe it cost nothing: the log of a table takes each line once. */
export interface Leases {
  /** Whether this node has it, and may rely on that. */
  has(name: string): boolean;
  /** Would have it: at once if nobody has, or whenever nobody has it any more. */
  want(name: string): void;
  wants(name: string): boolean;
  /** Asks for it once; resolves with whether this node has it. */
  ask(name: string): Promise<boolean>;
  /** Does not see to it any more, and does not want to. */
  give(name: string): void;
  /** Asks again for all that it would have. */
  askAgain(): void;
  /** Has these. */
  took(names: readonly string[]): void;
  /** How many it has. */
  count(): number;
  /** They have run out: others may have them by now. */
  runOut(): void;
}

/** `isValid`: whether this node has said lately that it is there. `onAnswer`: something that was wanted is here, or another has it. */
export function leases(bell: Bell, isValid: () => boolean, onAnswer: (name: string, got: boolean) => void): Leases {
  const held = new Set<string>();
  const wanted = new Set<string>();
  let asking: string[] = [];
  let given: string[] = [];
  let busy = false;

  /** One thing after another, and whatever comes meanwhile together. What the database does not take now comes with the next. */
  async function settle(): Promise<void> {
    await new Promise((go) => setImmediate(go));
    try {
      while (asking.length > 0 || given.length > 0) {
        if (given.length > 0) await release([...given]);
        const asked = asking;
        asking = [];
        if (asked.length > 0) answered(asked, new Set(await bell.claim(asked)));
      }
    } catch {}
    busy = false;
  }

  async function release(names: readonly string[]): Promise<void> {
    await bell.release(names);
    given = given.filter((name) => !names.includes(name));
    for (const name of names) bell.ring(['free', name]);
  }

  function answered(names: readonly string[], got: ReadonlySet<string>): void {
    for (const name of names) {
      // Meanwhile it may not be wanted any more.
      const still = wanted.has(name);
      if (got.has(name)) {
        wanted.delete(name);
        if (still) held.add(name);
        else given.push(name);
      }
      if (still) onAnswer(name, got.has(name));
    }
  }

  function hurry(): void {
    if (busy) return;
    busy = true;
    void settle();
  }

  function askAgain(): void {
    asking = [...wanted];
    hurry();
  }

  return {
    has: (name) => held.has(name) && isValid(),
    want(name) {
      if (held.has(name) || wanted.has(name)) return;
      wanted.add(name);
      asking.push(name);
      hurry();
    },
    wants: (name) => wanted.has(name),
    async ask(name) {
      const [got] = await bell.claim([name]);
      if (got !== undefined) held.add(name);
      return got !== undefined;
    },
    give(name) {
      wanted.delete(name);
      if (!held.delete(name)) return;
      given.push(name);
      hurry();
    },
    askAgain,
    took(names) {
      for (const name of names) {
        held.add(name);
        wanted.delete(name);
      }
    },
    count: () => held.size,
    runOut() {
      for (const name of held) wanted.add(name);
      held.clear();
      askAgain();
    },
  };
}
