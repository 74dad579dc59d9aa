import { useEffect, useRef } from 'react';
import type { TableView } from './view.ts';

/** In this order: what there is to press, your hand or whatever else can be chosen, and else the question itself. */
const PLACES = ['[data-key="go-on"]', '.play [data-pick][tabindex="0"]', '.play [data-pick]', '#question'];

/** Whoever plays by keyboard is not left in nowhere: when what had the focus is gone (sealed, turned up, asked anew), it goes to the hand or the question. */
export function useFocus(view: TableView | null): void {
  const had = useRef(false);
  useEffect(() => {
    const note = (): void => {
      had.current = document.activeElement?.closest('.play') != null;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    const at = document.activeElement;
    if (!had.current || (at !== null && at !== document.body)) return;
    const sealed = view?.now?.chosen != null && !view.scene;
    for (const place of sealed ? PLACES.slice(-1) : PLACES) {
      const there = document.querySelector<HTMLElement>(place);
      if (!there?.checkVisibility()) continue;
      there.focus({ preventScroll: true });
      return;
    }
  });
}
