import { jump } from '@gilt/engine/flow';
import { shuffle } from '@gilt/engine/random';
import { insert } from '@gilt/engine/sorted';
import { battle } from './battle.ts';
import { cardsOfDungeon } from './cards.ts';
import { procedure } from './state.ts';

/** One dungeon: four monsters, one after another. */
export const dungeon = procedure('dungeon').steps({
  /** DB-08 The dungeon's five cards are shuffled and one goes into the box unseen. */
  shuffleCards(game, _locals, _answers, tell) {
    game.deck = shuffle(game.flow.random, cardsOfDungeon(game.dungeon));
    game.boxed = game.deck.shift()!;
    tell?.({ type: 'dungeon', rule: 'DB-08', dungeon: game.dungeon });
  },

  /** DB-09 The top card is turned up. */
  turnUpMonster(game, _locals, _answers, tell) {
    game.monster = game.deck.pop()!;
    tell?.({ type: 'monster', rule: 'DB-09', card: game.monster });
    return battle.call();
  },

  untilNoCardIsLeft: (game) => (game.deck.length > 0 ? jump('turnUpMonster') : undefined),

  /** DB-25 All played cards return to hand. */
  takeCardsBack(game, _locals, _answers, tell) {
    for (let seat = 0; seat < game.hands.length; seat++) {
      for (const card of game.played[seat]!) insert(game.hands[seat]!, card);
      game.played[seat] = [];
    }
    tell?.({ type: 'cardsReturn', rule: 'DB-25', dungeon: game.dungeon });
  },
});
