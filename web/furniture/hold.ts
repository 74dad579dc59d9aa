import { useEffect } from 'react';

/** So long a finger rests before it means to look, in milliseconds; and so far it may stray, in pixels. */
const LONG = 450;
const STRAY = 9;

/** Calls when something that fits the selector is held: pressed, and not moved or let go for a moment. What is held is not clicked. */
export function useHold(selector: string, held: (element: HTMLElement) => void): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start = { x: 0, y: 0 };
    let wasHeld = false;
    const letGo = (): void => clearTimeout(timer);

    function onDown({ target, clientX, clientY, isPrimary, button }: PointerEvent): void {
      letGo();
      wasHeld = false;
      const element = target instanceof Element ? target.closest<HTMLElement>(selector) : null;
      if (!element || !isPrimary || button !== 0) return;
      start = { x: clientX, y: clientY };
      timer = setTimeout(() => {
        wasHeld = true;
        held(element);
      }, LONG);
    }
    function onMove({ clientX, clientY }: PointerEvent): void {
      if (Math.hypot(clientX - start.x, clientY - start.y) > STRAY) letGo();
    }
    function onClick(event: MouseEvent): void {
      if (!wasHeld) return;
      wasHeld = false;
      event.preventDefault();
      event.stopPropagation();
    }
    /** A long press would open a menu of the browser. */
    function onMenu(event: MouseEvent): void {
      if (event.target instanceof Element && event.target.closest(selector)) event.preventDefault();
    }

    addEventListener('pointerdown', onDown, true);
    addEventListener('pointermove', onMove, true);
    addEventListener('pointerup', letGo, true);
    addEventListener('pointercancel', letGo, true);
    addEventListener('scroll', letGo, true);
    addEventListener('click', onClick, true);
    addEventListener('contextmenu', onMenu);
    return () => {
      letGo();
      removeEventListener('pointerdown', onDown, true);
      removeEventListener('pointermove', onMove, true);
      removeEventListener('pointerup', letGo, true);
      removeEventListener('pointercancel', letGo, true);
      removeEventListener('scroll', letGo, true);
      removeEventListener('click', onClick, true);
      removeEventListener('contextmenu', onMenu);
    };
  }, [selector, held]);
}
