import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Refusal } from '@gilt/engine/fault';
import { readOptions } from '@gilt/engine/position';

/** Reads a whole number from the command line. */
export const wholeNumber =
  (what: string, least = 1, most = 1_000_000_000) =>
  (text: string): number => {
    const number = Number(text);
    if (/^\d+$/.test(text) && number >= least && number <= most) return number;
    throw new Refusal(`${what} '${text}' is not a whole number from ${least} to ${most}`);
  };

/** Table options from the command line: `hands=as-printed leader=2`, or as JSON. */
export function tableOptions(text: string): unknown {
  if (!text.trim().startsWith('{')) return readOptions(text);
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(`--options '${text}' is not valid JSON`);
  }
}

/** A set of cards from a file that somebody named: JSON, whatever it says. */
export function cardSet(file: string): unknown {
  const text = readText(file);
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(`${file}: this is not a set of cards: it is not valid JSON`);
  }
}

/** The game that a set of cards says it is for. */
export const gameOfSet = (set: unknown): string | undefined =>
  typeof set === 'object' && set !== null && 'game' in set && typeof set.game === 'string' ? set.game : undefined;

/** Reads a file that somebody named; '-' is standard input. */
export const readText = (file: string): string =>
  onDisk(`read '${file}'`, () => readFileSync(file === '-' ? 0 : file, 'utf8')).replace(/^\uFEFF/, '');

/** Writes a file that somebody named. */
export const writeText = (file: string, text: string): void =>
  onDisk(`write '${file}'`, () => {
    makeWay(dirname(file));
    writeFileSync(file, text);
  });

/** Has a refusal name the file that is to blame. */
export function naming<T>(file: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw error instanceof Refusal ? new Refusal(`${file}: ${error.message}`) : error;
  }
}

/** Makes a folder that somebody named, if it is not there. */
export const makeFolder = (folder: string): void => onDisk(`write into '${folder}'`, () => makeWay(folder));

/** Node's own way of making folders within folders never ends where none can be made, in /proc. */
function makeWay(folder: string): void {
  if (existsSync(folder)) {
    if (!statSync(folder).isDirectory()) throw Object.assign(new Error(folder), { code: 'ENOTDIR' });
    return;
  }
  makeWay(dirname(folder));
  mkdirSync(folder);
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'it is not permitted',
  EPERM: 'it is not permitted',
  EROFS: 'it is not permitted',
  EEXIST: 'a file is in the way',
  ENOTDIR: 'a file is in the way',
  ENOSPC: 'the disk is full',
};

/** Has an error of the file system say in words what could not be done. */
function onDisk<T>(what: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    const { code = 'unknown error' } = error as NodeJS.ErrnoException;
    throw new Refusal(`cannot ${what}: ${reasons[code] ?? code}`);
  }
}
