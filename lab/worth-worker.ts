import { Refusal } from '@gilt/engine/fault';
import { measureWorth, type WorthBatch, type WorthPlan } from './worth.ts';

/** What a thread does. A refusal would come out of it as any error, so it is told as what it is. */
export default async (job: { plan: WorthPlan; from: number; to: number }): Promise<WorthBatch | string> => {
  try {
    return await measureWorth(job.plan, job.from, job.to);
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
};
