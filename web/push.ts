import { api } from './api.ts';

/** Whether this browser can be reached while nobody looks at the page. */
export const canBeReached = (): boolean =>
  import.meta.env.PROD && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const worker = async (): Promise<ServiceWorkerRegistration> => {
  await navigator.serviceWorker.register('/offline.js');
  return navigator.serviceWorker.ready;
};

/** Has the server tell this browser what nobody is here to see. The browser asks whether it may. */
export async function beTold(): Promise<void> {
  const [{ key }, { pushManager }] = await Promise.all([api.pushKey(), worker()]);
  const before = await pushManager.getSubscription();
  // The server may have been set up anew.
  if (before && keyOf(before) !== key) await before.unsubscribe();
  const { endpoint, keys } = (
    await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  ).toJSON();
  await api.beTold({ endpoint: endpoint!, keys: { p256dh: keys!.p256dh!, auth: keys!.auth! } });
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
}

/** It is not told any more. */
export async function notBeTold(): Promise<void> {
  const subscription = await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription();
  if (!subscription) return;
  await subscription.unsubscribe();
  await api.notBeTold(subscription.endpoint);
}
