import { set, settings } from './settings.ts';

/** What somebody who is to be told when it is their turn can count on: also while no page is open, or only while one is. */
export type Told = 'always' | 'open' | 'refused';

/** Asks the browser whether it may tell, and has the server tell it. */
export async function allowNotices(): Promise<Told> {
  const allowed = 'Notification' in window && (await Notification.requestPermission()) === 'granted';
  set({ notify: allowed, askedNotices: true });
  if (!allowed) return 'refused';
  const { beTold, canBeReached } = await import('./push.ts');
  if (!canBeReached()) return 'open';
  return beTold().then(
    () => 'always',
    () => 'open',
  );
}

/** Whoever wished to be told still is, though a server has forgotten, or could not be reached when they said so. */
export async function stayTold(): Promise<void> {
  if (!settings().notify || !('Notification' in window) || Notification.permission !== 'granted') return;
  const { beTold, canBeReached, notBeTold } = await import('./push.ts');
  if (!canBeReached()) return;
  await beTold();
  // They may have had enough meanwhile.
  if (!settings().notify) await notBeTold();
}

export async function forbidNotices(): Promise<void> {
  set({ notify: false, askedNotices: true });
  const { notBeTold } = await import('./push.ts');
  await notBeTold().catch(() => undefined);
}
