import type { AnyGame, Setup } from '../engine/game.ts';
import { contestant, type Name } from './contestant.ts';
import { takeTurn } from './turn.ts';

/** The process of one contestant: says when it is ready, and takes a turn whenever it is told to. */
export async function runner(name: Name, game: AnyGame, setup: Setup): Promise<void> {
  const player = await contestant(name, game, setup);
  process.on('message', () => process.send!(takeTurn(player)));
  process.on('disconnect', () => process.exit());
  process.send!('ready');
}
