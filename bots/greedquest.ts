import { chance, type Random, randomFrom } from '@gilt/engine/random';
import { type Seat, seatsOf } from '@gilt/engine/seat';
import * as cards from '@gilt/games/greedquest/cards';
import { progress } from '@gilt/games/greedquest/lead';
import { EFFECTS, type Effect, FIRST_ROOM, LAST_ROOM } from '@gilt/games/greedquest/rooms';
import type { GreedQuestView } from '@gilt/games/greedquest/secrets';
import type { GreedQuest } from '@gilt/games/greedquest/state';
import type { Task } from './bot.ts';
import type { Knowledge } from './search/knowledge.ts';

/** How much of a room the choice is left to whim, so that equal bots do not always play the same. */
const WHIM = 0.25;
/** How many of the others' cards are a Go!, on the average. */
const GO_SHARE = 17 / 28;
/** What a new card is worth, in rooms: whoever holds a better one keeps it. */
const AVERAGE = 0.45;

/** Rules of thumb for GreedQuest: how many rooms a card is likely to gain, given the room and where the others stand. */
export const think = ({ view, question, seat, seed }: Task): number =>
  chooseIn(view as GreedQuestView, question.where, seat, question.options, randomFrom(seed));

export const knowledge: Knowledge<GreedQuest> = {
  choose: ({ game, where, seat, options }, random) =>
    chooseIn({ game, flow: game.flow } as unknown as GreedQuestView, where, seat, options, random),
  forecast: (game) => game.rooms.map((_, seat) => progress(game, seat)),
  lead: 2,
  horizon: 4,
};

function chooseIn(own: GreedQuestView, where: string, seat: Seat, options: readonly number[], random: Random): number {
  const best = (worth: (option: number) => number): number => choose(options, worth, random);
  switch (where) {
    case 'turn.playCards':
      return best((card) => gain(own, seat, card) + WHIM * chance(random));
    case 'turn.nameWild':
      return best((value) => wildWorth(own, seat, value));
    case 'duel.playCards':
      return best((card) => (card === cards.WILD ? 9 : cards.isGo(card) ? cards.printedValue(card) : 0));
    case 'turn.chooseTrack':
      return best((winner) => own.game.directions[seat]! * Math.sign(own.game.rooms[winner]! - own.game.rooms[seat]!));
    case 'endOfTurn.keepFirst':
      return best((choice) => (choice === 0 ? gain(own, seat, own.game.first[seat]!) : AVERAGE));
    case 'endOfTurn.bringBack':
      return options[0]!;
    default:
      return best((named) => (named === seat ? swapGain(own, seat) : 0));
  }
}

/** How many rooms a card is likely to gain, or to cost the others. */
function gain(view: GreedQuestView, seat: Seat, card: number): number {
  const { game, flow } = view;
  const effect = effectOf(view, seat);
  const others = seatsOf(flow.players).filter((other) => other !== seat);
  const ahead = others.filter((other) => progress(game, other) > progress(game, seat)).length / others.length;
  if (effect.puzzle) return cards.isGo(card) && card !== cards.WILD ? 0.7 : 0.9 - gain(plain(view), seat, card) / 5;
  if (effect.discards.includes(card)) return -0.2;
  const further = effect.further > 0 && others.every((other) => game.rooms[other] !== game.rooms[seat]) ? 1 : 0;
  const rooms = (count: number): number => Math.min(count + further, roomsLeft(view, seat));
  switch (card) {
    case cards.LOOT:
      return effect.trap ? 0.9 : 0.3;
    case cards.ATTACK:
      return 0.5 * ahead;
    case cards.MEEK:
      return 0.15;
    case cards.CURSE:
      return 0.2 + 0.8 * ahead;
    case cards.SIGHTING:
      return 0.3 * others.filter((other) => isNear(view, seat, other)).length;
    case cards.DOOR:
      return 0.85 * rooms(2);
    case cards.SEE_YA:
      return 0.85 * rooms(others.length * GO_SHARE);
    case cards.EVEN:
    case cards.ODD:
      return (0.4 * others.reduce((sum, other) => sum + roomsGained(view, seat, other), 0)) / others.length;
    case cards.TRACKING:
      return 0.6 * rooms(1) * (2 * ahead - 1);
    default:
      return rooms(1) * winChance(card, others.length, effect);
  }
}

/** How likely a Go! is to win. */
function winChance(card: number, others: number, { goLess }: Effect): number {
  const value = card === cards.WILD ? cards.HIGHEST : cards.printedValue(card);
  const beaten = Math.min(Math.max((value - goLess) / cards.HIGHEST, 0), 1);
  return 0.85 * beaten ** (others * GO_SHARE);
}

/** What naming a value is worth: to win, unless cursed, and not to be swapped away. */
function wildWorth(view: GreedQuestView, seat: Seat, named: number): number {
  const { inPlay } = view.game;
  const meek = inPlay.includes(cards.MEEK) ? -1 : 1;
  const rivals = inPlay.flatMap((card, other) =>
    other !== seat && cards.isGo(card) && card !== cards.WILD
      ? [meek * (cards.printedValue(card) - effectOf(view, other).goLess)]
      : [],
  );
  const value = meek * (named - effectOf(view, seat).goLess);
  const wins = rivals.every((rival) => value >= rival) ? 1 : 0;
  const cursed = inPlay.includes(cards.CURSE) && !effectOf(view, seat).curseProof ? -1 : 1;
  const swapped = inPlay.includes(named % 2 === 0 ? cards.EVEN : cards.ODD) ? 0.5 : 0;
  return cursed * wins - swapped * wins + 0.01 * value;
}

/** What swapping is worth to a seat that is one of those to be named, by where the other side stands. */
function swapGain(view: GreedQuestView, seat: Seat): number {
  const { winners, inPlay } = view.game;
  const wins = winners.includes(seat);
  const partners = wins
    ? inPlay.flatMap((card, other) => (card === cards.EVEN || card === cards.ODD ? [other] : []))
    : winners;
  return partners.reduce((sum, other) => sum + roomsGained(view, seat, other), 0);
}

/** How many rooms a seat would gain in the place of another. */
const roomsGained = ({ game }: GreedQuestView, seat: Seat, other: Seat): number =>
  game.directions[seat]! * (game.rooms[other]! - game.rooms[seat]!);

const roomsLeft = ({ game }: GreedQuestView, seat: Seat): number =>
  game.directions[seat]! > 0 ? LAST_ROOM - game.rooms[seat]! : game.rooms[seat]! - FIRST_ROOM;

const isNear = ({ game }: GreedQuestView, seat: Seat, other: Seat): boolean =>
  [0, game.directions[seat]!].includes(game.rooms[seat]! - game.rooms[other]!);

const effectOf = ({ game }: GreedQuestView, seat: Seat): Effect => EFFECTS[game.effects[game.rooms[seat]!]!]!;

/** The same table, if rooms did nothing. */
const plain = (view: GreedQuestView): GreedQuestView => ({
  ...view,
  game: { ...view.game, effects: view.game.effects.map(() => 0) },
});

/** The option that is worth most; of several, any. */
function choose(options: readonly number[], worth: (option: number) => number, random: Random): number {
  let [found, most] = [options[0]!, Number.NEGATIVE_INFINITY];
  for (const option of options) {
    const value = worth(option) + 1e-6 * chance(random);
    if (value > most) [found, most] = [option, value];
  }
  return found;
}
