import { api } from './api.ts';
import { set, settings } from './settings.ts';
import { cookiesRefused, keepAs, recall } from './storage.ts';

const KEY = 'gilt.met';

/** Whether the server has given this browser its cookie before. */
export const hasMet = (): boolean => recall(KEY) !== null;

/** Tells the server who is there: a name that was chosen here goes along; otherwise the server has one for its guest. */
export async function introduce(): Promise<void> {
  // Without a cookie every question would make another guest of us.
  if (cookiesRefused) return;
  const { name } = await api.me();
  keepAs(KEY, 'yes');
  if (!settings().named) set({ name });
  else if (name !== settings().name) await api.rename(settings().name);
}
