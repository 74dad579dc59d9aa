import { type JSX, type ReactNode, useLayoutEffect, useRef } from 'react';
import { isCalm } from './calm.ts';
import { spotOf } from './spots.ts';

/** Something that has just come here from somewhere else on the table. */
export const FlyIn = ({
  from,
  delay = 0,
  seconds = 0.42,
  className = '',
  children,
}: {
  /** The spot it comes from. */
  from: string;
  delay?: number;
  seconds?: number;
  className?: string;
  children: ReactNode;
}): JSX.Element => {
  const self = useRef<HTMLSpanElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it flies once, when it arrives
  useLayoutEffect(() => {
    // Asking where something lies makes the browser lay everything out at once.
    const start = isCalm() ? undefined : spotOf(from);
    const end = start && self.current?.getBoundingClientRect();
    if (!start || !end || end.width === 0) return;
    const x = start.x + start.width / 2 - end.x - end.width / 2;
    const y = start.y + start.height / 2 - end.y - end.height / 2;
    const scale = Math.min(1.4, Math.max(0.3, start.width / end.width));
    const flight = self.current!.animate(
      [{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: 'none' }],
      { duration: 1000 * seconds, delay: 1000 * delay, easing: 'cubic-bezier(.2, .8, .2, 1)', fill: 'backwards' },
    );
    return () => flight.cancel();
  }, []);
  return (
    <span ref={self} className={`fly ${className}`}>
      {children}
    </span>
  );
};
