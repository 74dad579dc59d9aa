import { readFileSync } from 'node:fs';
import { Refusal } from '@gilt/engine/fault';

/** Reads a whole number from the command line. */
export const wholeNumber =
  (what: string, least = 1) =>
  (text: string): number => {
    const number = Number(text);
    if (!/^\d+$/.test(text) || number < least)
      throw new Refusal(`${what} '${text}' is not a whole number of at least ${least}`);
    return number;
  };

export function readJson(what: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(`${what} '${text}' is no valid JSON`);
  }
}

/** Reads a file that somebody named; '-' is standard input. */
export function readText(file: string): string {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const why = code === 'ENOENT' ? 'there is no such file' : code === 'EISDIR' ? 'it is a folder' : String(code);
    throw new Refusal(`cannot read '${file}': ${why}`);
  }
}
