import { Refusal } from '@gilt/engine/fault';
import type { Cell } from '../run/plan.ts';
import type { Totals } from '../run/totals.ts';
import { watch } from './watch.ts';

/** What a thread of a report does. A refusal would come out of it as any error, so it is told as what it is. */
export default async ({ cell, from, to }: { cell: Cell; from: number; to: number }): Promise<Totals | string> => {
  try {
    return await watch(cell, from, to);
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
};
