import { type KeyboardEvent, type RefObject, useRef } from 'react';

/** In a row or list of buttons the arrows go from one to the next. */
export function useArrows<E extends HTMLElement>(): {
  readonly list: RefObject<E | null>;
  move(event: KeyboardEvent): void;
} {
  const list = useRef<E>(null);
  return {
    list,
    move(event) {
      const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
      const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
      if (!step || buttons.length === 0) return;
      event.preventDefault();
      const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
      buttons[(at + step + buttons.length) % buttons.length]!.focus();
    },
  };
}
