import { done, jump } from '@gilt/engine/flow';
import { ask, only, wordsOf } from '@gilt/engine/question';
import { insert } from '@gilt/engine/sorted';
import { DECK, STOP } from './card-set.ts';
import { ADVENTURE_CARDS, type Cards } from './cards.ts';
import { canDraw, takeFromPool, topCard } from './deck.ts';
import { procedure } from './state.ts';

const FROM_DECK = ADVENTURE_CARDS;
const ENOUGH = FROM_DECK + 1;

/** Cards are drawn by the player whose turn it is: so many they must, and so many more they may. */
export const drawWith = (cards: Cards) =>
  procedure<{ must: number; may: number }>('draw').steps({
    /** QS-14 What there is not cannot be drawn. */
    untilAllAreDrawn(game, { must, may }, _, tell) {
      if (must + may === 0) return done;
      if (canDraw(game) || game.pool.length > 0) return undefined;
      tell?.({ type: 'nothingToDraw', rule: 'QS-14', seat: game.active });
      return done;
    },

    /** QS-14 Each from the deck or the pool. QS-13 Those for unused actions may be left. */
    chooseCard: ask({
      rule: 'QS-14',
      seats: (game) => only(game.active),
      options(game, { must }) {
        const from = game.pool.slice();
        if (canDraw(game)) from.push(FROM_DECK);
        if (must === 0) from.push(ENOUGH);
        return from;
      },
      forced: 'openly',
      choices: wordsOf([...cards.adventure.ids, DECK, STOP]),
    }),

    /** QS-14 The gaps in the pool stay. */
    take(game, locals, answers, tell) {
      const seat = game.active;
      const choice = answers[seat]!;
      if (choice === ENOUGH) return done;
      if (locals.must > 0) locals.must--;
      else locals.may--;
      if (choice === FROM_DECK) {
        const card = topCard(game, tell);
        insert(game.hands[seat]!, card);
        tell?.({ type: 'drew', rule: 'QS-14', seat, card, from: 'deck' }, seat, {
          type: 'drewUnseen',
          rule: 'QS-14',
          seat,
        });
      } else {
        takeFromPool(game, seat, choice);
        tell?.({ type: 'drew', rule: 'QS-14', seat, card: choice, from: 'pool' });
      }
      return jump('untilAllAreDrawn');
    },
  });
