import type { Tell } from '@gilt/engine/event';
import { jump } from '@gilt/engine/flow';
import { ask, NOT_ASKED } from '@gilt/engine/question';
import type { Seat } from '@gilt/engine/seat';
import { cardChoices, HIGHEST, isGo, NONE, printedValue, WILD } from './cards.ts';
import type { Event } from './events.ts';
import { choosesFromHand, kindsIn } from './hand.ts';
import { cardShown } from './knowledge.ts';
import { afterDrawing, discardPlayed, takeFromHand, takeTop } from './piles.ts';
import { effectAround, type GreedQuest, procedure } from './state.ts';

/** Two or more fight it out. Who has won is the game's `champion` afterwards; NONE if all have lost. */
export const duel = procedure<{ duellists: Seat[] }>('duel').steps({
  /** GQ-27 Each duellist secretly plays a card from hand. GQ-28 Without cards one plays none. */
  playCards: ask({
    rule: 'GQ-27',
    seats: (game, { duellists }) => duellists.filter((seat) => choosesFromHand(game, seat)),
    options: (game, _, seat) => kindsIn(game.hands[seat]!),
    forced: 'secretly',
    choices: cardChoices,
  }),

  /** GQ-27 The highest Go! wins; those who tie for it go on alone; without any Go! everyone loses. */
  compare(game, locals, answers, tell) {
    const { duellists } = locals;
    const cards = answers.map(() => NONE);
    for (const seat of duellists) cards[seat] = layDown(game, seat, answers[seat]!, tell);
    tell?.({ type: 'duelCards', rule: 'GQ-27', seats: duellists.slice(), cards });
    for (const seat of duellists)
      if (answers[seat] === NOT_ASKED && cards[seat] !== NONE) afterDrawing(game, seat, tell);
    const highest = Math.max(...duellists.map((seat) => strength(cards[seat]!)));
    const best = duellists.filter((seat) => highest > 0 && strength(cards[seat]!) === highest);
    if (best.length > 1) {
      locals.duellists = best;
      tell?.({ type: 'duelTied', rule: 'GQ-27', seats: best.slice() });
      return jump('playCards');
    }
    game.champion = best[0] ?? NONE;
    if (best.length > 0) tell?.({ type: 'duelWon', rule: 'GQ-27', seat: game.champion });
    else tell?.({ type: 'duelLost', rule: 'GQ-27' });
  },

  /** GQ-28 The duel is over; its cards are discarded. */
  discardCards(game, _locals, _answers, tell) {
    for (let seat = 0; seat < game.laid.length; seat++) {
      const cards = game.laid[seat]!;
      game.laid[seat] = [];
      for (const card of cards) {
        const death = discardPlayed(game, seat, card);
        if (death) tell?.(death);
      }
    }
  },
});

/** The card that a duellist lays down: from hand, or GQ-38 unseen from the pile; NONE without any. */
function layDown(game: GreedQuest, seat: Seat, answer: number, tell: Tell<Event> | null): number {
  const card = answer !== NOT_ASKED ? answer : effectAround(game, seat).unseen ? takeTop(game, seat, tell) : NONE;
  if (card === NONE) return NONE;
  game.laid[seat]!.push(card);
  if (answer !== NOT_ASKED) takeFromHand(game, seat, card);
  else cardShown(game, seat, card);
  return card;
}

/** GQ-27 What a card is worth in a duel: a Go WILD! beats every other Go!. GQ-28 Printed values count. */
const strength = (card: number): number => (card === WILD ? HIGHEST + 1 : isGo(card) ? printedValue(card) : 0);
