import { NAMES, writePosition } from '@gilt/engine/position';
import { randomFrom } from '@gilt/engine/random';
import { determinise } from '@gilt/engine/redeal';
import type { Reel } from '@gilt/engine/reel';
import { viewOf } from '@gilt/engine/view';
import { keepNumber, newNumber } from '../deal-number.ts';
import { newLocalTable } from '../link/local-new.ts';

/** How somebody wants to play on from a question of a game that is over. */
export interface Branch {
  readonly reel: Reel;
  /** Which question: the first is 1. */
  readonly frame: number;
  /** The seat that they take; bots take the others. */
  readonly seat: number;
  /** Whether what the seat did not know is dealt afresh. */
  readonly fresh: boolean;
  readonly bot: string;
  /** The address of where they come from. */
  readonly back: string;
}

/** The position at a question, as it was or as that seat may have believed it to be. */
export function positionAt({ game, setup, frames }: Reel, frame: number, seat: number, deal: number | null): string {
  const real = frames[frame - 1]!.after;
  const state = deal === null ? real : determinise(game, viewOf(game.secrets, real, seat), randomFrom(deal));
  return writePosition({ game, setup, names: NAMES.slice(0, setup.players), seed: 'branch', state });
}

/** Sets a table of this page at which the game goes on from there; gives back its code. */
export async function branchFrom({ reel, frame, seat, fresh, bot, back }: Branch): Promise<string> {
  const { game, setup } = reel;
  const deal = fresh ? crypto.getRandomValues(new Uint32Array(1))[0]! : null;
  const position = positionAt(reel, frame, seat, deal);
  const seats = Array.from({ length: setup.players }, (_, each) => (each === seat ? 'me' : bot));
  const number = newNumber();
  const cards = game.cards?.other;
  const wanted = {
    game: game.id,
    options: setup.options as Record<string, unknown>,
    seats,
    ...(cards ? { cards } : {}),
  };
  const code = await newLocalTable(wanted, number, { position, back });
  keepNumber(code, number);
  return code;
}
