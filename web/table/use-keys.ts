import { useEffect } from 'react';
import type { TableView } from './view.ts';

const press = (selector: string): boolean => {
  const button = document.querySelector<HTMLButtonElement>(selector);
  button?.click();
  return button !== null;
};

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.closest('input, textarea, select, [role="menu"], [role="dialog"]') !== null || target.isContentEditable);

/**
 * S seals, T takes back, G goes on, F pays as proposed, R opens the rules, E looks at a card closely, a digit picks the card or
 * button with that number.
 */
export function useKeys(view: TableView | null): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (act(event.key.toLowerCase(), view)) event.preventDefault();
    }
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [view]);
}

function act(key: string, view: TableView | null): boolean {
  switch (key) {
    case 's':
      return press('[data-key="seal"]');
    case 't':
      return press('[data-key="take-back"]');
    case 'g':
      return press('[data-key="go-on"]') || skip();
    case 'f':
      return press('[data-key="fill"]');
    case 'r':
      return press('[data-key="rules"]');
    case 'e':
      return press('[data-key="enlarge"]');
    case 'escape':
      view?.pick(null);
      return false;
    default:
      return /^\d$/.test(key) && view ? digit(key, view) : false;
  }
}

/** A scene that is being played jumps to its end. */
function skip(): boolean {
  const playing = document.querySelector('[data-playing="true"]');
  playing?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  return playing !== null;
}

function digit(key: string, { now, pick }: TableView): boolean {
  if (press(`[data-digit="${key}"]`)) return true;
  if (!now?.asked?.names.includes(key)) return false;
  pick(key);
  return true;
}
