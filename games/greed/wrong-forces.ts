import type { Seat } from '@gilt/engine/seat';
import { CARDS, FLEETING, isThug } from './cards.ts';
import { placeIn } from './display.ts';
import type { Greed, Placed } from './state.ts';

const does = (card: number, what: string): boolean => CARDS[card]!.does.some((effect) => effect.do === what);

/** GR-30 Only 54 can look like another thug. */
export const looksLike = (card: number, face: number): boolean =>
  card === face || (card in CARDS && does(card, 'copyThug') && face in CARDS && isThug(face));

/** GR-30 A copied thug was its player's own: it still is, or it has been lost since. */
export const wasThere = ({ displays, discards }: Greed, seat: Seat, card: number, face: number): boolean =>
  card === face || placeIn(displays[seat]!, face) >= 0 || discards.includes(face);

/** GR-25 What is in force this turn and next, and for whom. */
export function wrongForces(game: Greed, names: readonly string[]): string | null {
  for (const seat of game.cash.keys()) {
    const name = names[seat]!;
    const [now, next] = [game.thisTurn[seat]!, game.nextTurn[seat]!];
    const idle = now.find((each) => !acts(each));
    const late = next.find((each) => !acts(each) || CARDS[each.face]!.comes === 'thisTurn');
    if (idle) return `card ${idle.card} of ${name} can do nothing this turn`;
    if (late) return `card ${late.card} of ${name} can do nothing next turn`;
    const wrong = wrongForce(game, seat, now, name) ?? wrongForce(game, seat, next, name);
    if (wrong) return wrong;
  }
  const shared = cardsInForce(game).find(({ card, seat }, _, all) =>
    all.some((it) => it.card === card && it.seat !== seat),
  );
  if (shared) return `card ${shared.card} acts for two players`;
  const copiers = game.thisTurn.filter((own) => own.some(({ face }) => FLEETING.gains[face]!.length > 0));
  return copiers.length > 1 ? 'two players copy the gains of others, and there is only one card for that' : null;
}

const cardsInForce = ({ thisTurn, nextTurn }: Greed): { card: number; seat: Seat }[] =>
  [thisTurn, nextTurn].flatMap((rows) => rows.flatMap((own, seat) => own.map(({ card }) => ({ card, seat }))));

/** Only some cards do anything for just a turn. */
const acts = ({ card, face }: Placed): boolean =>
  card in CARDS && looksLike(card, face) && CARDS[face]!.comes !== 'never';

function wrongForce(game: Greed, seat: Seat, forces: readonly Placed[], name: string): string | null {
  for (const [i, { card, face, markers }] of forces.entries()) {
    if (markers > 0 && !CARDS[face]!.cost.includes('relocated'))
      return `no markers were on anything that was paid for card ${card} of ${name}`;
    if (!canBeFrom(game, seat, card) || !wasThere(game, seat, card, face))
      return `card ${card} acts for ${name}, who cannot have played it`;
    if (placeIn(forces, card) !== i && !canActAgain(game, card)) return `card ${card} cannot act twice for ${name}`;
  }
  return null;
}

/** Where a card can be that its player has carried out: a thug in play or lost, an action out, back in hand or discarded. */
function canBeFrom({ displays, discards, out, returned, turnedUp }: Greed, seat: Seat, card: number): boolean {
  if (discards.includes(card)) return true;
  if (isThug(card)) return placeIn(displays[seat]!, card) >= 0;
  return out[seat]!.includes(card) || returned[seat]!.includes(card) || turnedUp[seat] === card;
}

/** GR-31 A thug acts again if 55 was played; GR-25 an action, if 68 had it return. */
function canActAgain(game: Greed, card: number): boolean {
  return CARDS.some(({ number, fleeting }) => {
    const helps = isThug(card) ? does(number, 'repeatThugs') : fleeting.includes('actionsReturn');
    return helps && wasPlayed(game, number);
  });
}

const wasPlayed = ({ displays, discards, out, returned, turnedUp }: Greed, card: number): boolean =>
  discards.includes(card) ||
  turnedUp.includes(card) ||
  [...out, ...returned].some((cards) => cards.includes(card)) ||
  displays.some((display) => placeIn(display, card) >= 0);
