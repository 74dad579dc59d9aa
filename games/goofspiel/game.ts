import { defineGame, type SeenOf } from '@gilt/engine/game';
import { begin, clone, type Event, type Goofspiel, type Options, options, outcome, procedures } from './goofspiel.ts';
import { notation } from './notation.ts';
import { decks, determinise, reshuffle, secrets } from './secrets.ts';
import { words } from './words.ts';

export const goofspiel = defineGame<Goofspiel, Event, Options, SeenOf<Goofspiel, typeof secrets>>({
  id: 'goofspiel',
  name: 'Goofspiel',
  credits: 'traditional',
  version: 1,
  seats: { least: 2, most: 10 },
  options,
  begin,
  procedures,
  secrets,
  clone,
  determinise,
  reshuffle,
  decks,
  outcome,
  promises: {},
  words,
  notation,
});
