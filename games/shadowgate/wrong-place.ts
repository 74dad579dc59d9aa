import type { Frame } from '@gilt/engine/flow';
import type { Seat } from '@gilt/engine/seat';
import { type Cards, EVENT, needsOf, serves } from './cards.ts';
import { canDraw } from './deck.ts';
import { isBase, owns } from './first-of-type.ts';
import { missingForItem } from './item.ts';
import { LEVELS, TYPES, WILD } from './item-types.ts';
import { canPay, isMet } from './payment.ts';
import { canReach, missingForQuest } from './quest.ts';
import { isAllThere, missingForStaff } from './staff.ts';
import { NONE, type Shadowgate } from './state.ts';
import { canPayTheft } from './steal.ts';

/** What a procedure keeps that cannot be, or a question that has no answer. */
export function wrongPlace(cards: Cards, game: Shadowgate, names: readonly string[]): string | null {
  for (const frame of game.flow.stack) {
    const reason = wrongFrame(cards, game, frame, names);
    if (reason) return reason;
  }
  return null;
}

function wrongFrame(cards: Cards, game: Shadowgate, frame: Frame, names: readonly string[]): string | null {
  const name = names[game.active];
  switch (frame.procedure) {
    case 'draft':
      return game.characters.includes(NONE) || game.abilities.includes(NONE) || frame.step !== 'pick'
        ? null
        : 'everybody has a character and an ability already';
    case 'eventPhase':
      return wrongLoss(game, frame, name);
    case 'draw': {
      const { must, may } = frame.locals as { must: number; may: number };
      if (frame.step !== 'chooseCard') return null;
      if (must + may === 0) return `${name} has drawn enough`;
      return canDraw(game) || game.pool.length > 0 ? null : 'there is no card to draw';
    }
    case 'item':
      return wrongItem(cards, game, frame, name);
    case 'staff':
      if (!isAllThere(cards, game))
        return `${name} does not have the pieces of the Staff of Ages, or not all types are in play`;
      return unpaid(cards, game, frame, missingForStaff(cards, game), name);
    case 'quest':
      return wrongQuest(cards, game, frame, name);
    case 'steal':
      return wrongTheft(cards, game, frame, names);
    case 'payment':
      return wrongPayment(cards, game, frame, name);
    default:
      return null;
  }
}

function wrongLoss(game: Shadowgate, { step, locals }: Frame, name: string | undefined): string | null {
  if (step !== 'loseCard') return null;
  if ((locals as { lose: number }).lose === 0) return `${name} has nothing more to lose`;
  return game.hands[game.active]!.length === 0 ? `${name} has no card to lose` : null;
}

/** QS-19 What is begun can be paid for. */
function unpaid(
  cards: Cards,
  game: Shadowgate,
  { step }: Frame,
  missing: readonly number[],
  name: string | undefined,
): string | null {
  return step !== 'meetCost' || canPay(cards, game, missing, 0) ? null : `${name} cannot pay what is missing`;
}

function wrongItem(cards: Cards, game: Shadowgate, frame: Frame, name: string | undefined): string | null {
  const { card } = frame.locals as { card: number };
  if (card === NONE) return `${name} plays no card as an item`;
  const type = cards.adventure.type[card]!;
  if (type === EVENT) return `${cards.adventure.ids[card]} is an event, and no item`;
  if (type !== WILD && owns(cards, game, game.active, type))
    return `${name} has an item of the type ${TYPES[type]} already`;
  return unpaid(cards, game, frame, missingForItem(cards, game, card), name);
}

function wrongQuest(cards: Cards, game: Shadowgate, frame: Frame, name: string | undefined): string | null {
  const begun = frame.locals as { side: number; level: number; items: number[] };
  const { side, level, items } = begun;
  if (side === NONE || level === NONE) return `${name} does no quest`;
  const needs = needsOf(cards, side, level);
  const own = game.items[game.active]!;
  const strange = items.find(
    (card, i) =>
      !own.includes(card) ||
      game.used.includes(card) ||
      items.indexOf(card) !== i ||
      needs[i] === undefined ||
      !serves(cards, card, needs[i]),
  );
  if (strange !== undefined) return `${name} cannot use ${cards.adventure.ids[strange]} for this quest`;
  if (isLevelOpen(frame)) {
    if (items.length > 0) return `${name} uses no items before the level is chosen`;
    return unpaid(cards, game, frame, missingForQuest(cards, game, side), name);
  }
  if (!canReach(cards, game, begun)) return `${name} does not have the items for the level ${LEVELS[level]}`;
  if (frame.step === 'useItem' && items.length === needs.length) return 'the quest needs no more items';
  return frame.step === 'complete' && items.length < needs.length
    ? `${name} has not used all items for the level ${LEVELS[level]}`
    : null;
}

/** QS-22 Whether the level of a quest is still to be chosen. */
const isLevelOpen = ({ step }: Frame): boolean => step === 'meetCost' || step === 'chooseLevel';

/** QS-42 */
function wrongTheft(cards: Cards, game: Shadowgate, { step, locals }: Frame, names: readonly string[]): string | null {
  const { from, card } = locals as { from: Seat; card: number };
  if (!game.stealing) return 'nothing can be stolen at this table';
  if (from === game.active) return `${names[from]} cannot steal from themself`;
  if (card === NONE || !game.items[from]!.includes(card)) return `${names[from]} does not have that item`;
  const type = cards.adventure.type[card]!;
  if (isBase(cards, game, from, type)) return `${TYPES[type]} is a base type of ${names[from]}`;
  if (type !== WILD && owns(cards, game, game.active, type))
    return `${names[game.active]} has an item of the type ${TYPES[type]} already`;
  return step !== 'doubleStat' || canPayTheft(cards, game, from, card, 0)
    ? null
    : `${names[game.active]} cannot pay for it, whichever stat is doubled`;
}

/** QS-19 */
function wrongPayment(cards: Cards, game: Shadowgate, frame: Frame, name: string | undefined): string | null {
  const { missing } = frame.locals as { missing: number[] };
  if (missing.length !== 3) return 'what is missing should be three numbers';
  if (frame.step !== 'playResource') return null;
  if (isMet(missing)) return 'nothing is missing';
  return canPay(cards, game, missing, 0) ? null : `${name} cannot pay what is missing`;
}
