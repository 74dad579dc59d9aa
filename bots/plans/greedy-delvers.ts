import type { Seat } from '@gilt/engine/seat';
import { CARDS, EXCHANGE, RUSH } from '@gilt/games/greedy-delvers/cards';
import { cardOf, targetOf } from '@gilt/games/greedy-delvers/plays';
import { ORE_A_LEVEL } from '@gilt/games/greedy-delvers/rush';
import { BOTTOM, type GreedyDelvers, isSafe } from '@gilt/games/greedy-delvers/state';
import first from './greedy-delvers.json' with { type: 'json' };
import second from './greedy-delvers-2.json' with { type: 'json' };
import third from './greedy-delvers-3.json' with { type: 'json' };
import fourth from './greedy-delvers-4.json' with { type: 'json' };
import type { Plan } from './plan.ts';

/** From this level on a Rush leads into safety, and not further down. */
const LAST = BOTTOM - 3;
/** Until this level there is little ore to lose. */
const SHALLOW = 10;
/** So much ore, or gold, counts as one. */
const MUCH = 30;

/** What a plan looks at. Everybody sees it, or it is in one's own hand. */
const SIGNS = [
  'always',
  'early',
  'very early',
  'deep',
  'near the bottom',
  'a level above',
  'bottom',
  'Exchanges to come',
  'Exchanges in hand',
  'Rushes in hand',
  'Exchanges near the bottom',
  'ore',
  'others have exchanged',
  'ore of others',
  'ahead',
  'others at the bottom',
  'others are safe',
  'two exchange',
  'three exchange',
  'two, and ore',
  'three, and ore',
  'two, and ore of others',
  'three, and ore of others',
  'two, and deep',
  'three, and deep',
] as const;

function signs(game: GreedyDelvers, seat: Seat, into: Float64Array): void {
  const level = game.levels[seat]!;
  const held = count(game.hands[seat]!, EXCHANGE);
  const coming = shareOfExchanges(game, seat);
  let [exchanged, atBottom, safe, oreOfOthers, richest] = [0, 0, 0, 0, 0];
  // How likely nobody else exchanges, one, two, three.
  let [none, one, two, three] = [1, 0, 0, 0];
  for (let other = 0; other < game.levels.length; other++) {
    if (other === seat) continue;
    const hasExchanged = game.ore[other]! < ORE_A_LEVEL * game.levels[other]!;
    if (hasExchanged) exchanged++;
    if (game.gold[other]! > richest) richest = game.gold[other]!;
    if (isSafe(game, other)) {
      safe++;
      continue;
    }
    if (game.levels[other] === BOTTOM) atBottom++;
    oreOfOthers += game.ore[other]! / 3;
    // Whoever has exchanged holds little else.
    const likely = hasExchanged ? coming : coming ** 3;
    three += (two - three) * likely;
    two += (one - two) * likely;
    one += (none - one) * likely;
    none -= none * likely;
  }
  const ore = game.ore[seat]! / MUCH;
  oreOfOthers /= MUCH;
  const isDeep = level > SHALLOW;
  const isNear = level >= LAST;
  let i = 0;
  into[i++] = 1;
  into[i++] = Math.max(0, SHALLOW - level) / SHALLOW;
  into[i++] = Math.max(0, SHALLOW / 2 - level) / (SHALLOW / 2);
  into[i++] = Number(isDeep && !isNear);
  into[i++] = Number(isNear);
  into[i++] = Number(level === BOTTOM - 1);
  into[i++] = Number(level === BOTTOM);
  into[i++] = coming - 0.5;
  into[i++] = held / 3;
  into[i++] = count(game.hands[seat]!, RUSH) / 3;
  into[i++] = isNear ? held / 3 : 0;
  into[i++] = ore;
  into[i++] = exchanged / 3;
  into[i++] = oreOfOthers;
  into[i++] = Math.max(-1, Math.min(1, (game.gold[seat]! - richest) / MUCH));
  into[i++] = atBottom / 3;
  into[i++] = safe / 3;
  into[i++] = two;
  into[i++] = three;
  into[i++] = two * ore;
  into[i++] = three * ore;
  into[i++] = two * oreOfOthers;
  into[i++] = three * oreOfOthers;
  into[i++] = isDeep ? two : 0;
  into[i++] = isDeep ? three : 0;
}

/** How much of what this seat has not seen is Exchanges. */
function shareOfExchanges({ hands, discards }: GreedyDelvers, seat: Seat): number {
  let unseen = 0;
  for (let card = 0; card < CARDS.length; card++) unseen += CARDS[card]!.copies - discards[card]!;
  unseen -= hands[seat]!.length;
  return (CARDS[EXCHANGE]!.copies - discards[EXCHANGE]! - count(hands[seat]!, EXCHANGE)) / unseen;
}

function count(cards: readonly number[], card: number): number {
  let copies = 0;
  for (let i = 0; i < cards.length; i++) if (cards[i] === card) copies++;
  return copies;
}

/** Against whom a minion is sent: where there is most to take, counting what is about to be exchanged. */
function worth({ gold, ore, levels }: GreedyDelvers, seat: Seat, play: number): number {
  const target = targetOf(play);
  if (target === seat || target < 0) return -1;
  const loot = gold[target]! + (levels[target] === BOTTOM ? ore[target]! : 0);
  return Math.min(CARDS[cardOf(play)]!.value, loot) + gold[target]! / 1000;
}

/** Learned from games against rules of thumb, and against what was learned before: `npx gilt lab learn greedy-delvers --generation 2`. */
export const plan: Plan<GreedyDelvers> = {
  kinds: CARDS.map(({ id }) => id),
  kindOf: cardOf,
  signs: SIGNS,
  read: signs,
  worth,
  weights: fourth,
  earlier: [first, second, third],
};
