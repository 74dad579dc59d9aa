import type { Setup } from '@gilt/engine/game';
import { amounts, list, type Notation, number, one, oneOf, type Said, seatName } from '@gilt/engine/notation';
import { type Random, shuffle } from '@gilt/engine/random';
import { DUNGEON_CARDS } from './cards.ts';
import { COLOURS, GEMS_OF_A_COLOUR } from './gems.ts';
import { doneIn, impossible, unplaced } from './impossible.ts';
import type { Options } from './options.ts';
import { stageOf } from './stage.ts';
import { battleCards, type DungeonBusters, NONE } from './state.ts';

const dungeonCard = oneOf(
  'a dungeon card',
  DUNGEON_CARDS.map(({ id }) => id),
);
const gems = amounts('RYB');

export const notation: Notation<DungeonBusters> = {
  table: {
    leader: { of: 'leader', as: one(seatName) },
    dungeon: { of: 'dungeon', as: one(number) },
    monster: { of: 'monster', as: one(dungeonCard) },
    deck: { of: 'deck', as: list(dungeonCard) },
    boxed: { of: 'boxed', as: one(dungeonCard) },
    gone: { of: 'gone', as: list(dungeonCard) },
    bank: { of: 'bank', as: gems },
    spoils: { of: 'spoils', as: gems },
  },
  seat: {
    hand: { of: 'hands', as: list(number) },
    played: { of: 'played', as: list(number) },
    gems: { of: 'loot', as: gems },
    trophies: { of: 'trophies', as: list(dungeonCard) },
  },
  locals: {
    victory: { contributors: list(seatName) },
    spoils: { takers: list(seatName), next: one(number) },
    defeat: { losers: list(seatName) },
  },
  callers: {
    dungeon: ['expedition.untilTheLastDungeon'],
    battle: ['dungeon.untilNoCardIsLeft'],
    victory: ['dungeon.untilNoCardIsLeft'],
    spoils: ['victory.takeDungeonCard'],
    defeat: ['dungeon.untilNoCardIsLeft'],
  },
  at: 'battle.playCards',
  complete,
  impossible,
};

/** Makes what is not said fit what is: cards, gems, and as many monsters done with as the rest demands. */
function complete(game: DungeonBusters, said: Said, setup: Setup, random: Random): void {
  const { hands, leader } = setup.options as Options;
  const whole = battleCards(setup.players, hands);
  const { dungeons, played } = stageOf(game);
  if (!said('leader') && dungeons[1] === 0) game.leader = leader === 'random' ? NONE : leader - 1;
  if (!said('dungeon'))
    game.dungeon = said('monster') && game.monster !== NONE ? DUNGEON_CARDS[game.monster]!.dungeon : dungeons[0];
  if (game.dungeon < dungeons[0] || game.dungeon > dungeons[1]) return;
  const done = monstersDone(game, said, whole.length);
  game.hands.forEach((_, seat) => {
    const without = (cards: readonly number[]) => whole.filter((card) => !cards.includes(card));
    if (said('hand', seat) && !said('played', seat)) game.played[seat] = without(game.hands[seat]!);
    if (!said('hand', seat) && !said('played', seat))
      game.played[seat] = shuffle(random, [...whole]).slice(0, played(done));
    if (!said('hand', seat)) game.hands[seat] = without(game.played[seat]!);
  });
  if (!said('bank')) {
    game.bank = COLOURS.map(
      (_, i) => GEMS_OF_A_COLOUR - game.spoils[i]! - game.loot.reduce((sum, own) => sum + own[i]!, 0),
    );
  }
  dealDungeons(game, said, done, random);
}

/** How many monsters of this dungeon are done with, by whatever says it: a hand, cards played, the deck, cards done with. */
function monstersDone(game: DungeonBusters, said: Said, whole: number): number {
  const { done, monster, played } = stageOf(game);
  const justPlayed = played(0);
  const hand = game.hands.find((_, seat) => said('hand', seat));
  const before = game.played.find((_, seat) => said('played', seat));
  const counted = hand
    ? whole - hand.length - justPlayed
    : before
      ? before.length - justPlayed
      : said('deck')
        ? (monster ? 3 : 4) - game.deck.length
        : doneIn(game, game.dungeon).length;
  return Math.min(Math.max(counted, done[0]), done[1]);
}

/** Deals the cards of the dungeons that are not spoken of. Those done with that nobody has are gone. */
function dealDungeons(game: DungeonBusters, said: Said, done: number, random: Random): void {
  const { dealt, monster } = stageOf(game);
  if (!said('monster')) game.monster = NONE;
  if (!said('deck')) game.deck = [];
  if (!said('boxed')) game.boxed = NONE;
  for (let earlier = 1; earlier < game.dungeon; earlier++) loseCards(game, earlier, 4, random);
  if (!dealt || game.dungeon === 0) return;
  if (!said('monster') && monster) game.monster = shuffle(random, unplaced(game, game.dungeon)).pop() ?? NONE;
  loseCards(game, game.dungeon, done, random);
  const unseen = shuffle(random, unplaced(game, game.dungeon));
  if (!said('boxed')) game.boxed = unseen.pop() ?? NONE;
  if (!said('deck')) game.deck = unseen;
}

/** Has so many of a dungeon's monsters be done with. */
function loseCards(game: DungeonBusters, dungeon: number, done: number, random: Random): void {
  const missing = done - doneIn(game, dungeon).length;
  if (missing > 0) game.gone.push(...shuffle(random, unplaced(game, dungeon)).slice(0, missing));
}
