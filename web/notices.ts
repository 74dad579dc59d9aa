import { set } from './settings.ts';

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

export async function forbidNotices(): Promise<void> {
  set({ notify: false, askedNotices: true });
  const { notBeTold } = await import('./push.ts');
  await notBeTold().catch(() => undefined);
}
