import { goTo } from '../address.ts';
import { keepNumber, newNumber } from '../deal-number.ts';
import { newLocalTable } from '../link/local-new.ts';
import { keepAs, recall } from '../storage.ts';

const KEY = 'gilt.people';

/** Who passed this device around the last time. */
export function namesOfLast(): readonly string[] {
  try {
    return JSON.parse(recall(KEY) ?? '[]') as string[];
  } catch {
    return [];
  }
}

/** Sets a table of this page for people who pass it around, and goes to it. By seat: a bot, or what somebody is called. */
export async function passAround(
  game: string,
  options: Record<string, unknown>,
  seats: readonly (string | { readonly name: string })[],
): Promise<void> {
  const names = seats.flatMap((seat) => (typeof seat === 'string' ? [] : [seat.name]));
  keepAs(KEY, JSON.stringify(names));
  const number = newNumber();
  const wanted = { game, options, seats: seats.map((seat) => (typeof seat === 'string' ? seat : 'me')) };
  const code = await newLocalTable(wanted, number, { names });
  keepNumber(code, number);
  goTo(`/solo/${code}`);
}
