import { type Random, randomFrom, shuffle, weighted } from '@gilt/engine/random';
import type { Seat } from '@gilt/engine/seat';
import { insert } from '@gilt/engine/sorted';
import { addCopies, CARDS, EXCHANGE, RUSH } from '@gilt/games/greedy-delvers/cards';
import { cardOf, NONE, targetOf } from '@gilt/games/greedy-delvers/plays';
import { ORE_A_LEVEL } from '@gilt/games/greedy-delvers/rush';
import type { GreedyDelversView } from '@gilt/games/greedy-delvers/secrets';
import { BOTTOM, type GreedyDelvers } from '@gilt/games/greedy-delvers/state';
import type { Task } from './bot.ts';
import { plan } from './plans/greedy-delvers.ts';
import { plannerFor } from './plans/plan.ts';
import type { Knowledge, Moment } from './search/knowledge.ts';

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

/** What the plan would choose so much less often than something else is not worth a thought. */
const UNLIKELY = 0.1;

/** How much less likely than another a card is kept that can be played: in the end, and for each level until then. */
const KEPT = 0.03;
const KEPT_A_LEVEL = 0.87;
/** The same for a Rush into safety. */
const KEPT_RUSH = 0.35;

/** Rules of thumb for Greedy Delvers. Nobody can steal ore, so keep it, and an Exchange for the very last round. */
export const think = ({ view, question, seat, seed }: Task): number =>
  choose((view as GreedyDelversView).game, seat, question.options, randomFrom(seed));

const planner = plannerFor(plan);
const earlier = plan.earlier.map((weights) => plannerFor({ ...plan, weights }));

function bySense({ game, seat, options }: Moment<GreedyDelvers>, random: Random): number {
  return choose(game, seat, options, random);
}

export const knowledge: Knowledge<GreedyDelvers> = {
  choose: bySense,
  characters: [bySense, ...[...earlier, planner].map((each) => each.choose)],
  plan: planner.choose,
  consider: (moment) => planner.likely(moment, UNLIKELY),
  former: {
    characters: [bySense],
    plan: earlier[0]!.choose,
    consider: (moment) => earlier[0]!.likely(moment, UNLIKELY),
  },
  forecast: ({ gold, ore }) => gold.map((each, seat) => each + ore[seat]! / 2),
  lead: 12,
  // Every deal gives the others other hands, so what they learn in one is lost on the next.
  trust: 1,
  prune({ game, seat, options }) {
    const wealth = (other: Seat): number => (other === seat ? -1 : game.gold[other]! + game.ore[other]! / 2);
    const [, second] = game.gold.map((_, other) => wealth(other)).toSorted((a, b) => b - a);
    const worthIt = options.filter((play) => {
      const target = targetOf(play);
      return target === NONE || (target === seat ? CARDS[cardOf(play)]!.cost === 0 : wealth(target) >= second!);
    });
    return worthIt.length > 0 ? worthIt : options;
  },
  suppose(game, viewer, random) {
    const others = game.hands.flatMap((hand, seat) =>
      seat !== viewer && hand.length > 1 && game.brutes[seat] === 0 ? [seat] : [],
    );
    const left = CARDS.map(() => 0);
    for (const card of game.deck) left[card]!++;
    for (const seat of others) for (const card of game.hands[seat]!) left[card]!++;
    for (const seat of others) keep(game, seat, left, random);
    game.deck.length = 0;
    for (let card = 0; card < left.length; card++) addCopies(game.deck, card, left[card]!);
    shuffle(random, game.deck);
    for (const seat of others) insert(game.hands[seat]!, game.deck.pop()!);
  },
};

/** Deals, out of what is left, the cards that somebody has kept: all but the one just drawn. */
function keep(game: GreedyDelvers, seat: Seat, left: number[], random: Random): void {
  const hand = game.hands[seat]!;
  const size = hand.length - 1;
  const likely = CARDS.map((_, card) => likelyKept(game, seat, card));
  hand.length = 0;
  for (let i = 0; i < size; i++) {
    const card = weighted(
      random,
      left.map((count, each) => count * likely[each]!),
    );
    left[card]!--;
    insert(hand, card);
  }
}

/** Whoever has exchanged, which less than 3 ore a level shows, had nothing else to play then. */
function likelyKept({ ore, gold, levels }: Table, seat: Seat, card: number): number {
  const level = levels[seat]!;
  const { cost } = CARDS[card]!;
  if (card === EXCHANGE || cost > gold[seat]!) return 1;
  if (card === RUSH && level + 3 >= BOTTOM) return KEPT_RUSH;
  const hadNothingElse = cost === 0 && ore[seat]! < ORE_A_LEVEL * level;
  return hadNothingElse ? KEPT : Math.max(KEPT, KEPT_A_LEVEL ** level);
}

/** What everybody sees, and these rules look at. */
type Table = Pick<GreedyDelvers, 'levels' | 'ore' | 'gold'>;

function choose(game: Table, seat: Seat, options: readonly number[], random: Random): number {
  const richest = Math.max(...game.gold);
  const hopes = new Array<number>(options.length);
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < options.length; i++) {
    hopes[i] = hope(game, seat, options[i]!, richest);
    if (hopes[i]! > best) best = hopes[i]!;
  }
  for (let i = 0; i < options.length; i++) hopes[i] = Math.exp((hopes[i]! - best) / WHIM);
  return options[weighted(random, hopes)]!;
}

/** How much gold a play promises, more or less, if that much is had by the richest. */
function hope(game: Table, seat: Seat, play: number, richest: number): number {
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
  const spite = game.gold[target] === richest ? FROM_THE_RICHEST : 0;
  return GUARD - cost + UNDISTURBED * ((7 - roll) / 6) * loot * (1 + spite);
}
