import type { Setup } from '@gilt/engine/game';
import type { Seat } from '@gilt/engine/seat';
import type { Following, Losing, Played } from './calls.ts';
import { CARDS, FLEETING, isHolding, isThug, LAST_CARD, LASTING } from './cards.ts';
import { countOf, isPlaced, placeIn } from './display.ts';
import { rememberedBy } from './memory.ts';
import { pileSize, stageOf } from './stage.ts';
import { type Greed, NONE, type Placed } from './state.ts';

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
      if (markers > 0 && !isHolding(card)) return `card ${card} is no holding; there cannot be markers on it`;
    }
    if (game.cash[seat]! % 5 !== 0) return `no notes make up the ${game.cash[seat]}k of ${names[seat]}`;
  }
  const stranger = game.newcomers.find(
    (card) => !isThug(card) || !game.displays.some((each) => placeIn(each, card) >= 0),
  );
  return stranger === undefined ? null : `card ${stranger} is no thug in play, and no newcomer`;
}

const copiesThugs = (card: number): boolean => CARDS[card]!.does.some((effect) => effect.do === 'copyThug');

const looksLike = (card: number, face: number): boolean =>
  card === face || (copiesThugs(card) && face in CARDS && isThug(face));

/** GR-25 Only some cards do anything for just a turn. */
function wrongForces(game: Greed, names: readonly string[]): string | null {
  const wrong = ({ card, face }: Placed, next: boolean): boolean =>
    !looksLike(card, face) || CARDS[face]?.comes === 'never' || (next && CARDS[face]?.comes === 'thisTurn');
  for (const [seat, name] of names.slice(0, game.cash.length).entries()) {
    const now = game.thisTurn[seat]!.find((each) => !(each.card in CARDS) || wrong(each, false));
    const next = game.nextTurn[seat]!.find((each) => !(each.card in CARDS) || wrong(each, true));
    if (now) return `card ${now.card} of ${name} can do nothing this turn`;
    if (next) return `card ${next.card} of ${name} can do nothing next turn`;
  }
  const copiers = game.thisTurn.filter((own) => own.some(({ face }) => FLEETING.gains[face]!.length > 0));
  return copiers.length > 1 ? 'two players copy the gains of others, and there is only one card for that' : null;
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

/** GR-14 What lies out is being carried out, or is an action that does something next turn. */
function wrongOut(game: Greed, names: readonly string[]): string | null {
  const carriedOut = new Set(
    game.flow.stack.flatMap(({ procedure, locals }) => (procedure === 'card' ? [(locals as Played).card] : [])),
  );
  for (const [seat, out] of game.out.entries()) {
    const stray = out.find(
      (card) => !carriedOut.has(card) && !(CARDS[card]!.type === 'action' && CARDS[card]!.comes === 'nextTurn'),
    );
    if (stray !== undefined) return `card ${stray} has no reason to lie out before ${names[seat]}`;
  }
  return null;
}

/** What procedures keep must be about cards where they can be. */
function wrongFrames(game: Greed, names: readonly string[]): string | null {
  for (const { procedure, step, locals } of game.flow.stack) {
    const kept = locals as Partial<Played & Following & Losing & { thugs: number[]; acted: number; cards: number[] }>;
    const { seat, card } = kept;
    if (seat !== undefined && card !== undefined && !liesBefore(game, seat, card))
      return `card ${card} (${procedure}) does not lie before ${names[seat]}`;
    if (step === 'payCost' && CARDS[card!]!.cost.length === 0) return `card ${card} costs nothing`;
    if (step === 'chooseHolding' && countOf(game, seat!, 'holding') === 0) return `${names[seat!]} has no holding`;
    if (step === 'chooseThug' && countOf(game, seat!, 'thug') < 2) return `${names[seat!]} has no thug to copy`;
    if (procedure === 'instructions' && !(kept.face! in CARDS && kept.next! <= CARDS[kept.face!]!.does.length))
      return `the instructions of ${card} cannot have come that far`;
    const gone = kept.thugs?.find((thug) => !isThug(thug) || placeIn(game.displays[seat!]!, thug) < 0);
    if (gone !== undefined) return `card ${gone} is no thug of ${names[seat!]}`;
    if (step === 'chooseLoss' && (kept.losers!.length === 0 || countOf(game, kept.losers![0]!, kept.what!) === 0))
      return `there is no ${kept.what} to lose`;
    if (procedure === 'eachTurn' && !canStillAct(game, kept.acted!, kept.cards!))
      return 'there is no such ability to use';
  }
  return null;
}

const liesBefore = (game: Greed, seat: Seat, card: number): boolean =>
  game.out[seat]!.includes(card) || placeIn(game.displays[seat]!, card) >= 0 || game.returned[seat]!.includes(card);

function canStillAct(game: Greed, acted: number, cards: readonly number[]): boolean {
  const display = game.displays[(game.first + acted) % game.flow.players]!;
  const isThere = (card: number): boolean =>
    (LASTING.eachTurn[display[placeIn(display, card)]?.face ?? 0] ?? []).length > 0;
  return acted <= game.flow.players && cards.every(isThere);
}

/** GR-04 Everybody remembers just what they can. */
function wrongMemory(game: Greed, names: readonly string[]): string | null {
  const wrong = game.passed.findIndex((own, seat) => JSON.stringify(own) !== JSON.stringify(rememberedBy(game, seat)));
  return wrong < 0 ? null : `${names[wrong]} remembers other piles than those passed on`;
}
