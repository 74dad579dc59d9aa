import type { Setup } from '@gilt/engine/game';
import { ADVENTURE_CARDS, type Cards, EVENT, otherSide, QUEST_SIDES } from './cards.ts';
import { batchOf, POOL } from './deck.ts';
import { MOST } from './draw-phase.ts';
import { owns } from './first-of-type.ts';
import { TYPES, WILD } from './item-types.ts';
import type { Options } from './options.ts';
import { cardPlaces, type Placed, questPlaces } from './places.ts';
import { COLUMN } from './quest-deck.ts';
import { areActionsOver, type Stage, stageOf } from './stage.ts';
import { LINES, NONE, type Shadowgate } from './state.ts';
import { actionsBy } from './turn.ts';
import { wrongPlace } from './wrong-place.ts';

type Names = readonly string[];

/** What cannot be at a table, in one line that names it; null if all is well. */
export const impossibleWith =
  (cards: Cards) =>
  (game: Shadowgate, setup: Setup, names: Names): string | null => {
    const stage = stageOf(game);
    return (
      wrongMatch(game, setup.options as Options, stage, names) ??
      wrongCharacters(cards, game, stage, names) ??
      wrongCards(cards, game) ??
      wrongQuests(cards, game) ??
      wrongHands(cards, game, stage, names) ??
      wrongMemory(cards, game, names) ??
      wrongItems(cards, game, names) ??
      wrongTurn(cards, game, stage, names) ??
      wrongEnd(game, stage, names) ??
      wrongPlace(cards, game, names)
    );
  };

/** QS-40 */
function wrongMatch(game: Shadowgate, options: Options, stage: Stage, names: Names): string | null {
  const wrong = game.tally.findIndex((lines) => lines.length !== LINES.length);
  if (wrong >= 0) return `the tally of ${names[wrong]} should have ${LINES.length} numbers`;
  if (options.match !== 'time' && game.late) return 'this match has no time limit';
  if (stage === 'over') return null;
  if (options.match === 'none' && game.games > 0) return 'this is not a match of several games';
  if (game.games === 0 && game.tally.flat().some((points) => points !== 0))
    return 'there are points of games that were not played';
  return options.match === 'each-starts' && game.games >= game.flow.players ? 'everybody has gone first already' : null;
}

/** QS-07 */
function wrongCharacters(cards: Cards, game: Shadowgate, stage: Stage, names: Names): string | null {
  for (const [what, taken, ids, sides] of [
    ['character', game.characters, cards.characters.ids, cards.set.characters.flat()],
    ['ability', game.abilities, cards.abilities.ids, cards.set.abilities.flat()],
  ] as const) {
    for (const [seat, side] of taken.entries()) {
      if (side === NONE && stage !== 'ready') return `${names[seat]} has no ${what}`;
      if (side === NONE) continue;
      const other = taken.findIndex((each) => each === side || each === otherSide(side));
      if (other !== seat) return `${names[other]} and ${names[seat]} have the same ${what} card`;
      if (!game.draft && !sides[side]!.star) return `${ids[side]} is not in the learners' set`;
    }
  }
  return null;
}

/** QS-01 Each card is in one place. */
function wrongCards({ adventure }: Cards, game: Shadowgate): string | null {
  const places = cardPlaces(game);
  const twice = twicePlaced(places, (card) => card);
  if (twice)
    return `the card ${adventure.ids[twice[0].card]} is in two places (${twice[0].place} and ${twice[1].place})`;
  for (let card = 0; card < ADVENTURE_CARDS; card++) {
    if (!places.some((each) => each.card === card)) return `the card ${adventure.ids[card]} is nowhere`;
  }
  if (game.pool.length > POOL) return `the pool has ${game.pool.length} cards, more than ${POOL}`;
  return null;
}

/** QS-01 So is each quest, with one side up. */
function wrongQuests({ quests }: Cards, game: Shadowgate): string | null {
  const places = questPlaces(game);
  const twice = twicePlaced(places, (side) => side >> 1);
  if (twice) {
    const [one, two] = twice.map(({ card, place }) => `${quests.ids[card]} (${place})`);
    return `${one} and ${two} are on one card`;
  }
  for (let side = 0; side < QUEST_SIDES; side += 2) {
    if (!places.some(({ card }) => card >> 1 === side >> 1))
      return `the card of ${quests.ids[side]} and ${quests.ids[otherSide(side)]} is nowhere`;
  }
  if (game.quests.length > COLUMN) return `there are ${game.quests.length} quests in the column, more than ${COLUMN}`;
  if (game.questTopNew && game.questTop === NONE) return 'no quest has come to light on top of the deck';
  const below = game.questDeck.toSorted((a, b) => a - b).join();
  return below === game.questsBelow.join() ? null : 'the quest deck is not as everybody knows it to be';
}

function twicePlaced(places: readonly Placed[], key: (card: number) => number): [Placed, Placed] | null {
  for (const [i, place] of places.entries()) {
    const first = places.findIndex(({ card }) => key(card) === key(place.card));
    if (first !== i) return [places[first]!, place];
  }
  return null;
}

/** QS-16 Who is not at turn has no more cards than may be kept. */
function wrongHands(cards: Cards, game: Shadowgate, stage: Stage, names: Names): string | null {
  if (stage === 'ready') {
    const holder = game.hands.findIndex((hand) => hand.length > 0);
    return holder < 0 ? null : `${names[holder]} has cards before any are dealt`;
  }
  for (const [seat, hand] of game.hands.entries()) {
    const limit = MOST + Math.max(...cards.inForce[game.abilities[seat]!]!.map((effects) => effects.hand));
    if (seat !== game.active && hand.length > limit)
      return `${names[seat]} has ${hand.length} cards, more than ${limit}`;
  }
  return null;
}

/** QS-14 What everybody remembers is so. */
function wrongMemory({ adventure }: Cards, game: Shadowgate, names: Names): string | null {
  for (const [seat, shown] of game.shown.entries()) {
    const gone = shown.find((card) => !game.hands[seat]!.includes(card));
    if (gone !== undefined) return `${names[seat]} was shown to have ${adventure.ids[gone]} and has it not`;
    const both = shown.find((card) => batchOf(game, card) >= 0);
    if (both !== undefined) return `${adventure.ids[both]} was shown, and is said to be hidden`;
  }
  const held = game.older.map((batch) => game.hands.map((hand) => hand.filter((card) => batch.includes(card)).length));
  const stray = game.older.flat().find((card) => !game.hands.some((hand) => hand.includes(card)));
  if (stray !== undefined) return `${adventure.ids[stray]} is among the older cards and in nobody's hand`;
  if (game.older.some((batch) => batch.length === 0)) return 'a batch of older cards is empty';
  return String(held) === String(game.olderHeld) ? null : 'the older cards are not where everybody knows them to be';
}

/** QS-20 QS-21 QS-25 */
function wrongItems(cards: Cards, game: Shadowgate, names: Names): string | null {
  const { type, ids } = cards.adventure;
  for (const [seat, own] of game.items.entries()) {
    const event = own.find((card) => type[card] === EVENT);
    if (event !== undefined) return `${ids[event]} is an event, and no item`;
    const typed = own.filter((card) => type[card] !== WILD);
    const twice = typed.find((card, i) => typed.findIndex((each) => type[each] === type[card]) !== i);
    if (twice !== undefined) return `${names[seat]} has two items of the type ${TYPES[type[twice]!]}`;
  }
  for (const [of, seat] of game.firsts.entries()) {
    const someone = game.items.findIndex((_, each) => owns(cards, game, each, of));
    if (seat === NONE && someone >= 0)
      return `${names[someone]} has an item of the type ${TYPES[of]}, and nobody the first`;
    if (seat !== NONE && !owns(cards, game, seat, of)) return `${names[seat]} has no item of the type ${TYPES[of]}`;
  }
  return null;
}

/** QS-09 to QS-15 What belongs to a turn. */
function wrongTurn(cards: Cards, game: Shadowgate, stage: Stage, names: Names): string | null {
  const { type, ids } = cards.adventure;
  if (stage !== 'ready' && game.active === NONE) return 'it is nobody’s turn';
  if (game.starter === NONE && (stage !== 'ready' || isStarterFound(game))) return 'nobody has gone first';
  if (game.event !== NONE && type[game.event] !== EVENT) return `${ids[game.event]} is no event`;
  if ((game.event === NONE) !== (game.eventBy === NONE))
    return game.event === NONE ? `${names[game.eventBy]} has no event in play` : `nobody has played ${ids[game.event]}`;
  const unowned = game.used.find((card) => !game.items[game.active]?.includes(card));
  if (unowned !== undefined) return `${names[game.active]} does not have ${ids[unowned]}, which was used`;
  const twice = game.used.find((card, i) => game.used.indexOf(card) !== i);
  if (twice !== undefined) return `${ids[twice]} was used up twice`;
  if (game.torch === NONE && game.actions > 0) return 'there are no actions without a torch';
  if (game.actions > 0 && areActionsOver(game))
    return 'the actions are over, and cards are drawn for those that are left';
  if (stage === 'lit' && game.actions > 0 && game.actions > actionsBy(cards, game, game.torch))
    return `${ids[game.torch]} does not give ${game.actions} actions`;
  if (stage === 'over' || stage === 'lit') return null;
  if (game.torch !== NONE) return 'no torch burns at this point';
  if (game.resources.length + game.completed.length + game.used.length > 0)
    return 'nothing has been played at this point';
  return null;
}

/** QS-06 Whether cards are about to be dealt to somebody who goes first. */
const isStarterFound = ({ flow }: Shadowgate): boolean =>
  flow.stack.some(({ step }) => step === 'findCharacters' || step === 'deal');

/** QS-27 QS-28 */
function wrongEnd(game: Shadowgate, stage: Stage, names: Names): string | null {
  if (stage === 'over') return null;
  if (game.staff !== NONE) return `${names[game.staff]} has completed the Staff of Ages, and the game goes on`;
  if (game.final !== NONE) {
    if (game.points[game.final]! < 25) return `${names[game.final]} has not reached 25 points`;
    if (game.final === game.active) return `${names[game.final]} has begun the last round and has no further turn`;
    const place = (seat: number): number => (seat - game.starter + game.flow.players) % game.flow.players;
    return game.equalTurns && place(game.active) < place(game.final)
      ? `${names[game.active]} has had as many turns as the others`
      : null;
  }
  const mayHave = stage === 'lit' || stage === 'cleared' ? game.active : NONE;
  const reached = game.points.findIndex((points, seat) => points >= 25 && seat !== mayHave);
  return reached < 0
    ? null
    : `${names[reached]} has ${game.points[reached]} points, and nobody has begun the last round`;
}
