import { dirname, join } from 'node:path';
import { randomFrom } from '@gilt/engine/random';
import { readRecord } from '@gilt/engine/record';
import { replay } from '@gilt/engine/replay';
import { games } from '@gilt/games/all';
import { goofspiel } from '@gilt/games/goofspiel/game';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { logOptions } from './logging.ts';
import { DATABASE } from './store/open.ts';
import { doctored } from './test/doctored.ts';
import { guest } from './test/guest.ts';
import { play } from './test/player.ts';
import { gilt, start } from './test/program.ts';
import { breakDisk } from './test/sabotage.ts';
import { served, temporaryFolder } from './test/serving.ts';
import { annAndBob } from './test/tables.ts';
import { inline } from './thinker.ts';

test('/healthz says whether the server is well, /metrics what it counts', async () => {
  const server = await served();
  const health = async () => {
    const response = await fetch(`${server.address}/healthz`);
    return [response.status, await response.json()];
  };
  expect(await health()).toEqual([200, { status: 'ok' }]);
  const { a, b } = await annAndBob(server);
  await Promise.all([a.choose('1'), b.choose('2')]);
  await a.choose('nonsense').catch(() => {});
  const text = await (await fetch(`${server.address}/metrics`)).text();
  const value = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  expect(value('gilt_tables')).toBe(1);
  expect(value('gilt_connections')).toBe(2);
  expect(value('gilt_wishes_total{type="answer"}')).toBe(3);
  expect(value('gilt_refusals_total')).toBe(1);
  expect(value('gilt_lines_total')).toBeGreaterThanOrEqual(5);
  expect(value('gilt_bots_waiting')).toBe(0);
  // Nothing that Node finds by looking at each connection.
  expect(text).not.toMatch(/open_fds|active_handles|active_resources/);
  server.running.hall.closing = true;
  expect(await health()).toEqual([503, { status: 'stopping' }]);
});

test('asked to stop, the program says goodbye, keeps everything and ends with 0', async () => {
  const data = temporaryFolder();
  let program = await start(data);
  const who = guest(() => program.address);
  await who.must('PUT', 'me', { name: 'Ann' });
  const code = await who.opens({ game: 'dungeon-busters', seats: ['me', 'thumb', 'thumb'], start: true });
  const a = await who.at(code);
  await play(a, randomFrom(1), 2);
  const stopping = program.stop('SIGTERM');
  await a.until(({ ended }) => ended !== null);
  expect(a.ended).toEqual({ code: 1012, why: 'the server restarts; please connect again' });
  expect(await stopping).toBe(0);
  expect(program.log()).toBe('');
  program = await start(data);
  const again = await who.at(code);
  expect(again.story.slice(0, a.story.length)).toEqual(a.story);
  await play(again, randomFrom(1));
  const text = JSON.stringify(await who.must('GET', `tables/${code}/record`));
  const { record, game, setup } = readRecord(text, games);
  replay(game, setup, record);
  expect(await program.stop('SIGINT')).toBe(0);
});

test('gilt backup copies the database of a running program, and the copy can be started', async () => {
  const data = temporaryFolder();
  let program = await start(data);
  const who = guest(() => program.address);
  await who.must('PUT', 'me', { name: 'Ann' });
  const code = await who.opens({ game: 'goofspiel', seats: ['me', 'random'], start: true });
  const a = await who.at(code);
  await play(a, randomFrom(1), 3);
  const copy = join(temporaryFolder(), DATABASE);
  expect(await gilt('backup', copy, '--data', data)).toMatchObject({ status: 0 });
  expect(await gilt('backup', copy, '--data', data)).toMatchObject({
    status: 2,
    stderr: expect.stringContaining(`${copy} exists already`),
  });
  expect(await gilt('backup', `${copy}2`, '--data', join(data, 'nowhere'))).toMatchObject({ status: 2 });
  const told = a.story.length;
  await play(a, randomFrom(1), 2);
  await program.stop('SIGTERM');
  program = await start(dirname(copy));
  const again = await who.at(code);
  expect(again.story.slice(0, told)).toEqual(a.story.slice(0, told));
  await play(again, randomFrom(2));
  expect(again.table.status).toBe('over');
  await program.stop('SIGTERM');
});

test('logs say what went wrong, and nothing of cookies, tokens, secrets, sealed choices or words', async () => {
  const lines: string[] = [];
  const log = pino({ ...logOptions, level: 'trace' }, { write: (line: string) => void lines.push(line) });
  const broken = doctored(goofspiel, 1, 'auction.takePrize', (usual) => (game, locals, answers, tell) => {
    if (breaking) throw new TypeError('a mistake in the rules');
    return usual(game, locals, answers, tell);
  });
  let breaking = false;
  const thinker = {
    ...inline,
    think: () => Promise.reject(new Error('the bot is unwell')),
  };
  const server = await served({ log, thinker, games: [...games.filter(({ id }) => id !== 'goofspiel'), broken] });
  const { ann, bob, code, a, b } = await annAndBob(server, ['random']);
  const { token } = await ann.must('POST', 'me/link');
  await ann.ask('POST', 'link', { token: token.slice(1) });
  await a.wish({ type: 'say', text: 'quite confidential' });
  await a.choose('11');
  a.send('{"type":"say","text":"half a confidential');
  a.send({ type: 'answer', request: 1, question: 1, choice: 'confidential choice' });
  await ann.ask('PUT', 'me', { name: 'confidential\u0000' });
  await fetch(`${server.address}/api/me`, {
    method: 'PUT',
    body: '{"confidential',
    headers: { 'content-type': 'application/json' },
  });
  const disk = await breakDisk(server.data);
  await b.choose('12').catch(() => {});
  await ann.ask('POST', 'tables', { game: 'goofspiel', seats: ['me', 'open'], number: 'c0f1de' });
  disk.mend();
  const again = [await ann.at(code), await bob.at(code)] as const;
  breaking = true;
  await again[1].choose('12').catch(() => {});
  await again[0].until(({ ended }) => ended !== null);
  const fact = await server.running.hall.store.lines(code, 0);
  const created = fact[0]!.happening as { secret: string };
  await server.stop();

  const all = lines.join('');
  for (const said of ['the bot is unwell', 'database or disk is full', 'a mistake in the rules'])
    expect(all).toContain(said);
  const cookies = [ann, bob].flatMap(({ cookie }) => cookie.slice(5).split('.'));
  for (const hidden of [
    ...cookies,
    token,
    token.slice(1),
    created.secret,
    'confidential',
    'c0f1de',
    '"11"',
    '"12"',
    'Ann',
    'Bob',
  ])
    expect(all).not.toContain(hidden);
});
