/** Nothing should be in the way of the first look, so the rest is fetched a little later, in milliseconds. */
const LATER = 5000;

/** Has the browser keep the pages, for those who want to play on a train. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  setTimeout(() => void navigator.serviceWorker.register('/offline.js').catch(() => undefined), LATER);
}
