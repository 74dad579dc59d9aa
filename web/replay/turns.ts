import type { State } from '@gilt/engine/flow';
import type { AnyGame } from '@gilt/engine/game';
import type { Reel } from '@gilt/engine/reel';
import { useEffect, useState } from 'react';

/** A frame in which the order of the scores changed, and who led after it. */
export interface Turn {
  readonly frame: number;
  readonly leaders: readonly number[];
}

/** The first picture has this time, in milliseconds, for itself. */
const FIRST_PICTURE = 100;

/** The turning points of a game. It takes a while to count the scores at every moment of a long one: they come when the first picture is there. */
export function useTurns(reel: Reel): readonly Turn[] {
  const [turns, setTurns] = useState<readonly Turn[]>([]);
  useEffect(() => {
    const timer = setTimeout(() => setTurns(turnsOf(reel)), FIRST_PICTURE);
    return () => clearTimeout(timer);
  }, [reel]);
  return turns;
}

/** Where somebody overtook somebody, by the scores as they would be counted then. Who draws level has not overtaken yet. */
export function turnsOf({ game, frames }: Reel): Turn[] {
  const turns: Turn[] = [];
  /** Of each two seats who was ahead the last time that one of them was. */
  const ahead = new Map<string, number>();
  for (const [frame, { after }] of frames.entries()) {
    const totals = totalsAt(game, after);
    if (!totals) return [];
    let overtaken = false;
    for (const [a, one] of totals.entries())
      for (const [b, other] of totals.entries()) {
        if (a >= b || one === other) continue;
        const [pair, sign] = [`${a} ${b}`, Math.sign(one - other)];
        overtaken ||= (ahead.get(pair) ?? sign) !== sign;
        ahead.set(pair, sign);
      }
    const most = Math.max(...totals);
    if (overtaken) turns.push({ frame, leaders: totals.flatMap((total, seat) => (total === most ? [seat] : [])) });
  }
  return turns;
}

/** The scores if the game ended there; null where that cannot be told. */
export function totalsAt(game: AnyGame, state: State): readonly number[] | null {
  try {
    return game.outcome(state as never).scores.map(({ total }) => total);
  } catch {
    return null;
  }
}
