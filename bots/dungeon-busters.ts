import { type Random, randomFrom, weighted } from '@gilt/engine/random';
import type { Seat } from '@gilt/engine/seat';
import { DUNGEON_CARDS } from '@gilt/games/dungeon-busters/cards';
import { type Colour, type Gems, gemCount } from '@gilt/games/dungeon-busters/gems';
import type { DungeonBustersView } from '@gilt/games/dungeon-busters/secrets';
import type { Task } from './bot.ts';

/** How often the others' cards are guessed before choosing one's own. */
const GUESSES = 120;
/** The same when guessing what the others will think. */
const GUESSES_OF_OTHERS = 30;
/** How many points a card must promise less to be chosen e times less often. Always playing the best, equal bots would cancel out. */
const WHIM = 0.3;
/** How much the others are expected to think alike, rather than to play anything. */
const ALIKE = 0.3;
/** What the tie-breaker is worth, in points. */
const TROPHY = 0.3;
/** What it is worth that others lose gems and oneself does not. */
const SCHADENFREUDE = 0.4;

/** Rules of thumb for Dungeon Busters. */
export function think({ view, question, seat, seed }: Task): number {
  const own = view as DungeonBustersView;
  switch (question.where) {
    case 'battle.playCards':
      return chooseCard(own, seat, question.options, randomFrom(seed));
    case 'spoils.pickGem':
      return best(question.options, (colour) => worth(own, seat, colour));
    default:
      return best(question.options, (colour) => -worth(own, seat, colour));
  }
}

/** A card that gains much against others who may think alike, or play anything. */
function chooseCard(view: DungeonBustersView, seat: Seat, options: readonly number[], random: Random): number {
  const { hands } = view.game;
  const anything = hands.map((hand) => hand.map(() => 1));
  const alike = hands.map((hand, other) =>
    other === seat ? [] : weightsOf(gainsOf(view, other, hand, anything, GUESSES_OF_OTHERS, random)),
  );
  const expected = alike.map((weights, other) => {
    const sum = weights.reduce((all, weight) => all + weight, 0);
    return weights.map((weight) => (ALIKE * weight) / sum + (1 - ALIKE) / hands[other]!.length);
  });
  return options[weighted(random, weightsOf(gainsOf(view, seat, options, expected, GUESSES, random)))]!;
}

/** What each of a seat's cards gains on average, the others playing theirs as often as these weights say. */
function gainsOf(
  { game, flow }: DungeonBustersView,
  seat: Seat,
  options: readonly number[],
  weights: readonly (readonly number[])[],
  guesses: number,
  random: Random,
): number[] {
  const { hitPoints, chests } = DUNGEON_CARDS[game.monster]!;
  const value = [0, 1, 2].map((colour) => worth({ game }, seat, colour));
  const chestWorth = chests.map((gems) => worthOf(gems, value));
  const spoilsWorth = worthOf(game.spoils, value);
  const atRisk = Math.max(...game.loot[seat]!) * 1.5;
  const gains = options.map(() => 0);
  const cards: number[] = [];
  for (let guess = 0; guess < guesses; guess++) {
    let place = 1;
    for (let other = 0; other < flow.players; other++) {
      if (other !== seat) cards[place++] = game.hands[other]![weighted(random, weights[other]!)]!;
    }
    for (let i = 0; i < options.length; i++) {
      cards[0] = options[i]!;
      gains[i]! += gain(cards, hitPoints, chestWorth, spoilsWorth, atRisk) / guesses;
    }
  }
  return gains;
}

/** How often each card is chosen that promises so much. */
const weightsOf = (gains: readonly number[]): number[] => gains.map((gain) => Math.exp(gain / WHIM));

/** What the first of these cards brings its player, in points. */
function gain(
  cards: readonly number[],
  hitPoints: number,
  chests: readonly number[],
  spoils: number,
  atRisk: number,
): number {
  const own = cards[0]!;
  let sum = 0;
  let fighters = 0;
  let lower = 0;
  let lowest = true;
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i]!;
    if (card < own) lowest = false;
    if (cards.indexOf(card) !== cards.lastIndexOf(card)) continue;
    sum += card;
    fighters++;
    if (card < own) lower++;
  }
  if (sum < hitPoints) return lowest ? -atRisk : SCHADENFREUDE;
  if (cards.indexOf(own, 1) > 0) return 0;
  let left = spoils;
  for (let i = fighters; i < chests.length; i++) left += chests[i]!;
  return (chests[lower] ?? 0) + left / fighters + (lower === fighters - 1 ? TROPHY : 0);
}

const worthOf = (gems: Readonly<Gems>, value: readonly number[]): number =>
  gems.reduce((sum, count, colour) => sum + count * value[colour]!, 0);

/** What one more gem of a colour is worth: itself, a step toward a set, a step toward having the most. */
function worth({ game }: Pick<DungeonBustersView, 'game'>, seat: Seat, colour: Colour): number {
  const own = game.loot[seat]!;
  const missing = own[colour] === Math.min(...own) ? 1 : 0;
  const rival = Math.max(...game.loot.filter((_, other) => other !== seat).map((gems) => gems[colour]!));
  const contested = Math.abs(own[colour]! - rival) <= 1 ? 1 : 0.3;
  return 1 + missing + contested + 0.01 * gemCount(own);
}

const best = (options: readonly number[], merit: (option: number) => number): number =>
  options.reduce((one, other) => (merit(other) > merit(one) ? other : one));
