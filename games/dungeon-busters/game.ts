import { cloneFlow } from '@gilt/engine/flow';
import { defineGame, type SeenOf } from '@gilt/engine/game';
import { ADVENTURERS } from './cards.ts';
import type { Event } from './events.ts';
import { expedition } from './expedition.ts';
import { notation } from './notation.ts';
import { type Options, options } from './options.ts';
import { promises } from './promises.ts';
import { decks, determinise, reshuffle } from './redeal.ts';
import { outcome } from './scoring.ts';
import { procedures, secrets } from './secrets.ts';
import { begin, cloneTable, type DungeonBusters } from './state.ts';
import { words } from './words.ts';

export const dungeonBusters = defineGame<DungeonBusters, Event, Options, SeenOf<DungeonBusters, typeof secrets>>({
  id: 'dungeon-busters',
  name: 'Dungeon Busters',
  credits: 'Tomohiro Enoki; Mayday Games, Korea Boardgames',
  version: 1,
  seats: { least: 3, most: ADVENTURERS.length },
  options,
  impossible: ({ players, options: { leader } }) =>
    leader !== 'random' && leader > players ? `leader ${leader} is none of the ${players} seats` : null,
  begin: (setup, random) => begin(setup, random, expedition.call()),
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
