import type { AnyGame, Setup } from '@gilt/engine/game';
import { keepNumber, newNumber } from '../deal-number.ts';
import { newLocalTable } from '../link/local-new.ts';

/** How somebody wants to play on from a position. */
export interface Branch {
  readonly game: AnyGame;
  readonly setup: Setup;
  readonly position: string;
  /** The seat that they take; bots take the others. */
  readonly seat: number;
  readonly bot: string;
  /** The address of where they come from. */
  readonly back: string;
}

/** Sets a table of this page at which the game goes on from there; gives back its code. */
export async function branchFrom({ game, setup, position, seat, bot, back }: Branch): Promise<string> {
  const seats = Array.from({ length: setup.players }, (_, each) => (each === seat ? 'me' : bot));
  const number = newNumber();
  const cards = game.cards?.other;
  const options = setup.options as Record<string, unknown>;
  const wanted = { game: game.id, options, seats, ...(cards ? { cards } : {}) };
  const code = await newLocalTable(wanted, number, { branch: { position, back } });
  keepNumber(code, number);
  return code;
}
