import { type RefObject, useEffect, useRef } from 'react';

/** So far from its place, in pixels, a list is one that somebody reads back in. */
const AWAY = 24;

const endOf = (list: HTMLElement): number => list.scrollHeight - list.clientHeight;

/**
 * A list that scrolls and stays at its newest line, or wherever `placeOf` says: when there is a newer one, when the list gets another size,
 * and when it comes into sight, as behind a tab. Whoever has scrolled back to read is left there.
 */
export function useFollow<List extends HTMLElement>(
  newest: unknown,
  placeOf: (list: List) => number = endOf,
): RefObject<List | null> {
  const ref = useRef<List>(null);
  const reading = useRef(false);
  const place = useRef(placeOf);
  place.current = placeOf;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list follows its newest line
  useEffect(() => {
    // With the next picture, when everything else is in its place as well: what is laid out for this would be laid out twice.
    const frame = requestAnimationFrame(() => {
      if (ref.current && !reading.current) ref.current.scrollTop = place.current(ref.current);
    });
    return () => cancelAnimationFrame(frame);
  }, [newest]);
  useEffect(() => {
    const list = ref.current;
    if (!list) return;
    const go = (): void => {
      if (!reading.current) list.scrollTop = place.current(list);
    };
    const sizeOf = (): string => `${list.clientWidth} ${list.clientHeight} ${list.scrollHeight}`;
    let size = sizeOf();
    const scrolled = (): void => {
      // What has become larger or smaller is scrolled by the browser, as when a window becomes the whole screen: nobody reads back there.
      const before = size;
      size = sizeOf();
      if (size !== before) go();
      // A list that is out of sight is scrolled by nobody.
      else if (list.clientHeight > 0)
        reading.current = Math.abs(list.scrollTop - Math.min(place.current(list), endOf(list))) > AWAY;
    };
    const sizes = new ResizeObserver(go);
    sizes.observe(list);
    list.addEventListener('scroll', scrolled);
    return () => {
      sizes.disconnect();
      list.removeEventListener('scroll', scrolled);
    };
  }, []);
  return ref;
}
