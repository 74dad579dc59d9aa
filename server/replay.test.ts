import { randomFrom } from '@gilt/engine/random';
import { readRecord } from '@gilt/engine/record';
import { reelOf } from '@gilt/engine/reel';
import { games } from '@gilt/games/all';
import { replaySight } from '@gilt/protocol/replay';
import { expect, test } from 'vitest';
import { play } from './test/player.ts';
import { served } from './test/serving.ts';
import { annAndBob } from './test/tables.ts';

const SHORT = { options: { cards: 5 }, watchable: false };

/** What was shown last to somebody; undefined if nothing ever was. */
const shown = (received: readonly string[]): { at: string; eyes: string } | null | undefined =>
  received.map((text) => JSON.parse(text)).findLast(({ type }) => type === 'led')?.to;

test('as long as a game is played nothing of it can be had to watch it again', async () => {
  const server = await served();
  const { ann, bob, code, a } = await annAndBob(server, [], SHORT);
  const eve = await server.newGuest('Eve');
  for (const who of [ann, bob])
    expect(await who.ask('GET', `tables/${code}/replay`)).toMatchObject({
      status: 409,
      body: { error: 'the record can be had after the game' },
    });
  await a.choose(a.now!.asked!.names[2]!);
  expect((await bob.ask('GET', `tables/${code}/replay`)).status).toBe(409);
  expect((await eve.ask('GET', `tables/${code}/replay`)).status).toBe(403);
});

test('after it those who sat there can watch it, with what was said and promised where it was said; others only where the table may be watched', async () => {
  const server = await served();
  const { ann, bob, code, a, b } = await annAndBob(server, [], SHORT);
  const both = (questions?: number) =>
    Promise.all([play(a, randomFrom(1), questions), play(b, randomFrom(2), questions)]);
  await both(2);
  await a.wish({ type: 'say', text: 'Now I have you.' });
  await both();
  await b.wish({ type: 'say', text: 'Again?' });
  const { table, record, asides } = replaySight.parse(await bob.must('GET', `tables/${code}/replay`));
  expect(table).toMatchObject({ code, status: 'over', you: 1 });
  expect(table.seats.map((seat) => seat.kind === 'person' && seat.name)).toEqual(['Ann', 'Bob']);
  const { game, setup, record: read } = readRecord(record, games);
  const { frames } = reelOf(game, setup, read);
  const said = asides.filter(({ what }) => what.type === 'said');
  expect(said.map(({ after, what }) => [after, what])).toEqual([
    [2, { type: 'said', seat: 0, name: 'Ann', text: 'Now I have you.' }],
    [frames.length - 1, { type: 'said', seat: 1, name: 'Bob', text: 'Again?' }],
  ]);
  expect(JSON.stringify(asides)).not.toMatch(/choice|person|secret/);
  const eve = await server.newGuest('Eve');
  expect((await eve.ask('GET', `tables/${code}/replay`)).status).toBe(403);
  expect((await ann.ask('GET', 'tables/AAAAAAAA/replay')).status).toBe(404);
});

test('the host shows a game that is over to whoever is there, and nobody else can; who has gone shows nothing any more', async () => {
  const server = await served();
  const { ann, code, a, b } = await annAndBob(server, [], SHORT);
  const to = { at: '3.1', eyes: '2' };
  await expect(a.wish({ type: 'lead', to })).rejects.toThrow('a game can be shown once it is over');
  await Promise.all([play(a, randomFrom(1)), play(b, randomFrom(2))]);
  await expect(b.wish({ type: 'lead', to })).rejects.toThrow('only the host can do that');
  a.send({ type: 'lead', to, request: 900 });
  await b.until(({ received }) => shown(received)?.at === '3.1');
  const again = await ann.at(code);
  await again.until(({ received }) => shown(received)?.eyes === '2');
  a.socket.terminate();
  await b.until(({ received }) => shown(received) === null);
});
