import { Refusal } from './fault.ts';
import type { AnyGame, Setup } from './game.ts';
import { type GameRecord, readEntry, splitEntry } from './record.ts';
import { enter, isOver, type Sitting, sitDown } from './sitting.ts';

/** After the set-up (0) and after each entry (1, 2, …): where the game stands. */
export type Watch = (sitting: Sitting, entry: number) => void;

/**
 * Plays a record again and checks every entry against its checksum. A record that was changed is refused at the first
 * entry that goes wrong; so is one that stops before the game does, unless it says itself that it is unfinished.
 */
export function replay(game: AnyGame, setup: Setup, record: GameRecord, watch: Watch = () => {}): Sitting {
  const sitting = sitDown(game, setup, record.seed, record.chance, false, record.forced);
  if (sitting.check !== record.start)
    throw new Refusal(`the record goes wrong at its set-up: the checksum is ${sitting.check}, not ${record.start}`);
  watch(sitting, 0);
  record.entries.forEach((line, i) => {
    const { text, check } = splitEntry(line);
    try {
      enter(sitting, readEntry(text));
    } catch (error) {
      if (error instanceof Refusal) throw new Refusal(`the record goes wrong at entry ${i + 1}: ${error.message}`);
      throw error;
    }
    if (sitting.check !== check)
      throw new Refusal(`the record goes wrong at entry ${i + 1}: its checksum is ${sitting.check}, not ${check}`);
    watch(sitting, i + 1);
  });
  if (!record.unfinished && !isOver(sitting))
    throw new Refusal(`the record stops after entry ${record.entries.length}, before the game is over`);
  return sitting;
}
