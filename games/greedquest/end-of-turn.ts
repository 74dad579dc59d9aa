import { done } from '@gilt/engine/flow';
import { ask, nobody, wordsOf } from '@gilt/engine/question';
import { type Seat, seatsOf } from '@gilt/engine/seat';
import { insert } from '@gilt/engine/sorted';
import { revive, startOver } from './attrition.ts';
import { FULL_HAND, NONE } from './cards.ts';
import { duel } from './duel.ts';
import { cardShown, handIsKnown } from './knowledge.ts';
import { sharingTheLead } from './lead.ts';
import { move } from './movement.ts';
import { afterDrawing, putAway, refill, takeTop } from './piles.ts';
import { elsewhere, FIRST_ROOM, LAST_ROOM } from './rooms.ts';
import { effectAround, type GreedQuest, INWARD, OUTWARD, procedure } from './state.ts';

const YES = 0;
const DISCARD = 1;

/** GQ-29 The end of a turn, in this order. */
export const endOfTurn = procedure('endOfTurn').steps({
  /** GQ-06 GQ-29 The Meek and Curse! are put away. */
  putCardsAway(game, _locals, _answers, tell) {
    for (let seat = 0; seat < game.inPlay.length; seat++) {
      if (game.inPlay[seat] !== NONE) putAway(game, seat, game.served[seat] === 1, tell);
      game.served[seat] = 0;
      game.further[seat] = 0;
    }
    game.winners.length = 0;
  },

  /** GQ-10 Outward bound and in Room 1: that player has won. GQ-51 In the shortest game it is Room 12 that wins. */
  findVictors(game, _locals, _answers, tell) {
    for (let seat = 0; seat < game.rooms.length; seat++) if (hasWon(game, seat)) game.victors.push(seat);
    if (game.victors.length === 0) return;
    const tied = game.tieBreakDuel && game.victors.length > 1;
    tell?.({ type: 'won', rule: game.shortest ? 'GQ-51' : 'GQ-10', seats: game.victors.slice(), tied });
    return done;
  },

  /** GQ-56 Who first reaches the Hoard may bring dead cards back. */
  bringBack: ask({
    rule: 'GQ-56',
    seats: (game) =>
      game.attrition === 'none'
        ? nobody
        : seatsOf(game.flow.players).filter((seat) => reachesHoard(game, seat) && game.dead[seat]!.length > 0),
    options: () => [0, 1],
    forced: 'openly',
    choices: wordsOf(['yes', 'no']),
  }),

  /** GQ-09 Who stands in Room 12 turns outward. */
  turnRound(game, _, answers, tell) {
    for (let seat = 0; seat < game.rooms.length; seat++) {
      if (!reachesHoard(game, seat)) continue;
      if (game.reached) game.reached[seat] = 0;
      game.directions[seat] = OUTWARD;
      tell?.({ type: 'turnsRound', rule: 'GQ-09', seat });
      if (answers[seat] === YES) revive(game, seat, tell);
    }
  },

  /** GQ-37 Who has no card left in the Trap is thrown out, refills and loses the next turn. */
  leaveTrap(game, _locals, _answers, tell) {
    for (let seat = 0; seat < game.rooms.length; seat++) {
      if (game.hands[seat]!.length > 0 || !effectAround(game, seat).trap) continue;
      game.skips[seat] = 1;
      move(game, seat, 1, { by: 'trap', rule: 'GQ-37' }, tell);
      refill(game, seat, 'GQ-37', tell);
    }
  },

  /** GQ-40 Among the Remains the first card drawn is looked at. */
  drawFirst(game, _locals, _answers, tell) {
    for (let seat = 0; seat < game.rooms.length; seat++) {
      if (!effectAround(game, seat).firstOrNothing || game.hands[seat]!.length >= FULL_HAND) continue;
      const card = takeTop(game, seat, tell);
      if (card === NONE) continue;
      game.first[seat] = card;
      tell?.({ type: 'sees', rule: 'GQ-40', seat, card, ...elsewhere('GQ-40', game.rooms[seat]!) }, seat);
      afterDrawing(game, seat, tell);
    }
  },

  /** GQ-40 It may be discarded: the first one or nothing. */
  keepFirst: ask({
    rule: 'GQ-40',
    seats: ({ first }) => (first.some(isCard) ? seatsOf(first.length).filter((seat) => isCard(first[seat]!)) : nobody),
    options: () => [0, 1],
    forced: 'openly',
    choices: wordsOf(['keep', 'discard']),
  }),

  keepOrDiscard(game, _, answers, tell) {
    for (let seat = 0; seat < game.first.length; seat++) {
      const card = game.first[seat]!;
      if (card === NONE) continue;
      const rejects = answers[seat] === DISCARD;
      game.first[seat] = NONE;
      if (rejects) {
        game.discards[seat]!.push(card);
        cardShown(game, seat, card);
      } else {
        insert(game.hands[seat]!, card);
      }
      if (game.either[seat]!.length > 0) handIsKnown(game, seat);
      if (rejects) tell?.({ type: 'rejects', rule: 'GQ-40', seat, card, ...elsewhere('GQ-40', game.rooms[seat]!) });
    }
  },

  /** GQ-07 Everyone draws back up to five. GQ-37 But not in the Trap. */
  refillHands(game, _locals, _answers, tell) {
    for (let seat = 0; seat < game.rooms.length; seat++) {
      if (!effectAround(game, seat).trap) refill(game, seat, 'GQ-07', tell);
    }
  },

  /** GQ-53 Who is down to five cards starts over. */
  startOver(game, _locals, _answers, tell) {
    if (game.attrition !== 'survival') return;
    for (let seat = 0; seat < game.rooms.length; seat++) startOver(game, seat, tell);
  },

  /** GQ-52 This is my room: those who share the lead fight a duel. */
  fightForTheLead(game, _locals, _answers, tell) {
    const leaders = game.thisIsMyRoom ? sharingTheLead(game) : nobody;
    if (leaders.length === 0) return done;
    tell?.({ type: 'duel', rule: 'GQ-52', seats: leaders.slice() });
    return duel.call({ duellists: leaders.slice() });
  },

  /** GQ-52 The winner stays, the others move back a room; if nobody wins, all of them do. */
  fallBack(game, _locals, _answers, tell) {
    for (const seat of sharingTheLead(game)) {
      if (seat !== game.champion) move(game, seat, -1, { by: 'lead', rule: 'GQ-52' }, tell);
    }
  },
});

const isCard = (card: number): boolean => card !== NONE;

/** GQ-09 GQ-10 Whether a player stands there, or has been there this turn if that is enough. */
const arrives = ({ rooms, reached }: GreedQuest, seat: Seat, room: number): boolean =>
  rooms[seat] === room || reached?.[seat] === 1;

const hasWon = (game: GreedQuest, seat: Seat): boolean =>
  game.shortest ? arrives(game, seat, LAST_ROOM) : game.directions[seat] === OUTWARD && arrives(game, seat, FIRST_ROOM);

const reachesHoard = (game: GreedQuest, seat: Seat): boolean =>
  game.directions[seat] === INWARD && arrives(game, seat, LAST_ROOM);
