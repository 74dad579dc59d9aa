import { pick, type Random } from '@gilt/engine/random';
import type { Connection } from './connection.ts';

/** Whether the client is asked something, and has not chosen. */
export const mustChoose = ({ now }: Connection): boolean => now?.asked != null && now.chosen === null;

/** Answers every question at random until the table is over, or for so many questions. */
export async function play(
  connection: Connection,
  random: Random,
  questions = Number.POSITIVE_INFINITY,
): Promise<void> {
  for (let i = 0; i < questions; i++) {
    await connection.until((each) => mustChoose(each) || each.table.status !== 'playing');
    if (connection.table.status !== 'playing') return;
    await connection.choose(pick(random, connection.now!.asked!.names));
  }
}
