import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Random } from './random.ts';

/** 256 bits as 64 hexadecimal digits, from which all chance of a game follows. */
export type Seed = string;

export const isSeed = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/** A seed out of any words, so that a person can type one. */
export const seedFrom = (...words: (string | number)[]): Seed => bytesToHex(sha256(utf8ToBytes(words.join('/'))));

/**
 * The generator as it stands when a question has been answered: SHA-256 of the seed, the number of the question and the
 * number of undos so far. Nobody can compute it from what was dealt earlier, and an undone roll does not come again.
 * `what` sets apart a second use at the same moment.
 */
export function freshRandom(seed: Seed, question: number, undos: number, what = ''): Random {
  const digest = sha256(utf8ToBytes(`${seed}/${question}/${undos}${what}`));
  const words = new DataView(digest.buffer, digest.byteOffset, 16);
  return [words.getInt32(0), words.getInt32(4), words.getInt32(8), words.getInt32(12)];
}
