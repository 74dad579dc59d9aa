import { done, jump } from '@gilt/engine/flow';
import { ask, everyone, NOT_ASKED, nobody, numbers } from '@gilt/engine/question';
import type { Seat } from '@gilt/engine/seat';
import { insert, remove } from '@gilt/engine/sorted';
import { carryOut } from './calls.ts';
import { FLEETING_RULES } from './cards.ts';
import { eachTurn } from './each-turn.ts';
import { endOfTurn } from './end-of-turn.ts';
import { passPiles, rememberTakers, show } from './memory.ts';
import { FIRST_PLAY, type Greed, NONE, procedure } from './state.ts';

/** GR-03 One round: all four phases, or in the first two rounds only the first. */
export const round = procedure('round').steps({
  /** GR-04 Everybody takes up the pile to their right: their own at first, then what their neighbour has left of one. */
  takeUpPiles(game, _locals, _answers, tell) {
    game.round++;
    if (game.round > 1) passPiles(game);
    tell?.({ type: 'round', rule: 'GR-03', round: game.round, plays: game.round >= FIRST_PLAY });
    if (!tell) return;
    const { players } = game.flow;
    game.piles.forEach((pile, seat) => {
      const from = game.round === 1 ? seat : (seat - 1 + players) % players;
      tell({ type: 'pile', rule: 'GR-04', seat, from, cards: pile.slice() }, seat);
    });
  },

  /** GR-04 Phase 1. What somebody takes is theirs to know. */
  takeCard: ask({
    rule: 'GR-04',
    seats: everyone,
    options: (game, _, seat) => game.piles[seat]!,
    forced: 'openly',
    choices: numbers,
    closed: () => 'owner',
  }),

  putPilesDown(game, _, cards) {
    for (let seat = 0; seat < game.piles.length; seat++) {
      const card = cards[seat]!;
      remove(game.piles[seat]!, card);
      insert(game.hands[seat]!, card);
      game.taken[seat]!.push(card);
    }
    rememberTakers(game);
    return game.round < FIRST_PLAY ? done : undefined;
  },

  /** GR-05 Phase 2. */
  playCard: ask({
    rule: 'GR-05',
    seats: everyone,
    options: (game, _, seat) => game.hands[seat]!,
    forced: 'openly',
    choices: numbers,
  }),

  turnUpCards(game, _, cards) {
    turnUp(game, cards);
    game.first = whoseIsLowest(game);
  },

  /** GR-06 Phase 3: in ascending number. */
  carryOutNext(game) {
    const seat = whoseIsLowest(game);
    if (seat < 0) return jump('oneMoreCard');
    const card = game.turnedUp[seat]!;
    game.turnedUp[seat] = NONE;
    game.out[seat]!.push(card);
    return carryOut(seat, card, false, false);
  },

  untilAllAreCarriedOut: () => jump('carryOutNext'),

  /** GR-36 67: another card, chosen in secret, after all others have been carried out. */
  oneMoreCard: ask({
    rule: 'GR-36',
    seats: whoPlaysOneMore,
    options: (game, _, seat) => game.hands[seat]!,
    forced: 'openly',
    choices: numbers,
  }),

  turnUpMore(game, _, cards) {
    if (cards.every(isNotAsked)) return undefined;
    for (let seat = 0; seat < cards.length; seat++) {
      if (cards[seat] !== NOT_ASKED) game.thisTurn[seat]!.splice(oneMore(game, seat), 1);
    }
    turnUp(game, cards);
    return jump('carryOutNext');
  },

  /** GR-07 Phase 4. */
  useAbilities: () => eachTurn.call({ acted: 0, cards: [] }),

  /** GR-25 */
  endTurn: () => endOfTurn.call(),
});

function turnUp(game: Greed, cards: readonly number[]): void {
  for (let seat = 0; seat < cards.length; seat++) {
    if (cards[seat] === NOT_ASKED) continue;
    show(game, seat, cards[seat]!);
    game.turnedUp[seat] = cards[seat]!;
  }
}

/** GR-06 Whose card that is turned up is the lowest; −1 if none is. */
function whoseIsLowest({ turnedUp }: Greed): Seat {
  let lowest = -1;
  for (let seat = 0; seat < turnedUp.length; seat++) {
    if (turnedUp[seat] === NONE) continue;
    if (lowest < 0 || turnedUp[seat]! < turnedUp[lowest]!) lowest = seat;
  }
  return lowest;
}

const isNotAsked = (answer: number): boolean => answer === NOT_ASKED;

/** GR-36 Whoever has 67 in force and a card in hand. */
function whoPlaysOneMore(game: Greed): readonly Seat[] {
  let seats = nobody;
  for (let seat = 0; seat < game.hands.length; seat++) {
    if (oneMore(game, seat) >= 0 && game.hands[seat]!.length > 0) seats = [...seats, seat];
  }
  return seats;
}

/** Which of the abilities in force lets a seat play one more card; −1 if none does. It does so once. */
function oneMore({ thisTurn }: Greed, seat: Seat): number {
  const forces = thisTurn[seat]!;
  for (let i = 0; i < forces.length; i++) if (FLEETING_RULES.oneMoreCard[forces[i]!.face]) return i;
  return -1;
}
