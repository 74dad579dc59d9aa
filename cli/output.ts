import { brokenAt, fit, widthOf } from './wrap.ts';

/** Prints text for people: where a line is too long for the terminal, it is broken between words. */
export const print = (text = ''): void => printData(fit(text));

/** Prints text that somebody may want to read in again: as it is. */
export const printData = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

export const printJson = (data: unknown): void => printData(JSON.stringify(data, null, 2));

type Rows = readonly (readonly string[])[];

/** Between two columns. */
const GAP = 2;

/**
 * Lines up a table; the first row is the heading. Columns of numbers stand to the right. Where the terminal is too narrow, long
 * cells are broken between words; where even that is not enough, each row becomes a few lines.
 */
export function table(
  rows: readonly (readonly (string | number)[])[],
  columns: number | undefined = process.stdout.columns,
): string {
  const cells = rows.map((row) => row.map(String));
  const widths = widthsOf(cells, columns ?? Number.POSITIVE_INFINITY);
  if (!widths) return stacked(cells);
  const isNumber = widths.map((_, column) => rows.slice(1).every((row) => typeof row[column] === 'number'));
  const cell = (text: string, column: number): string => {
    const room = ' '.repeat(widths[column]! - widthOf(text));
    return isNumber[column] ? room + text : text + room;
  };
  return cells.flatMap((row) => rowLines(row, widths).map((line) => line.map(cell).join('  ').trimEnd())).join('\n');
}

/** A row as lines of cells. */
function rowLines(row: readonly string[], widths: readonly number[]): string[][] {
  const parts = row.map((text, column) =>
    widthOf(text) <= widths[column]! ? [text] : brokenAt(text, widths[column]!),
  );
  const height = Math.max(...parts.map(({ length }) => length));
  return Array.from({ length: height }, (_, line) => parts.map((part) => part[line] ?? ''));
}

/** How wide each column is, so that all fit; null if some words are too long for that. */
function widthsOf(cells: Rows, columns: number): number[] | null {
  const count = Math.max(...cells.map(({ length }) => length));
  const widest = (measure: (text: string) => number): number[] =>
    Array.from({ length: count }, (_, column) => Math.max(...cells.map((row) => measure(row[column] ?? ''))));
  const wanted = widest(widthOf);
  const sum = (widths: readonly number[]): number => widths.reduce((all, width) => all + width, GAP * (count - 1));
  if (sum(wanted) <= columns) return wanted;
  // The first column says what a row is about, and stays whole; of the others the one that needs most lines is widened.
  const widths = widest((text) => Math.max(...text.split(' ').map(widthOf)));
  widths[0] = wanted[0]!;
  let spare = columns - sum(widths);
  if (spare < 0) return null;
  for (; spare > 0; spare--) {
    const lines = wanted.map((width, column) => width / widths[column]!);
    widths[lines.indexOf(Math.max(...lines))]!++;
  }
  return widths;
}

/** Every row as its first cell, and below it the others by the names of their columns. */
const stacked = ([heading = [], ...rows]: Rows): string =>
  rows
    .map(([first = '', ...rest]) => {
      const parts = rest.flatMap((text, i) =>
        text.trim() ? [[heading[i + 1]?.trim(), text.trim()].filter(Boolean).join(': ')] : [],
      );
      return `${first}\n    ${parts.join('; ')}`;
    })
    .join('\n');

export const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;
