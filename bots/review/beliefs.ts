import { openLine } from '@gilt/engine/flow';
import type { AnyGame } from '@gilt/engine/game';
import type { Seat } from '@gilt/engine/seat';
import type { Weighing } from './weighing.ts';

/** What one of the others might have played, as far as the seat could know: the likeliest first. */
export interface Belief {
  readonly seat: number;
  readonly plays: readonly { readonly name: string; readonly share: number }[];
}

/** What the others play in the worlds that look alike to the seat. Seats are counted from 1 here, as people do. */
export function beliefsOf(rules: AnyGame, { seat, worlds }: Weighing): Belief[] {
  const { choices } = openLine(rules, worlds[0]!.game)!.question;
  const others = worlds[0]!.game.flow.answers.map((_, other) => other).filter((other) => other !== seat);
  return others.flatMap((other: Seat) => {
    const counts = new Map<number, number>();
    for (const { game } of worlds) {
      const answer = game.flow.answers[other]!;
      if (answer >= 0) counts.set(answer, (counts.get(answer) ?? 0) + 1);
    }
    if (counts.size === 0) return [];
    const plays = [...counts]
      .toSorted(([one, often], [other, rarely]) => rarely - often || one - other)
      .map(([answer, count]) => ({ name: choices.name(answer), share: count / worlds.length }));
    return [{ seat: other + 1, plays }];
  });
}
