import type { Setup } from '@gilt/engine/game';
import type { Said } from '@gilt/engine/notation';
import { type Random, shuffle } from '@gilt/engine/random';
import { type Seat, seatsOf } from '@gilt/engine/seat';
import { ABILITY_SIDES, ADVENTURE_CARDS, type Cards, CHARACTER_SIDES, QUEST_SIDES } from './cards.ts';
import { batchOf, POOL } from './deck.ts';
import { owns } from './first-of-type.ts';
import { TYPES } from './item-types.ts';
import { cardPlaces, questPlaces } from './places.ts';
import { COLUMN, layQuestDeck } from './quest-deck.ts';
import { areActionsOver, stageOf } from './stage.ts';
import { emptyTable, NONE, type Shadowgate } from './state.ts';
import { actionsBy } from './turn.ts';

const HAND = 5;

/** Makes what a position does not say fit what it says: players, hands, pool, quests and decks are dealt. */
export const completeWith =
  (cards: Cards) =>
  (game: Shadowgate, said: Said, setup: Setup, random: Random): void => {
    forget(game, said, setup.players);
    const stage = stageOf(game);
    if (!said('starter')) game.starter = Math.max(game.active, 0);
    if (stage !== 'ready') {
      if (!said('turn')) game.active = game.starter;
      if (!said('event-by') && game.event !== NONE) game.eventBy = game.active;
      dealCharacters(cards, game, said, random);
      dealCards(cards, game, said, stage === 'lit', random);
      if (!said('firsts')) game.firsts = TYPES.map((_, type) => firstOwner(cards, game, type));
    }
    dealQuests(game, said, stage !== 'ready', random);
    dealDeck(game, said, random);
    sortHands(game);
    const canCount = !areActionsOver(game) && game.torch !== NONE && hasAbility(game);
    if (stage === 'lit' && !said('actions') && canCount) game.actions = actionsBy(cards, game, game.torch);
  };

/** By the word for it: what a position has to say, or it is as on an empty table. */
const FORGOTTEN: Readonly<Record<string, keyof ReturnType<typeof emptyTable>>> = {
  turn: 'active',
  quests: 'quests',
  'quest-top': 'questTop',
  'quest-top-new': 'questTopNew',
  'quest-deck': 'questDeck',
  'quest-discards': 'questDiscards',
  completed: 'completed',
  pool: 'pool',
  deck: 'deck',
  discards: 'discards',
  event: 'event',
  'event-by': 'eventBy',
  torch: 'torch',
  actions: 'actions',
  spared: 'spared',
  resources: 'resources',
  used: 'used',
  firsts: 'firsts',
  older: 'older',
  'last-round': 'final',
  'staff-by': 'staff',
};
const FORGOTTEN_OF_SEATS = {
  character: 'characters',
  ability: 'abilities',
  points: 'points',
  hand: 'hands',
  shown: 'shown',
  items: 'items',
} as const;

/** A position begins with an empty table, whatever the first deal was. */
function forget(game: Shadowgate, said: Said, players: number): void {
  const empty = emptyTable(players);
  const fields = game as unknown as Record<string, unknown>;
  for (const [word, field] of Object.entries(FORGOTTEN)) if (!said(word)) fields[field] = empty[field];
  for (const [word, field] of Object.entries(FORGOTTEN_OF_SEATS)) {
    for (const seat of seatsOf(players)) if (!said(word, seat)) game[field][seat] = empty[field][seat] as never;
  }
}

/** QS-07 Everybody has a character and an ability, at a learners' table starred ones. */
function dealCharacters({ set }: Cards, game: Shadowgate, said: Said, random: Random): void {
  const starred = { character: set.characters.flat(), ability: set.abilities.flat() };
  for (const [what, taken, sides] of [
    ['character', game.characters, CHARACTER_SIDES],
    ['ability', game.abilities, ABILITY_SIDES],
  ] as const) {
    const used = new Set(taken.filter((side) => side !== NONE).map((side) => side >> 1));
    const free = shuffle(
      random,
      Array.from({ length: sides }, (_, side) => side).filter(
        (side) => !used.has(side >> 1) && (game.draft || starred[what][side]!.star),
      ),
    );
    for (const seat of seatsOf(game.flow.players)) {
      if (said(what, seat)) continue;
      const side = free.find((each) => !used.has(each >> 1)) ?? NONE;
      used.add(side >> 1);
      taken[seat] = side;
    }
  }
}

const unplacedCards = (game: Shadowgate): number[] => {
  const placed = new Set(cardPlaces(game).map(({ card }) => card));
  return Array.from({ length: ADVENTURE_CARDS }, (_, card) => card).filter((card) => !placed.has(card));
};

/** QS-08 Hands of five and a pool of two; QS-11 in a turn a torch. */
function dealCards(cards: Cards, game: Shadowgate, said: Said, lit: boolean, random: Random): void {
  const unplaced = shuffle(random, unplacedCards(game));
  const wanted = said('deck') ? unplaced.filter((card) => !game.deck.includes(card)) : unplaced;
  if (!said('torch') && lit) game.torch = takeTorch(cards, game, wanted);
  if (!said('pool')) game.pool = wanted.splice(0, POOL);
  game.hands.forEach((_, seat) => {
    if (said('hand', seat)) return;
    const shown = game.shown[seat]!;
    game.hands[seat] = [...shown, ...wanted.splice(0, Math.max(0, HAND - shown.length))];
  });
  if (!said('older')) game.older = [];
  game.olderHeld = game.older.map(() => game.hands.map(() => 0));
  game.hands.forEach((hand, seat) => {
    for (const card of hand) {
      const batch = batchOf(game, card);
      if (batch >= 0) game.olderHeld[batch]![seat]!++;
    }
  });
}

const hasAbility = ({ active, abilities }: Shadowgate): boolean => active !== NONE && abilities[active] !== NONE;

/** QS-11 A torch that gives as many actions as are said to be left, if there is one. */
function takeTorch(cards: Cards, game: Shadowgate, from: number[]): number {
  const gives = (card: number): boolean => !hasAbility(game) || actionsBy(cards, game, card) >= game.actions;
  const place = from.findLastIndex(gives);
  return (place < 0 ? from.pop() : from.splice(place, 1)[0]) ?? NONE;
}

/** QS-25 The player next in turn order from the start player (or Ann, if nobody is said to be) who owns one. */
function firstOwner(cards: Cards, game: Shadowgate, type: number): Seat {
  const { players } = game.flow;
  for (let step = 0; step < players; step++) {
    const seat = (Math.max(game.starter, 0) + step) % players;
    if (owns(cards, game, seat, type)) return seat;
  }
  return NONE;
}

/** QS-08 Three quests in the column and one on top of the deck, fronts up; the rest lie below, or in the discards. */
function dealQuests(game: Shadowgate, said: Said, dealt: boolean, random: Random): void {
  const placed = new Set(questPlaces(game).map(({ card }) => card >> 1));
  const unplaced: number[] = [];
  for (let side = 0; side < QUEST_SIDES; side += 2) if (!placed.has(side >> 1)) unplaced.push(side);
  shuffle(random, unplaced);
  if (dealt && !said('quests')) game.quests = unplaced.splice(0, COLUMN);
  if (dealt && !said('quest-top')) game.questTop = unplaced.pop() ?? NONE;
  if (!said('quest-deck')) game.questDeck = unplaced.splice(0);
  else if (!said('quest-discards')) game.questDiscards = unplaced.splice(0);
  layQuestDeck(game, game.questDeck);
}

/** What lies nowhere is in the deck; if that is spoken of, among the discards. */
function dealDeck(game: Shadowgate, said: Said, random: Random): void {
  const unplaced = shuffle(random, unplacedCards(game));
  if (!said('deck')) game.deck = unplaced;
  else if (!said('discards')) game.discards = unplaced;
}

function sortHands(game: Shadowgate): void {
  for (const cards of [...game.hands, ...game.shown, ...game.older]) cards.sort((a, b) => a - b);
}
