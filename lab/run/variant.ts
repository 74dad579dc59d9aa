import type { Bot } from '@gilt/bots/bot';
import { Refusal } from '@gilt/engine/fault';
import type { AnyGame } from '@gilt/engine/game';
import { z } from 'zod';

/** A change to a game whose effect is wanted: what it is called, which kind it is, and whatever that kind has to know. */
export const variantSchema = z.looseObject({ id: z.string().min(1), kind: z.string().min(1) });
export type Variant = z.output<typeof variantSchema>;

/** The game as it is then played, and what becomes of the bots. */
export interface Varied {
  readonly game: AnyGame;
  bot(bot: Bot): Bot;
}

/** How each kind of variant changes a game. A refusal says which part of the variant does not fit. */
export const kinds: Readonly<Record<string, (game: AnyGame, variant: Variant) => Varied>> = {};

export function vary(game: AnyGame, variant: Variant | undefined): Varied {
  if (!variant) return { game, bot: (bot) => bot };
  const kind = kinds[variant.kind];
  if (!kind)
    throw new Refusal(
      `variant '${variant.id}': there is no kind '${variant.kind}' (${Object.keys(kinds).join(', ') || 'none yet'})`,
    );
  return kind(game, variant);
}
