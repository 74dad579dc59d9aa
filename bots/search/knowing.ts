import * as dungeonBusters from '../dungeon-busters.ts';
import * as goofspiel from '../goofspiel.ts';
import * as greed from '../greed.ts';
import * as greedquest from '../greedquest.ts';
import * as greedyDelvers from '../greedy-delvers.ts';
import * as shadowgate from '../shadowgate.ts';
import type { Knowledge } from './knowledge.ts';

/** What is known of each game, by its id; of a game with other cards, by these. */
const pages: Readonly<Record<string, (cards: unknown) => unknown>> = {
  'dungeon-busters': () => dungeonBusters.knowledge,
  greedquest: () => greedquest.knowledge,
  'greedy-delvers': () => greedyDelvers.knowledge,
  greed: () => greed.knowledge,
  shadowgate: shadowgate.knowledge,
  goofspiel: () => goofspiel.knowledge,
};

export const knownGames = Object.keys(pages);

/** A page knows its own game's state; the search hands it no other. */
export const knowledgeOf = (game: string, cards: unknown): Knowledge => pages[game]!(cards) as Knowledge;
