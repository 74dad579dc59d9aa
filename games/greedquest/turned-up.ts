import type { Tell } from '@gilt/engine/event';
import { NOT_ASKED } from '@gilt/engine/question';
import type { Seat } from '@gilt/engine/seat';
import { NONE } from './cards.ts';
import type { Event } from './events.ts';
import { cardShown } from './knowledge.ts';
import { move } from './movement.ts';
import { afterDrawing, putAway, takeFromHand, takeTop } from './piles.ts';
import { type Effect, elsewhere } from './rooms.ts';
import { effectAround, type GreedQuest } from './state.ts';

/** GQ-04 All cards are turned up at once. GQ-11 They are played in the rooms where their owners stand now. */
export function turnUp(game: GreedQuest, _: object, chosen: readonly number[], tell: Tell<Event> | null): void {
  for (let seat = 0; seat < chosen.length; seat++) if (chosen[seat] === NOT_ASKED) layUnseen(game, seat, tell);
  for (let seat = 0; seat < chosen.length; seat++) {
    if (chosen[seat] !== NOT_ASKED) {
      game.inPlay[seat] = chosen[seat]!;
      takeFromHand(game, seat, chosen[seat]!);
    }
    game.further[seat] = isAlone(game, seat) ? furtherWith(effectAround(game, seat), game.inPlay[seat]!) : 0;
  }
  tell?.({ type: 'turnedUp', rule: 'GQ-04', cards: game.inPlay.slice() });
}

/** GQ-38 A card is played unseen from the pile; GQ-12 without any card, or when losing the turn, none. */
function layUnseen(game: GreedQuest, seat: Seat, tell: Tell<Event> | null): void {
  const skips = game.skips[seat] === 1;
  game.skips[seat] = 0;
  game.inPlay[seat] = NONE;
  const card = !skips && effectAround(game, seat).unseen ? takeTop(game, seat, tell) : NONE;
  if (card === NONE) {
    tell?.({ type: 'playsNone', rule: 'GQ-12', seat, skips });
    return;
  }
  game.inPlay[seat] = card;
  cardShown(game, seat, card);
  tell?.({ type: 'unseen', rule: 'GQ-38', seat, card });
  afterDrawing(game, seat, tell);
}

/** GQ-32 Rooms that somebody who is alone moves further with a card. */
const furtherWith = ({ further, furtherWith: only }: Effect, card: number): number =>
  only === null || only === card ? further : 0;

function isAlone({ rooms }: GreedQuest, seat: Seat): boolean {
  for (let other = 0; other < rooms.length; other++) if (other !== seat && rooms[other] === rooms[seat]) return false;
  return true;
}

/** GQ-35 Before all else: a card played in the Puzzle Room only moves its player, and only if nobody else played the like. */
export function solvePuzzles(game: GreedQuest, _l: object, _a: readonly number[], tell: Tell<Event> | null): void {
  let cards: readonly number[] | null = null;
  for (let seat = 0; seat < game.inPlay.length; seat++) {
    const card = game.inPlay[seat]!;
    if (card === NONE || !effectAround(game, seat).puzzle) continue;
    cards ??= game.inPlay.slice();
    const unique = cards.indexOf(card) === seat && !cards.includes(card, seat + 1);
    const told = tell && ({ rule: 'GQ-35', seat, card, ...elsewhere('GQ-35', game.rooms[seat]!) } as const);
    if (unique) {
      tell?.({ type: 'unique', ...told! });
      putAway(game, seat, move(game, seat, 1, { by: 'puzzle', rule: 'GQ-35' }, tell), tell);
    } else putAway(game, seat, false, tell, told && { type: 'notUnique', ...told });
  }
}

/** GQ-31 GQ-36 GQ-39 Some rooms have some cards discarded at once. */
export function discardByRooms(game: GreedQuest, _l: object, _a: readonly number[], tell: Tell<Event> | null): void {
  for (let seat = 0; seat < game.inPlay.length; seat++) {
    const card = game.inPlay[seat]!;
    const { discards, rule } = effectAround(game, seat);
    if (discards.length === 0 || !discards.includes(card)) continue;
    putAway(game, seat, false, tell, tell && { type: 'discarded', rule, seat, card, room: game.rooms[seat]! });
  }
}
