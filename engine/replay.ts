import { Refusal } from './fault.ts';
import type { AnyGame, Setup } from './game.ts';
import { type GameRecord, headAsWritten, madeByOthers, readEntry, recordHead, splitEntry } from './record.ts';
import { enter, isOver, type Sitting, sitDown } from './sitting.ts';

/** After the set-up (0) and after each entry (1, 2, …): where the game stands. */
export type Watch = (sitting: Sitting, entry: number) => void;

/**
 * Plays a record again, one entry after another, and checks every entry against its checksum. A record that was changed is refused at the first
 * entry that goes wrong; so is one that stops before the game does, unless it says itself that it is unfinished. One of an
 * earlier version is played by the rules of today, and refused where they part.
 */
export function* replaying(game: AnyGame, setup: Setup, record: GameRecord, watch: Watch): Generator<void, Sitting> {
  const { seed, chance, forced = 'answered', position } = record;
  const head = headAsWritten(recordHead(game, setup, seed, chance, forced, position), record);
  const goesWrong = (at: string, why: string): Refusal =>
    new Refusal(
      `the record goes wrong at ${at}: ${why}${record.rules === game.version ? '' : ` (it ${madeByOthers(record, game)})`}`,
    );
  const sitting = sitDown(game, setup, seed, chance, false, forced, head);
  if (sitting.check !== record.start)
    throw goesWrong('its set-up', `the checksum is ${sitting.check}, not ${record.start}`);
  watch(sitting, 0);
  for (const [i, line] of record.entries.entries()) {
    yield;
    const { text, check } = splitEntry(line);
    try {
      enter(sitting, readEntry(text));
    } catch (error) {
      throw error instanceof Refusal ? goesWrong(`entry ${i + 1}`, error.message) : error;
    }
    if (sitting.check !== check) throw goesWrong(`entry ${i + 1}`, `its checksum is ${sitting.check}, not ${check}`);
    watch(sitting, i + 1);
  }
  if (!record.unfinished && !isOver(sitting))
    throw new Refusal(`the record stops after entry ${record.entries.length}, before the game is over`);
  return sitting;
}

/** The same, all at once. */
export function replay(game: AnyGame, setup: Setup, record: GameRecord, watch: Watch = () => {}): Sitting {
  return toTheEnd(replaying(game, setup, record, watch));
}

/** Does all that is left to do, and says what came of it. */
export function toTheEnd<Result>(course: Generator<void, Result>): Result {
  for (;;) {
    const { done, value } = course.next();
    if (done) return value;
  }
}
