import type { Tell } from '@gilt/engine/event';
import { done, jump } from '@gilt/engine/flow';
import { ask, only, seatChoices } from '@gilt/engine/question';
import type { Seat } from '@gilt/engine/seat';
import { EVEN, NONE, ODD } from './cards.ts';
import { duel } from './duel.ts';
import type { Event, Vain } from './events.ts';
import { enter, standIn } from './movement.ts';
import { putAway } from './piles.ts';
import { type GreedQuest, procedure, whoPlays } from './state.ts';

/** A player of Even Chance or Odd Reversal swaps rooms with the winner of Go!. `swappers`: those who still may. */
export const swap = procedure<{ swappers: Seat[] }>('swap').steps({
  /** GQ-24 Several who could swap fight a duel. */
  duelOfSwappers(_game, { swappers }, _answers, tell) {
    if (swappers.length === 1) return jump('duelOfWinners');
    tell?.({ type: 'duel', rule: 'GQ-24', seats: swappers.slice() });
    return duel.call({ duellists: swappers.slice() });
  },

  /** GQ-24 If nobody wins it, there is no swap. GQ-25 Nor is there a second duel. */
  unlessAllLost(game, _locals, _answers, tell) {
    if (game.champion !== NONE) return;
    tell?.({ type: 'noSwap', rule: 'GQ-24' });
    return done;
  },

  /** GQ-24 Its winner names who swaps. */
  nameSwapper: ask({
    rule: 'GQ-24',
    seats: ({ champion }) => only(champion),
    options: (_, { swappers }) => swappers,
    forced: 'openly',
    choices: seatChoices,
  }),

  swapperNamed(game, locals, named) {
    locals.swappers = [named[game.champion]!];
  },

  /** GQ-25 Several winners of Go! fight a duel. */
  duelOfWinners(game, { swappers }, _, tell) {
    const { winners } = game;
    if (winners.length === 1) {
      changePlaces(game, swappers[0]!, winners[0]!, tell);
      return done;
    }
    tell?.({ type: 'duel', rule: 'GQ-25', seats: winners.slice() });
    return duel.call({ duellists: winners.slice() });
  },

  /** GQ-25 Its winner names who is swapped; without one, the player who swaps picks. */
  nameSwapped: ask({
    rule: 'GQ-25',
    seats: ({ champion }, { swappers }) => only(whoNames(champion, swappers)),
    options: ({ winners }) => winners,
    forced: 'openly',
    choices: seatChoices,
  }),

  swapWithNamed(game, { swappers }, named, tell) {
    changePlaces(game, swappers[0]!, named[whoNames(game.champion, swappers)]!, tell);
  },
});

const whoNames = (champion: Seat, swappers: readonly Seat[]): Seat => (champion === NONE ? swappers[0]! : champion);

/** GQ-22 GQ-23 Two pieces swap rooms; their directions stay. GQ-54 Within one room that is no effect. */
function changePlaces(game: GreedQuest, swapper: Seat, winner: Seat, tell: Tell<Event> | null): void {
  const rule = game.inPlay[swapper] === EVEN ? 'GQ-22' : 'GQ-23';
  const [from, to] = [game.rooms[swapper]!, game.rooms[winner]!];
  standIn(game, swapper, to);
  standIn(game, winner, from);
  tell?.({ type: 'swaps', rule, seat: swapper, with: winner, rooms: [to, from] });
  if (from !== to) {
    enter(game, swapper, tell);
    enter(game, winner, tell);
  }
  putAway(game, swapper, from !== to, tell);
}

/** GQ-22 GQ-23 Who is left with such a card does not swap: nobody has won, or another was named. */
export function noSwap(game: GreedQuest, _l: object, _a: readonly number[], tell: Tell<Event> | null): void {
  const why = game.winners.length === 0 ? 'no-winner' : 'not-named';
  inVain(game, EVEN, why, tell);
  inVain(game, ODD, why, tell);
}

/** Puts such a card away for whoever has it in play: it comes to nothing. */
export function inVain(game: GreedQuest, card: number, why: Vain, tell: Tell<Event> | null): void {
  const rule = card === EVEN ? 'GQ-22' : 'GQ-23';
  for (const seat of whoPlays(game, card))
    putAway(game, seat, false, tell, tell && { type: 'nothing', rule, seat, card, why });
}
