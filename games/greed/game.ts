import { cloneFlow } from '@gilt/engine/flow';
import { defineGame, type SeenOf } from '@gilt/engine/game';
import type { Event } from './events.ts';
import { notation } from './notation.ts';
import { type Options, options } from './options.ts';
import { promises } from './promises.ts';
import { decks, determinise, reshuffle } from './redeal.ts';
import { rounds } from './rounds.ts';
import { outcome } from './scoring.ts';
import { procedures, secrets } from './secrets.ts';
import { begin, cloneTable, type Greed } from './state.ts';
import { words } from './words.ts';

export const greed = defineGame<Greed, Event, Options, SeenOf<Greed, typeof secrets>>({
  id: 'greed',
  name: 'Greed',
  credits: 'Donald X. Vaccarino; Queen Games',
  version: 2,
  seats: { least: 2, most: 5 },
  options,
  begin: (setup, random) => begin(setup, random, rounds.call()),
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
