import type { Asking, Limits } from './manners.ts';
import { TooMuch } from './trouble.ts';

/** Finds something by a code, for whoever has not tried too many already. */
export async function unlessGuessing<T>(limits: Limits, who: Asking, find: () => Promise<T | null>): Promise<T | null> {
  if (!limits.allows('guesses', who)) throw new TooMuch();
  const found = await find();
  if (!found) limits.take('guesses', who);
  return found;
}
