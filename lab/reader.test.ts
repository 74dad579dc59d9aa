import type { Bot } from '@gilt/bots/bot';
import { thumb } from '@gilt/bots/thumb';
import { type AnyGame, readSetup } from '@gilt/engine/game';
import { winShare } from '@gilt/engine/outcome';
import { seedFrom } from '@gilt/engine/seed';
import { goofspiel } from '@gilt/games/goofspiel/game';
import { expect, test } from 'vitest';
import { playMatch } from './match.ts';
import { readerOf } from './reader.ts';

const game: AnyGame = goofspiel;

/** Bids its highest card, come what may: nobody is easier to read. */
const highest: Bot = { name: 'highest', think: ({ question: { options } }) => Math.max(...options) };

/** The share of the win of somebody against one opponent, over a few games in either seat. */
async function shareAgainst(bot: Bot, other: Bot, games: number): Promise<number> {
  const setup = readSetup(game, 2, { cards: 5 });
  let won = 0;
  for (let i = 0; i < games; i++) {
    const seat = i % 2;
    const { sitting } = await playMatch(
      goofspiel,
      setup,
      seat === 0 ? [bot, other] : [other, bot],
      seedFrom('read', i),
    );
    won += winShare(game.outcome(sitting.state), seat);
  }
  return won / games;
}

test('whoever always does the same is read, and loses nearly always', async () => {
  expect(await shareAgainst(readerOf(highest, 2), highest, 20)).toBeGreaterThan(0.9);
  expect(await shareAgainst(thumb, highest, 20)).toBeLessThan(0.9);
});

test('what is read depends on the task alone', async () => {
  const reader = readerOf(thumb, 3);
  const [once, again] = [await shareAgainst(reader, thumb, 4), await shareAgainst(reader, thumb, 4)];
  expect(again).toBe(once);
});
