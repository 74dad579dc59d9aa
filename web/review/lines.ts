import type { Review } from '@gilt/bots/review/review';

type Chances = Review['chances'];

/** Where the name of a line stands: at which of its points. */
export interface Label {
  readonly seat: number;
  readonly place: number;
  readonly share: number;
}

/** How far two labels stand apart, as parts of the width and of the height. */
interface Apart {
  readonly across: number;
  readonly down: number;
}

/**
 * A place for the name of each line, where it runs farthest from the others and no other name stands. The last point, where all of them meet at all or nothing, is
 * the reader's own.
 */
export function labelsOf(chances: Chances, seats: readonly number[], { across, down }: Apart): Label[] {
  const last = Math.max(1, chances.length - 1);
  const labels: Label[] = [];
  const taken = ({ place, share }: Label): boolean =>
    labels.some((each) => Math.abs(each.place - place) / last < across && Math.abs(each.share - share) < down);
  for (const seat of seats) {
    const places = chances.map(({ shares }, place) => {
      const own = shares[seat]!;
      const gap = Math.min(...shares.map((share, other) => (other === seat ? 1 : Math.abs(share - own))));
      return { seat, place, share: own, gap };
    });
    // Not at the edges, where there is no room for a name.
    const inside = places.filter(({ place }) => place / last > across / 2 && place / last < 1 - across / 2);
    const best = inside.toSorted((a, b) => b.gap - a.gap).find((each) => !taken(each));
    if (best) labels.push({ seat, place: best.place, share: best.share });
  }
  return labels;
}

/** What a line says, for those who do not see it. */
export function heightsOf(chances: Chances, seat: number): { start: number; most: number; end: number } {
  const shares = chances.map((each) => each.shares[seat]!);
  return { start: shares[0] ?? 0, most: Math.max(0, ...shares), end: shares.at(-1) ?? 0 };
}
