/** Prints a line. */
export const print = (text = ''): void => {
  process.stdout.write(`${text}\n`);
};

export const printJson = (data: unknown): void => print(JSON.stringify(data, null, 2));

/** Lines up a table; the first row is the heading. Columns of numbers stand to the right. */
export function table(rows: readonly (readonly (string | number)[])[]): string {
  const cells = rows.map((row) => row.map(String));
  const width = (column: number) => Math.max(...cells.map((row) => row[column]?.length ?? 0));
  const isNumber = (column: number) => rows.slice(1).every((row) => typeof row[column] === 'number');
  return cells
    .map((row) =>
      row
        .map((cell, column) => (isNumber(column) ? cell.padStart(width(column)) : cell.padEnd(width(column))))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

export const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;
