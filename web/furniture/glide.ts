import { type RefObject, useLayoutEffect, useRef } from 'react';
import { isCalm } from './calm.ts';

/** Something that goes to another place among its like glides there. */
export function useGlide<E extends HTMLElement>(place: number): RefObject<E | null> {
  const self = useRef<E>(null);
  const was = useRef<{ x: number; y: number } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it glides when its place changes
  useLayoutEffect(() => {
    const { offsetLeft: x, offsetTop: y } = self.current!;
    const before = was.current;
    was.current = { x, y };
    if (!before || isCalm()) return;
    const glide = self.current!.animate(
      [{ transform: `translate(${before.x - x}px, ${before.y - y}px)` }, { transform: 'none' }],
      { duration: 420, easing: 'cubic-bezier(.2, .8, .2, 1)' },
    );
    return () => glide.cancel();
  }, [place]);
  return self;
}
