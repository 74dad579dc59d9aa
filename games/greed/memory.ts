import type { Seat } from '@gilt/engine/seat';
import { remove } from '@gilt/engine/sorted';
import { type Greed, NONE, type Passed } from './state.ts';

/**
 * What a player has a right to remember. Everybody saw the piles that passed through their hands: of the cards passed on, each
 * player to the left takes one, and once the pile has come round, those missing are just the ones that were taken. A card that
 * shows up, played or paid, tells who took it.
 */

/** GR-04 The piles go to the left, and everybody remembers what they passed on. */
export function passPiles({ piles, passed, round }: Greed): void {
  const players = piles.length;
  for (let seat = 0; seat < players; seat++) {
    passed[seat]!.push({ round: round - 1, cards: piles[seat]!.slice(), takers: [] });
  }
  const last = piles[players - 1]!;
  for (let seat = players - 1; seat > 0; seat--) piles[seat] = piles[seat - 1]!;
  piles[0] = last;
  for (let seat = 0; seat < players; seat++) comeRound(passed[seat]!, piles[seat]!, round - players);
}

/** A pile has come round: what is still in it was taken by nobody. */
function comeRound(passed: Passed[], pile: readonly number[], round: number): void {
  for (let i = 0; i < passed.length; i++) {
    const it = passed[i]!;
    if (it.round !== round) continue;
    const missing: number[] = [];
    for (let k = 0; k < it.cards.length; k++) if (!pile.includes(it.cards[k]!)) missing.push(it.cards[k]!);
    it.cards = missing;
    if (missing.length === 0) passed.splice(i, 1);
    return;
  }
}

/** GR-04 Everybody has taken a card: whoever passed on the pile it was in knows who did. */
export function rememberTakers({ passed, round }: Greed): void {
  const players = passed.length;
  for (let seat = 0; seat < players; seat++) {
    const own = passed[seat]!;
    for (let i = own.length - 1; i >= 0; i--) {
      const distance = round - own[i]!.round;
      if (distance >= players) break;
      own[i]!.takers.push((seat + distance) % players);
    }
  }
}

/** A card leaves a hand for everybody to see. Whoever had the pile before its taker did now knows who took it. */
export function show(game: Greed, seat: Seat, card: number): void {
  const { hands, returned, taken, passed } = game;
  remove(hands[seat]!, card);
  if (returned[seat]!.includes(card)) {
    remove(returned[seat]!, card);
    return;
  }
  const round = 1 + taken[seat]!.indexOf(card);
  if (round === 0) return;
  taken[seat]![round - 1] = NONE;
  const players = passed.length;
  for (let distance = 1; distance < players && distance < round; distance++) {
    forget(passed[(seat - distance + players) % players]!, round - distance, seat, card);
  }
}

/** Of the pile passed on in that round, a card and its taker are known now. */
function forget(passed: Passed[], round: number, taker: Seat, card: number): void {
  for (let i = 0; i < passed.length; i++) {
    const it = passed[i]!;
    if (it.round !== round) continue;
    // Whoever remembers something else than what was (it is tried so, to see that nobody notices) has nothing to forget.
    if (it.cards.includes(card)) remove(it.cards, card);
    if (it.takers.includes(taker)) remove(it.takers, taker);
    if (it.cards.length === 0) passed.splice(i, 1);
    return;
  }
}

/** What a seat must remember, worked out from who took what and when. */
export function rememberedBy({ round, piles, taken }: Pick<Greed, 'round' | 'piles' | 'taken'>, seat: Seat): Passed[] {
  const players = piles.length;
  const passed: Passed[] = [];
  for (let then = 1; then < round; then++) {
    const cards: number[] = [];
    const takers: Seat[] = [];
    for (let distance = 1; distance < players; distance++) {
      const other = (seat + distance) % players;
      const card = taken[other]![then + distance - 1] ?? NONE;
      if (card === NONE) continue;
      cards.push(card);
      takers.push(other);
    }
    if (round - then < players) cards.push(...piles[(seat + round - then) % players]!);
    if (cards.length > 0) passed.push({ round: then, cards: cards.sort((a, b) => a - b), takers });
  }
  return passed;
}
