/** Has the browser keep the pages, for those who want to play on a train. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/offline.js').catch(() => undefined);
}
