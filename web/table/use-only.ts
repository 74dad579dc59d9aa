import { useEffect } from 'react';
import type { TableView } from './view.ts';

/** Milliseconds after which an only choice is sealed where the board shows no seal for it. */
const PATIENCE = 1500;

/** Whoever has one choice only is never stuck: where a board has no seal for it just then, it is sealed after a while. */
export function useOnly(view: TableView | null): void {
  const asked = view && !view.scene && view.now?.chosen === null ? view.now.asked : null;
  const only = asked?.names.length === 1 ? asked.names[0]! : null;
  const number = asked?.number ?? null;
  const seal = view?.seal;
  useEffect(() => {
    if (only === null || number === null) return;
    const timer = setTimeout(() => {
      if (document.querySelector('[data-key="seal"]') === null) seal?.(only);
    }, PATIENCE);
    return () => clearTimeout(timer);
  }, [only, number, seal]);
}
