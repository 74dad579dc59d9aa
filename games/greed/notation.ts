import { Refusal } from '@gilt/engine/fault';
import type { Setup } from '@gilt/engine/game';
import { type Field, list, type Notation, number, one, type Said, seatName, type Word } from '@gilt/engine/notation';
import { type Random, shuffle } from '@gilt/engine/random';
import type { Seat } from '@gilt/engine/seat';
import { CARDS, LAST_CARD } from './cards.ts';
import { impossible, placesOf } from './impossible.ts';
import { rememberedBy } from './memory.ts';
import { isDealt, pileSize, stageOf } from './stage.ts';
import { CARDS_A_PILE, FIRST_PLAY, type Greed, NONE, type Placed } from './state.ts';

/** `8+4`: card 8 with 4 markers. `54=24`: card 54 as a copy of 24. */
const placed: Word<Placed> = {
  read(word) {
    const [, card, face, markers] = /^(\d+)(?:=(\d+))?(?:\+(\d+))?$/.exec(word) ?? [];
    if (card === undefined) throw new Refusal(`'${word}' is not a card, nor one with markers such as '8+4'`);
    const read = (digits: string): number => number.read(digits, []);
    return { card: read(card), face: read(face ?? card), markers: read(markers ?? '0') };
  },
  write: ({ card, face, markers }) => `${card}${face === card ? '' : `=${face}`}${markers === 0 ? '' : `+${markers}`}`,
};

/** `10k`: ten thousand dollars. */
const thousands: Word<number> = {
  read(word) {
    if (!/^\d+k$/.test(word)) throw new Refusal(`'${word}' is not an amount such as '10k'`);
    return number.read(word.slice(0, -1), []);
  },
  write: (cash) => `${cash}k`,
};

/** One of some words, kept as it is. */
const wordAs = <T>(meanings: Readonly<Record<string, T>>): Word<T> => ({
  read(word) {
    const meaning = meanings[word];
    if (meaning === undefined) throw new Refusal(`'${word}' is not ${Object.keys(meanings).join(' or ')}`);
    return meaning;
  },
  write: (value) => Object.keys(meanings).find((word) => meanings[word] === value)!,
});

const seat: Field<Seat> = one(seatName);
const card: Field<number> = one(number);
const yesOrNo = one(wordAs({ yes: true, no: false }));

export const notation: Notation<Greed> = {
  table: {
    round: { of: 'round', as: one(number) },
    first: { of: 'first', as: seat },
    draw: { of: 'drawPile', as: list(number) },
    discards: { of: 'discards', as: list(number) },
    newcomers: { of: 'newcomers', as: list(number) },
  },
  seat: {
    cash: { of: 'cash', as: one(thousands) },
    display: { of: 'displays', as: list(placed) },
    hand: { of: 'hands', as: list(number) },
    pile: { of: 'piles', as: list(number) },
    now: { of: 'thisTurn', as: list(placed) },
    next: { of: 'nextTurn', as: list(placed) },
    plays: { of: 'turnedUp', as: one(number) },
    out: { of: 'out', as: list(number) },
    returned: { of: 'returned', as: list(number) },
    taken: { of: 'taken', as: list(number) },
    drawn: { of: 'drawn', as: one(number) },
  },
  locals: {
    card: { seat, card, free: yesOrNo, extra: yesOrNo, value: one(number) },
    instructions: { seat, card, face: card, value: one(number), next: one(number) },
    development: { seat, card, markers: one(number) },
    disguise: { seat, card },
    hideout: { seat, thugs: list(number) },
    encore: { seat },
    eachTurn: { acted: one(number), cards: list(number) },
    losses: { card, what: one(wordAs({ thug: 'thug', holding: 'holding' })), losers: list(seatName) },
  },
  callers: {
    round: ['rounds.untilTheLast'],
    card: ['round.untilAllAreCarriedOut', 'instructions.untilAllIsDone'],
    instructions: ['card.afterwards', 'instructions.untilAllIsDone', 'hideout.untilAllHave'],
    development: ['instructions.untilAllIsDone'],
    disguise: ['instructions.untilAllIsDone'],
    hideout: ['instructions.untilAllIsDone'],
    encore: ['instructions.untilAllIsDone'],
    eachTurn: ['round.endTurn'],
    endOfTurn: ['rounds.untilTheLast'],
    losses: ['endOfTurn.untilNoneIsLeft'],
  },
  at: 'round.playCard',
  complete,
  impossible,
};

/** Deals what is not spoken of, and has everybody remember what they must. */
function complete(game: Greed, said: Said, setup: Setup, random: Random): void {
  const stage = stageOf(game);
  if (!said('round')) game.round = Math.min(Math.max(FIRST_PLAY, stage.rounds[0]), stage.rounds[1]);
  const everySeat = game.hands.map((_, each) => each);
  for (const each of everySeat) {
    if (!said('hand', each)) game.hands[each] = [];
    if (!said('pile', each)) game.piles[each] = [];
  }
  if (!said('draw')) game.drawPile = [];
  if (!said('discards')) game.discards = [];
  putAwayPlayed(game, said);
  const placed = new Set(placesOf(game).map((place) => place.card));
  const rest = shuffle(
    random,
    Array.from({ length: LAST_CARD }, (_, i) => i + 1).filter((each) => !placed.has(each)),
  );
  const deal = (into: number[], count: number): void => {
    into.push(...rest.splice(0, Math.max(0, count - into.length)));
    into.sort((a, b) => a - b);
  };
  for (const each of everySeat) {
    if (!said('pile', each)) deal(game.piles[each]!, pileSize(game));
    if (!said('hand', each) && isDealt(game)) deal(game.hands[each]!, usualHand(game, each));
  }
  const drawn = isDealt(game) ? LAST_CARD - CARDS_A_PILE * setup.players : LAST_CARD;
  if (!said('draw')) game.drawPile = rest.splice(0, said('discards') ? LAST_CARD : drawn);
  if (!said('discards')) game.discards.push(...rest);
  for (const each of everySeat) rememberOrigins(game, said, each, random);
  game.passed = everySeat.map((each) => rememberedBy(game, each));
}

/** GR-25 GR-30 What is in force has been played, and what 54 copies too: actions of next turn lie out, others were discarded. */
function putAwayPlayed(game: Greed, said: Said): void {
  const placed = new Set(placesOf(game).map((place) => place.card));
  const put = (into: number[], isSaid: boolean, card: number): void => {
    if (isSaid || placed.has(card) || !isCard(card)) return;
    placed.add(card);
    into.push(card);
  };
  for (const [each, display] of game.displays.entries()) {
    for (const { card, face } of [...display, ...game.thisTurn[each]!, ...game.nextTurn[each]!]) {
      if (CARDS[card]?.type === 'action' && CARDS[card].comes === 'nextTurn')
        put(game.out[each]!, said('out', each), card);
      put(game.discards, said('discards'), card);
      put(game.discards, said('discards'), face);
    }
  }
}

const isCard = (card: number): boolean => card >= 1 && card <= LAST_CARD;

/** GR-03 How many cards a hand has if all has gone its usual way: one is taken a round, and one played from the third on. */
function usualHand(game: Greed, seat: Seat): number {
  const choosing = ['takeCard', 'playCard'].includes(game.flow.stack.at(-1)?.step ?? '');
  const played = Math.max(0, game.round - FIRST_PLAY + (choosing ? 0 : 1));
  return Math.max(stageOf(game).drafted(game.round) - played, game.returned[seat]!.length);
}

/** GR-04 Any cards of a hand may have been taken in any rounds; if there are too many, the others were drawn. */
function rememberOrigins(game: Greed, said: Said, seat: Seat, random: Random): void {
  const drafted = stageOf(game).drafted(game.round);
  const cards = game.hands[seat]!.filter((card) => !game.returned[seat]!.includes(card));
  if (!said('taken', seat)) {
    const taken = new Array<number>(Math.max(drafted, 0)).fill(NONE);
    const rounds = shuffle(
      random,
      taken.map((_, i) => i),
    );
    for (const card of cards.slice(0, rounds.length)) taken[rounds.pop()!] = card;
    game.taken[seat] = taken;
  }
  if (!said('drawn', seat)) game.drawn[seat] = cards.filter((card) => !game.taken[seat]!.includes(card)).length;
}
