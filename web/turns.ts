import type { Listing } from '@gilt/protocol/lobby';
import { useEffect, useSyncExternalStore } from 'react';

/** It is looked again after so many milliseconds where turns are not the chief thing on the page. */
const FRESH = 60_000;

let turns: readonly Listing[] = [];
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** These tables wait for whoever sits here; a page that has just asked says so to all. */
export function knowTurns(mine: readonly Listing[]): void {
  const next = mine.filter(({ waitsForYou }) => waitsForYou);
  if (next.length === 0 && turns.length === 0) return;
  turns = next;
  for (const changed of listeners) changed();
}

async function look(): Promise<void> {
  if (document.hidden || navigator.onLine === false) return;
  try {
    const { api } = await import('./api.ts');
    knowTurns(await api.myTables());
  } catch {
    // Without the server nobody waits.
  }
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  if (listeners.size === 1) {
    void look();
    timer = setInterval(() => void look(), FRESH);
    document.addEventListener('visibilitychange', look);
  }
  return () => {
    listeners.delete(changed);
    if (listeners.size > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

/** The tables that wait for whoever sits here, but for the one that is in sight; the icon of an installed page says how many. */
export function useTurns(but?: string): readonly Listing[] {
  const all = useSyncExternalStore(subscribe, () => turns);
  useEffect(() => badge(all.length), [all]);
  return all.filter(({ code }) => code !== but);
}

function badge(count: number): void {
  const { setAppBadge, clearAppBadge } = navigator as Partial<Navigator>;
  const done = count > 0 ? setAppBadge?.call(navigator, count) : clearAppBadge?.call(navigator);
  done?.catch(() => undefined);
}
