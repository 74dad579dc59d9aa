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

/** Takes a number out, without a gap. */
export function remove(list: number[], one: number): void {
  for (let at = list.indexOf(one) + 1; at < list.length; at++) list[at - 1] = list[at]!;
  list.pop();
}
