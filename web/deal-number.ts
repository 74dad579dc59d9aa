import { api } from './api.ts';
import { hex } from './random.ts';
import { keepAs, recall } from './storage.ts';

/** My part in the deal, so that it can be found again when the deal is checked. */
const KEY = 'gilt.number.';

/** A number for a deal that is about to be made; it is kept under the code once there is one. */
export const newNumber = (): string => hex(16);

export const keepNumber = (code: string, number: string): void => keepAs(KEY + code, number);

export const keptNumber = (code: string): string | null => recall(KEY + code);

/** Takes a seat, the first that is free or that one, with a number of our own in the deal. */
export async function sitDown(code: string, seat?: number): Promise<void> {
  const number = newNumber();
  await api.join(code, number, seat);
  keepNumber(code, number);
}
