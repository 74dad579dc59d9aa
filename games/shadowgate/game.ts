import { Refusal } from '@gilt/engine/fault';
import { cloneFlow } from '@gilt/engine/flow';
import { defineGame, type Game, type SeenOf } from '@gilt/engine/game';
import { type CardSet, cardSet } from './card-set.ts';
import type { Event } from './events.ts';
import { cardsFor, formerSets, houseSet } from './house.ts';
import { notationWith } from './notation.ts';
import { type Options, options } from './options.ts';
import { proceduresWith } from './procedures.ts';
import { promisesWith } from './promises.ts';
import { decksWith, determiniseWith, reshuffle } from './redeal.ts';
import { outcome } from './scoring.ts';
import { secrets } from './secrets.ts';
import { begin, cloneTable, type Shadowgate } from './state.ts';
import { wordsWith } from './words.ts';

type ShadowgateGame = Game<Shadowgate, Event, Options, SeenOf<Shadowgate, typeof secrets>>;

/** The game as it is played with another set of cards; null: with the house set. */
function gameWith(other: CardSet | null): ShadowgateGame {
  const cards = cardsFor(other);
  const procedures = proceduresWith(cards);
  return defineGame<Shadowgate, Event, Options, SeenOf<Shadowgate, typeof secrets>>({
    id: 'shadowgate',
    name: 'Quests of Shadowgate',
    credits: 'Coleman Charlton with Dave Marsh, Karl Roelofs and Sarah Watson; Zojoi',
    version: 3,
    seats: { least: 2, most: 4 },
    options,
    cards: { schema: cardSet, standard: houseSet, former: formerSets, other, with: (set) => gameWith(set as CardSet) },
    begin: (setup, random) => begin(setup, random, procedures.match.call()),
    procedures,
    secrets,
    clone: (game) => cloneTable(game, cloneFlow(game.flow)),
    determinise: determiniseWith(cards, { procedures }),
    reshuffle,
    decks: decksWith(cards),
    outside: { 'time-is-up': endTime },
    outcome,
    promises: promisesWith(cards),
    words: wordsWith(cards),
    notation: notationWith(cards),
  });
}

/** QS-40 The time of a match is up; the game that is being played is its last. */
function endTime(game: Shadowgate): void {
  if (game.match !== 'time') throw new Refusal('this match has no time limit');
  if (game.late) throw new Refusal('the time is up already');
  game.late = true;
}

export const shadowgate = gameWith(null);
