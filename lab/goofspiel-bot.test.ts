import type { Bot } from '@gilt/bots/bot';
import { describe, expect, test } from 'vitest';
import { bestAnswer, bidsOf, leadOf, standingsOf, WORTHS } from './goofspiel-bot.ts';

const lowest: Bot = { name: 'lowest', think: ({ question }) => question.options[0]! };

/** Bids by what was won so far, as nobody could be told who is shown a position alone. */
const cautious: Bot = {
  name: 'cautious',
  think: ({ view, question }) =>
    (view as unknown as { game: { taken: number[][] } }).game.taken[0]!.length > 0
      ? question.options[0]!
      : question.options.at(-1)!,
};

const answered = async (bot: Bot, cards: number) => {
  const standings = standingsOf(cards);
  const known = await bidsOf(bot, cards, standings, { times: 1, seed: 'known' });
  const met = await bidsOf(bot, cards, standings, { times: 1, seed: 'met' });
  return (worth: keyof typeof WORTHS) => bestAnswer(cards, WORTHS[worth], known, met);
};

describe('the best answer to a bot that knows what was won so far', () => {
  test('wins what can be won from whoever always bids the lowest', async () => {
    const answer = await answered(lowest, 3);
    // One card above each bid takes the first two prizes and loses the last one, or, once ahead, the last is tied. Counted out by hand for all six
    // orders: 1-2-3 alone cannot be won (1 + 2 - 3 is a tie), and the points are 4, 4, 2, 2, 1 and 0.
    expect(answer('wins').known).toBeCloseTo(5.5 / 6);
    expect(answer('points').known).toBeCloseTo(13 / 6);
    // It bids the same at every thought.
    expect(answer('wins').met).toBe(answer('wins').known);
  });

  test('meets every lead that there can be, once', () => {
    const standings = standingsOf(3);
    const first = standings.filter(({ own }) => own === 0b111);
    expect(first.map(leadOf)).toEqual([0, 0, 0]);
    // After one prize somebody has it, or nobody.
    const second = standings.filter(({ prizes }) => prizes === 0b001 || prizes === 0b010 || prizes === 0b100);
    expect(new Set(second.map(leadOf))).toEqual(new Set([-3, -2, -1, 0, 1, 2, 3]));
  });

  test('asks the bot at every lead by itself', async () => {
    const standings = standingsOf(3);
    const bids = await bidsOf(cautious, 3, standings, { times: 1, seed: 'one' });
    expect(new Set([...bids.values()].map((each) => each.join()))).toEqual(new Set(['1,0', '0,1', '0,0,1']));
  });

  test('does no better against bids that it has not seen than against those that it was made for', async () => {
    const random: Bot = {
      name: 'random',
      think: ({ question, seed }) => question.options[seed % question.options.length]!,
    };
    const standings = standingsOf(3);
    const [known, met] = [
      await bidsOf(random, 3, standings, { times: 2, seed: 'known' }),
      await bidsOf(random, 3, standings, { times: 2, seed: 'met' }),
    ];
    const { known: most, met: least } = bestAnswer(3, WORTHS.wins, known, met);
    expect(most).toBeGreaterThan(least);
    expect(least).toBeGreaterThan(0.5);
  });
});
