import type { AnyGame } from '@gilt/engine/game';
import { NAMES } from '@gilt/engine/position';
import { withNames } from '@gilt/engine/question';
import { type WhatIf, whatIf } from '@gilt/engine/what-if';

/** A position without the answers that follow it. */
export const asked = (text: string): string => text.replace(/^>.*\n?/gm, '');

/** The position with the others' answers and one's own, carried out. */
export function answered(text: string, game: AnyGame, seat: number, choice: string): WhatIf {
  const own = `${NAMES[seat]} ${withNames(choice, NAMES)}`;
  const script = /^> ?(.*)$/m.exec(text)?.[1];
  return whatIf(`${asked(text).trimEnd()}\n> ${script ? `${script}, ${own}` : own}\n`, [game]);
}
