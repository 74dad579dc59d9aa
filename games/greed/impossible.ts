import type { Setup } from '@gilt/engine/game';
import type { Played } from './calls.ts';
import { CARDS, FLEETING, isHolding, isThug, LAST_CARD } from './cards.ts';
import { isPlaced, placeIn } from './display.ts';
import { rememberedBy } from './memory.ts';
import { pileSize, stageOf } from './stage.ts';
import { type Greed, NONE } from './state.ts';
import { looksLike, wasThere, wrongForces } from './wrong-forces.ts';
import { wrongFrames } from './wrong-frames.ts';

/** What cannot be at a table, in one line that names it; null if all is well. */
export function impossible(game: Greed, _setup: Setup, names: readonly string[]): string | null {
  const { rounds, drafted } = stageOf(game);
  if (game.round < rounds[0] || game.round > rounds[1]) return `the game cannot stand here in round ${game.round}`;
  return (
    wrongCards(game) ??
    wrongDisplays(game, names) ??
    wrongForces(game, names) ??
    wrongHands(game, drafted(game.round), names) ??
    wrongOut(game, names) ??
    wrongFrames(game, names) ??
    wrongMemory(game, names)
  );
}

/** Where each card lies that lies anywhere. */
export function placesOf(game: Greed): { card: number; place: string }[] {
  const at = (place: string, cards: readonly number[]) => cards.map((card) => ({ card, place }));
  return [
    ...at('draw', game.drawPile),
    ...at('discards', game.discards),
    ...game.piles.flatMap((cards) => at('pile', cards)),
    ...game.hands.flatMap((cards) => at('hand', cards)),
    ...at(
      'plays',
      game.turnedUp.filter((card) => card !== NONE),
    ),
    ...game.out.flatMap((cards) => at('out', cards)),
    ...game.displays.flatMap((display) =>
      at(
        'display',
        display.map(({ card }) => card),
      ),
    ),
  ];
}

/** GR-01 Every card is in one place. */
function wrongCards(game: Greed): string | null {
  const found = new Map<number, string>();
  for (const { card, place } of placesOf(game)) {
    if (!(card >= 1 && card <= LAST_CARD)) return `there is no card ${card} (${place})`;
    const other = found.get(card);
    if (other !== undefined) return `card ${card} is in two places (${other} and ${place})`;
    found.set(card, place);
  }
  for (let card = 1; card <= LAST_CARD; card++) if (!found.has(card)) return `card ${card} is nowhere`;
  return null;
}

/** GR-12 What lies in displays, GR-18 and with how much. GR-30 Only 54 can look like another thug. */
function wrongDisplays(game: Greed, names: readonly string[]): string | null {
  for (const [seat, display] of game.displays.entries()) {
    for (const { card, face, markers } of display) {
      if (!isPlaced(card)) return `card ${card} is an action; it cannot be in the display of ${names[seat]}`;
      if (!looksLike(card, face)) return `card ${card} cannot be a copy of ${face}`;
      if (!wasThere(game, seat, card, face))
        return `card ${card} cannot be a copy of ${face}, which ${names[seat]} never had`;
      if (markers > 0 && !isHolding(card)) return `card ${card} is no holding; there cannot be markers on it`;
    }
    if (game.cash[seat]! % 5 !== 0) return `no notes make up the ${game.cash[seat]}k of ${names[seat]}`;
  }
  for (const [i, card] of game.newcomers.entries()) {
    if (!(card in CARDS)) return `there is no card ${card} (newcomers)`;
    if (game.newcomers.indexOf(card) !== i) return `card ${card} is a newcomer twice`;
    if (!isThug(card) || !game.displays.some((each) => placeIn(each, card) >= 0))
      return `card ${card} is no thug in play, and no newcomer`;
  }
  return null;
}

/** GR-04 Piles, hands, and what is known of where the cards in a hand come from. */
function wrongHands(game: Greed, drafted: number, names: readonly string[]): string | null {
  for (const [seat, hand] of game.hands.entries()) {
    const name = names[seat];
    const pile = game.piles[seat]!;
    const taken = game.taken[seat]!.filter((card) => card !== NONE);
    const known = [...game.returned[seat]!, ...taken];
    if (pile.length !== pileSize(game)) return `the pile of ${name} has ${pile.length} cards, not ${pileSize(game)}`;
    if (game.taken[seat]!.length !== drafted)
      return `${name} has taken ${game.taken[seat]!.length} cards, not ${drafted}`;
    const stray = known.find((card, i) => !hand.includes(card) || known.indexOf(card) !== i);
    if (stray !== undefined) return `card ${stray} cannot have been taken by ${name}, or have returned, as it is said`;
    if (hand.length - known.length > game.drawn[seat]!) {
      return `${name} has ${hand.length - known.length} cards that were neither taken nor returned, and drew ${game.drawn[seat]}`;
    }
    if (game.turnedUp[seat] !== NONE && !stageOf(game).turnedUp) return `the card of ${name} cannot wait here`;
    if (hand.length === 0 && game.flow.stack.at(-1)?.step === 'playCard') return `${name} has no card to play`;
  }
  return null;
}

/** GR-14 What lies out is being carried out, or is an action that does something this turn or next; GR-25 or has done it. */
function wrongOut(game: Greed, names: readonly string[]): string | null {
  const { stack } = game.flow;
  const carriedOut = stack.flatMap(({ procedure, locals }) => (procedure === 'card' ? [(locals as Played).card] : []));
  const turnEnds = stack.some(({ procedure }) => procedure === 'endOfTurn');
  for (const [seat, out] of game.out.entries()) {
    const acts = (card: number): boolean =>
      CARDS[card]!.type === 'action' &&
      (placeIn(game.thisTurn[seat]!, card) >= 0 ||
        placeIn(game.nextTurn[seat]!, card) >= 0 ||
        (turnEnds && FLEETING.endOfTurn[card]!.length > 0));
    const stray = out.find((card) => !carriedOut.includes(card) && !acts(card));
    if (stray !== undefined) return `card ${stray} has no reason to lie out before ${names[seat]}`;
  }
  return null;
}

/** GR-04 Everybody remembers just what they can. */
function wrongMemory(game: Greed, names: readonly string[]): string | null {
  const wrong = game.passed.findIndex((own, seat) => JSON.stringify(own) !== JSON.stringify(rememberedBy(game, seat)));
  return wrong < 0 ? null : `${names[wrong]} remembers other piles than those passed on`;
}
