import { games } from '@gilt/games/all';
import { expect, test } from 'vitest';
import { slowestStep } from './slowest-step.ts';

/** Some ten milliseconds' worth, of the two seconds that a table has (server/aside.ts). */
const ENOUGH = 3_000_000;

test.each(games.map((game) => [game.name, game] as const))(
  '%s: no step keeps the rules busy for long, whatever is played with',
  (_, game) => {
    for (let seed = 1; seed <= 3; seed++)
      expect([seed, slowestStep(game, seed, 150).work > ENOUGH]).toEqual([seed, false]);
  },
  60_000,
);
