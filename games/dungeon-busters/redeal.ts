import type { Flow } from '@gilt/engine/flow';
import { type Random, shuffle } from '@gilt/engine/random';
import { cardsOfDungeon } from './cards.ts';
import type { DungeonBustersView } from './secrets.ts';
import { cloneTable, type DungeonBusters } from './state.ts';

/** DB-08 What nobody can know: which of the dungeon's cards not yet seen is in the box, and how the others lie. */
export function determinise(view: DungeonBustersView, flow: Flow, random: Random): DungeonBusters {
  const { game } = view;
  const seen = new Set([game.monster, ...game.gone, ...game.trophies.flat()]);
  const unseen = shuffle(
    random,
    cardsOfDungeon(game.dungeon).filter((card) => !seen.has(card)),
  );
  const boxed = unseen.pop()!;
  return cloneTable({ ...game, flow, deck: unseen, boxed }, flow);
}

/** DB-08 Nobody knows how the deck lies, nor which card is in the box. */
export function reshuffle(game: DungeonBusters, random: Random): void {
  const unseen = shuffle(random, [...game.deck, game.boxed]);
  game.boxed = unseen.pop()!;
  game.deck = unseen;
}
