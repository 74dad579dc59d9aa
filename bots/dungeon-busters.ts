import { pick, type Random, randomFrom, weighted } from '@gilt/engine/random';
import type { Seat } from '@gilt/engine/seat';
import { DUNGEON_CARDS } from '@gilt/games/dungeon-busters/cards';
import { type Colour, type Gems, gemCount } from '@gilt/games/dungeon-busters/gems';
import { outcome } from '@gilt/games/dungeon-busters/scoring';
import type { DungeonBustersView } from '@gilt/games/dungeon-busters/secrets';
import type { DungeonBusters } from '@gilt/games/dungeon-busters/state';
import type { Task } from './bot.ts';
import type { Knowledge } from './search/knowledge.ts';

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
export const think = ({ view, question, seat, seed }: Task): number =>
  question.where === 'battle.playCards'
    ? chooseCard((view as DungeonBustersView).game, seat, question.options, randomFrom(seed))
    : chooseGem((view as DungeonBustersView).game, question.where, seat, question.options);

/** In playouts nobody guesses what the others think, and nobody guesses often. */
const HASTY_GUESSES = 6;

export const knowledge: Knowledge<DungeonBusters> = {
  choose({ game, where, seat, options }, random) {
    if (where !== 'battle.playCards') return chooseGem(game, where, seat, options);
    const gains = gainsOf(game, seat, options, null, HASTY_GUESSES, random);
    return options[weighted(random, weightsOf(gains))]!;
  },
  chances: ({ game, where, seat, options }, random) =>
    where === 'battle.playCards' ? chancesOf(game, seat, options, random) : null,
  forecast: (game) => outcome(game).scores.map(({ total }) => total),
  lead: 3,
  horizon: 6,
};

function chooseGem(game: Table, where: string, seat: Seat, options: readonly number[]): number {
  const sign = where === 'spoils.pickGem' ? 1 : -1;
  return best(options, (colour) => sign * worth(game, seat, colour));
}

/** A card that gains much against others who may think alike, or play anything. */
const chooseCard = (game: Table, seat: Seat, options: readonly number[], random: Random): number =>
  options[weighted(random, chancesOf(game, seat, options, random))]!;

/** How often to play each card. */
function chancesOf(game: Table, seat: Seat, options: readonly number[], random: Random): number[] {
  const { hands } = game;
  const alike = hands.map((hand, other) =>
    other === seat ? [] : weightsOf(gainsOf(game, other, hand, null, GUESSES_OF_OTHERS, random)),
  );
  const expected = alike.map((weights, other) => {
    const sum = weights.reduce((all, weight) => all + weight, 0);
    return weights.map((weight) => (ALIKE * weight) / sum + (1 - ALIKE) / hands[other]!.length);
  });
  return weightsOf(gainsOf(game, seat, options, expected, GUESSES, random));
}

/** What everybody sees, and these rules look at. */
type Table = Pick<DungeonBusters, 'hands' | 'loot' | 'monster' | 'spoils'>;

/** What each of a seat's cards gains on average, the others playing theirs as often as these weights say (null: anything). */
function gainsOf(
  game: Table,
  seat: Seat,
  options: readonly number[],
  weights: readonly (readonly number[])[] | null,
  guesses: number,
  random: Random,
): number[] {
  const { hitPoints, chests } = DUNGEON_CARDS[game.monster]!;
  const value = [0, 1, 2].map((colour) => worth(game, seat, colour));
  const chestWorth = chests.map((gems) => worthOf(gems, value));
  const spoilsWorth = worthOf(game.spoils, value);
  const atRisk = Math.max(...game.loot[seat]!) * 1.5;
  const gains = options.map(() => 0);
  for (let guess = 0; guess < guesses; guess++) {
    /** How many of the others show each strength. */
    const shown = [0, 0, 0, 0, 0, 0, 0, 0];
    for (let other = 0; other < game.hands.length; other++) {
      if (other === seat) continue;
      const hand = game.hands[other]!;
      shown[weights ? hand[weighted(random, weights[other]!)]! : pick(random, hand)]!++;
    }
    for (let i = 0; i < options.length; i++)
      gains[i]! += gain(options[i]!, shown, hitPoints, chestWorth, spoilsWorth, atRisk) / guesses;
  }
  return gains;
}

/** How often each card is chosen that promises so much. */
const weightsOf = (gains: readonly number[]): number[] => gains.map((gain) => Math.exp(gain / WHIM));

/** What a card brings its player, in points, when so many of the others show each strength. */
function gain(
  own: number,
  shown: readonly number[],
  hitPoints: number,
  chests: readonly number[],
  spoils: number,
  atRisk: number,
): number {
  let sum = 0;
  let fighters = 0;
  let lower = 0;
  let lowest = true;
  for (let card = 1; card < shown.length; card++) {
    const count = shown[card]! + (card === own ? 1 : 0);
    if (count === 0) continue;
    if (card < own) lowest = false;
    if (count > 1) continue;
    sum += card;
    fighters++;
    if (card < own) lower++;
  }
  if (sum < hitPoints) return lowest ? -atRisk : SCHADENFREUDE;
  if (shown[own]! > 0) return 0;
  let left = spoils;
  for (let i = fighters; i < chests.length; i++) left += chests[i]!;
  return (chests[lower] ?? 0) + left / fighters + (lower === fighters - 1 ? TROPHY : 0);
}

const worthOf = (gems: Readonly<Gems>, value: readonly number[]): number =>
  gems.reduce((sum, count, colour) => sum + count * value[colour]!, 0);

/** What one more gem of a colour is worth: itself, a step toward a set, a step toward having the most. */
function worth({ loot }: Pick<Table, 'loot'>, seat: Seat, colour: Colour): number {
  const own = loot[seat]!;
  const missing = own[colour] === Math.min(own[0]!, own[1]!, own[2]!) ? 1 : 0;
  let rival = 0;
  for (let other = 0; other < loot.length; other++)
    if (other !== seat && loot[other]![colour]! > rival) rival = loot[other]![colour]!;
  const contested = Math.abs(own[colour]! - rival) <= 1 ? 1 : 0.3;
  return 1 + missing + contested + 0.01 * gemCount(own);
}

const best = (options: readonly number[], merit: (option: number) => number): number =>
  options.reduce((one, other) => (merit(other) > merit(one) ? other : one));
