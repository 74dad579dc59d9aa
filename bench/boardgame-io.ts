import type { ActionShape, Ctx, Game, Move, State } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';
import { CreateGameReducer, InitializeGame, ProcessGameConfig } from 'boardgame.io/internal';
import { DUNGEON_CARDS } from '../games/dungeon-busters/cards.ts';
import { GEMS_OF_A_COLOUR } from '../games/dungeon-busters/gems.ts';
import type { Choose } from './by-hand.ts';
import { type Player, type Score, scoreOf, startingHand, winnersOf } from './by-hand-player.ts';
import type { Deal } from './deal.ts';

/** The game's state as boardgame.io keeps it. */
interface Table {
  players: Player[];
  leader: number;
  dungeon: number;
  decks: number[][];
  monster: number;
  bank: number[];
  spoils: number[];
  /** DB-11 By seat: the secret choice of this round. */
  secret: (number | null)[];
  /** DB-16 Who has yet to pay. */
  losers: number[];
  /** DB-22 Who takes the Spoils, and whose turn it is among them. */
  takers: number[];
  turn: number;
}

export interface Result {
  readonly winners: number[];
  readonly scores: Score[];
}

type Context = Parameters<Extract<Move<Table>, (...args: never[]) => unknown>>[0];

function setup({ ctx }: { ctx: Ctx }, deal: Deal): Table {
  const players = ctx.playOrder.map(() => ({
    hand: startingHand(ctx.numPlayers, deal.hands),
    card: 0,
    played: [],
    gems: [1, 1, 1],
    trophies: [],
  }));
  const left = GEMS_OF_A_COLOUR - ctx.numPlayers;
  return {
    players,
    leader: deal.leader,
    dungeon: 0,
    decks: deal.decks.map((deck) => deck.slice()),
    monster: -1,
    bank: [left, left, left],
    spoils: [0, 0, 0],
    secret: players.map(() => null),
    losers: [],
    takers: [],
    turn: 0,
  };
}

/** DB-11 Everyone chooses in secret; with the last card all are turned up. */
function playCard(context: Context, card: number) {
  const { G, playerID } = context;
  if (!cardsOf(G, Number(playerID)).includes(card)) return INVALID_MOVE;
  G.secret[Number(playerID)] = card;
  if (!G.secret.includes(null)) fight(context);
}

/** DB-15 */
function loseColour(context: Context, colour: number) {
  const { G } = context;
  if (!mostOf(G.players[G.losers[0]!]!.gems).includes(colour)) return INVALID_MOVE;
  pay(G, colour);
  nextLoser(context);
}

/** DB-22 */
function takeGem(context: Context, colour: number) {
  const { G } = context;
  if (!coloursIn(G.spoils).includes(colour)) return INVALID_MOVE;
  take(G, colour);
  nextTaker(context);
}

/** DB-12 Equal cards cancel. DB-13 The others must reach the hit points. */
function fight(context: Context): void {
  const { G } = context;
  G.players.forEach((player, seat) => {
    player.card = G.secret[seat]!;
    player.hand.splice(player.hand.indexOf(player.card), 1);
    player.played.push(player.card);
  });
  const cards = G.players.map(({ card }) => card);
  const seats = cards.map((_, seat) => seat);
  const contributors = seats
    .filter((seat) => cards.indexOf(cards[seat]!) === cards.lastIndexOf(cards[seat]!))
    .sort((a, b) => cards[a]! - cards[b]!);
  const sum = contributors.reduce((total, seat) => total + cards[seat]!, 0);
  if (sum >= DUNGEON_CARDS[G.monster]!.hitPoints) {
    shareChests(G, contributors);
    G.players[contributors.at(-1)!]!.trophies.push(G.monster);
    G.takers = contributors;
    G.turn = 0;
    nextTaker(context);
  } else {
    const lowest = Math.min(...cards);
    G.losers = seats.map((step) => (G.leader + step) % seats.length).filter((seat) => cards[seat] === lowest);
    nextLoser(context);
  }
}

/** DB-19 to DB-21 */
function shareChests(G: Table, contributors: number[]): void {
  DUNGEON_CARDS[G.monster]!.chests.forEach((chest, i) => {
    const seat = contributors[i];
    const gems = seat === undefined ? G.spoils : G.players[seat]!.gems;
    chest.forEach((wanted, colour) => {
      const taken = Math.min(wanted, G.bank[colour]!);
      G.bank[colour]! -= taken;
      gems[colour]! += taken;
    });
  });
}

/** DB-16 Losers pay in turn; who has no choice is not asked. */
function nextLoser({ G, events }: Context): void {
  while (G.losers.length > 0) {
    const { gems } = G.players[G.losers[0]!]!;
    if (gems.every((count) => count === 0)) {
      G.losers.shift();
      continue;
    }
    const most = mostOf(gems);
    if (most.length > 1) {
      events.setActivePlayers({ value: { [G.losers[0]!]: 'loseColour' } });
      return;
    }
    pay(G, most[0]!);
  }
  events.endTurn();
}

/** DB-14 */
function pay(G: Table, colour: number): void {
  const { gems } = G.players[G.losers.shift()!]!;
  G.spoils[colour]! += gems[colour]!;
  gems[colour] = 0;
}

/** DB-22 Contributors take the Spoils in turn; who has no choice is not asked. */
function nextTaker({ G, events }: Context): void {
  for (let colours = coloursIn(G.spoils); colours.length > 0; colours = coloursIn(G.spoils)) {
    if (colours.length > 1) {
      events.setActivePlayers({ value: { [G.takers[G.turn]!]: 'takeGem' } });
      return;
    }
    take(G, colours[0]!);
  }
  events.endTurn();
}

function take(G: Table, colour: number): void {
  G.spoils[colour]!--;
  G.players[G.takers[G.turn]!]!.gems[colour]!++;
  G.turn = (G.turn + 1) % G.takers.length;
}

const cardsOf = (G: Table, seat: number): number[] => G.players[seat]!.hand;
const coloursIn = (gems: number[]): number[] => [0, 1, 2].filter((colour) => gems[colour]! > 0);
const mostOf = (gems: number[]): number[] => [0, 1, 2].filter((colour) => gems[colour] === Math.max(...gems));

/** DB-08 One card of each deck stays in the box. */
const isExplored = (G: Table): boolean => G.decks[G.dungeon]!.length === 1;

/** DB-09 A round is a turn: the next monster is turned up. */
function turnUpMonster({ G, ctx }: { G: Table; ctx: Ctx }): void {
  G.monster = G.decks[G.dungeon]!.pop()!;
  G.secret = ctx.playOrder.map(() => null);
}

/** DB-25 At the end of a dungeon all played cards return. */
function endRound({ G }: { G: Table }): void {
  G.monster = -1;
  if (!isExplored(G)) return;
  G.dungeon++;
  for (const player of G.players) {
    player.hand = [...player.hand, ...player.played].sort((a, b) => a - b);
    player.played = [];
  }
}

/** DB-27, DB-28 */
function endOfGame({ G }: { G: Table }): Result | undefined {
  if (G.dungeon < G.decks.length) return undefined;
  const scores = G.players.map((player) => scoreOf(player, G.players));
  return { winners: winnersOf(scores), scores };
}

const dungeonBusters = ProcessGameConfig({
  name: 'dungeon-busters',
  setup,
  // Nobody measured here keeps old states.
  disableUndo: true,
  turn: {
    activePlayers: { all: 'playCard', minMoves: 1, maxMoves: 1 },
    stages: {
      playCard: { moves: { playCard } },
      loseColour: { moves: { loseColour } },
      takeGem: { moves: { takeGem } },
    },
    onBegin: turnUpMonster,
    onEnd: endRound,
  },
  endIf: endOfGame,
} as Game<Table, Record<string, unknown>, Deal>);

const reduce = CreateGameReducer({ game: dungeonBusters });

/** Plays a game on the bare reducer: no clients, no master, nothing hidden from anybody. */
export function playOnBoardgameIo(players: number, deal: Deal, choose: Choose): Result {
  let state: State<Table> = InitializeGame({ game: dungeonBusters, numPlayers: players, setupData: deal });
  while (state.ctx.gameover === undefined) {
    for (const [playerID, move] of Object.entries(state.ctx.activePlayers!)) {
      state = moved(state, move, choose(optionsOf(state.G, move, Number(playerID))), playerID);
    }
  }
  return state.ctx.gameover;
}

function optionsOf(G: Table, move: string, seat: number): number[] {
  if (move === 'playCard') return cardsOf(G, seat);
  return move === 'takeGem' ? coloursIn(G.spoils) : mostOf(G.players[seat]!.gems);
}

function moved(state: State<Table>, type: string, choice: number, playerID: string): State<Table> {
  const action: ActionShape.MakeMove = { type: 'MAKE_MOVE', payload: { type, args: [choice], playerID } };
  const next = reduce(state, action);
  if ('transients' in next) throw new Error(`boardgame.io refused ${type} ${choice} of player ${playerID}`);
  return next;
}
