import { afterEach, describe, expect, test, vi } from 'vitest';
import { postOffice, senderOf, type TestMailbox } from '../test/post-office.ts';
import { type Served, served } from '../test/serving.ts';
import { deliveryOf } from './deliver.ts';
import { isOpen, mailboxAddress } from './guard.ts';
import { pauseAfter } from './postman.ts';

const DAY = 86_400_000;

afterEach(() => void vi.restoreAllMocks());

/** A clock that stands still until it is put forward. */
function handClock() {
  let time = 1_700_000_000_000;
  return {
    surroundings: {
      now: () => time,
      worked: () => time,
      bytes: (count: number) => crypto.getRandomValues(new Uint8Array(count)),
    },
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

/** Ann and Bob at a table over days; each has a browser that can be reached. */
async function friends(clock: number | null = 3 * 86_400) {
  const hand = handClock();
  const office = await postOffice();
  const server = await served({
    surroundings: hand.surroundings,
    post: { loopback: true, after: 20_000, subject: 'mailto:host@gilt.example' },
  });
  const [ann, bob] = [await server.newGuest('Ann'), await server.newGuest('Bob')];
  const [anns, bobs] = [office.mailbox(), office.mailbox()];
  await ann.must('POST', 'me/push', anns.said);
  await bob.must('POST', 'me/push', bobs.said);
  const code = await ann.opens({
    game: 'goofspiel',
    options: { cards: 3 },
    seats: ['me', 'open'],
    clock,
    listed: false,
  });
  await bob.must('POST', `tables/${code}/join`, {});
  await ann.must('POST', `tables/${code}/start`);
  return { hand, office, server, ann, bob, anns, bobs, code };
}

/** Time passes, and whoever is to be told by then is told. */
async function pass(
  server: Served,
  { pass: forward }: ReturnType<typeof handClock>,
  milliseconds: number,
): Promise<void> {
  forward(milliseconds);
  while ((await server.running.postman.round()) > 0);
}

const told = ({ messages }: TestMailbox): string[] => messages.map(({ text }) => JSON.parse(text).what);

test('whoever is waited for and not there is told, once, in an envelope that only their browser opens', async () => {
  const { hand, server, anns, bobs, code } = await friends();
  await pass(server, hand, 19_999);
  expect(told(bobs)).toEqual([]);
  await pass(server, hand, 1);
  await pass(server, hand, DAY);
  expect(bobs.messages.map(({ text }) => JSON.parse(text))).toEqual([{ what: 'turn', game: 'Goofspiel', code }]);
  expect(told(anns)).toEqual(['turn']);
  const [message] = bobs.messages;
  const { key } = await (await server.newGuest()).must('GET', 'push');
  expect(message!.headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: code });
  expect(Number(message!.headers.ttl)).toBe(3 * 86_400 - 20);
  expect(senderOf(message!, key)).toMatchObject({
    aud: new URL(bobs.said.endpoint).origin,
    sub: 'mailto:host@gilt.example',
  });
});

test('whoever is there, or has answered meanwhile, is not told', async () => {
  const { hand, server, ann, bob, anns, bobs, code } = await friends();
  const here = await ann.at(code);
  const there = await bob.at(code);
  await there.choose(there.now!.asked!.names[0]!);
  there.close();
  await pass(server, hand, 20_000);
  expect([told(anns), told(bobs)]).toEqual([[], []]);
  await here.choose(here.now!.asked!.names[0]!);
  await here.until(({ now }) => now!.asked?.number === 2);
  await pass(server, hand, 20_000);
  expect([told(anns), told(bobs)]).toEqual([[], ['turn']]);
});

test('whoever was away until now has the seat again, and is told that it is their turn', async () => {
  const { hand, server, ann, bob, bobs, code } = await friends(null);
  const [here, there] = [await ann.at(code), await bob.at(code)];
  await here.wish({ type: 'goAway' });
  await there.choose(there.now!.asked!.names[0]!);
  await there.until(({ now }) => now!.asked?.number === 2);
  // Now everybody is away, and the table sleeps.
  await there.wish({ type: 'goAway', until: hand.surroundings.now() + DAY });
  there.close();
  await vi.waitFor(() => expect(server.running.hall.residents.get(code)!.clients).toHaveLength(1));
  await pass(server, hand, DAY - 1);
  server.running.hall.ring(code);
  expect([here.table.seats[1], told(bobs)]).toMatchObject([{ presence: 'away' }, []]);
  await pass(server, hand, 1);
  server.running.hall.ring(code);
  await here.until(({ table }) => table.seats[1]!.kind === 'person' && table.seats[1]!.presence === 'here');
  await pass(server, hand, 20_000);
  expect(told(bobs)).toEqual(['turn']);
});

test('a table over three days: each turn is told, the server dies in between, and in the end how it came out', async () => {
  const { hand, server, ann, bob, anns, bobs, code } = await friends();
  for (let question = 1; question <= 2; question++) {
    await vi.waitFor(async () => {
      await pass(server, hand, 20_000);
      expect([told(anns).length, told(bobs).length]).toEqual([question, question]);
    });
    for (const one of [ann, bob]) {
      const at = await one.at(code);
      await at.choose(at.now!.asked!.names[0]!);
      at.close();
      // What is to be told later outlives the server.
      await server.restart();
      hand.pass(DAY / 2);
    }
    await vi.waitFor(() =>
      expect([...server.running.hall.residents.values()].flatMap(({ clients }) => clients)).toEqual([]),
    );
  }
  await vi.waitFor(async () => {
    await pass(server, hand, 20_000);
    expect(told(anns).at(-1)).toBe('over');
  });
  // Bob was there when it ended.
  expect(told(bobs)).toEqual(['turn', 'turn']);
  expect(JSON.parse(anns.messages.at(-1)!.text)).toEqual({ what: 'over', game: 'Goofspiel', code });
});

test('whoever opens a rematch invites those who are not there any more', async () => {
  const { hand, server, ann, bob, bobs, code } = await friends();
  const [here, there] = [await ann.at(code), await bob.at(code)];
  while (here.table.status === 'playing') {
    const question = here.now!.asked!.number;
    for (const each of [here, there]) await each.choose(each.now!.asked!.names[0]!);
    await Promise.all(
      [here, there].map((each) =>
        each.until(({ now, table }) => table.status !== 'playing' || (now!.asked?.number ?? 0) > question),
      ),
    );
  }
  there.close();
  await vi.waitFor(() => expect(server.running.hall.residents.get(code)!.clients.length).toBe(1));
  const { code: next } = await ann.must('POST', `tables/${code}/rematch`, {});
  await pass(server, hand, 20_000);
  expect(bobs.messages.map(({ text }) => JSON.parse(text)).at(-1)).toEqual({
    what: 'invited',
    game: 'Goofspiel',
    code: next,
  });
});

test('what cannot be delivered is tried again, less and less often, and in the end given up', async () => {
  const { hand, server, bobs } = await friends();
  bobs.answer = 503;
  await pass(server, hand, 20_000);
  await pass(server, hand, 59_999);
  expect(told(bobs)).toEqual([]);
  bobs.answer = 201;
  await pass(server, hand, 1);
  await pass(server, hand, DAY);
  expect(told(bobs)).toEqual(['turn']);
  expect([1, 2, 3, 9].map(pauseAfter)).toEqual([60_000, 240_000, 960_000, 21_600_000]);
});

test('a mailbox that is no more is forgotten', async () => {
  const { hand, server, bob, bobs } = await friends();
  bobs.answer = 410;
  await pass(server, hand, 20_000);
  const { mailboxes } = await bob.must('GET', 'me/export');
  expect(mailboxes).toEqual([]);
  bobs.answer = 201;
  await pass(server, hand, DAY);
  expect(told(bobs)).toEqual([]);
});

test('it is off again with one request, and only for whoever asks', async () => {
  const { hand, server, ann, bob, anns, bobs } = await friends();
  await ann.must('DELETE', 'me/push', { endpoint: bobs.said.endpoint });
  await ann.must('DELETE', 'me/push', { endpoint: anns.said.endpoint });
  await pass(server, hand, 20_000);
  expect([told(anns), told(bobs)]).toEqual([[], ['turn']]);
  expect((await bob.must('GET', 'me/export')).mailboxes).toEqual([bobs.said.endpoint]);
});

test('a message is the same whatever anybody holds, has chosen or could choose', async () => {
  const texts: string[] = [];
  for (const [one, other] of [
    ['1', '2'],
    ['3', '1'],
  ]) {
    const { hand, server, ann, bob, bobs, code } = await friends();
    for (const [who, choice] of [
      [ann, one],
      [bob, other],
    ] as const) {
      const at = await who.at(code);
      await at.choose(choice!);
      at.close();
    }
    await vi.waitFor(() => expect(server.running.hall.residents.get(code)!.clients).toEqual([]));
    // Bob has seen that it is his turn again, and has gone.
    await pass(server, hand, 20_000);
    expect(told(bobs)).toEqual([]);
    await pass(server, hand, 600_000);
    texts.push(bobs.messages.map(({ text }) => text.replaceAll(code, 'CODE')).join());
  }
  expect(texts[0]).toBe(texts[1]);
  expect(texts[0]).toBe('{"what":"turn","game":"Goofspiel","code":"CODE"}');
});

describe('addresses of mailboxes come from strangers', () => {
  test.each([
    ['http://push.example/1', 'https://'],
    ['https://push.example:8443/1', 'port'],
    ['https://127.0.0.1/1', 'name on the internet'],
    ['https://[::1]/1', 'name on the internet'],
    ['https://2130706433/1', 'name on the internet'],
    ['https://localhost/1', 'name on the internet'],
    ['https://ann:word@push.example/1', 'name nobody'],
    ['file:///etc/passwd', 'https://'],
    ['gibberish', 'an address'],
    [`https://push.example/${'x'.repeat(1000)}`, '1000'],
  ])('%s is refused', (address, why) => {
    expect(() => mailboxAddress(address, false)).toThrow(why);
  });

  test('a name that leads into a network of ours leads nowhere', () => {
    for (const closed of [
      '127.0.0.1',
      '10.1.2.3',
      '192.168.0.1',
      '172.31.0.1',
      '169.254.169.254',
      '100.64.0.1',
      '0.0.0.0',
    ])
      expect(isOpen(closed)).toBe(false);
    for (const closed of [
      '::1',
      '::',
      'fe80::1',
      'fd00::1',
      '::ffff:127.0.0.1',
      '::ffff:10.0.0.1',
      '2002:7f00:1::',
      '64:ff9b::7f00:1',
    ])
      expect(isOpen(closed)).toBe(false);
    for (const open of ['8.8.8.8', '172.32.0.1', '2606:4700::1111']) expect(isOpen(open)).toBe(true);
  });

  test('the server says what is wrong with an address or a key, and keeps nothing', async () => {
    const server = await served();
    const ann = await server.newGuest('Ann');
    const office = await postOffice();
    const { said } = office.mailbox();
    const wrong = async (mailbox: unknown): Promise<string> => {
      const { status, body } = await ann.ask('POST', 'me/push', mailbox);
      expect(status).toBeGreaterThanOrEqual(400);
      return body.error;
    };
    expect(await wrong(said)).toContain('https://');
    const endpoint = 'https://push.example/1';
    // No database has room for that letter.
    expect(await wrong({ ...said, endpoint: 'https://push.example/\u0000/1' })).toContain('endpoint');
    expect(await wrong({ endpoint, keys: { ...said.keys, p256dh: 'A'.repeat(87) } })).toContain('keys');
    expect(await wrong({ endpoint, keys: { ...said.keys, auth: 'short' } })).toContain('auth');
    expect((await ann.must('GET', 'me/export')).mailboxes).toEqual([]);
  });

  test('nobody has more than five, nor asks for many at once', async () => {
    const server = await served({ manners: (await import('../manners.ts')).GOOD_MANNERS });
    const ann = await server.newGuest('Ann');
    const { keys } = (await postOffice()).mailbox().said;
    const answers = [];
    for (let i = 0; i < 12; i++)
      answers.push((await ann.ask('POST', 'me/push', { endpoint: `https://push.example/${i}`, keys })).status);
    expect(answers).toEqual([...Array(10).fill(200), 429, 429]);
    expect((await ann.must('GET', 'me/export')).mailboxes).toHaveLength(5);
  });
});

test('what an answer of a receiver means', () => {
  expect([201, 202, 404, 410, 429, 500, 503, null, 400, 403, 413, 302].map(deliveryOf)).toEqual([
    ...['there', 'there', 'gone', 'gone', 'later', 'later', 'later', 'later'],
    ...['never', 'never', 'never', 'never'],
  ]);
});
