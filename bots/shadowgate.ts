import { chance, pick, type Random, randomFrom } from '@gilt/engine/random';
import { deeds, QUESTS, THEFTS, TO_COMPLETE_STAFF, TO_CYCLE, TO_STOP } from '@gilt/games/shadowgate/action-phase';
import { ADVENTURE_CARDS, type Cards, EVENT, needsOf, serves } from '@gilt/games/shadowgate/cards';
import { isBase, owns } from '@gilt/games/shadowgate/first-of-type';
import { cardsFor } from '@gilt/games/shadowgate/house';
import { inForce } from '@gilt/games/shadowgate/in-force';
import { missingForItem } from '@gilt/games/shadowgate/item';
import { POINTS, STAFF_PIECES, WILD } from '@gilt/games/shadowgate/item-types';
import { isUsedUp, levelsOf, missingForQuest } from '@gilt/games/shadowgate/quest';
import { pointsOf } from '@gilt/games/shadowgate/scoring';
import { NONE, type Shadowgate } from '@gilt/games/shadowgate/state';
import { actionsBy } from '@gilt/games/shadowgate/turn';
import type { Task } from './bot.ts';
import type { Knowledge } from './search/knowledge.ts';
import { strengthsOf } from './shadowgate-draft.ts';
import { inTheLastTurn } from './shadowgate-last-turn.ts';

/** What a card in hand and an action left over are worth, in points. */
const CARD = 0.5;
const ACTION = 0.35;

/** Rules of thumb for Quests of Shadowgate: acquire what quests will need, do quests at the level that pays, hoard in between. */
export function think({ view, question, seat, seed, cards: set }: Task): number {
  // Whoever is asked sees all that these rules look at: the open table and the own hand.
  const game = { ...view.game, flow: view.flow } as unknown as Shadowgate;
  return choose(cardsFor(set), game, question.where, seat, question.options, randomFrom(seed));
}

/** So many options are worth a thought. */
const CANDIDATES = 4;
export const knowledge = (set: unknown): Knowledge<Shadowgate> => {
  const cards = cardsFor(set);
  return {
    choose: ({ game, where, seat, options }, random) => {
      const merit = hasty(cards, game, where, seat);
      return merit ? best(options, merit) : choose(cards, game, where, seat, options, random);
    },
    forecast: (game) => game.points.map((_, seat) => promise(cards, game, seat)),
    lead: 4,
    clock: (game) => game.active,
    horizon: 5,
    reviewed: {
      choose({ game, where, seat, options }, random) {
        const merit = inTheLastTurn(cards, game, where) ?? hasty(cards, game, where, seat);
        return merit ? best(options, merit) : choose(cards, game, where, seat, options, random);
      },
    },
    prune({ game, where, seat, options }) {
      const merit = meritOf(cards, game, where, seat);
      if (!merit || options.length <= CANDIDATES) return options;
      const merits = options.map(merit);
      const least = merits.toSorted((a, b) => b - a)[CANDIDATES - 1]!;
      return options.filter((_, i) => merits[i]! >= least).slice(0, CANDIDATES);
    },
  };
};

/**
 * How many points somebody is likely to end up with. The weights come from results of games between these rules of thumb; `left`
 * is how much of the game is to come, from 1 to 0.
 */
function promise(cards: Cards, game: Shadowgate, seat: number): number {
  const left = Math.max(0, 25 - Math.max(...game.points)) / 25;
  const [points, firsts, , , , noPieces] = pointsOf(cards, game, seat) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  let worthAll = 0.9 * points + (1.6 - 0.45 * left) * firsts + 0.35 * noPieces;
  for (const item of game.items[seat]!) {
    const type = cards.adventure.type[item]!;
    if (STAFF_PIECES.includes(type)) worthAll += 2.5 - 0.8 * left;
    if (isBase(cards, game, seat, type)) worthAll += 1.3 + 1.4 * left;
    else if (type === WILD && !game.used.includes(item)) worthAll += 1.5;
  }
  let torch = 0;
  for (const card of game.hands[seat]!) {
    worthAll += 0.3 * worth(cards, game, seat, card);
    torch = Math.max(torch, cards.adventure.torch[card]!);
  }
  const { players } = game.flow;
  const waits = ((seat - game.active + players) % players) / players;
  return worthAll + 0.3 * torch - (3.5 + 1.5 * left) * waits;
}

function choose(
  cards: Cards,
  game: Shadowgate,
  where: string,
  seat: number,
  options: readonly number[],
  random: Random,
): number {
  if (where === 'draft.pick') return best(options, bySomeTaste(strengthsOf(cards), random));
  const merit = meritOf(cards, game, where, seat);
  return merit ? best(options, merit) : where === 'match.chooseReward' ? options[0]! : pick(random, options);
}

/** Tastes differ by so much of a fair share, which is about how far the strengths are off, most of all for bots that search: of sides nearly as strong now one is taken and now another. */
const TASTE = 0.4;
const bySomeTaste =
  (strengths: readonly number[], random: Random): ((side: number) => number) =>
  (side) =>
    strengths[side]! + TASTE * (2 * chance(random) - 1);

/** The same in a hurry, without a plan for the turn: for playouts. */
function hasty(cards: Cards, game: Shadowgate, where: string, seat: number): ((option: number) => number) | null {
  switch (where) {
    case 'turn.lightTorch':
      return (card) => ACTION * actionsBy(cards, game, card) - worth(cards, game, seat, card) / 3;
    case 'eventPhase.playEvent':
      return (card) => (card < ADVENTURE_CARDS ? CARD - worth(cards, game, seat, card) / 3 : 0);
    default:
      return null;
  }
}

/** How good an answer to a question is; null where these rules have no opinion. */
function meritOf(cards: Cards, game: Shadowgate, where: string, seat: number): ((option: number) => number) | null {
  const locals = game.flow.stack.at(-1)!.locals as { missing?: number[]; side?: number };
  switch (where) {
    case 'draft.pick':
      return (side) => strengthsOf(cards)[side]!;
    case 'turn.lightTorch':
      return (card) => lit(cards, game, seat, card);
    case 'actionPhase.act':
      return (choice) => gain(cards, game, seat, choice);
    case 'payment.playResource':
      return (card) => -left(cards, card, locals.missing!) - worth(cards, game, seat, card) / 10;
    case 'quest.chooseLevel':
      return (level) => net(cards, game, seat, locals.side!, level);
    case 'quest.useItem':
      return (item) => -price(cards, game, seat, item);
    case 'draw.chooseCard':
      return (choice) => (choice < ADVENTURE_CARDS ? worth(cards, game, seat, choice) : deckOrStop(choice));
    case 'eventPhase.playEvent':
      return (card) => (card < ADVENTURE_CARDS ? underEvent(cards, game, seat, card) : turnWorth(cards, game, seat));
    case 'eventPhase.loseCard':
    case 'drawPhase.discardDown':
      return (card) => -worth(cards, game, seat, card);
    case 'steal.doubleStat':
      return (stat) => cards.characters.stats[game.characters[seat]!]![stat]!;
    default:
      return null;
  }
}

const best = (options: readonly number[], merit: (option: number) => number): number => {
  const merits = options.map(merit);
  return options[merits.indexOf(Math.max(...merits))]!;
};

/** A card of the deck may be anything; to stop is worth nothing. */
const deckOrStop = (choice: number): number => (choice === ADVENTURE_CARDS ? 2.2 : -1);

/** How good the turn can become, under the event in play. */
const turnWorth = (cards: Cards, game: Shadowgate, seat: number): number =>
  Math.max(0, ...game.hands[seat]!.map((card) => lit(cards, game, seat, card)));

/** The same under another event; a card is drawn for it. */
function underEvent(cards: Cards, game: Shadowgate, seat: number, event: number): number {
  const hands = game.hands.map((hand, owner) => (owner === seat ? hand.filter((card) => card !== event) : hand));
  const turn = { ...game, event, hands };
  const { take, draw, lose, renew } = inForce(cards, turn);
  return turnWorth(cards, turn, seat) + CARD * (1 + take + draw - lose) + (renew ? CARD : 0);
}

/** How good the turn can become with that torch, and what is lost by burning it. */
function lit(cards: Cards, game: Shadowgate, seat: number, torch: number): number {
  const hands = game.hands.map((hand, owner) => (owner === seat ? hand.filter((card) => card !== torch) : hand));
  const turn = { ...game, hands, torch, spared: 0 };
  turn.actions = actionsBy(cards, turn, torch);
  const plan = Math.max(...deeds(cards, turn).map((choice) => gain(cards, turn, seat, choice)));
  return plan + ACTION * turn.actions - worth(cards, game, seat, torch) / 3;
}

/** What a deed brings, less what it costs in cards and actions. */
function gain(cards: Cards, game: Shadowgate, seat: number, choice: number): number {
  if (choice === TO_STOP) return 0;
  if (choice === TO_COMPLETE_STAFF) return 100;
  if (choice === TO_CYCLE) return cycleGain(cards, game, seat);
  const thrift = game.final === NONE ? 1 : 0;
  if (choice >= THEFTS) return itemWorth(cards, game, seat, choice - THEFTS) - thrift * 3 * (CARD + ACTION);
  if (choice < QUESTS)
    return itemWorth(cards, game, seat, choice) - thrift * (CARD + ACTION + toll(missingForItem(cards, game, choice)));
  const side = choice - QUESTS;
  const points = Math.max(...levelsOf(cards, game, seat, side).map((level) => net(cards, game, seat, side, level)));
  return points - thrift * (ACTION + toll(missingForQuest(cards, game, side)));
}

/** A card gives about 4 resources, and not always where they are missing. */
const toll = (missing: readonly number[]): number =>
  Math.max(Math.ceil((missing[0]! + missing[1]! + missing[2]!) / 3.5), ...missing.map((place) => place / 2)) *
  (CARD + ACTION);

/** New quests may fit the items better than those that are there. */
function cycleGain(cards: Cards, game: Shadowgate, seat: number): number {
  const fit = [...game.quests, game.questTop].filter(
    (side) => side !== NONE && levelsOf(cards, game, seat, side).length > 1,
  );
  return fit.length === 0 && game.items[seat]!.length > 1 && game.actions > 3 && game.hands[seat]!.length > 2
    ? 0.5
    : -1;
}

/** The points of a quest at some level, less the items that it uses up. */
function net(cards: Cards, game: Shadowgate, seat: number, side: number, level: number): number {
  let points = POINTS[level]! + inForce(cards, game).points[level]!;
  const free = game.items[seat]!.filter((item) => !game.used.includes(item));
  for (const need of needsOf(cards, side, level)) {
    const able = free.filter((item) => serves(cards, item, need));
    if (able.length === 0) continue;
    const item = best(able, (each) => -price(cards, game, seat, each));
    free.splice(free.indexOf(item), 1);
    points -= price(cards, game, seat, item);
  }
  return points;
}

/** What it costs to use an item. */
function price(cards: Cards, game: Shadowgate, seat: number, item: number): number {
  if (!isUsedUp(cards, game, seat, item)) return 0;
  const type = cards.adventure.type[item]!;
  const future = game.final === NONE ? 1 : 0;
  return future + (game.firsts[type] === seat ? 2 - future : 0) + (STAFF_PIECES.includes(type) ? 2 - future / 2 : 0);
}

/** What it is worth to own an item: points at the end, and the quests it serves. */
function itemWorth(cards: Cards, game: Shadowgate, seat: number, item: number): number {
  const type = cards.adventure.type[item]!;
  if (type === EVENT || owns(cards, game, seat, type)) return 0;
  const future = game.final === NONE ? 1 : 0;
  if (type === WILD) return 2 * future;
  const pieces = STAFF_PIECES.filter((piece) => owns(cards, game, seat, piece)).length;
  const isPiece = STAFF_PIECES.includes(type);
  const wanted = [...game.quests, game.questTop].filter((side) => side !== NONE && needsOf(cards, side, 1)[0] === type);
  return (
    1.5 * future +
    (game.firsts[type] === NONE ? 2 : 0) +
    (isPiece ? 2 + pieces + (pieces === 0 ? 2 : 0) : 0) +
    (isBase(cards, game, seat, type) ? 2.5 * future : 0) +
    1.2 * future * wanted.length
  );
}

/** What a card in hand is worth: as an item some time, as resources, as a torch. */
function worth(cards: Cards, game: Shadowgate, seat: number, card: number): number {
  const [a, b, c] = cards.adventure.resources[card] as [number, number, number];
  const event = cards.adventure.type[card] === EVENT ? 1 : 0;
  return itemWorth(cards, game, seat, card) / 2 + (a + b + c) / 4 + cards.adventure.torch[card]! / 8 + event;
}

/** How much is still missing after a card. */
const left = (cards: Cards, card: number, missing: readonly number[]): number =>
  missing.reduce((sum, place, i) => sum + Math.max(0, place - cards.adventure.resources[card]![i]!), 0);
