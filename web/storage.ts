/**
 * What this browser keeps for us. Somebody may have forbidden it: then everything is kept until the page is closed, and the
 * page says so (`keepsNothing`), but plays on.
 */
const memory = new Map<string, string>();

function allowed(): Storage | null {
  try {
    const probe = 'gilt.probe';
    localStorage.setItem(probe, probe);
    localStorage.removeItem(probe);
    return localStorage;
  } catch {
    return null;
  }
}

const storage = allowed();

/** Whether what is kept here is gone when the page is closed. */
export const keepsNothing = storage === null;

/** Whether the server cannot know this browser again from one request to the next. */
export const cookiesRefused = !navigator.cookieEnabled;

export const recall = (key: string): string | null => memory.get(key) ?? storage?.getItem(key) ?? null;

export function keepAs(key: string, text: string): void {
  try {
    if (!storage) throw new Error('nothing may be kept');
    storage.setItem(key, text);
    memory.delete(key);
  } catch {
    // Forbidden or full: it is kept as long as the page is open.
    memory.set(key, text);
  }
}

export function forgetAs(key: string): void {
  memory.delete(key);
  storage?.removeItem(key);
}

export const keysKept = (): string[] => [...new Set([...memory.keys(), ...Object.keys(storage ?? {})])];
