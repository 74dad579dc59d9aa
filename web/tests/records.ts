import { askedOf, waitingFor } from '@gilt/engine/answer';
import { type AnyGame, readSetup } from '@gilt/engine/game';
import { pick, randomFrom } from '@gilt/engine/random';
import { writeRecord } from '@gilt/engine/record';
import { seedFrom } from '@gilt/engine/seed';
import { answer, isOver, recordOf, sitDown } from '@gilt/engine/sitting';

/** A whole game, played by chance, as a record. */
export function recordByChance(game: AnyGame, players: number, seed: number): string {
  const sitting = sitDown(game, readSetup(game, players, {}), seedFrom(`record ${seed}`), 'fresh', true, 'asked');
  const random = randomFrom(seed);
  while (!isOver(sitting))
    for (const seat of waitingFor(sitting.state))
      answer(sitting, seat, pick(random, askedOf(game, sitting.state, seat)!.options));
  return writeRecord(recordOf(sitting));
}
