import { below, type Random, shuffle } from '../engine/random.ts';
import { cardsOfDungeon, DUNGEON_CARDS, type DungeonCard, LAST_DUNGEON } from '../games/dungeon-busters/cards.ts';
import { GEMS_OF_A_COLOUR } from '../games/dungeon-busters/gems.ts';
import { type Hands, type Player, type Score, scoreOf, startingHand, winnersOf } from './by-hand-player.ts';

/** Chooses one of two or more options. */
export type Choose = (options: readonly number[]) => number;

export interface Result {
  readonly winners: number[];
  readonly scores: Score[];
  readonly players: Player[];
}

interface Table {
  readonly players: Player[];
  readonly leader: number;
  readonly bank: number[];
  readonly spoils: number[];
  readonly choose: Choose;
}

/** DB-01 */
const STRONGEST = 7;

/**
 * Dungeon Busters without an engine: what a loop over plain objects can do, and so the limit to measure an engine by.
 * With the same generator and the same answers it plays the same game as games/dungeon-busters.
 */
export function playByHand(count: number, hands: Hands, random: Random, choose: Choose): Result {
  const cards = startingHand(count, hands);
  const players: Player[] = [];
  for (let seat = 0; seat < count; seat++) {
    players.push({ hand: cards.slice(), card: 0, played: [], gems: [1, 1, 1], trophies: [] });
  }
  const left = GEMS_OF_A_COLOUR - count;
  const table: Table = { players, leader: below(random, count), bank: [left, left, left], spoils: [0, 0, 0], choose };
  for (let dungeon = 1; dungeon <= LAST_DUNGEON; dungeon++) {
    const deck = shuffle(random, cardsOfDungeon(dungeon));
    // DB-08 The first card of the deck is the one in the box.
    for (let top = deck.length - 1; top > 0; top--) meetMonster(table, deck[top]!);
    // DB-25 Played cards return: everybody has all of them again.
    for (const player of players) {
      player.hand = cards.slice();
      player.played = [];
    }
  }
  const scores = players.map((player) => scoreOf(player, players));
  return { winners: winnersOf(scores), scores, players };
}

/** One round, DB-09 to DB-23. */
function meetMonster(table: Table, number: number): void {
  const monster = DUNGEON_CARDS[number]!;
  const { players } = table;
  for (const player of players) player.card = chosen(table, player.hand);
  for (const player of players) {
    player.hand.splice(player.hand.indexOf(player.card), 1);
    player.played.push(player.card);
  }
  const contributors = uncancelled(players);
  let sum = 0;
  for (const player of contributors) sum += player.card;
  if (sum < monster.hitPoints) {
    payLosses(table);
  } else {
    shareChests(table, monster, contributors);
    shareSpoils(table, contributors);
    contributors[contributors.length - 1]!.trophies.push(number);
  }
}

/** DB-12 Those whose strength nobody else played, lowest first. */
function uncancelled(players: Player[]): Player[] {
  const alone: Player[] = [];
  for (let strength = 1; strength <= STRONGEST; strength++) {
    let count = 0;
    let last = players[0]!;
    for (const player of players) {
      if (player.card !== strength) continue;
      last = player;
      count++;
    }
    if (count === 1) alone.push(last);
  }
  return alone;
}

/** DB-14 Whoever played the lowest pays, DB-16 clockwise from the Leader. */
function payLosses(table: Table): void {
  const { players, leader, spoils } = table;
  let lowest = players[0]!.card;
  for (const { card } of players) if (card < lowest) lowest = card;
  for (let step = 0; step < players.length; step++) {
    const { card, gems } = players[(leader + step) % players.length]!;
    const most = Math.max(gems[0]!, gems[1]!, gems[2]!);
    if (card !== lowest || most === 0) continue;
    const colour = chosen(table, coloursWith(gems, most));
    gems[colour] = 0;
    spoils[colour]! += most;
  }
}

/** DB-19 Lowest takes chest 1. DB-20 Only what the bank has. DB-21 Chests nobody takes go to the Spoils. */
function shareChests({ bank, spoils }: Table, { chests }: DungeonCard, contributors: Player[]): void {
  for (let chest = 0; chest < chests.length; chest++) {
    const gems = chest < contributors.length ? contributors[chest]!.gems : spoils;
    for (let colour = 0; colour < 3; colour++) {
      const taken = Math.min(chests[chest]![colour]!, bank[colour]!);
      bank[colour]! -= taken;
      gems[colour]! += taken;
    }
  }
}

/** DB-22 One gem each in turn, lowest first, round and round. */
function shareSpoils(table: Table, contributors: Player[]): void {
  const { spoils } = table;
  for (let turn = 0; spoils[0]! + spoils[1]! + spoils[2]! > 0; turn++) {
    const colour = chosen(table, coloursWith(spoils, 1));
    spoils[colour]!--;
    contributors[turn % contributors.length]!.gems[colour]!++;
  }
}

/** The colours of which there are at least so many. */
function coloursWith(gems: number[], least: number): number[] {
  const colours: number[] = [];
  for (let colour = 0; colour < 3; colour++) if (gems[colour]! >= least) colours.push(colour);
  return colours;
}

/** The one option there is, or what is chosen; anything but an option is refused. */
function chosen({ choose }: Table, options: readonly number[]): number {
  if (options.length === 1) return options[0]!;
  const choice = choose(options);
  if (!options.includes(choice)) throw new Error(`${choice} is none of ${options}`);
  return choice;
}
