import type { Seat } from '@gilt/engine/seat';
import { CARDS, FLEETING, FLEETING_REACH, LASTING, LASTING_REACH } from './cards.ts';
import type { Placed, Table } from './state.ts';
import type { Happening, Trigger } from './vocabulary.ts';

/** An ability that waits for what has happened. */
export interface Waiting {
  readonly seat: Seat;
  readonly placed: Placed;
  readonly trigger: Trigger;
}

const NOTHING: readonly Waiting[] = [];

/** GR-15 GR-17 Whatever waits for a player doing something with a card, in ascending card number. */
export function waitingFor(table: Table, when: Happening, player: Seat, subject: number): readonly Waiting[] {
  const players = table.displays.length;
  let found = NOTHING;
  for (let away = 0; away < players; away++) {
    const seat = (player - away + players) % players;
    if (isAsked(LASTING_REACH[when], away)) {
      found = addWaiting(found, LASTING[when], table.displays[seat]!, seat, away, subject, players);
    }
    if (isAsked(FLEETING_REACH[when], away)) {
      found = addWaiting(found, FLEETING[when], table.thisTurn[seat]!, seat, away, subject, players);
    }
  }
  return found.length > 1 ? found.toSorted((a, b) => a.placed.card - b.placed.card) : found;
}

const isAsked = (reach: 'nobody' | 'own' | 'everybody', away: number): boolean =>
  reach === 'everybody' || (reach === 'own' && away === 0);

/** Adds those of one seat; the player who acts sits `away` places to its left. */
function addWaiting(
  found: readonly Waiting[],
  triggers: readonly (readonly Trigger[])[],
  cards: readonly Placed[],
  seat: Seat,
  away: number,
  subject: number,
  players: number,
): readonly Waiting[] {
  let all = found;
  for (let i = 0; i < cards.length; i++) {
    const placed = cards[i]!;
    const own = triggers[placed.face]!;
    for (let k = 0; k < own.length; k++) {
      const trigger = own[k]!;
      if (isFor(trigger, away, players) && isAbout(trigger, placed.card, subject)) {
        all = [...all, { seat, placed, trigger }];
      }
    }
  }
  return all;
}

/** GR-23 With two players both neighbours are the same one. */
function isFor({ who }: Trigger, away: number, players: number): boolean {
  switch (who) {
    case 'anybody':
      return true;
    case 'you':
      return away === 0;
    case 'leftNeighbour':
      return away === 1;
    case 'neighbour':
      return away === 1 || away === players - 1;
  }
}

const isAbout = ({ type, which }: Trigger, card: number, subject: number): boolean =>
  (type === 'any' || type === CARDS[subject]!.type) && (which === 'any' || (which === 'this') === (card === subject));
