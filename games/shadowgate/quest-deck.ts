import type { Tell } from '@gilt/engine/event';
import { shuffle } from '@gilt/engine/random';
import { insert, remove } from '@gilt/engine/sorted';
import { otherSide } from './cards.ts';
import { fillPool } from './deck.ts';
import type { Event } from './events.ts';
import { NONE, type Shadowgate } from './state.ts';

/** QS-08 So many quests lie in the column, beside the deck with its open top. */
export const COLUMN = 3;

/** QS-08 QS-17 Whether the top of the quest deck can be taken on. */
export const topAvailable = (game: Pick<Shadowgate, 'questTop' | 'questTopNew'>): boolean =>
  game.questTop !== NONE && !game.questTopNew;

/** Puts quests face down as the deck. */
export function layQuestDeck(game: Shadowgate, sides: number[]): void {
  game.questDeck = sides;
  game.questsBelow = [];
  for (let i = 0; i < sides.length; i++) insert(game.questsBelow, sides[i]!);
}

/** QS-17 The next quest of the deck; NONE if there is none. When it has run out, the discards are turned over. */
function nextQuest(game: Shadowgate, tell: Tell<Event> | null): number {
  if (game.questTop !== NONE) {
    const top = game.questTop;
    game.questTop = NONE;
    return top;
  }
  if (game.questDeck.length === 0) {
    if (game.questDiscards.length === 0) return NONE;
    layQuestDeck(game, shuffle(game.flow.random, game.questDiscards.map(otherSide)));
    game.questDiscards = [];
    tell?.({ type: 'questsTurned', rule: 'QS-17' });
  }
  return popQuest(game);
}

function popQuest(game: Shadowgate): number {
  const side = game.questDeck.pop()!;
  remove(game.questsBelow, side);
  return side;
}

/** QS-08 QS-12 QS-17 Fills the column and opens the top of the deck. Says which quests are new. */
export function fillQuests(game: Shadowgate, tell: Tell<Event> | null): number[] {
  const before = game.questTopNew ? NONE : game.questTop;
  const dealt: number[] = [];
  while (game.quests.length < COLUMN) {
    const side = nextQuest(game, tell);
    if (side === NONE) break;
    game.quests.push(side);
    if (side !== before) dealt.push(side);
  }
  if (game.questTop === NONE) game.questTop = nextQuest(game, tell);
  if (game.questTop !== NONE && game.questTop !== before) dealt.push(game.questTop);
  game.questTopNew = false;
  return dealt;
}

/** QS-12 A quest is taken on. If it was the top of the deck, the next one comes to light but is not available yet. */
export function takeQuest(game: Shadowgate, side: number): void {
  if (side !== game.questTop) {
    game.quests.splice(game.quests.indexOf(side), 1);
    return;
  }
  game.questTop = game.questDeck.length > 0 ? popQuest(game) : NONE;
  game.questTopNew = game.questTop !== NONE;
}

/** QS-12 All available quests and the pool are cleared away, and new ones dealt. */
export function cycle(game: Shadowgate, rule: 'QS-10' | 'QS-12', tell: Tell<Event> | null): void {
  for (let i = 0; i < game.quests.length; i++) game.questDiscards.push(game.quests[i]!);
  game.quests = [];
  if (topAvailable(game)) {
    game.questDiscards.push(game.questTop);
    game.questTop = NONE;
  }
  for (let i = 0; i < game.pool.length; i++) game.discards.push(game.pool[i]!);
  game.pool = [];
  tell?.({ type: 'cycled', rule, seat: game.active });
  deal(game, rule, tell);
}

/** QS-08 QS-12 QS-17 Quests and pool are filled up. */
export function deal(game: Shadowgate, rule: 'QS-10' | 'QS-12' | 'QS-17', tell: Tell<Event> | null): void {
  const sides = fillQuests(game, tell);
  if (sides.length > 0) tell?.({ type: 'newQuests', rule, sides });
  const cards = fillPool(game, tell);
  if (cards.length > 0) tell?.({ type: 'newPool', rule, cards });
}
