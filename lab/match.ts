import { type Bot, taskFor } from '@gilt/bots/bot';
import { waitingFor } from '@gilt/engine/answer';
import { mustEnd } from '@gilt/engine/contract/random-play';
import { Refusal } from '@gilt/engine/fault';
import type { AnyGame, Setup } from '@gilt/engine/game';
import { bits } from '@gilt/engine/random';
import { freshRandom, type Seed, seedFrom } from '@gilt/engine/seed';
import { answer, isOver, type Sitting, sitDown } from '@gilt/engine/sitting';

/** A game that bots have played to its end. */
export interface Played {
  readonly sitting: Sitting;
  /** How often a bot had something to choose. */
  readonly decisions: number;
}

/** A game that waits for something from outside, such as a time limit, would wait for ever: nobody says it here. */
const PATIENCE = 50_000;

/** Has bots play a game, one a seat. Nobody listens: there are no events. The bots' own chance follows from `luck`. */
export async function playMatch(
  game: AnyGame,
  setup: Setup,
  bots: readonly Bot[],
  seed: Seed,
  luck: Seed = seedFrom(seed, 'bots'),
): Promise<Played> {
  const sitting = sitDown(game, setup, seed, 'run-on', true);
  const random = freshRandom(luck, 0, 0);
  let decisions = 0;
  while (!isOver(sitting)) {
    mustEnd(sitting.state);
    if (game.outside && sitting.state.flow.asked > PATIENCE)
      throw new Refusal(
        `${game.name}, set up like this, does not end by itself (${Object.keys(game.outside).join(', ')})`,
      );
    for (const seat of waitingFor(sitting.state)) {
      const thought = bots[seat]!.think(taskFor(game, setup, sitting.state, seat, bits(random))!);
      answer(sitting, seat, typeof thought === 'number' ? thought : await thought);
      decisions++;
    }
  }
  return { sitting, decisions };
}
