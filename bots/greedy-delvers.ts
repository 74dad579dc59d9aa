import { randomFrom, weighted } from '@gilt/engine/random';
import type { Seat } from '@gilt/engine/seat';
import { CARDS, EXCHANGE, RUSH } from '@gilt/games/greedy-delvers/cards';
import { cardOf, NONE, targetOf } from '@gilt/games/greedy-delvers/plays';
import type { GreedyDelversView } from '@gilt/games/greedy-delvers/secrets';
import { BOTTOM } from '@gilt/games/greedy-delvers/state';
import type { Task } from './bot.ts';

/** How often a minion gets to roll. */
const UNDISTURBED = 0.6;
/** How much more gold is worth that is taken from whoever has most. */
const FROM_THE_RICHEST = 1;
/** What a minion of one's own keeps thieves from taking. */
const GUARD = 0.3;
/** How much worse than exchanging ore too early it is to take it along into safety. */
const LOSS = 6;
/** What two rounds fewer cost. */
const HASTE = 0.5;
/** How much gold a play must promise less to be chosen e times less often: nobody should know for certain. */
const WHIM = 0.3;

/** Rules of thumb for Greedy Delvers. Nobody can steal ore, so keep it, and an Exchange for the very last round. */
export function think({ view, question, seat, seed }: Task): number {
  const { options } = question;
  const hopes = options.map((play) => hope(view as GreedyDelversView, seat, play));
  const best = Math.max(...hopes);
  const weights = hopes.map((each) => Math.exp((each - best) / WHIM));
  return options[weighted(randomFrom(seed), weights)]!;
}

/** How much gold a play promises, more or less. */
function hope({ game }: GreedyDelversView, seat: Seat, play: number): number {
  const card = cardOf(play);
  const ore = game.ore[seat]!;
  const level = game.levels[seat]!;
  if (card === EXCHANGE) return level === BOTTOM ? ore : -ore;
  if (card === RUSH) return level + 3 < BOTTOM ? -HASTE : -LOSS * ore;
  const target = targetOf(play);
  if (target === NONE) return 0;
  const { cost, roll, value } = CARDS[card]!;
  if (target === seat) return GUARD - cost;
  const loot = Math.min(value, game.gold[target]!);
  const spite = game.gold[target] === Math.max(...game.gold) ? FROM_THE_RICHEST : 0;
  return GUARD - cost + UNDISTURBED * ((7 - roll) / 6) * loot * (1 + spite);
}
