import { cloneFlow } from '@gilt/engine/flow';
import { defineGame, type SeenOf } from '@gilt/engine/game';
import { PLAYERS } from './cards.ts';
import type { Event } from './events.ts';
import { mine } from './mine.ts';
import { notation } from './notation.ts';
import { type Options, options } from './options.ts';
import { promises } from './promises.ts';
import { decks, determinise, reshuffle } from './redeal.ts';
import { outcome } from './scoring.ts';
import { procedures, secrets } from './secrets.ts';
import { begin, cloneTable, type GreedyDelvers } from './state.ts';
import { words } from './words.ts';

export const greedyDelvers = defineGame<GreedyDelvers, Event, Options, SeenOf<GreedyDelvers, typeof secrets>>({
  id: 'greedy-delvers',
  name: 'Greedy Delvers',
  credits: 'jja42',
  version: 1,
  seats: { least: PLAYERS, most: PLAYERS },
  options,
  begin: (setup, random) => begin(setup, random, mine.call()),
  procedures,
  secrets,
  clone: (game) => cloneTable(game, cloneFlow(game.flow)),
  determinise,
  reshuffle,
  decks,
  timeLimit: ({ timeLimit }) => (timeLimit === 'none' ? null : timeLimit),
  outcome,
  promises,
  words,
  notation,
});
