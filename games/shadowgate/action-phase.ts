import { done, jump } from '@gilt/engine/flow';
import { ask, only, wordsOf } from '@gilt/engine/question';
import { CYCLE, DONE, STAFF, theftOf } from './card-set.ts';
import { ADVENTURE_CARDS, type Cards, QUEST_SIDES } from './cards.ts';
import { leaveHand } from './deck.ts';
import { CYCLING, ITEM, priceOf, QUEST, spend } from './in-force.ts';
import { canAcquire, type itemWith } from './item.ts';
import { canDo, type questWith } from './quest.ts';
import { cycle, takeQuest, topAvailable } from './quest-deck.ts';
import { canComplete, type staffWith } from './staff.ts';
import { NONE, procedure, type Shadowgate } from './state.ts';
import { canSteal, type stealWith, THEFT } from './steal.ts';

/** Choices as numbers: first the cards of the hand, then quests, then items to steal, then the rest. */
export const QUESTS = ADVENTURE_CARDS;
export const THEFTS = QUESTS + QUEST_SIDES;
export const TO_CYCLE = THEFTS + ADVENTURE_CARDS;
export const TO_COMPLETE_STAFF = TO_CYCLE + 1;
export const TO_STOP = TO_COMPLETE_STAFF + 1;

interface Deeds {
  readonly item: ReturnType<typeof itemWith>;
  readonly quest: ReturnType<typeof questWith>;
  readonly staff: ReturnType<typeof staffWith>;
  readonly steal: ReturnType<typeof stealWith>;
}

/** QS-12 Actions, in any order, until the player has had enough or can do nothing more. */
export const actionPhaseWith = (cards: Cards, { item, quest, staff, steal }: Deeds) =>
  procedure('actionPhase').steps({
    act: ask({
      rule: 'QS-12',
      seats: (game) => only(game.active),
      options: (game) => deeds(cards, game),
      forced: 'secretly',
      choices: wordsOf([
        ...cards.adventure.ids,
        ...cards.quests.ids,
        ...cards.adventure.ids.map(theftOf),
        CYCLE,
        STAFF,
        DONE,
      ]),
    }),

    carryOut(game, _, answers, tell) {
      const choice = answers[game.active]!;
      if (choice === TO_STOP) return done;
      if (choice === TO_CYCLE) {
        spend(cards, game, CYCLING);
        cycle(game, 'QS-12', tell);
        return undefined;
      }
      if (choice === TO_COMPLETE_STAFF) {
        spend(cards, game, QUEST);
        return staff.call();
      }
      if (choice >= THEFTS) {
        const card = choice - THEFTS;
        const from = game.items.findIndex((own) => own.includes(card));
        game.actions -= THEFT;
        tell?.({ type: 'theft', rule: 'QS-42', seat: game.active, from, card });
        return steal.call({ from, card });
      }
      if (choice >= QUESTS) {
        const side = choice - QUESTS;
        spend(cards, game, QUEST);
        takeQuest(game, side);
        return quest.call({ side, level: 0, items: [] });
      }
      spend(cards, game, ITEM, cards.adventure.actions[choice]!);
      leaveHand(game, game.active, choice);
      return item.call({ card: choice });
    },

    /** QS-27 The Staff of Ages puts an end to it. */
    again: (game) => (game.staff === NONE ? jump('act') : done),
  });

/** QS-19 All that can be begun and finished now. */
export function deeds(cards: Cards, game: Shadowgate): number[] {
  const found: number[] = [];
  const hand = game.hands[game.active]!;
  for (let i = 0; i < hand.length; i++) if (canAcquire(cards, game, hand[i]!)) found.push(hand[i]!);
  for (let i = 0; i < game.quests.length; i++) {
    if (canDo(cards, game, game.quests[i]!)) found.push(QUESTS + game.quests[i]!);
  }
  if (topAvailable(game) && canDo(cards, game, game.questTop)) found.push(QUESTS + game.questTop);
  if (game.stealing) addThefts(cards, game, found);
  if (game.actions >= priceOf(cards, game, CYCLING)) found.push(TO_CYCLE);
  if (canComplete(cards, game)) found.push(TO_COMPLETE_STAFF);
  found.push(TO_STOP);
  return found;
}

/** QS-42 */
function addThefts(cards: Cards, game: Shadowgate, found: number[]): void {
  for (let from = 0; from < game.items.length; from++) {
    const theirs = game.items[from]!;
    for (let i = 0; i < theirs.length; i++) {
      if (canSteal(cards, game, from, theirs[i]!)) found.push(THEFTS + theirs[i]!);
    }
  }
}
