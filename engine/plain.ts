/** What a game's state is made of: data that is equal to its own JSON round trip. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain };

/** A copy that shares nothing with the original. Clones on a hot path are written by hand; this is for the small rest. */
export function copyPlain<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return copyArray(value) as T;
  const copy: Record<string, unknown> = {};
  for (const key in value) copy[key] = copyPlain(value[key]);
  return copy as T;
}

function copyArray(list: readonly unknown[]): unknown[] {
  const copy = list.slice();
  for (let i = 0; i < copy.length; i++) if (typeof copy[i] === 'object') copy[i] = copyPlain(copy[i]);
  return copy;
}

/** A copy of a list of lists of numbers (hands by seat, say). */
export function copyRows(rows: readonly (readonly number[])[]): number[][] {
  const copy = new Array<number[]>(rows.length);
  for (let i = 0; i < rows.length; i++) copy[i] = rows[i]!.slice();
  return copy;
}

/** A short hash of a text, as eight hexadecimal digits (FNV-1a, 32 bits). It finds mistakes; it does not keep secrets. */
export function shortHash(...texts: string[]): string {
  let hash = 0x811c9dc5;
  for (const text of texts) {
    for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
    hash = Math.imul(hash ^ 0x1f, 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}
