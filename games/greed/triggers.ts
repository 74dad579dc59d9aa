import type { Seat } from '@gilt/engine/seat';
import { CARDS, FLEETING, FLEETING_REACH, LASTING, LASTING_REACH, type Reach } from './cards.ts';
import type { Placed, Table } from './state.ts';
import type { Happening, Trigger } from './vocabulary.ts';

/** An ability that waits for what has happened. */
export interface Waiting {
  readonly seat: Seat;
  readonly placed: Placed;
  readonly trigger: Trigger;
}

const NOTHING: readonly Waiting[] = [];

/** GR-15 GR-17 Whatever waits for a player doing something with a card, in ascending number; GR-30 54 has that of its original. */
export function waitingFor(table: Table, when: Happening, player: Seat, subject: number): readonly Waiting[] {
  let found = addWaiting(NOTHING, LASTING[when], LASTING_REACH[when], table.displays, player, subject);
  found = addWaiting(found, FLEETING[when], FLEETING_REACH[when], table.thisTurn, player, subject);
  return found.length > 1
    ? found.toSorted((a, b) => a.placed.face - b.placed.face || a.placed.card - b.placed.card)
    : found;
}

/** Adds those of the seats concerned; the player who acts sits `away` places to the left of each. */
function addWaiting(
  found: readonly Waiting[],
  triggers: readonly (readonly Trigger[])[],
  reach: Reach,
  cards: readonly (readonly Placed[])[],
  player: Seat,
  subject: number,
): readonly Waiting[] {
  let all = found;
  const players = cards.length;
  const asked = reach === 'everybody' ? players : reach === 'own' ? 1 : 0;
  for (let away = 0; away < asked; away++) {
    const seat = (player - away + players) % players;
    const own = cards[seat]!;
    for (let i = 0; i < own.length; i++) {
      const placed = own[i]!;
      const waiting = triggers[placed.face]!;
      for (let k = 0; k < waiting.length; k++) {
        const trigger = waiting[k]!;
        if (isFor(trigger, away, players) && isAbout(trigger, placed.card, subject)) {
          all = [...all, { seat, placed, trigger }];
        }
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
