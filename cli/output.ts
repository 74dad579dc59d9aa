import { stripVTControlCharacters } from 'node:util';

/** Prints a line. */
export const print = (text = ''): void => {
  process.stdout.write(`${text}\n`);
};

export const printJson = (data: unknown): void => print(JSON.stringify(data, null, 2));

/** How wide a text is on the screen: colour takes no room. */
const widthOf = (text: string): number => stripVTControlCharacters(text).length;

/** Lines up a table; the first row is the heading. Columns of numbers stand to the right. */
export function table(rows: readonly (readonly (string | number)[])[]): string {
  const cells = rows.map((row) => row.map(String));
  const width = (column: number) => Math.max(...cells.map((row) => widthOf(row[column] ?? '')));
  const isNumber = (column: number) => rows.slice(1).every((row) => typeof row[column] === 'number');
  const cell = (text: string, column: number) => {
    const room = ' '.repeat(width(column) - widthOf(text));
    return isNumber(column) ? room + text : text + room;
  };
  return cells.map((row) => row.map(cell).join('  ').trimEnd()).join('\n');
}

export const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;
