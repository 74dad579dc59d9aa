import type { Deck } from '@gilt/engine/decks';
import type { Flow } from '@gilt/engine/flow';
import { type Random, shuffle } from '@gilt/engine/random';
import type { Seat } from '@gilt/engine/seat';
import { CARDS, LAST_CARD } from './cards.ts';
import { rememberedBy } from './memory.ts';
import type { GreedView } from './secrets.ts';
import { cloneTable, type Greed, NONE, type Passed } from './state.ts';

const ascending = (a: number, b: number): number => a - b;

/**
 * Deals what the viewer cannot know, every way as likely, as far as owners and piles go. The rounds in which cards were taken are
 * dealt more simply: among those in which its owner could have got the card from a pile that the viewer had not seen, whatever
 * that owner has shown or drawn since and when. A dealt world may thus date a card to a round whose card was shown long ago.
 * GR-04 Of each pile that the viewer passed on, those who took a card got one each, and the others are still in it. Cards that the
 * viewer has never seen lie anywhere else: in hands, in piles still to come, in the draw pile.
 */
export function determinise(view: GreedView, flow: Flow, random: Random): Greed {
  const { game, seat: viewer } = view;
  const { players } = flow;
  const remembered = viewer === null ? [] : game.passed[viewer]!;
  const unseen = shuffle(random, neverSeen(view, remembered));
  const hands = game.hands.map((hand, seat) => (typeof hand === 'number' ? game.returned[seat]!.slice() : hand));
  const piles = game.piles.map((pile) => (typeof pile === 'number' ? [] : pile));
  const drafted = game.round - (flow.stack.at(-1)?.step === 'takeCard' ? 1 : 0);
  const taken = game.taken.map((own) => own ?? new Array<number>(drafted).fill(NONE));
  for (const { round, cards, takers } of remembered) {
    const dealt = shuffle(random, cards.slice());
    for (const taker of takers) {
      const card = dealt.pop()!;
      hands[taker]!.push(card);
      taken[taker]![round - 1 + leftOf(viewer!, taker, players)] = card;
    }
    if (dealt.length > 0) piles[(viewer! + game.round - round) % players] = dealt;
  }
  for (let seat = 0; seat < players; seat++) {
    const size = game.hands[seat]!;
    if (typeof size !== 'number') continue;
    const origins = unseenOrigins(viewer, seat, players, drafted, game.drawn[seat]!, random);
    while (hands[seat]!.length < size) {
      const card = unseen.pop()!;
      const round = origins.pop()!;
      hands[seat]!.push(card);
      if (round > 0) taken[seat]![round - 1] = card;
    }
    hands[seat]!.sort(ascending);
    while (piles[seat]!.length < (game.piles[seat] as number)) piles[seat]!.push(unseen.pop()!);
    piles[seat]!.sort(ascending);
  }
  const dealt = { ...game, flow, drawPile: unseen, hands, piles, taken };
  const passed = game.passed.map((own, seat) => own ?? rememberedBy(dealt, seat));
  return cloneTable({ ...dealt, passed }, flow);
}

/** GR-01 All cards. What somebody passed on, they have seen (GR-04). */
export function decks(view: GreedView): readonly Deck[] {
  const remembered = view.seat === null ? [] : view.game.passed[view.seat]!;
  const cards = CARDS.slice(1).map(({ number }) => String(number));
  return [{ owner: null, cards, unseen: neverSeen(view, remembered).map(String) }];
}

/** How many places to the left somebody sits. */
const leftOf = (from: Seat, to: Seat, players: number): number => (to - from + players) % players;

/** The cards that the viewer has not seen at all, or seen only as part of a game long over. */
function neverSeen({ game }: GreedView, remembered: readonly Passed[]): number[] {
  const seen = new Set([...game.discards, ...game.turnedUp, ...game.out.flat(), ...game.returned.flat()]);
  for (const display of game.displays) for (const { card } of display) seen.add(card);
  for (const own of [...game.hands, ...game.piles]) if (typeof own !== 'number') for (const card of own) seen.add(card);
  for (const { cards } of remembered) for (const card of cards) seen.add(card);
  const unseen: number[] = [];
  for (let card = 1; card <= LAST_CARD; card++) if (!seen.has(card)) unseen.push(card);
  return unseen;
}

/**
 * Where somebody's cards that the viewer never saw may be from, in any order: a round in which they had a pile that the viewer
 * had not had before, or 0, the draw pile.
 */
function unseenOrigins(
  viewer: Seat | null,
  seat: Seat,
  players: number,
  drafted: number,
  drawn: number,
  random: Random,
): number[] {
  const last = viewer === null ? drafted : Math.min(drafted, leftOf(viewer, seat, players));
  const origins = new Array<number>(drawn).fill(0);
  for (let round = 1; round <= last; round++) origins.push(round);
  return shuffle(random, origins);
}

/** GR-02 Nobody knows how the draw pile lies. */
export function reshuffle(game: Greed, random: Random): void {
  shuffle(random, game.drawPile);
}
