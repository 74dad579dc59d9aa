import { useSyncExternalStore } from 'react';
import { keepAs, recall } from './storage.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
/** Calm: a reveal stays until it has been read. Quick: it goes on at once, and bots do not dawdle. */
export const PACES = ['calm', 'wait', 'quick'] as const;
export type Pace = (typeof PACES)[number];

/** What somebody has set up in this browser. */
export interface Settings {
  readonly name: string;
  /** Whether that name was chosen, and not given. */
  readonly named: boolean;
  readonly theme: (typeof THEMES)[number];
  readonly sound: boolean;
  /** Whether the phone may vibrate. */
  readonly vibrate: boolean;
  readonly pace: Pace;
  readonly notify: boolean;
  /** Whether it has been asked if somebody would be told when it is their turn. */
  readonly askedNotices: boolean;
  /** Whether single keys do something at a table. */
  readonly keys: boolean;
}

const KEY = 'gilt.settings';
/** What somebody is called until they say. */
const GUESTS = ['Ada', 'Ben', 'Cora', 'Dov', 'Edie', 'Finn', 'Greta', 'Hugo'];

const STANDARD: Settings = {
  name: GUESTS[Math.floor(Math.random() * GUESTS.length)]!,
  named: false,
  theme: 'auto',
  // Both are off until somebody wishes for them.
  sound: false,
  vibrate: false,
  pace: 'calm',
  notify: false,
  askedNotices: false,
  keys: true,
};

let current: Settings = { ...STANDARD, ...stored() };
remember();
const listeners = new Set<() => void>();

function stored(): Partial<Settings> {
  try {
    return JSON.parse(recall(KEY) ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
}

function remember(): void {
  keepAs(KEY, JSON.stringify(current));
}

export const settings = (): Settings => current;

export function set(next: Partial<Settings>): void {
  current = { ...current, ...next };
  remember();
  showTheme();
  for (const changed of listeners) changed();
}

export const useSettings = (): Settings =>
  useSyncExternalStore((changed) => {
    listeners.add(changed);
    return () => listeners.delete(changed);
  }, settings);

const lightSystem = matchMedia('(prefers-color-scheme: light)');
lightSystem.addEventListener('change', showTheme);

function showTheme(): void {
  const light = current.theme === 'light' || (current.theme === 'auto' && lightSystem.matches);
  document.documentElement.dataset.theme = light ? 'light' : 'dark';
}
