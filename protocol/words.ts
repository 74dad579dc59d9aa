import { z } from 'zod';

/** Letters and digits that nobody mistakes for each other: without I, L, O, U, 0 and 1. */
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

/** Eight letters by which a table is found: in its address, and read out over a telephone. */
export const code = z.string().regex(new RegExp(`^[${LETTERS}]{8}$`), 'should be the eight letters of a table');
export type Code = z.infer<typeof code>;

/** A code out of random bytes, each letter as likely; null if the bytes do not suffice. */
export function codeFrom(bytes: Uint8Array): Code | null {
  const fair = 256 - (256 % LETTERS.length);
  const letters = [...bytes].filter((byte) => byte < fair).map((byte) => LETTERS[byte % LETTERS.length]!);
  return letters.length < 8 ? null : letters.slice(0, 8).join('');
}

/** A code as a person may have typed it: `kxq4 7mnp`. */
export const tidyCode = (typed: string): string => typed.toUpperCase().replace(/[\s-]/g, '');

/** What turns text around, or is not seen: with it one could speak in another's name. Joiners and selectors belong to emoji and some scripts. */
const UNSEEN = /[\p{Bidi_Control}\u2800]|(?!\u200c|\u200d|\ufe0e|\ufe0f)\p{Default_Ignorable_Code_Point}/gu;
/** More marks on one letter than any language has. */
const TOWERS = /(\p{M}{4})\p{M}+/gu;
const isSeen = (text: string): boolean => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);

/** Text without what cannot be seen in it. */
const seenIn = (text: string): string => text.replace(UNSEEN, '').replace(TOWERS, '$1').trim();

/** What a person is called: one line of visible text. */
export const personName = z
  .string()
  .trim()
  .min(1, 'should not be empty')
  .max(24, 'should have at most 24 letters')
  .regex(/^[^\p{C}\p{Zl}\p{Zp}]+$/u, 'should be one line of ordinary letters')
  .refine((name) => isSeen(name) && seenIn(name) === name, 'should be one line of ordinary letters');

/** What a person says at the table. */
export const saying = z
  .string()
  .transform(seenIn)
  .pipe(
    z
      .string()
      .min(1, 'should not be empty')
      .max(500, 'should have at most 500 letters')
      .regex(/^[^\p{Cc}\p{Cs}]+$/u, 'should be ordinary letters')
      .refine(isSeen, 'should be ordinary letters'),
  );

/** A player's own part in the deal: any number, as hexadecimal digits. */
export const dealNumber = z.string().regex(/^[0-9a-f]{1,64}$/, 'should be up to 64 hexadecimal digits');

/** A seat, counted from 0. */
export const seat = z.int().min(0).max(9);
