import type { Seat } from '@gilt/engine/seat';
import type { Following, Losing, Played } from './calls.ts';
import { CARDS, FLEETING, isThug, LASTING } from './cards.ts';
import { countOf, placeIn } from './display.ts';
import { losersOf } from './effects.ts';
import type { Greed } from './state.ts';
import { looksLike } from './wrong-forces.ts';

type Kept = Partial<Played & Following & Losing & { thugs: number[]; acted: number; cards: number[] }>;

/** GR-15 Until then a card lies out before its player. */
const NOT_YET_IN_PLAY = ['begin', 'checkNeed', 'payCost', 'pay', 'join'];

/** What procedures keep must be about cards where they can be. */
export function wrongFrames(game: Greed, names: readonly string[]): string | null {
  for (const { procedure, step, locals } of game.flow.stack) {
    const kept = locals as Kept;
    const { seat, card } = kept;
    if (seat !== undefined && card !== undefined && !liesBefore(game, seat, card))
      return `card ${card} (${procedure}) does not lie before ${names[seat]}`;
    if (procedure === 'card' && NOT_YET_IN_PLAY.includes(step) && !game.out[seat!]!.includes(card!))
      return `card ${card} is about to be carried out, and does not lie out before ${names[seat!]}`;
    if (step === 'payCost' && CARDS[card!]!.cost.length === 0) return `card ${card} costs nothing`;
    if (step === 'chooseHolding' && countOf(game, seat!, 'holding') === 0) return `${names[seat!]} has no holding`;
    if (step === 'chooseThug' && countOf(game, seat!, 'thug') < 2) return `${names[seat!]} has no thug to copy`;
    if (procedure === 'instructions' && !canHaveComeTo(kept))
      return `the instructions of ${card} cannot have come that far`;
    const gone = kept.thugs?.find(
      (thug) => !(thug in CARDS && isThug(thug) && placeIn(game.displays[seat!]!, thug) >= 0),
    );
    if (gone !== undefined) return `card ${gone} is no thug of ${names[seat!]}`;
    if (procedure === 'losses' && !canHaveLost(game, kept))
      return `card ${card} does not have these players lose a ${kept.what}`;
    if (step === 'chooseLoss' && (kept.losers!.length === 0 || countOf(game, kept.losers![0]!, kept.what!) === 0))
      return `there is no ${kept.what} to lose`;
    if (procedure === 'eachTurn' && !canStillAct(game, kept.acted!, kept.cards!))
      return 'there is no such ability to use';
  }
  return null;
}

const liesBefore = (game: Greed, seat: Seat, card: number): boolean =>
  game.out[seat]!.includes(card) || placeIn(game.displays[seat]!, card) >= 0 || game.returned[seat]!.includes(card);

const canHaveComeTo = ({ card, face, next }: Kept): boolean =>
  looksLike(card!, face!) && next! <= CARDS[face!]!.does.length;

/** GR-21 Those still to come are the last of those whom the card concerns, from the left of whoever may have played it. */
function canHaveLost(game: Greed, { card, what, losers }: Kept): boolean {
  const trigger = FLEETING.endOfTurn[card!]?.find(({ does }) => does.on === what);
  if (!trigger) return false;
  return game.hands.some((_, seat) => {
    const mayBe = game.discards.includes(card!) || liesBefore(game, seat, card!);
    const all = losersOf(game, trigger.does, seat);
    return mayBe && losers!.join() === all.slice(Math.max(0, all.length - losers!.length)).join();
  });
}

function canStillAct(game: Greed, acted: number, cards: readonly number[]): boolean {
  const display = game.displays[(game.first + acted) % game.flow.players]!;
  const isThere = (card: number): boolean =>
    (LASTING.eachTurn[display[placeIn(display, card)]?.face ?? 0] ?? []).length > 0;
  return acted <= game.flow.players && cards.every(isThere);
}
