import type { Setup } from '@gilt/engine/game';
import { list, type Notation, number, one, type Said } from '@gilt/engine/notation';
import { type Random, shuffle } from '@gilt/engine/random';
import { type Goofspiel, NONE, type Options } from './goofspiel.ts';

export const notation: Notation<Goofspiel> = {
  table: {
    prize: { of: 'prize', as: one(number) },
    prizes: { of: 'prizes', as: list(number) },
    discarded: { of: 'discarded', as: list(number) },
  },
  seat: {
    hand: { of: 'hands', as: list(number) },
    shown: { of: 'shown', as: list(number) },
    taken: { of: 'taken', as: list(number) },
  },
  locals: {},
  callers: {},
  at: 'auction.bid',
  complete,
  impossible,
};

const valuesOf = ({ options }: Setup): number[] => Array.from({ length: (options as Options).cards }, (_, i) => i + 1);
const lowestFirst = (a: number, b: number): number => a - b;

/** Deals what is not spoken of: hands of equal size, the prizes to come, and earlier prizes as discarded. */
function complete(game: Goofspiel, said: Said, setup: Setup, random: Random): void {
  const values = valuesOf(setup);
  const over = game.flow.stack.length === 0;
  const rounds = over ? 0 : roundsLeft(game, said, values.length);
  game.hands.forEach((_, seat) => {
    const spare = values.filter((card) => !said('shown', seat) || !game.shown[seat]!.includes(card));
    if (!said('hand', seat)) game.hands[seat] = shuffle(random, spare).slice(0, rounds).sort(lowestFirst);
    if (!said('shown', seat) && game.bids === 'revealed') {
      game.shown[seat] = values.filter((card) => !game.hands[seat]!.includes(card));
    }
  });
  if (!said('prize')) game.prize = NONE;
  if (!said('prizes')) game.prizes = [];
  const unseen = shuffle(
    random,
    values.filter((prize) => !placesOf(game).includes(prize)),
  );
  if (game.order !== 'random') unseen.sort(game.order === 'ascending' ? (a, b) => b - a : lowestFirst);
  if (!said('prize') && !over) game.prize = unseen.pop() ?? NONE;
  if (!said('prizes')) game.prizes = unseen.splice(-(rounds - 1), rounds - 1);
  if (!said('discarded')) game.discarded.push(...unseen);
}

/** How many prizes there still are, the one that is bid for included. */
function roundsLeft({ hands, prizes, taken, discarded }: Goofspiel, said: Said, count: number): number {
  const hand = hands.find((_, seat) => said('hand', seat));
  if (hand) return hand.length;
  return said('prizes') ? prizes.length + 1 : count - taken.flat().length - discarded.length;
}

const placesOf = ({ prize, prizes, taken, discarded }: Goofspiel): number[] =>
  [prize, ...prizes, ...taken.flat(), ...discarded].filter((each) => each !== NONE);

/** GS-02 The prize that is bid for and those to come, the next one last, in the order of the table. */
function comesInOrder({ flow, order, prize, prizes }: Goofspiel): boolean {
  if (flow.stack.at(-1)?.step === 'orderPrizes') return true;
  const coming = prize === NONE ? prizes : [...prizes, prize];
  return coming.every((each, i) => i === 0 || (order === 'ascending' ? each < coming[i - 1]! : each > coming[i - 1]!));
}

function impossible(game: Goofspiel, setup: Setup, names: readonly string[]): string | null {
  const values = valuesOf(setup);
  const places = placesOf(game);
  const wrong = [...values, ...places].find((prize) => places.filter((each) => each === prize).length !== 1);
  if (wrong !== undefined) return `prize ${wrong} is not exactly once in the game`;
  const stranger = places.find((prize) => !values.includes(prize));
  if (stranger !== undefined) return `there is no prize ${stranger}`;
  if (game.order !== 'random' && !comesInOrder(game)) return `the prizes do not come in ${game.order} order`;
  const rounds = game.prizes.length + (game.prize === NONE ? 0 : 1);
  for (const [seat, hand] of game.hands.entries()) {
    const name = names[seat];
    const cards = [...hand, ...game.shown[seat]!];
    const twice = cards.find((card, i) => cards.indexOf(card) !== i);
    const strange = cards.find((card) => !values.includes(card));
    if (twice !== undefined) return `${name} has the ${twice} twice`;
    if (strange !== undefined) return `${name} has a ${strange}, which is not among the cards of this game`;
    if (hand.length !== rounds) return `${name} has ${hand.length} cards for ${rounds} prizes`;
    if (game.bids === 'hidden' ? cards.length > hand.length : cards.length < values.length) {
      return `the cards that ${name} has shown do not fit bids that are ${game.bids}`;
    }
  }
  return null;
}
