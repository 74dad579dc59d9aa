import type { Frame } from '@gilt/engine/flow';
import { NONE, type Shadowgate } from './state.ts';

/** Where something lies, for people. */
export interface Placed {
  readonly card: number;
  readonly place: string;
}

const at = (place: string, cards: readonly number[]): Placed[] =>
  cards.filter((card) => card !== NONE).map((card) => ({ card, place }));

/** The card of the hand that is being paid for as an item. */
const begunItem = (stack: readonly Frame[]): number[] =>
  stack.flatMap(({ procedure, locals }) => (procedure === 'item' ? [(locals as { card: number }).card] : []));

/** The quest that is being done. */
const begunQuest = (stack: readonly Frame[]): number[] =>
  stack.flatMap(({ procedure, locals }) => (procedure === 'quest' ? [(locals as { side: number }).side] : []));

/** What everybody can see of the adventure cards. */
type OpenCards = Pick<Shadowgate, 'discards' | 'pool' | 'items' | 'event' | 'torch' | 'resources'> & {
  readonly flow: { readonly stack: readonly Frame[] };
};

/** Where each adventure card lies that lies open. */
export const openCards = (game: OpenCards): Placed[] => [
  ...at('discards', game.discards),
  ...at('pool', game.pool),
  ...game.items.flatMap((own) => at('items', own)),
  ...at('event', [game.event]),
  ...at('torch', [game.torch]),
  ...at('resources', game.resources),
  ...at('item', begunItem(game.flow.stack)),
];

/** Where each adventure card lies. */
export const cardPlaces = (game: Shadowgate): Placed[] => [
  ...openCards(game),
  ...game.hands.flatMap((hand) => at('hand', hand)),
  ...at('deck', game.deck),
];

/** Where each quest lies. */
export const questPlaces = (game: Shadowgate): Placed[] => [
  ...at('quests', game.quests),
  ...at('quest-top', [game.questTop]),
  ...at('quest-deck', game.questDeck),
  ...at('quest-discards', game.questDiscards),
  ...at('completed', game.completed),
  ...at('quest', begunQuest(game.flow.stack)),
];
