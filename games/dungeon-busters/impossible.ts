import type { Setup } from '@gilt/engine/game';
import type { Seat } from '@gilt/engine/seat';
import { cardsOfDungeon, DUNGEON_CARDS } from './cards.ts';
import { COLOURS, GEMS_OF_A_COLOUR, gemCount } from './gems.ts';
import type { Options } from './options.ts';
import { stageOf } from './stage.ts';
import { battleCards, type DungeonBusters, NONE } from './state.ts';

/** What cannot be at a table, in one line that names it; null if all is well. */
export function impossible(game: DungeonBusters, setup: Setup, names: readonly string[]): string | null {
  const options = setup.options as Options;
  const { dungeons } = stageOf(game);
  if (game.dungeon < dungeons[0] || game.dungeon > dungeons[1])
    return `the game cannot stand here in dungeon ${game.dungeon}`;
  return (
    wrongBattleCards(game, battleCards(setup.players, options.hands), names) ??
    wrongGems(game) ??
    wrongDungeonCards(game) ??
    wrongNumbers(game, names) ??
    wrongLeader(game, options, names) ??
    wrongSeats(game, names)
  );
}

function wrongBattleCards(game: DungeonBusters, whole: readonly number[], names: readonly string[]): string | null {
  for (const [seat, hand] of game.hands.entries()) {
    const name = names[seat];
    const cards = [...hand, ...game.played[seat]!];
    const twice = cards.find((card, i) => cards.indexOf(card) !== i);
    const strange = cards.find((card) => !whole.includes(card));
    const missing = whole.find((card) => !cards.includes(card));
    if (twice !== undefined) return `${name} has the ${twice} twice`;
    if (strange !== undefined)
      return `${name} has a ${strange}, which is not among the cards of this game (${whole.join(' ')})`;
    if (missing !== undefined) return `the ${missing} of ${name} is neither in hand nor played`;
  }
  return null;
}

function wrongGems(game: DungeonBusters): string | null {
  for (const [i, colour] of COLOURS.entries()) {
    const held = game.spoils[i]! + game.loot.reduce((sum, own) => sum + own[i]!, 0);
    const all = held + game.bank[i]!;
    if (held > GEMS_OF_A_COLOUR)
      return `there are ${held} ${colour} gems, more than the ${GEMS_OF_A_COLOUR} of the game`;
    if (all !== GEMS_OF_A_COLOUR) return `there are ${all} ${colour} gems with the bank's, not ${GEMS_OF_A_COLOUR}`;
  }
  return null;
}

/** Where each dungeon card lies that lies anywhere. */
export function placesOf(game: DungeonBusters): { card: number; place: string }[] {
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

/** The cards of a dungeon that are done with: beaten, or gone. */
export const doneIn = (game: DungeonBusters, dungeon: number): number[] =>
  [...game.gone, ...game.trophies.flat()].filter((card) => DUNGEON_CARDS[card]!.dungeon === dungeon);

/** DB-03 A card is in one place; DB-08 what is dealt or up is of this dungeon. */
function wrongDungeonCards(game: DungeonBusters): string | null {
  const places = placesOf(game);
  for (const [i, { card, place }] of places.entries()) {
    const { id, dungeon } = DUNGEON_CARDS[card]!;
    const other = places.findIndex((each) => each.card === card);
    if (other !== i) return `the card ${id} is in two places (${places[other]!.place} and ${place})`;
    const isHere = place === 'monster' || place === 'deck' || place === 'boxed';
    if (isHere ? dungeon !== game.dungeon : dungeon > game.dungeon) {
      return `the card ${id} (${place}) is of dungeon ${dungeon}, and this is dungeon ${game.dungeon}`;
    }
  }
  return null;
}

/** DB-08 Four monsters a dungeon and one card in the box; DB-24 a battle card each for every monster. */
function wrongNumbers(game: DungeonBusters, names: readonly string[]): string | null {
  const { dealt, monster, done: doneThere, played } = stageOf(game);
  const { dungeon } = game;
  for (let earlier = 1; earlier < dungeon; earlier++) {
    const count = doneIn(game, earlier).length;
    if (count !== 4) return `${count} monsters of dungeon ${earlier} are done with, not 4`;
  }
  if (dungeon === 0) return null;
  const done = doneIn(game, dungeon).length;
  if (done < doneThere[0] || done > doneThere[1])
    return `the game cannot stand here with ${done} monsters of the dungeon done`;
  if (monster !== (game.monster !== NONE))
    return monster ? 'there is no monster to fight' : 'no monster can be turned up here';
  if (!dealt) return null;
  if (game.boxed === NONE) return 'no card of this dungeon is in the box';
  const coming = 4 - done - (monster ? 1 : 0);
  if (game.deck.length !== coming)
    return `the deck has ${game.deck.length} cards; with ${done} monsters done it must have ${coming}`;
  const wrong = game.played.findIndex((cards) => cards.length !== played(done));
  return wrong < 0
    ? null
    : `${names[wrong]} has played ${game.played[wrong]!.length} cards in this dungeon, not ${played(done)}`;
}

/** DB-07 */
function wrongLeader({ leader }: DungeonBusters, options: Options, names: readonly string[]): string | null {
  const named = options.leader === 'random' ? leader : options.leader - 1;
  return leader === named
    ? null
    : `the option says that ${names[named]} leads, the position that ${names[leader]} does`;
}

/** DB-17 DB-19 DB-22 The seats that a procedure keeps. */
function wrongSeats(game: DungeonBusters, names: readonly string[]): string | null {
  let sharing: readonly Seat[] | undefined;
  for (const { procedure, step, locals } of game.flow.stack) {
    const kept = locals as { contributors?: Seat[]; takers?: Seat[]; losers?: Seat[]; next?: number };
    const seats = kept.contributors ?? kept.takers ?? kept.losers;
    const twice = seats?.find((seat, i) => seats.indexOf(seat) !== i);
    if (twice !== undefined) return `${names[twice]} is named twice in ${procedure}`;
    if (seats?.length === 0 && procedure !== 'defeat') return `nobody is named in ${procedure}`;
    sharing ??= kept.contributors;
    if (procedure === 'spoils' && String(kept.takers) !== String(sharing))
      return 'the contributors are the ones who take the spoils';
    if (procedure === 'spoils' && !(kept.next! in kept.takers!))
      return `next ${kept.next} is none of the ${seats!.length} takers`;
    if (step === 'pickGem' && gemCount(game.spoils) === 0) return 'there is no gem on the Spoils to pick';
    if (step === 'chooseColour') {
      const [loser] = seats!;
      if (loser === undefined) return 'there is nobody to pay';
      if (gemCount(game.loot[loser]!) === 0) return `${names[loser]} has no gem to pay with`;
    }
  }
  return null;
}

/** The cards of this dungeon that lie nowhere yet. */
export function unplaced(game: DungeonBusters, dungeon: number): number[] {
  const placed = new Set(placesOf(game).map(({ card }) => card));
  return cardsOfDungeon(dungeon).filter((card) => !placed.has(card));
}
