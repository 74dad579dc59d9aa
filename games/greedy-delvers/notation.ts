import type { Setup } from '@gilt/engine/game';
import { amounts, list, type Notation, number, one, oneOf, type Said } from '@gilt/engine/notation';
import { type Random, shuffle } from '@gilt/engine/random';
import { insert } from '@gilt/engine/sorted';
import { addCopies, CARDS } from './cards.ts';
import { countOf, impossible } from './impossible.ts';
import { stageOf } from './stage.ts';
import { BOTTOM, type GreedyDelvers } from './state.ts';

const card = oneOf(
  'a card',
  CARDS.map(({ id }) => id),
);

export const notation: Notation<GreedyDelvers> = {
  table: {
    deck: { of: 'deck', as: list(card) },
    discards: { of: 'discards', as: amounts('EGHSR') },
  },
  seat: {
    level: { of: 'levels', as: one(number) },
    ore: { of: 'ore', as: one(number) },
    gold: { of: 'gold', as: one(number) },
    hand: { of: 'hands', as: list(card) },
    buried: { of: 'buried', as: list(card) },
    savages: { of: 'savages', as: one(number) },
    brutes: { of: 'brutes', as: one(number) },
  },
  locals: {},
  callers: { round: ['mine.untilAllAreSafe'] },
  at: 'round.playCards',
  complete,
  impossible,
};

/** Makes what is not said fit what is: hands are filled up, and the deck or else the discards get the rest. */
function complete(game: GreedyDelvers, said: Said, _setup: Setup, random: Random): void {
  const { hand, levels, ore } = stageOf(game);
  for (const seat of game.hands.keys()) {
    if (said('hand', seat)) game.hands[seat]!.sort((a, b) => a - b);
    else game.hands[seat] = [];
    if (!said('level', seat)) game.levels[seat] = levels[0];
    if (!said('ore', seat)) game.ore[seat] = ore;
  }
  if (!said('deck')) game.deck = [];
  const rest = shuffle(random, unplaced(game));
  for (const [seat, cards] of game.hands.entries()) {
    const hasNone = said('hand', seat) ? cards.length === 0 : said('level', seat) && game.levels[seat] === BOTTOM;
    while (!hasNone && cards.length < hand && rest.length > 0) insert(cards, rest.pop()!);
  }
  if (!said('deck')) game.deck = rest;
  else if (!said('discards')) for (const card of rest) game.discards[card]!++;
}

/** The cards that lie nowhere yet. */
function unplaced(game: GreedyDelvers): number[] {
  const cards: number[] = [];
  for (const [card, { copies }] of CARDS.entries()) addCopies(cards, card, copies - countOf(game, card));
  return cards;
}
