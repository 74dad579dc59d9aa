import type { Setup } from '@gilt/engine/game';
import { amounts, list, type Notation, number, one, oneOf, type Said, seatName } from '@gilt/engine/notation';
import { type Random, shuffle } from '@gilt/engine/random';
import { cardsOfDungeon, DUNGEON_CARDS, LAST_DUNGEON } from './cards.ts';
import { COLOURS, GEMS_OF_A_COLOUR } from './gems.ts';
import type { Options } from './options.ts';
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
    dungeon: 'expedition.untilTheLastDungeon',
    battle: 'dungeon.untilNoCardIsLeft',
    victory: 'dungeon.untilNoCardIsLeft',
    defeat: 'dungeon.untilNoCardIsLeft',
  },
  at: 'battle.playCards',
  complete,
  impossible,
};

const ofThisGame = ({ players, options }: Setup): number[] => battleCards(players, (options as Options).hands);
const inBattle = ({ flow }: DungeonBusters): boolean => flow.stack.length > 2;

function complete(game: DungeonBusters, said: Said, setup: Setup, random: Random): void {
  game.hands.forEach((_, seat) => {
    const rest = (cards: readonly number[]) => ofThisGame(setup).filter((card) => !cards.includes(card));
    if (!said('hand', seat)) game.hands[seat] = rest(game.played[seat]!);
    else if (!said('played', seat)) game.played[seat] = rest(game.hands[seat]!);
  });
  if (!said('bank')) {
    game.bank = COLOURS.map(
      (_, i) => GEMS_OF_A_COLOUR - game.spoils[i]! - game.loot.reduce((sum, own) => sum + own[i]!, 0),
    );
  }
  dealDungeon(game, said, random);
}

/** Deals the cards of the dungeon that are not spoken of. */
function dealDungeon(game: DungeonBusters, said: Said, random: Random): void {
  if (said('monster') && !said('dungeon') && game.monster !== NONE) game.dungeon = DUNGEON_CARDS[game.monster]!.dungeon;
  if (!said('monster')) game.monster = NONE;
  if (!said('deck')) game.deck = [];
  if (!said('boxed')) game.boxed = NONE;
  const placed = new Set(placesOf(game).map(({ card }) => card));
  const unseen = shuffle(
    random,
    cardsOfDungeon(game.dungeon).filter((card) => !placed.has(card)),
  );
  if (!said('monster') && inBattle(game)) game.monster = unseen.pop() ?? NONE;
  if (!said('boxed')) game.boxed = unseen.pop() ?? NONE;
  if (!said('deck')) game.deck = unseen.splice(0, roundsAhead(game));
  if (!said('gone')) game.gone.push(...unseen.filter((card) => !game.deck.includes(card)));
}

/** For how many monsters after this one everybody has a card. */
function roundsAhead(game: DungeonBusters): number {
  const cards = Math.min(...game.hands.map((hand) => hand.length));
  return game.flow.stack.at(-1)?.procedure === 'battle' ? cards - 1 : cards;
}

/** Where each dungeon card lies that lies anywhere. */
function placesOf(game: DungeonBusters): { card: number; place: string }[] {
  const at = (place: string, cards: readonly number[]) =>
    cards.filter((card) => card !== NONE).map((card) => ({ card, place }));
  return [
    ...at('monster', [game.monster]),
    ...at('deck', game.deck),
    ...at('boxed', [game.boxed]),
    ...at('gone', game.gone),
    ...game.trophies.flatMap((cards) => at('trophies', cards)),
  ];
}

function impossible(game: DungeonBusters, setup: Setup, names: readonly string[]): string | null {
  return wrongCards(game, setup, names) ?? wrongGems(game) ?? wrongDungeon(game) ?? wrongPlace(game);
}

function wrongCards(game: DungeonBusters, setup: Setup, names: readonly string[]): string | null {
  const whole = ofThisGame(setup);
  for (const [seat, hand] of game.hands.entries()) {
    const cards = [...hand, ...game.played[seat]!];
    const twice = cards.find((card, i) => cards.indexOf(card) !== i);
    const strange = cards.find((card) => !whole.includes(card));
    const missing = whole.find((card) => !cards.includes(card));
    if (twice !== undefined) return `${names[seat]} has the ${twice} twice`;
    if (strange !== undefined)
      return `${names[seat]} has a ${strange}, which is not among the cards of this game (${whole.join(' ')})`;
    if (missing !== undefined) return `the ${missing} of ${names[seat]} is neither in hand nor played`;
  }
  return null;
}

function wrongGems(game: DungeonBusters): string | null {
  for (const [i, colour] of COLOURS.entries()) {
    const held = game.spoils[i]! + game.loot.reduce((sum, own) => sum + own[i]!, 0);
    if (held > GEMS_OF_A_COLOUR)
      return `there are ${held} ${colour} gems, more than the ${GEMS_OF_A_COLOUR} of the game`;
    if (held + game.bank[i]! !== GEMS_OF_A_COLOUR)
      return `there are ${held + game.bank[i]!} ${colour} gems with the bank's, not ${GEMS_OF_A_COLOUR}`;
  }
  return null;
}

function wrongDungeon(game: DungeonBusters): string | null {
  if (game.dungeon < 1 || game.dungeon > LAST_DUNGEON) return `there is no dungeon ${game.dungeon}`;
  const places = placesOf(game);
  for (const [i, { card, place }] of places.entries()) {
    const { id, dungeon } = DUNGEON_CARDS[card]!;
    const other = places.findIndex((each) => each.card === card);
    if (other !== i) return `the card ${id} is in two places (${places[other]!.place} and ${place})`;
    const here = place === 'monster' || place === 'deck' || place === 'boxed';
    if (here ? dungeon !== game.dungeon : dungeon > game.dungeon)
      return `the card ${id} (${place}) is of dungeon ${dungeon}, and this is dungeon ${game.dungeon}`;
  }
  const lost = cardsOfDungeon(game.dungeon).find((card) => !places.some((each) => each.card === card));
  return lost === undefined ? null : `the card ${DUNGEON_CARDS[lost]!.id} of this dungeon is nowhere`;
}

function wrongPlace(game: DungeonBusters): string | null {
  if (roundsAhead(game) < game.deck.length) return `a hand is too small for this monster and ${game.deck.length} more`;
  if (inBattle(game) && game.monster === NONE) return 'there is no monster to fight';
  for (const { procedure, locals } of game.flow.stack) {
    const kept = locals as { takers?: number[]; next?: number; losers?: number[] };
    if (procedure === 'spoils' && !(kept.next! in kept.takers!))
      return `next ${kept.next} is none of the ${kept.takers!.length} takers of the spoils`;
    if (procedure === 'defeat' && kept.losers!.length > game.flow.players) return 'there are more losers than players';
  }
  return null;
}
