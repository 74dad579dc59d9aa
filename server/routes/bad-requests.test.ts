import { expect, test } from 'vitest';
import { GOOD_MANNERS } from '../manners.ts';
import { PATIENT } from '../test/patience.ts';
import { served } from '../test/serving.ts';
import { annAndBob } from '../test/tables.ts';

type Case = [method: string, path: string, body: unknown, status: number, error: string | RegExp];
const table = (more: object) => ({ game: 'goofspiel', seats: ['me', 'open'], ...more });
const NO_ADDRESS = 'there is no such address';
const NO_CODE = 'a table is found by its eight letters and digits';

test('every request that cannot be granted gets one sentence and the right status', async () => {
  const server = await served();
  const { ann, bob, code } = await annAndBob(server);
  const cid = await server.newGuest('Cid');
  const cases: Case[] = [
    ['GET', 'nothing', undefined, 404, NO_ADDRESS],
    ['GET', '', undefined, 404, NO_ADDRESS],
    ['GET', `tables/${code}/socket`, undefined, 404, NO_ADDRESS],
    ['GET', 'tables/%ZZ', undefined, 404, NO_ADDRESS],
    ['GET', `tables/${'A'.repeat(5000)}`, undefined, 404, NO_ADDRESS],
    ['GET', 'tables/ABCDEFGH', undefined, 404, 'there is no table ABCDEFGH'],
    ['GET', 'tables/ABCDEFGH/record', undefined, 404, 'there is no table ABCDEFGH'],
    ['POST', 'tables/abcd-efgh/join', undefined, 404, 'there is no table ABCDEFGH'],
    ...['nonsense', '%00', "' OR 1=1", '..%2f..%2fetc%2fpasswd', 'ABCDEFG1'].map(
      (code): Case => ['GET', `tables/${code}`, undefined, 404, NO_CODE],
    ),
    ['PUT', 'me', undefined, 400, 'it should be an object'],
    ['PUT', 'me', [], 400, 'it should be an object'],
    ['PUT', 'me', {}, 400, "'name' should be a string"],
    ['PUT', 'me', { name: ' ' }, 400, "'name' should not be empty"],
    ['PUT', 'me', { name: 'x'.repeat(25) }, 400, "'name' should have at most 24 letters"],
    ['PUT', 'me', { name: 'two\nlines' }, 400, "'name' should be one line of ordinary letters"],
    ['PUT', 'me', { name: 'a\u202eb' }, 400, "'name' should be one line of ordinary letters"],
    ['PUT', 'me', { name: 'a\u200bb' }, 400, "'name' should be one line of ordinary letters"],
    ['PUT', 'me', { name: 'x', admin: true }, 400, "there is no 'admin'"],
    ['POST', 'link', {}, 400, "'token' should be a string"],
    ['POST', 'link', { token: 'x' }, 400, "'token' should be the end of a personal link"],
    ['POST', 'link', { token: 'x'.repeat(43) }, 404, 'this link has been used, or is too old; ask for a new one'],
    ['POST', 'tables', undefined, 400, 'it should be an object'],
    ['POST', 'tables', {}, 400, "'game' should be a string"],
    ['POST', 'tables', table({ game: 'chess' }), 409, /^there is no game 'chess'/],
    ['POST', 'tables', table({ game: '__proto__' }), 409, /^there is no game '__proto__'/],
    ['POST', 'tables', table({ seats: ['me'] }), 409, 'Goofspiel is for 2 to 10 players, not 1'],
    ['POST', 'tables', table({ seats: ['me', 'me'] }), 400, "exactly one of the seats should be 'me'"],
    ['POST', 'tables', table({ seats: ['open', 'open'] }), 400, "exactly one of the seats should be 'me'"],
    ['POST', 'tables', table({ seats: Array(11).fill('open') }), 400, "'seats' should be at most 10 long"],
    ['POST', 'tables', table({ seats: ['me', 'hal'] }), 409, /^no bot 'hal' plays Goofspiel/],
    ['POST', 'tables', table({ standIn: 'hal' }), 409, /^no bot 'hal' plays Goofspiel/],
    ['POST', 'tables', table({ options: { cards: 99 } }), 409, /'cards' should be at most 13/],
    ['POST', 'tables', table({ options: { moon: 1 } }), 409, /there is no 'moon'/],
    ['POST', 'tables', table({ cards: {} }), 409, 'Goofspiel is played with its own cards only'],
    ['POST', 'tables', table({ clock: 1 }), 400, "'clock' should be at least 5"],
    ['POST', 'tables', table({ clock: 1e9 }), 400, /'clock' should be at most/],
    ['POST', 'tables', table({ minutes: 5 }), 400, 'Goofspiel has no time limit'],
    ['POST', 'tables', table({ number: 'XYZ' }), 400, "'number' should be up to 64 hexadecimal digits"],
    ['POST', 'tables', table({ start: true }), 400, 'to start at once, every seat should be taken'],
    ['POST', `tables/${code}/join`, undefined, 409, 'you already sit at this table'],
    ['POST', `tables/${code}/join`, { seat: 99 }, 400, "'seat' should be at most 9"],
    ['POST', `tables/${code}/join`, { seat: -1 }, 400, "'seat' should be at least 0"],
    ['POST', `tables/${code}/join`, { seat: 0.5 }, 400, "'seat' should be a whole number"],
    ['POST', `tables/${code}/kick`, undefined, 400, 'it should be an object'],
    ['POST', `tables/${code}/kick`, { seat: 0 }, 409, 'you cannot send yourself away; leave instead'],
    ['POST', `tables/${code}/kick`, { seat: 7 }, 409, 'there is no seat 8 at this table'],
    ['POST', `tables/${code}/host`, {}, 400, "'seat' should be a number"],
    ['POST', `tables/${code}/host`, { seat: 0 }, 409, 'the table is theirs already'],
    ['POST', `tables/${code}/bot`, { seat: 0, bot: 'random' }, 409, 'the game has already begun'],
    ['POST', `tables/${code}/bot`, { seat: 0 }, 400, "'bot' should be a string"],
    ['POST', `tables/${code}/start`, undefined, 409, 'the game has already begun'],
    ['POST', `tables/${code}/rematch`, undefined, 403, 'a rematch comes after the game'],
    ['GET', `tables/${code}/record`, undefined, 409, 'the record can be had after the game'],
    ['POST', `tables/${code}/dance`, undefined, 404, NO_ADDRESS],
  ];
  for (const [method, path, body, status, error] of cases) {
    const answer = await ann.ask(method, path, body);
    const what = `${method} ${path.slice(0, 60)} ${JSON.stringify(body)}`;
    expect([what, answer.status, Object.keys(answer.body)]).toEqual([what, status, ['error']]);
    if (typeof error === 'string') expect([what, answer.body.error]).toEqual([what, error]);
    else expect(answer.body.error).toMatch(error);
  }
  for (const path of ['kick', 'host', 'bot'])
    expect(
      (await bob.ask('POST', `tables/${code}/${path}`, { seat: 0, ...(path === 'bot' ? { bot: null } : {}) })).status,
    ).toBe(409);
  for (const path of ['leave', 'start', 'kick'])
    expect((await cid.ask('POST', `tables/${code}/${path}`, path === 'kick' ? { seat: 1 } : undefined)).status).toBe(
      409,
    );
  // Nothing of all that happened.
  expect((await ann.must('GET', 'me/tables')).tables).toHaveLength(1);
  expect(await ann.must('GET', 'me')).toEqual({ name: 'Ann' });
});

test('an address answers to its own methods only', async () => {
  const server = await served();
  const { ann, code } = await annAndBob(server);
  const own: Record<string, string[]> = {
    me: ['GET', 'PUT', 'DELETE'],
    'me/export': ['GET'],
    'me/tables': ['GET'],
    'me/link': ['POST'],
    link: ['POST'],
    games: ['GET'],
    tables: ['GET', 'POST'],
    [`tables/${code}`]: ['GET'],
    [`tables/${code}/record`]: ['GET'],
    ...Object.fromEntries(
      ['join', 'leave', 'kick', 'host', 'start', 'bot', 'rematch'].map((path) => [`tables/${code}/${path}`, ['POST']]),
    ),
  };
  for (const [path, methods] of Object.entries(own))
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].filter((each) => !methods.includes(each)))
      expect([method, path, (await ann.ask(method, path)).status]).toEqual([method, path, 404]);
});

test('a body that is too large, no JSON, or of another kind is refused before anybody reads it', async () => {
  const server = await served();
  const put = async (body: string, type = 'application/json') => {
    const response = await fetch(`${server.address}/api/me`, {
      method: 'PUT',
      body,
      headers: { 'content-type': type },
    });
    return [response.status, ((await response.json()) as { error: string }).error];
  };
  expect(await put('{"name":')).toEqual([400, 'this request cannot be read']);
  expect(await put('')).toEqual([400, 'this request cannot be read']);
  expect(await put('{"__proto__":{"admin":true},"name":"x"}')).toEqual([400, 'this request cannot be read']);
  expect(await put('<name/>', 'application/xml')).toEqual([415, 'the body should be JSON']);
  expect(await put('name=x', 'application/x-www-form-urlencoded')).toEqual([415, 'the body should be JSON']);
  expect(await put(JSON.stringify({ name: 'x'.repeat(300_000) }))).toEqual([413, 'that is too large']);
});

test('no page of another site can act in the name of whoever visits it', async () => {
  const server = await served();
  const { ann, code } = await annAndBob(server);
  for (const origin of ['https://evil.example', 'null', 'http://127.0.0.1', `${server.address}.evil.example`]) {
    for (const [method, path] of [
      ['DELETE', 'me'],
      ['POST', 'me/link'],
      ['POST', 'tables'],
      ['POST', `tables/${code}/leave`],
    ] as const)
      expect(await ann.ask(method, path, undefined, { origin })).toMatchObject({
        status: 403,
        body: { error: 'this page may not speak to the server' },
      });
  }
  expect((await ann.ask('POST', 'me/link', undefined, { origin: server.address })).status).toBe(200);
});

test('whoever asks too often has to wait a minute; health is always told, and the files of the pages are given', async () => {
  const server = await served({ manners: { ...PATIENT, person: { requests: { burst: 20, perSecond: 0 } } } });
  const ann = await server.newGuest();
  const answers = await Promise.all(Array.from({ length: 30 }, () => ann.ask('GET', 'games')));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThanOrEqual(10);
  expect(refused[0]!.body).toEqual({ error: 'that was too much at once; please wait a minute' });
  expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
  expect((await fetch(`${server.address}/assets/none.js`)).status).toBe(404);
});

test('links cannot be guessed at leisure', async () => {
  const server = await served({ manners: GOOD_MANNERS });
  const eve = await server.newGuest();
  const guess = (i: number) => eve.ask('POST', 'link', { token: `${i}`.padStart(43, 'x') });
  const answers = await Promise.all(Array.from({ length: 30 }, (_, i) => guess(i)));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
});

test('the headers keep pages from being framed, and answers from being kept', async () => {
  const server = await served();
  const { headers } = await (await server.newGuest()).ask('GET', 'me');
  expect(headers.get('content-security-policy')).toMatch(/default-src 'self'.*frame-ancestors 'none'/);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('x-powered-by')).toBeNull();
});
