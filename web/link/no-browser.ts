/**
 * As much of a browser as the ways to a table ask for, for tests that need no other. It must be imported before them: they look around
 * when they are loaded.
 */
const windowEvents = new EventTarget();

const kept = new Map<string, string>();

const standIns = {
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  },
  navigator: { cookieEnabled: true },
  matchMedia: () => Object.assign(new EventTarget(), { matches: false }),
  document: Object.assign(new EventTarget(), { documentElement: { dataset: {} }, visibilityState: 'visible' }),
  location: { protocol: 'https:', host: 'gilt.example' },
  addEventListener: windowEvents.addEventListener.bind(windowEvents),
  removeEventListener: windowEvents.removeEventListener.bind(windowEvents),
  dispatchEvent: windowEvents.dispatchEvent.bind(windowEvents),
};

for (const [name, value] of Object.entries(standIns))
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
