import { RulesFault } from './fault.ts';

/** Lists of numbers that are kept lowest first, as people hold a hand of cards. */

/** Puts a number in its place. */
export function insert(list: number[], one: number): void {
  let at = list.length;
  while (at > 0 && list[at - 1]! > one) {
    list[at] = list[at - 1]!;
    at--;
  }
  list[at] = one;
}

/** Takes a number out, without a gap. It must be there. */
export function remove(list: number[], one: number): void {
  let place = 0;
  while (place < list.length && list[place] !== one) place++;
  if (place === list.length)
    throw new RulesFault(`${one} is to be taken out of ${list.join(' ') || 'nothing'}, and is not there`);
  for (let at = place + 1; at < list.length; at++) list[at - 1] = list[at]!;
  list.pop();
}
