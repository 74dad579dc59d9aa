import { cloneFlow } from '@gilt/engine/flow';
import { defineGame, type SeenOf } from '@gilt/engine/game';
import type { Event } from './events.ts';
import { notation } from './notation.ts';
import { impossibleOptions, type Options, options } from './options.ts';
import { promises } from './promises.ts';
import { race } from './race.ts';
import { decks, determinise, reshuffle } from './redeal.ts';
import { outcome } from './scoring.ts';
import { procedures, secrets } from './secrets.ts';
import { begin, cloneTable, type GreedQuest } from './state.ts';
import { words } from './words.ts';

export const greedQuest = defineGame<GreedQuest, Event, Options, SeenOf<GreedQuest, typeof secrets>>({
  id: 'greedquest',
  name: 'GreedQuest',
  credits: 'Joseph McEvoy; Steve Jackson Games',
  version: 2,
  seats: { least: 3, most: 6 },
  options,
  impossible: impossibleOptions,
  begin: (setup, random) => begin(setup, random, race.call()),
  procedures,
  secrets,
  clone: (game) => cloneTable(game, cloneFlow(game.flow)),
  determinise,
  reshuffle,
  decks,
  outcome,
  promises,
  words,
  notation,
});
