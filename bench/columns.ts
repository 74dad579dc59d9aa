/** A number for people: three digits, or all of them. */
export const figure = (value: number): string =>
  value.toLocaleString('en', value < 100 ? { maximumSignificantDigits: 3 } : { maximumFractionDigits: 0 });

export const percent = (value: number): string => `${value.toFixed(0)}%`;

/** Columns: the first flush left, the others flush right but for the last, which holds words. */
export function aligned(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const pad = (cell: string, column: number) =>
    column === 0 || column === widths.length - 1 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!);
  return rows.map((row) => row.map(pad).join('   ').trimEnd()).join('\n');
}
