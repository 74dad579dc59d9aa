import { createInterface, type Interface } from 'node:readline/promises';
import type { Asked } from '@gilt/engine/answer';
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

/** The exit code of a program that was interrupted by Ctrl-C. */
const INTERRUPTED = 130;

/** The keyboard of this terminal; Ctrl-C closes it. */
export function sitAtKeyboard(): { readonly lines: Interface; readonly keyboard: Keyboard } {
  const { stdin, stdout } = process;
  const lines = createInterface({ input: stdin, output: stdout, terminal: stdin.isTTY ?? false, prompt: '> ' });
  lines.on('SIGINT', () => {
    process.exitCode = INTERRUPTED;
    lines.close();
  });
  return { lines, keyboard: keyboardOf(lines) };
}

/** A choice by its name, or by the beginning of it if that leaves no doubt. A number is whole: 8 is not the beginning of 80. */
export function chosen({ options, names }: Pick<Asked, 'options' | 'names'>, words: string): number | undefined {
  const lower = names.map((name) => name.toLowerCase());
  const exact = lower.indexOf(words);
  if (exact >= 0) return options[exact];
  const like = lower.filter((name) => /\D/.test(words) && name.startsWith(words));
  return like.length === 1 ? options[lower.indexOf(like[0]!)] : undefined;
}
