import { type PointerEvent, useRef } from 'react';

/** A finger that goes so far to the side, in pixels, and not so far up or down, means to go on or back. */
const FAR = 48;
const STRAY = 40;
/** A finger that goes so far along the line, in pixels, drags the playhead and presses nothing. */
const DRAG = 6;

interface Fingers {
  onPointerDown(event: PointerEvent): void;
  onPointerMove?(event: PointerEvent): void;
  onPointerUp(event: PointerEvent): void;
  onPointerCancel(): void;
}

/** What lies under the finger goes sideways by itself, or is a card that is looked at closely when it is held. */
const isTaken = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('input, select, textarea, [data-scrolls="across"]') !== null;

/** A finger that is drawn over the table goes a step on, as one turns a page, or one back. */
export function useSwipe(step: (by: 1 | -1) => void): Fingers {
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onPointerDown({ pointerType, isPrimary, target, clientX: x, clientY: y }) {
      from.current = pointerType === 'touch' && isPrimary && !isTaken(target) ? { x, y } : null;
    },
    onPointerUp({ clientX, clientY }) {
      const start = from.current;
      from.current = null;
      if (!start) return;
      const across = clientX - start.x;
      if (Math.abs(across) >= FAR && Math.abs(clientY - start.y) <= STRAY) step(across < 0 ? 1 : -1);
    },
    onPointerCancel() {
      from.current = null;
    },
  };
}

/** A finger that is drawn along the line takes the playhead with it; there are so many frames, and one more place for the end. */
export function useDrag(last: number, goTo: (frame: number) => void): Fingers {
  const from = useRef<number | null>(null);
  const drags = useRef(false);
  const letGo = (): void => {
    from.current = null;
    drags.current = false;
  };
  return {
    onPointerDown({ pointerType, isPrimary, target, clientX }) {
      from.current = pointerType === 'touch' && isPrimary && !isTaken(target) ? clientX : null;
    },
    onPointerMove({ currentTarget, pointerId, clientX }) {
      if (from.current === null) return;
      if (!drags.current && Math.abs(clientX - from.current) < DRAG) return;
      if (!drags.current) currentTarget.setPointerCapture(pointerId);
      drags.current = true;
      const { left, width } = currentTarget.getBoundingClientRect();
      goTo(1 + Math.round(Math.min(1, Math.max(0, (clientX - left) / width)) * last));
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
  };
}
