import { type RefObject, useLayoutEffect, useRef } from 'react';
import { isCalm } from '../../furniture/calm.ts';
import type { Standing } from './story.ts';

/** Pieces are seen to go from room to room: each comes from where it lay before. */
export function useTravel(list: RefObject<HTMLElement | null>, { rooms }: Standing): void {
  const before = useRef<{ rooms: readonly number[]; spots: Map<string, DOMRect> } | null>(null);
  useLayoutEffect(() => {
    const spots = new Map<string, DOMRect>();
    const moved = before.current?.rooms.some((room, seat) => room !== rooms[seat]);
    for (const piece of list.current?.querySelectorAll<HTMLElement>('[data-piece]') ?? []) {
      const seat = piece.dataset.piece!;
      const spot = piece.getBoundingClientRect();
      spots.set(seat, spot);
      const last = before.current?.spots.get(seat);
      if (!moved || !last || isCalm()) continue;
      const [x, y] = [last.x - spot.x, last.y - spot.y];
      if (Math.hypot(x, y) > 2)
        piece.animate(
          [
            { transform: `translate(${x}px, ${y}px)`, zIndex: 9 },
            { transform: 'none', zIndex: 9 },
          ],
          {
            duration: 480,
            easing: 'cubic-bezier(.3, .9, .3, 1)',
          },
        );
    }
    before.current = { rooms, spots };
  }, [list, rooms]);
}
