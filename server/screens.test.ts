import { expect, test } from 'vitest';
import { connect } from './test/connection.ts';
import { type Served, served } from './test/serving.ts';

/** A screen, in whoever's browser. */
async function screen(server: Served, code: string, pass: string, cookie = '') {
  const address = `${server.address.replace(/^http/, 'ws')}/api/tables/${code}/socket?screen=${pass}`;
  const wire = connect(address, cookie ? { cookie } : {});
  wire.send({ type: 'hello', seen: null });
  await wire.until(({ welcomed, ended }) => welcomed || ended !== null).catch(() => undefined);
  return wire;
}
const OPEN = { game: 'goofspiel', options: { cards: 2 }, seats: ['me', 'open'] };

test('a screen is a spectator, also in the browser of somebody who sits there', async () => {
  const server = await served();
  const ada = await server.newGuest('Ada');
  const code = await ada.opens({ ...OPEN, seats: ['me', 'random'], start: true });
  const [own, tv] = [await ada.at(code), await screen(server, code, '', ada.cookie)];
  expect(own.table!.you).toBe(0);
  expect(tv.table).toMatchObject({ you: null, youHost: false });
  expect(tv.now!.asked).toBeNull();
  tv.send({ type: 'answer', request: 1, question: 1, choice: '1' });
  await tv.until(({ refusals }) => refusals.length > 0);
});

test('where not everybody may watch it needs the word of somebody who sits there, and leaves with them', async () => {
  const server = await served();
  const [ada, ben] = [await server.newGuest('Ada'), await server.newGuest('Ben')];
  const code = await ada.opens({ ...OPEN, watchable: false });
  expect((await ben.ask('POST', `tables/${code}/screen`, {})).status).toBe(409);
  await ben.must('POST', `tables/${code}/join`, {});
  const { pass } = await ben.must('POST', `tables/${code}/screen`, {});
  expect((await screen(server, code, '')).welcomed).toBe(false);
  expect((await screen(server, code, 'ABCDEFGH')).welcomed).toBe(false);
  const tv = await screen(server, code, pass);
  expect(tv.table!.you).toBeNull();
  await ben.must('POST', `tables/${code}/leave`, {});
  await tv.until(({ ended }) => ended !== null).catch(() => undefined);
  expect(tv.ended).not.toBeNull();
  expect((await screen(server, code, pass)).welcomed).toBe(false);
});

test('it follows to the rematch, and to no other table', async () => {
  const server = await served();
  const ada = await server.newGuest('Ada');
  const code = await ada.opens({ ...OPEN, seats: ['me', 'random'], watchable: false, start: true });
  const { pass } = await ada.must('POST', `tables/${code}/screen`, {});
  const other = await ada.opens({ ...OPEN, watchable: false });
  expect((await screen(server, other, pass)).welcomed).toBe(false);
  expect((await ada.ask('POST', `tables/${code}/screen`, { pass })).body.error).toBe('there is no rematch yet');
  const own = await ada.at(code);
  await own.choose('1');
  await own.until(({ table }) => table!.status === 'over');
  const again = (await ada.must('POST', `tables/${code}/rematch`, {})).code;
  const nobody = await server.newGuest();
  const next = await nobody.must('POST', `tables/${code}/screen`, { pass });
  expect(next.code).toBe(again);
  expect((await screen(server, next.code, next.pass)).table!.code).toBe(again);
});
