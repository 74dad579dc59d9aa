// Keeps the pages in the browser, so that one can play alone without a network; and says what concerns somebody who has no page open.
// FILES, VERSION and WORDS are put in when the pages are built.
/* global FILES, VERSION, WORDS */
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

// The server says which of few things has happened at which table. What anybody holds it does not say.
self.addEventListener('push', (event) => {
  const { what, game, code } = event.data.json();
  const { title, text } = WORDS[what];
  const shown = self.registration.showNotification(title, {
    body: text.replace('{game}', game),
    tag: code,
    renotify: true,
    icon: '/icon-192.png',
    data: { address: `/t/${code}` },
  });
  const marked = self.navigator.setAppBadge?.().catch(() => undefined);
  event.waitUntil(Promise.all([shown, marked]));
});

self.addEventListener('notificationclick', (event) => {
  const { address } = event.notification.data;
  event.notification.close();
  const go = async () => {
    const open = await self.clients.matchAll({ type: 'window' });
    const there = open.find(({ url }) => new URL(url).pathname === address);
    await (there ? there.focus() : self.clients.openWindow(address));
  };
  event.waitUntil(go());
});

// The maker of the browser has given it another mailbox.
self.addEventListener('pushsubscriptionchange', (event) => {
  const renew = async () => {
    const key = event.oldSubscription?.options.applicationServerKey;
    if (!key) return;
    const { endpoint, keys } = (
      await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
    ).toJSON();
    await fetch('/api/me/push', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ endpoint, keys }),
    });
  };
  event.waitUntil(renew());
});
