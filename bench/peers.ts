import { pick } from '../engine/random.ts';
import { freshRandom, seedFrom } from '../engine/seed.ts';
import { playByHand } from './by-hand.ts';
import { drawDeal } from './deal.ts';
import type { Contestant } from './race.ts';

/** A peer, and what to compare: games if it plays the same game, decisions if not. */
export interface Peer extends Contestant {
  readonly ratioOf: 'gamesPerSecond' | 'decisionsPerSecond';
}

/** How many play where the peer does not play the same game. */
const USUAL_PLAYERS = 4;

/** Whom a game is measured against. Every game has the hand-written loop, for that is how our goals are stated. */
export async function peersOf(game: string, players: number): Promise<Peer[]> {
  return game === 'dungeon-busters'
    ? [byHand(players, 'gamesPerSecond'), await onBoardgameIo(players)]
    : [byHand(USUAL_PLAYERS, 'decisionsPerSecond')];
}

function byHand(players: number, ratioOf: Peer['ratioOf']): Peer {
  const { deal, counted } = chance('by hand');
  return {
    name: 'by hand',
    ratioOf,
    play: counted((choose) => playByHand(players, 'published', deal, choose)),
  };
}

async function onBoardgameIo(players: number): Promise<Peer> {
  // Out of production it checks at every move that the state can be serialised; it is loaded only after that is off.
  process.env.NODE_ENV = 'production';
  const { playOnBoardgameIo } = await import('./boardgame-io.ts');
  const { checkBoardgameIo } = await import('./boardgame-io.check.ts');
  checkBoardgameIo();
  const { deal, counted } = chance('boardgame.io');
  return {
    name: 'boardgame.io',
    ratioOf: 'gamesPerSecond',
    play: counted((choose) => playOnBoardgameIo(players, drawDeal(players, 'published', deal), choose)),
  };
}

/** A generator for the cards, and answers at random that are counted. */
function chance(name: string) {
  const deal = freshRandom(seedFrom('bench', name), 0, 0);
  const answers = freshRandom(seedFrom('bench', name), 0, 1);
  let decisions = 0;
  const choose = (options: readonly number[]): number => {
    decisions++;
    return pick(answers, options);
  };
  const counted = (game: (choose: (options: readonly number[]) => number) => void) => (): number => {
    decisions = 0;
    game(choose);
    return decisions;
  };
  return { deal, counted };
}
