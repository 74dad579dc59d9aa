import { positionAt, type Reel } from '@gilt/engine/reel';
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
