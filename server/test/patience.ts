import { GOOD_MANNERS, type Manners } from '../manners.ts';

/** Limits that nobody reaches. */
export function patiently<T extends object>(allowed: T): T {
  return Object.fromEntries(Object.keys(allowed).map((kind) => [kind, { burst: 1e12, perSecond: 0 }])) as T;
}

/** Nobody is in a hurry: for tests that are not about manners. */
export const PATIENT: Manners = {
  ...GOOD_MANNERS,
  address: patiently(GOOD_MANNERS.address),
  person: {},
  patience: 1e9,
  perAddress: 1e9,
  underWay: 1e9,
};
