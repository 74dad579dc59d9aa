import { setTimeout as wait } from 'node:timers/promises';

/** Gives the next line that somebody types, waiting so many milliseconds at most; null: as long as it takes. */
export type NextLine = (patience: number | null) => Promise<{ readonly text: string } | 'ended' | 'late'>;

/** Reads lines one by one. A line that comes too late is the next one's. */
export function linesOf(input: AsyncIterator<string>): NextLine {
  let coming: Promise<IteratorResult<string>> | null = null;
  return async (patience) => {
    coming ??= input.next();
    const line = patience === null ? await coming : await inTime(coming, patience);
    if (line === 'late') return line;
    coming = null;
    return line.done ? 'ended' : { text: line.value };
  };
}

async function inTime<T>(coming: Promise<T>, patience: number): Promise<T | 'late'> {
  const clock = new AbortController();
  const late = wait(Math.max(patience, 0), 'late' as const, { signal: clock.signal });
  late.catch(() => {});
  try {
    return await Promise.race([coming, late]);
  } finally {
    clock.abort();
  }
}
