import { done, jump } from '@gilt/engine/flow';
import { ask, nobody, numbers, only } from '@gilt/engine/question';
import type { Seat } from '@gilt/engine/seat';
import { remove } from '@gilt/engine/sorted';
import { FLEETING, LASTING } from './cards.ts';
import { holds } from './counts.ts';
import { placeIn } from './display.ts';
import { concerns, perform } from './effects.ts';
import { type Greed, NONE, procedure } from './state.ts';
import { waitingFor } from './triggers.ts';
import type { Effect } from './vocabulary.ts';

/** GR-07 Everybody uses their 'each turn' abilities. `acted`: how many players have; `cards`: what the next one has still to use. */
export const eachTurn = procedure<{ acted: number; cards: number[] }>('eachTurn').steps({
  nextPlayer(game, locals) {
    for (; locals.acted < game.flow.players; locals.acted++) {
      const waiting = waitingFor(game, 'eachTurn', turnOf(game, locals.acted), NONE);
      if (waiting.length === 0) continue;
      locals.cards = waiting.map(({ placed }) => placed.card);
      return undefined;
    }
    return done;
  },

  /** GR-07 In an order of their choosing, where that matters. */
  chooseAbility: ask({
    rule: 'GR-07',
    seats: (game, { acted, cards }) => {
      const seat = turnOf(game, acted);
      return orderMatters(game, seat, cards) ? only(seat) : nobody;
    },
    options: (game, { cards }, seat) => cards.filter((card) => acts(game, seat, card)),
    forced: 'openly',
    choices: numbers,
  }),

  useAbility(game, locals, answers, tell) {
    if (locals.cards.length === 0) {
      locals.acted++;
      return jump('nextPlayer');
    }
    const seat = turnOf(game, locals.acted);
    const card = answers[seat]! > 0 ? answers[seat]! : locals.cards[0]!;
    remove(locals.cards, card);
    perform(game, abilityOf(game, seat, card), { seat, card, value: 0, subject: card, rule: 'GR-07' }, tell);
    return jump('chooseAbility');
  },
});

/** GR-07 Who acts after so many others have: in seat order from the one whose card was lowest. */
const turnOf = ({ first, flow }: Greed, acted: number): Seat => (first + acted) % flow.players;

/** The 'each turn' ability of a card in a display. No card has two. */
function abilityOf(game: Greed, seat: Seat, card: number): Effect {
  const display = game.displays[seat]!;
  return LASTING.eachTurn[display[placeIn(display, card)]!.face]![0]!.does;
}

const acts = (game: Greed, seat: Seat, card: number): boolean =>
  holds(game, abilityOf(game, seat, card).given, { seat, card, value: 0 });

/** Only 6 asks for cash, and only cash changes here: the order matters if 6 would pay now, and something else would too. */
function orderMatters(game: Greed, seat: Seat, cards: readonly number[]): boolean {
  if (cards.length < 2) return false;
  const paying = cards.filter((card) => acts(game, seat, card));
  const poor = paying.filter((card) => abilityOf(game, seat, card).given.some(({ count }) => count === 'cash'));
  return poor.length > 0 && paying.some((card) => !poor.includes(card) && pays(game, seat, card));
}

/** Whether an ability would bring its player cash: by itself, or because 1 copies what the left neighbour gains. */
function pays(game: Greed, seat: Seat, card: number): boolean {
  const effect = abilityOf(game, seat, card);
  const copies = game.thisTurn[seat]!.some(({ face }) => FLEETING.gains[face]!.length > 0);
  const left = (seat + 1) % game.flow.players;
  return concerns(game, effect, seat, seat) || (copies && concerns(game, effect, seat, left));
}
