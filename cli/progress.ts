const WIDTH = 30;

/** A bar on the terminal's error output; where that is no terminal, nothing. Whoever knows better says how many seconds are left. */
export function progressBar(
  total: number,
  out: NodeJS.WriteStream = process.stderr,
): { at(done: number, seconds?: number | null): void; end(): void } {
  if (!out.isTTY) return { at() {}, end() {} };
  const start = performance.now();
  let last = 0;
  return {
    at(done, seconds = done === 0 ? null : ((performance.now() - start) / done) * ((total - done) / 1000)) {
      const now = performance.now();
      if (done < total && now - last < 100) return;
      last = now;
      const full = Math.round((WIDTH * done) / total);
      const left = seconds === null ? '' : ` ${Math.ceil(seconds)} s left`;
      out.write(`\r${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${done}/${total}${left}   `);
    },
    end() {
      out.write(`\r${' '.repeat(WIDTH + 40)}\r`);
    },
  };
}
