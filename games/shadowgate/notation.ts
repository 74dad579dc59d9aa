import { Refusal } from '@gilt/engine/fault';
import { type Field, list, type Notation, number, one, oneOf, seatName, type Word } from '@gilt/engine/notation';
import type { Seat } from '@gilt/engine/seat';
import type { Cards } from './cards.ts';
import { completeWith } from './complete.ts';
import { SPARED } from './effects.ts';
import { impossibleWith } from './impossible.ts';
import { LEVELS, TYPES } from './item-types.ts';
import { NONE, type Shadowgate } from './state.ts';

const seat: Word<Seat> = {
  read: (word, names) => (word === '-' ? NONE : seatName.read(word, names)),
  write: (each, names) => (each === NONE ? '-' : names[each]!),
};

const yes: Word<boolean> = {
  read(word) {
    if (word !== 'yes' && word !== 'no') throw new Refusal(`'${word}' should be yes or no`);
    return word === 'yes';
  },
  write: (is) => (is ? 'yes' : 'no'),
};

/** QS-29 Points can be negative, and halved. */
const points: Word<number> = {
  read(word) {
    if (!/^-?\d+(\.5)?$/.test(word)) throw new Refusal(`'${word}' is not a number of points`);
    return Number(word);
  },
  write: String,
};

/** QS-25 Who has the first of which type: `fire=Ann orb=Bob`. */
const firsts: Field<Seat[]> = {
  read(words, names) {
    const found = TYPES.map(() => NONE);
    for (const word of words) {
      if (word === '-') continue;
      const [type = '', name = ''] = word.split('=');
      const place = TYPES.indexOf(type as (typeof TYPES)[number]);
      if (place < 0) throw new Refusal(`'${word}' is not 'type=name'`);
      found[place] = seatName.read(name, names);
    }
    return found;
  },
  write: (seats, names) =>
    seats.flatMap((each, type) => (each === NONE ? [] : [`${TYPES[type]}=${names[each]}`])).join(' ') || '-',
};

/** Batches of cards, parted by `|`. */
const batches = (card: Word<number>): Field<number[][]> => ({
  read: (words, names) =>
    words.join(' ') === '-'
      ? []
      : words
          .join(' ')
          .split('|')
          .map((part) => list(card).read(part.trim().split(/\s+/), names)),
  write: (parts, names) => parts.map((part) => list(card).write(part, names)).join(' | ') || '-',
});

/** A list of words, kept as a bit for each. */
const bits = (what: string, words: readonly string[]): Field<number> => ({
  read: (said, names) =>
    list(oneOf(what, words))
      .read(said, names)
      .reduce((all, place) => all | (1 << place), 0),
  write: (all) => words.filter((_, place) => all & (1 << place)).join(' ') || '-',
});

export function notationWith(cards: Cards): Notation<Shadowgate> {
  const card = oneOf('an adventure card', cards.adventure.ids);
  const quest = oneOf('a quest', cards.quests.ids);
  return {
    table: {
      games: { of: 'games', as: one(number) },
      late: { of: 'late', as: one(yes) },
      starter: { of: 'starter', as: one(seat) },
      turn: { of: 'active', as: one(seat) },
      quests: { of: 'quests', as: list(quest) },
      'quest-top': { of: 'questTop', as: one(quest) },
      'quest-top-new': { of: 'questTopNew', as: one(yes) },
      'quest-deck': { of: 'questDeck', as: list(quest) },
      'quest-discards': { of: 'questDiscards', as: list(quest) },
      completed: { of: 'completed', as: list(quest) },
      pool: { of: 'pool', as: list(card) },
      deck: { of: 'deck', as: list(card) },
      discards: { of: 'discards', as: list(card) },
      event: { of: 'event', as: one(card) },
      'event-by': { of: 'eventBy', as: one(seat) },
      torch: { of: 'torch', as: one(card) },
      actions: { of: 'actions', as: one(number) },
      spared: { of: 'spared', as: bits('something that is spared an action', SPARED) },
      resources: { of: 'resources', as: list(card) },
      used: { of: 'used', as: list(card) },
      firsts: { of: 'firsts', as: firsts },
      older: { of: 'older', as: batches(card) },
      'last-round': { of: 'final', as: one(seat) },
      'staff-by': { of: 'staff', as: one(seat) },
    },
    seat: {
      character: { of: 'characters', as: one(oneOf('a character', cards.characters.ids)) },
      ability: { of: 'abilities', as: one(oneOf('an ability', cards.abilities.ids)) },
      points: { of: 'points', as: one(number) },
      hand: { of: 'hands', as: list(card) },
      shown: { of: 'shown', as: list(card) },
      items: { of: 'items', as: list(card) },
      tally: { of: 'tally', as: list(points) },
    },
    locals: {
      eventPhase: { lose: one(number) },
      draw: { must: one(number), may: one(number) },
      item: { card: one(card) },
      quest: { side: one(quest), level: one(oneOf('a level', LEVELS)), items: list(card) },
      steal: { from: one(seatName), card: one(card) },
      payment: { missing: list(number) },
    },
    callers: {
      adventure: ['match.count'],
      draft: ['adventure.deal'],
      turn: ['adventure.nextPlayer'],
      eventPhase: ['turn.lightTorch'],
      actionPhase: ['turn.drawPhase'],
      drawPhase: ['turn.fillUp'],
      draw: ['drawPhase.discardPlayed', 'drawPhase.discardDown', 'eventPhase.work', 'eventPhase.untilAllAreLost'],
      item: ['actionPhase.again'],
      quest: ['actionPhase.again'],
      staff: ['actionPhase.again'],
      steal: ['actionPhase.again'],
      payment: ['item.acquire', 'quest.chooseLevel', 'staff.complete', 'steal.take'],
    },
    at: 'actionPhase.act',
    complete: completeWith(cards),
    impossible: impossibleWith(cards),
  };
}
