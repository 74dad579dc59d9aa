import type { Deck } from '@gilt/engine/decks';
import type { Flow } from '@gilt/engine/flow';
import { type Random, shuffle } from '@gilt/engine/random';
import { cardsOfDungeon, DUNGEON_CARDS } from './cards.ts';
import type { DungeonBustersView } from './secrets.ts';
import { cloneTable, type DungeonBusters } from './state.ts';

/** DB-08 What nobody can know: which of the dungeon's cards not yet seen is in the box, and how the others lie. */
export function determinise(view: DungeonBustersView, flow: Flow, random: Random): DungeonBusters {
  const { game } = view;
  const unseen = shuffle(random, unseenIn(game, cardsOfDungeon(game.dungeon)));
  const boxed = unseen.pop()!;
  return cloneTable({ ...game, flow, deck: unseen, boxed }, flow);
}

/** DB-03 DB-08 The dungeon cards. One of each dungeon is never seen. */
export function decks({ game }: DungeonBustersView): readonly Deck[] {
  const name = (card: number): string => DUNGEON_CARDS[card]!.id;
  const cards = [...DUNGEON_CARDS.keys()];
  return [{ owner: null, cards: cards.map(name), unseen: unseenIn(game, cards).map(name) }];
}

/** Those of some dungeon cards that nobody has seen. */
function unseenIn({ monster, gone, trophies }: DungeonBustersView['game'], cards: readonly number[]): number[] {
  const seen = new Set([monster, ...gone, ...trophies.flat()]);
  return cards.filter((card) => !seen.has(card));
}

/** DB-08 Nobody knows how the deck lies, nor which card is in the box. */
export function reshuffle(game: DungeonBusters, random: Random): void {
  const unseen = shuffle(random, [...game.deck, game.boxed]);
  game.boxed = unseen.pop()!;
  game.deck = unseen;
}
