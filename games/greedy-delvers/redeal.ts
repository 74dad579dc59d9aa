import type { Deck } from '@gilt/engine/decks';
import type { Flow } from '@gilt/engine/flow';
import { type Random, shuffle, weighted } from '@gilt/engine/random';
import { insert } from '@gilt/engine/sorted';
import { addCopies, CARDS, HITMAN, SAVAGE } from './cards.ts';
import type { GreedyDelversView } from './secrets.ts';
import { cloneTable, type GreedyDelvers } from './state.ts';

/** GD-02 What nobody else can know: the other hands, GD-25 those that were laid down, and how the deck lies. */
export function determinise({ game }: GreedyDelversView, flow: Flow, random: Random): GreedyDelvers {
  const unseen = unseenIn(game);
  const piles = [...game.hands, ...game.buried];
  const seatOf = (pile: number): number => pile % game.hands.length;
  const dealt: number[][] = piles.map((cards) => (typeof cards === 'number' ? [] : cards));
  const known: number[] = [];
  for (let pile = 0; pile < piles.length; pile++) {
    const size = piles[pile]!;
    if (typeof size === 'number' && size > 0 && game.brutes[seatOf(pile)]! > 0) known.push(pile);
  }
  const bounds = known.map((pile) => ({
    size: piles[pile] as number,
    savages: game.savages[seatOf(pile)]!,
    brutes: game.brutes[seatOf(pile)]!,
  }));
  dealKnown(bounds, unseen, random).forEach((cards, i) => {
    for (const card of cards) insert(dealt[known[i]!]!, card);
  });
  shuffle(random, unseen);
  for (let pile = 0; pile < piles.length; pile++) {
    const size = piles[pile]!;
    if (typeof size === 'number') while (dealt[pile]!.length < size) insert(dealt[pile]!, unseen.pop()!);
  }
  const hands = dealt.slice(0, game.hands.length);
  const buried = dealt.slice(game.hands.length);
  return cloneTable({ ...game, flow, deck: unseen, hands, buried }, flow);
}

/** GD-01 The deck for all. */
export function decks({ game }: GreedyDelversView): readonly Deck[] {
  const cards: number[] = [];
  for (const [card, { copies }] of CARDS.entries()) addCopies(cards, card, copies);
  const name = (card: number): string => CARDS[card]!.id;
  return [{ owner: null, cards: cards.map(name), unseen: unseenIn(game).map(name) }];
}

/** Every card that the viewer has not seen. */
function unseenIn({ discards, hands, buried }: GreedyDelversView['game']): number[] {
  const left = CARDS.map(({ copies }, card) => copies - discards[card]!);
  for (const piles of [hands, buried]) {
    for (const cards of piles) if (typeof cards !== 'number') for (const card of cards) left[card]!--;
  }
  const unseen: number[] = [];
  for (let card = 0; card < left.length; card++) addCopies(unseen, card, left[card]!);
  return unseen;
}

/** GD-09 What duds have shown of a hand: at least so many Savages, and at least so many Savages and Hitmen. */
interface Bounds {
  readonly size: number;
  readonly savages: number;
  readonly brutes: number;
}

/** How many Savages, Hitmen and other cards there are, in a hand or at all. */
type Mix = readonly [savages: number, hitmen: number, others: number];

/** Deals hands of which something is known, every way as likely, out of the unseen cards. What is left is in no order any more. */
function dealKnown(hands: readonly Bounds[], unseen: number[], random: Random): number[][] {
  shuffle(random, unseen);
  const take = (fits: (card: number) => boolean, count: number): number[] =>
    Array.from({ length: count }, () => unseen.splice(unseen.findIndex(fits), 1)[0]!);
  return hands.map((_, i) => {
    const pool = mixOf(unseen);
    const mixes = mixesOf(hands[i]!);
    const weights = mixes.map((mix) => ways(mix, pool) * waysForAll(hands.slice(i + 1), less(pool, mix)));
    const [savages, hitmen, others] = mixes[weighted(random, weights)]!;
    return [
      ...take((card) => card === SAVAGE, savages),
      ...take((card) => card === HITMAN, hitmen),
      ...take((card) => card !== SAVAGE && card !== HITMAN, others),
    ];
  });
}

function mixOf(cards: readonly number[]): Mix {
  const savages = cards.filter((card) => card === SAVAGE).length;
  const hitmen = cards.filter((card) => card === HITMAN).length;
  return [savages, hitmen, cards.length - savages - hitmen];
}

/** All that a hand can be made of. */
function mixesOf({ size, savages, brutes }: Bounds): Mix[] {
  const mixes: Mix[] = [];
  for (let s = savages; s <= size; s++) {
    for (let h = Math.max(brutes - s, 0); s + h <= size; h++) mixes.push([s, h, size - s - h]);
  }
  return mixes;
}

/** In how many ways all these hands can be dealt from a pool. */
function waysForAll(hands: readonly Bounds[], pool: Mix): number {
  const [first, ...rest] = hands;
  if (!first) return 1;
  return mixesOf(first).reduce((sum, mix) => sum + ways(mix, pool) * waysForAll(rest, less(pool, mix)), 0);
}

const ways = (mix: Mix, pool: Mix): number => mix.reduce((product, count, i) => product * choose(pool[i]!, count), 1);
const less = (pool: Mix, mix: Mix): Mix => [pool[0] - mix[0], pool[1] - mix[1], pool[2] - mix[2]];

/** In how many ways so many can be taken out of that many. */
function choose(from: number, count: number): number {
  let result = 1;
  for (let i = 0; i < count; i++) result *= Math.max(from - i, 0) / (i + 1);
  return result;
}

/** Nobody knows how the deck lies. */
export function reshuffle(game: GreedyDelvers, random: Random): void {
  shuffle(random, game.deck);
}
