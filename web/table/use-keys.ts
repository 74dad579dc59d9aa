import { useEffect } from 'react';
import { settings } from '../settings.ts';
import type { TableView } from './view.ts';

const press = (selector: string): boolean => {
  const button = document.querySelector<HTMLButtonElement>(selector);
  button?.click();
  return button !== null;
};

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.closest('input, textarea, select, [role="menu"], [role="dialog"]') !== null || target.isContentEditable);

/** What answers to Enter by itself. */
const isPressed = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('button, a, summary') !== null;

/**
 * Enter goes on where nothing else has the focus. S seals, T takes back, G goes on, F pays as proposed, R opens the rules, E looks at a card closely, H asks the coach, a digit picks the card or
 * button with that number, ? lists them all. They can be switched off.
 */
export function useKeys(view: TableView | null, listKeys: () => void): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (heard(event)) event.preventDefault();
    }
    function heard({ key, target }: KeyboardEvent): boolean {
      if (key === 'Enter') return !isPressed(target) && goOn();
      if (!settings().keys) return false;
      if (key === '?') listKeys();
      return key === '?' || act(key.toLowerCase(), view);
    }
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [view, listKeys]);
}

function act(key: string, view: TableView | null): boolean {
  switch (key) {
    case 's':
      return press('[data-key="seal"]');
    case 't':
      return press('[data-key="take-back"]');
    case 'g':
      return goOn();
    case 'f':
      return press('[data-key="fill"]');
    case 'r':
      return press('[data-key="rules"]');
    case 'h':
      return press('[data-key="coach"]');
    case 'e':
      return press('[data-key="enlarge"]');
    case 'escape':
      view?.pick(null);
      return false;
    default:
      return /^\d$/.test(key) && view ? digit(key, view) : false;
  }
}

const goOn = (): boolean => press('[data-key="go-on"]') || skip();

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
