import { Refusal } from '@gilt/engine/fault';
import { type Batch, type Plan, playBatch } from './simulation.ts';

/** What a thread of a simulation does. A refusal would come out of it as any error, so it is told as what it is. */
export default async ({ plan, from, to }: { plan: Plan; from: number; to: number }): Promise<Batch | string> => {
  try {
    return await playBatch(plan, from, to);
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
};
