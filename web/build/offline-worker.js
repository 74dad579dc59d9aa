// Keeps the pages in the browser, so that one can play alone without a network. FILES and VERSION are put in when the pages are built.
/* global FILES, VERSION */
const NAME = `gilt-${VERSION}`;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(FILES)));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  const clear = async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith('gilt-') && name !== NAME);
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(clear());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // What the server says is never kept: tables are its own business.
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  if (pathname.startsWith('/assets/')) {
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
    return;
  }
  // A page is asked for first; if nobody answers, the one that is kept will do.
  const kept = () => caches.match(request.mode === 'navigate' ? '/' : request);
  event.respondWith(fetch(request).catch(async () => (await kept()) ?? Response.error()));
});
