import { api } from './api.ts';
import { set, settings } from './settings.ts';

const KEY = 'gilt.met';

/** Whether the server has given this browser its cookie before. */
export const hasMet = (): boolean => localStorage.getItem(KEY) !== null;

/** Tells the server who is there: a name that was chosen here goes along; otherwise the server has one for its guest. */
export async function introduce(): Promise<void> {
  const { name } = await api.me();
  localStorage.setItem(KEY, 'yes');
  if (!settings().named) set({ name });
  else if (name !== settings().name) await api.rename(settings().name);
}
