import { Refusal } from '@gilt/engine/fault';
import { type Pairing, playRound, type Round } from './ladder.ts';

/** What a thread of a ladder does. A refusal would come out of it as any error, so it is told as what it is. */
export default async ({ pairing, number }: { pairing: Pairing; number: number }): Promise<Round | string> => {
  try {
    return await playRound(pairing, number);
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
};
