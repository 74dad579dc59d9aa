import type { Interface } from 'node:readline/promises';
import { linesOf, type NextLine } from './lines.ts';
import { print } from './output.ts';

/** So many seconds before the time to choose is over it is said, if there was more to begin with. */
const WARNINGS = [30, 10, 5];

/** The person's keyboard, and the time they have to use it. */
export interface Keyboard {
  /** From now on there are so many seconds for an answer; null: as many as it takes. */
  limit(seconds: number | null): void;
  secondsLeft(): number | null;
  /** The next line that is typed. Before the time is over that is announced. */
  next(): Promise<{ readonly text: string } | 'ended' | 'late'>;
}

export function keyboardOf(
  lines: Pick<Interface, 'prompt' | typeof Symbol.asyncIterator>,
  nextLine: NextLine = linesOf(lines[Symbol.asyncIterator]()),
  now: () => number = () => performance.now(),
): Keyboard {
  let deadline: number | null = null;
  let due: readonly number[] = [];
  const left = (): number => deadline! - now();
  return {
    limit(seconds) {
      deadline = seconds === null ? null : now() + 1000 * seconds;
      due = WARNINGS.filter((before) => seconds !== null && before < seconds);
    },
    secondsLeft: () => (deadline === null ? null : Math.max(0, Math.ceil(left() / 1000))),
    async next() {
      lines.prompt();
      for (;;) {
        if (deadline === null) return nextLine(null);
        const [warning] = due;
        const line = await nextLine(left() - 1000 * (warning ?? 0));
        if (line !== 'late' || warning === undefined) return line;
        due = due.slice(1);
        print(`\n${warning} seconds left.`);
        lines.prompt(true);
      }
    },
  };
}
