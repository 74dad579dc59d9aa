import { type Batch, type Plan, playBatch } from './simulation.ts';

/** What a thread of a simulation does. */
export default ({ plan, from, to }: { plan: Plan; from: number; to: number }): Promise<Batch> =>
  playBatch(plan, from, to);
