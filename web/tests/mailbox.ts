import type { CDPSession, Page } from 'playwright-core';

/** A mailbox as a browser says it to a server. */
export interface Said {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** What the maker of the browser has is not here: a mailbox of its is made up, and everything else is as it is. The browser keeps it from page to page. */
export const withMailbox = (page: Page, said: Said): Promise<unknown> =>
  page.addInitScript((box) => {
    const KEPT = 'test.mailbox';
    const mailbox = {
      endpoint: box.endpoint,
      options: {},
      toJSON: () => box,
      unsubscribe: async () => {
        localStorage.removeItem(KEPT);
        return true;
      },
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (localStorage.getItem(KEPT) === null ? null : mailbox),
      subscribe: async () => {
        localStorage.setItem(KEPT, 'yes');
        return mailbox;
      },
    });
  }, said);

/** How the maker of a browser brings messages to what is installed there. */
export interface Postbag {
  bring(text: string): Promise<void>;
}

/** To be opened before the page is: what is installed then is found. */
export async function postbag(page: Page, origin: string): Promise<Postbag> {
  const line: CDPSession = await page.context().newCDPSession(page);
  const registered = new Promise<string>((found) =>
    line.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first && !first.isDeleted) found(first.registrationId);
    }),
  );
  await line.send('ServiceWorker.enable');
  return {
    async bring(data) {
      await line.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data });
    },
  };
}

/** What is shown to whoever has no page open: title, text and table of each notice. */
export const noticesShown = (page: Page): Promise<string[][]> =>
  page.evaluate(async () =>
    (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body, tag }) => [title, body, tag]),
  );
