/**
 * Chance: a small generator (xoshiro128**) whose four numbers lie in the game's state.
 * Every function here changes the generator that it is given.
 */
export type Random = number[];

/** The next 32 random bits, as a whole number from 0 to 2³² − 1. */
export function bits(random: Random): number {
  const a = random[0]!;
  const b = random[1]!;
  const c = random[2]! ^ a;
  const d = random[3]! ^ b;
  const product = Math.imul(b, 5);
  const result = Math.imul((product << 7) | (product >>> 25), 9) >>> 0;
  random[0] = a ^ d;
  random[1] = b ^ c;
  random[2] = c ^ (b << 9);
  random[3] = (d << 11) | (d >>> 21);
  return result;
}

/** A whole number from 0 to `n` − 1, each exactly as likely (Lemire's method). */
export function below(random: Random, n: number): number {
  let product = bits(random) * n;
  if (product >>> 0 < n) {
    const unfair = (0x100000000 - n) % n;
    while (product >>> 0 < unfair) product = bits(random) * n;
  }
  return Math.floor(product / 0x100000000);
}

/** A number from 0 to just below 1. */
export const chance = (random: Random): number => bits(random) / 0x100000000;

/** A place in the list, each as likely as its weight says. */
export function weighted(random: Random, weights: readonly number[]): number {
  let sum = 0;
  for (let place = 0; place < weights.length; place++) sum += weights[place]!;
  let left = chance(random) * sum;
  for (let place = 0; place < weights.length; place++) {
    left -= weights[place]!;
    if (left < 0) return place;
  }
  return 0;
}

/** One of the list, each as likely. */
export const pick = <T>(random: Random, list: readonly T[]): T => list[below(random, list.length)]!;

/** Shuffles the list in place (Fisher and Yates) and gives it back. */
export function shuffle<T>(random: Random, list: T[]): T[] {
  for (let last = list.length - 1; last > 0; last--) {
    const other = below(random, last + 1);
    const card = list[last]!;
    list[last] = list[other]!;
    list[other] = card;
  }
  return list;
}

/** What a die with so many sides shows: 1 to `sides`. */
export const roll = (random: Random, sides: number): number => 1 + below(random, sides);

/** A generator out of one whole number (splitmix32), for choices that need no secrecy. */
export const randomFrom = (number: number): Random => [
  mixed(number, 1),
  mixed(number, 2),
  mixed(number, 3),
  mixed(number, 4),
];
function mixed(number: number, place: number): number {
  const state = (number + Math.imul(place, 0x9e3779b9)) | 0;
  let mixing = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  mixing = Math.imul(mixing ^ (mixing >>> 13), 0xc2b2ae35);
  return mixing ^ (mixing >>> 16);
}

/** `pick(randomFrom(number), list)`, without a generator for most: the first bits follow from the second of its four numbers. */
export function pickBy<T>(number: number, list: readonly T[]): T {
  const product = Math.imul(mixed(number, 2), 5);
  const first = Math.imul((product << 7) | (product >>> 25), 9) >>> 0;
  const spread = first * list.length;
  return spread >>> 0 < list.length ? pick(randomFrom(number), list) : list[Math.floor(spread / 0x100000000)]!;
}
