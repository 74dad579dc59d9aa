import { createConnection } from 'node:net';
import { randomFrom } from '@gilt/engine/random';
import { describe, expect, test } from 'vitest';
import { GOOD_MANNERS } from './manners.ts';
import { clock } from './test/clock.ts';
import type { Connection } from './test/connection.ts';
import { PATIENT } from './test/patience.ts';
import { play } from './test/player.ts';
import { type Served, served } from './test/serving.ts';
import { annAndBob, sayings } from './test/tables.ts';

/** Does something bad at one table while two people play at another, who must not notice. */
async function meanwhile(server: Served, bad: () => Promise<void>): Promise<void> {
  const { a, b } = await annAndBob(server, [], { options: { cards: 6 } });
  await Promise.all([bad(), play(a, randomFrom(1)), play(b, randomFrom(2))]);
  expect([a.table.status, a.ended, a.refusals]).toEqual(['over', null, []]);
}

/** Sends something, and gives the sentence by which it is refused. */
async function sentence(connection: Connection, message: unknown): Promise<string> {
  const before = connection.refusals.length;
  connection.send(message);
  await connection.until(({ refusals }) => refusals.length > before);
  return connection.refusals.at(-1)!;
}

const request = 7;
const question = 1;
const answer = { type: 'answer', request, question, choice: '1' };

describe('a message that nobody can accept gets one clear sentence', () => {
  const cases: [what: string, message: unknown, why: string | RegExp][] = [
    ['no JSON', '{"type":', 'messages should be JSON'],
    ['nothing', '', 'messages should be JSON'],
    ['brackets without end', '['.repeat(8000), 'messages should be JSON'],
    ['null', 'null', 'it should be an object'],
    ['a list', '[]', 'it should be an object'],
    ['no type', {}, /^'type' should be hello, answer, takeBack, say, /],
    ['an unknown type', { type: 'dance' }, /^'type' should be hello, /],
    ['a type out of the language', { type: '__proto__' }, /^'type' should be hello, /],
    ['a field that is missing', { type: 'answer', request }, "'question' should be a number"],
    ['an unknown field', { ...answer, extra: 1 }, "there is no 'extra'"],
    ['an answer for another seat', { ...answer, seat: 1 }, "there is no 'seat'"],
    ['a request without a number', { ...answer, request: 'x' }, "'request' should be a number"],
    ['a request with too large a number', { ...answer, request: 1e300 }, /^'request' should be at most/],
    ['a question by word', { ...answer, question: '1' }, "'question' should be a number"],
    ['a choice by number', { ...answer, choice: 1 }, "'choice' should be a string"],
    ['too long a choice', { ...answer, choice: 'x'.repeat(201) }, /^'choice' should be at most 200/],
    ['a choice that is none', { ...answer, choice: 'the moon' }, /^'the moon' is not an option of seat 1/],
    ['an answer to a question to come', { ...answer, question: 2 }, /^question 2 has not been asked/],
    ['an answer taken back that is none', { type: 'takeBack', request, question }, 'you have no answer to take back'],
    ['an empty saying', { type: 'say', request, text: ' \t ' }, "'text' should not be empty"],
    ['too long a saying', { type: 'say', request, text: 'x'.repeat(501) }, "'text' should have at most 500 letters"],
    ['a saying with a null', { type: 'say', request, text: 'a\u0000b' }, "'text' should be ordinary letters"],
    ['a saying with an escape', { type: 'say', request, text: 'a\u001b[31mb' }, "'text' should be ordinary letters"],
    ['a saying with half a letter', { type: 'say', request, text: '\ud83d' }, "'text' should be ordinary letters"],
    [
      'a promise nobody knows',
      { type: 'promise', request, kind: 'constructor', terms: {}, to: null },
      "there is no promise 'constructor' in Goofspiel (nothing can be promised)",
    ],
    [
      'a promise with terms inside terms',
      { type: 'promise', request, kind: 'x', terms: { a: { b: 1 } }, to: null },
      "'terms.a' should be text, a number, true or false",
    ],
    ['a wish to undo nothing', { type: 'askUndo', request, question }, 'there is nothing to undo'],
    ['agreement to nothing', { type: 'agreeUndo', request, question }, 'nobody asks for an undo now'],
    ['a seat taken back that is not away', { type: 'comeBack', request }, 'the seat is yours already'],
    ['a second hello', { type: 'hello', seen: null }, "'hello' is said once"],
    ['a hello from before the beginning', { type: 'hello', seen: -1 }, "'seen' should be at least 0"],
  ];

  test('whatever it is, and the table goes on', async () => {
    const server = await served();
    const { a, b } = await annAndBob(server);
    await meanwhile(server, async () => {
      for (const [what, message, why] of cases) {
        const got = await sentence(a, message);
        if (typeof why === 'string') expect([what, got]).toEqual([what, why]);
        else expect(got).toMatch(why);
        const { re } = JSON.parse(a.received.at(-1)!);
        expect([what, re]).toEqual([what, (message as { request?: unknown }).request === request ? request : null]);
      }
    });
    const before = a.story.length;
    await Promise.all([a.choose('1'), b.choose('2')]);
    expect(a.story.length).toBeGreaterThan(before);
    // Nothing of it came to anybody else.
    expect(b.story.map(({ what }) => what.type).filter((type) => type === 'said' || type === 'promised')).toEqual([]);
  });

  test('binary messages too', async () => {
    const server = await served();
    const { a } = await annAndBob(server);
    a.socket.send(Buffer.from(JSON.stringify(answer)));
    await a.until(({ refusals }) => refusals.length > 0);
    expect(a.refusals).toEqual(['messages should be text']);
  });
});

describe('answers out of place', () => {
  test('to an old question, after the last answer was in, are politely refused', async () => {
    const server = await served();
    const { a, b } = await annAndBob(server);
    await Promise.all([a.choose('1'), b.choose('2')]);
    await a.until(({ now }) => now?.asked?.number === 2);
    const late = 'too late: question 1 is closed, the table is at 2';
    await expect(a.choose('3', 1)).rejects.toThrow(late);
    await expect(a.wish({ type: 'takeBack', question: 1 })).rejects.toThrow(late);
    await expect(a.wish({ type: 'askUndo', question: 1 })).rejects.toThrow(late);
  });

  test('given twice, the second takes the place of the first', async () => {
    const server = await served();
    const { a, b } = await annAndBob(server);
    await a.choose('1');
    await a.choose('1');
    await a.choose('5');
    await b.choose('2');
    await b.until(({ now }) => now?.asked?.number === 2);
    const reveal = b.story.flatMap(({ events = [] }) => events).find(({ type }) => type === 'reveal');
    expect(reveal).toMatchObject({ answers: ['5', '2'] });
  });

  test('a request that comes again is not carried out again', async () => {
    const server = await served();
    const { a, b } = await annAndBob(server);
    for (let i = 0; i < 3; i++) a.send({ type: 'say', request: 77, text: 'once' });
    a.send({ type: 'say', request: 78, text: 'twice' });
    await b.until((each) => sayings(each).length === 2);
    expect(sayings(b)).toEqual(['once', 'twice']);
    expect(a.refusals).toEqual(Array(2).fill('request 77 has been made already'));
  });

  test('words that turn text around or cannot be seen are heard without that; a name has to be seen', async () => {
    const server = await served();
    const { ann, a, b } = await annAndBob(server);
    await a.wish({ type: 'say', text: ' I play \u202e5\u202c\u200b \u2066now\u2069 👩\u200d🚀 ❤\ufe0f ' });
    await expect(a.wish({ type: 'say', text: '\u3164\u2800\u200b' })).rejects.toThrow('should not be empty');
    await b.until((each) => sayings(each).length === 1);
    expect(sayings(b)).toEqual(['I play 5 now 👩\u200d🚀 ❤\ufe0f']);
    for (const name of [
      '\u3164',
      '\u2800\u2800',
      '\u00a0\ufe0f',
      '\u0301\u0301',
      'B\u202eob',
      `Z${'\u0301'.repeat(9)}`,
    ])
      expect([name, (await ann.ask('PUT', 'me', { name })).status]).toEqual([name, 400]);
    expect(await ann.must('PUT', 'me', { name: ' Zoë ❤\ufe0f' })).toEqual({ name: 'Zoë ❤\ufe0f' });
  });

  test('before hello, nothing but hello is heard', async () => {
    const server = await served();
    const { ann, code } = await annAndBob(server);
    const silent = ann.reaches(code);
    expect(await sentence(silent, answer)).toBe("the first message should be 'hello'");
    expect(await sentence(silent, { type: 'say', request, text: 'hi' })).toBe("the first message should be 'hello'");
    expect(silent.story).toEqual([]);
    silent.send({ type: 'hello', seen: null });
    await silent.until(({ welcomed }) => welcomed);
  });

  test('without a seat, nothing can be done', async () => {
    const server = await served();
    const { code } = await annAndBob(server);
    const [cid, nobody] = [await (await server.newGuest('Cid')).at(code), await server.newGuest()];
    nobody.cookie = '';
    const stranger = await nobody.at(code);
    const wishes = [
      answer,
      { type: 'takeBack', request, question },
      { type: 'say', request, text: 'psst' },
      { type: 'promise', request, kind: 'x', terms: {}, to: null },
      { type: 'askUndo', request, question },
      { type: 'goAway', request },
      { type: 'comeBack', request },
    ];
    for (const who of [cid, stranger])
      for (const wish of wishes) expect(await sentence(who, wish)).toBe('you have no seat at this table');
  });

  test('after the end, and at a table that is closed, are refused', async () => {
    const server = await served();
    const { a, b } = await annAndBob(server, [], { options: { cards: 2 } });
    await Promise.all([play(a, randomFrom(1)), play(b, randomFrom(2))]);
    for (const wish of [answer, { type: 'takeBack', request, question }, { type: 'goAway', request }])
      expect(await sentence(a, wish)).toBe('the game is over');
    await a.wish({ type: 'say', text: 'well played' });
    await b.until((each) => sayings(each).includes('well played'));
  });

  test('before the beginning are refused', async () => {
    const server = await served();
    const ann = await server.newGuest('Ann');
    const a = await ann.at(await ann.opens({ game: 'goofspiel', seats: ['me', 'open'] }));
    for (const wish of [answer, { type: 'askUndo', request, question }, { type: 'goAway', request }])
      expect(await sentence(a, wish)).toBe('the game has not begun');
    await ann.must('POST', `tables/${a.table.code}/leave`);
    await a.until(({ table }) => table.status === 'closed');
    expect(await sentence(a, answer)).toBe('you have no seat at this table');
  });
});

describe('who does too much is cut off', () => {
  test('a message of more than 8 kB ends the connection', async () => {
    const server = await served({ manners: GOOD_MANNERS });
    const { a } = await annAndBob(server);
    await meanwhile(server, async () => {
      a.send(JSON.stringify({ type: 'say', request, text: 'x'.repeat(9000) }));
      await a.until(({ ended }) => ended !== null);
    });
    expect(a.ended?.code).toBe(1009);
  });

  test('a flood is first refused, and then ended', async () => {
    const server = await served({ manners: GOOD_MANNERS, surroundings: clock() });
    const { a, b } = await annAndBob(server);
    await meanwhile(server, async () => {
      for (let i = 0; i < 300; i++) a.send({ type: 'say', request: i, text: `flood ${i}` });
      await a.until(({ ended }) => ended !== null);
    });
    expect(a.refusals[0]).toBe('that was too much at once; please slow down');
    expect(a.ended).toEqual({ code: 1008, why: 'too many messages that cannot be accepted' });
    // Whoever was ended meanwhile is not heard any more, also of what waited for its turn.
    expect(sayings(b).length).toBeLessThan(GOOD_MANNERS.person.messages!.burst);
    // Whoever is in a hurry to answer is not meant.
    expect(b.ended).toBeNull();
  });

  test('so is nonsense', async () => {
    const server = await served({ manners: GOOD_MANNERS });
    const { a } = await annAndBob(server);
    for (let i = 0; i < 60; i++) a.send('nonsense');
    await a.until(({ ended }) => ended !== null);
    expect(a.ended?.code).toBe(1008);
    expect(a.refusals.length).toBeLessThanOrEqual(GOOD_MANNERS.patience);
  });

  test('whoever does not read is not waited for', async () => {
    const server = await served({ manners: PATIENT });
    const { bob, code, a, b } = await annAndBob(server, Array(8).fill('thumb'));
    const slow = await bob.at(code);
    slow.socket.pause();
    // The others read, but nobody checks what: it is too much.
    for (const { socket } of [a, b]) socket.removeAllListeners('message');
    const { clients } = server.running.hall.residents.get(code)!;
    await meanwhile(server, async () => {
      // Each of these tells everybody the whole table again.
      for (let i = 0; clients.length > 2; i++) {
        a.send({ type: i % 2 === 0 ? 'goAway' : 'comeBack', request: i });
        if (i % 200 === 199) await fetch(`${server.address}/healthz`);
      }
    });
    expect(b.ended).toBeNull();
    slow.socket.terminate();
  });

  test('a person can have a table open eight times, not nine', async () => {
    const server = await served();
    const { ann, bob, code, a } = await annAndBob(server);
    const tabs = [a, ...(await Promise.all(Array.from({ length: 7 }, () => ann.at(code))))];
    const ninth = ann.reaches(code);
    await ninth.until(({ ended }) => ended !== null);
    expect(ninth.ended).toEqual({ code: 403, why: '{"error":"you have this table open too often"}' });
    await tabs[3]!.close();
    await (await ann.at(code)).close();
    await bob.at(code);
  });
});

describe('whoever may not come in is turned away with a sentence', () => {
  const turnedAway = async (connection: Connection) => {
    await connection.until(({ ended }) => ended !== null);
    return [connection.ended!.code, JSON.parse(connection.ended!.why).error];
  };

  test('from the page of another site', async () => {
    const server = await served();
    const { ann, code } = await annAndBob(server);
    for (const origin of ['https://evil.example', 'null', 'http://127.0.0.1:1', `${server.address}.evil.example`])
      expect(await turnedAway(ann.reaches(code, { origin }))).toEqual([403, 'this page may not speak to the server']);
    const own = ann.reaches(code, { origin: server.address });
    own.send({ type: 'hello', seen: null });
    await own.until(({ welcomed }) => welcomed);
  });

  test('behind a proxy only the address that people use counts', async () => {
    const server = await served({ origin: 'https://gilt.example' });
    const { ann, code } = await annAndBob(server);
    expect((await turnedAway(ann.reaches(code, { origin: server.address })))[0]).toBe(403);
    const own = ann.reaches(code, { origin: 'https://gilt.example' });
    own.send({ type: 'hello', seen: null });
    await own.until(({ welcomed }) => welcomed);
  });

  test('to a table that does not exist, or an address that is none', async () => {
    const server = await served();
    const ann = await server.newGuest();
    expect(await turnedAway(ann.reaches('ABCDEFGH'))).toEqual([404, 'there is no table ABCDEFGH']);
    for (const code of ['', 'nonsense', 'ABCDEFG', 'ABCDEFGHJ', '%00', '../../etc'])
      expect(await turnedAway(ann.reaches(code))).toEqual([404, 'there is no such address']);
  });

  test('to a table that is not to be watched: nobody, strangers, and whoever forges a cookie', async () => {
    const server = await served();
    const { ann, code } = await annAndBob(server, [], { watchable: false });
    const no = [403, 'this table is not to be watched'];
    const eve = await server.newGuest('Eve');
    expect(await turnedAway(eve.reaches(code))).toEqual(no);
    const [, annId = '', annSign = ''] = /^gilt=([\w-]+)\.([\w-]+)$/.exec(ann.cookie)!;
    const [, eveId = '', eveSign = ''] = /^gilt=([\w-]+)\.([\w-]+)$/.exec(eve.cookie)!;
    const other = (letter: string) => (letter === 'A' ? 'B' : 'A');
    const forgeries = [
      '',
      'gilt=',
      'gilt=.',
      `gilt=${annId}`,
      `gilt=${annId}.`,
      `gilt=${annId}.${eveSign}`,
      `gilt=${eveId}.${annSign}`,
      `gilt=${annId}.${other(annSign[0]!)}${annSign.slice(1)}`,
      `gilt=${annId}.${annSign}.x`,
      `gilt=${annId}.${annSign}=`,
      `gilt=${annId}.${annSign.slice(0, -1)}`,
      `gilt=${annId.toLowerCase()}.${annSign}`,
      `other=${annId}.${annSign}`,
      `gilt=%ZZ.${annSign}`,
    ];
    for (const cookie of forgeries) {
      eve.cookie = cookie;
      expect([cookie, ...(await turnedAway(eve.reaches(code)))]).toEqual([cookie, ...no]);
      expect((await eve.ask('GET', `tables/${code}/record`)).status).toBe(403);
    }
  });

  test('whoever is sent away from such a table is shown out at once', async () => {
    const server = await served();
    const [ann, bob] = [await server.newGuest('Ann'), await server.newGuest('Bob')];
    const code = await ann.opens({ game: 'goofspiel', seats: ['me', 'open'], watchable: false });
    await bob.must('POST', `tables/${code}/join`);
    const b = await bob.at(code);
    await ann.must('POST', `tables/${code}/kick`, { seat: 1 });
    await b.until(({ ended }) => ended !== null);
    expect(b.ended).toEqual({ code: 1008, why: 'this table is not to be watched' });
    expect(await turnedAway(bob.reaches(code))).toEqual([403, 'this table is not to be watched']);
  });

  test('whoever speaks another language than HTTP is hung up on, and the server is well', async () => {
    const server = await served();
    await meanwhile(server, async () => {
      for (const noise of [
        '\x16\x03\x01\x02\x00\x01',
        'GET / HTTP/9.9\r\n\r\n',
        'EHLO gilt\r\n',
        'x'.repeat(100_000),
      ]) {
        const socket = createConnection(server.running.port, '127.0.0.1');
        socket.on('error', () => {});
        socket.write(noise);
        socket.resume();
        await new Promise((closed) => socket.once('close', closed));
      }
    });
  });
});

test('no sentence tells a secret: not the cards, the seed, or who somebody is', async () => {
  const server = await served();
  const { ann, bob, code, a, b } = await annAndBob(server, ['thumb']);
  await b.choose('9');
  const { secret, seats } = server.running.hall.residents.get(code)!.table;
  const person = (seats[1] as { person: string }).person;
  for (const message of [
    answer,
    { ...answer, choice: 'x' },
    { ...answer, question: 9 },
    { type: 'askUndo', request, question },
  ])
    a.send({ ...message, request: 99 });
  await ann.ask('POST', `tables/${code}/kick`, { seat: 2 });
  const record = await ann.ask('GET', `tables/${code}/record`);
  const cid = await server.newGuest('Cid');
  const refused = [
    ...a.refusals,
    JSON.stringify(record.body),
    JSON.stringify((await cid.ask('POST', `tables/${code}/join`)).body),
    JSON.stringify((await cid.ask('POST', `tables/${code}/start`)).body),
    JSON.stringify((await bob.ask('POST', `tables/${code}/kick`, { seat: 0 })).body),
  ].join('\n');
  for (const hidden of [secret, person, ann.cookie.slice(5), bob.cookie.slice(5)])
    expect(refused).not.toContain(hidden);
  // Nor does anything else that a player is sent.
  const all = [...a.received, ...b.received].join('\n');
  for (const hidden of [secret, person, ann.cookie.slice(5)]) expect(all).not.toContain(hidden);
});
