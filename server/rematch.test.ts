import { expect, test } from 'vitest';
import { served } from './test/serving.ts';

test('a rematch can be of another game that as many can play, as published, with the same people', async () => {
  const server = await served();
  const [ada, ben] = [await server.newGuest('Ada'), await server.newGuest('Ben')];
  const seats = ['me', 'open', 'random'];
  const code = await ada.opens({ game: 'goofspiel', options: { cards: 2 }, seats, clock: 600, watchable: false });
  await ben.must('POST', `tables/${code}/join`, {});
  await ada.must('POST', `tables/${code}/start`, {});
  const [own, other] = [await ada.at(code), await ben.at(code)];
  await Promise.all([own.choose('1'), other.choose('2')]);
  await own.until(({ table }) => table.status === 'over');
  const refused = await ada.ask('POST', `tables/${code}/rematch`, { game: 'greedy-delvers' });
  expect(refused.body.error).toBe('Greedy Delvers is for 4 players, not 3');
  const again = (await ben.must('POST', `tables/${code}/rematch`, { game: 'greed' })).code;
  // Everybody is told, and whoever wants another one now finds this.
  await own.until(({ table }) => table.rematch === again);
  expect((await ada.must('POST', `tables/${code}/rematch`, {})).code).toBe(again);
  await ada.must('POST', `tables/${again}/join`, {});
  const { seats: there, ...terms } = await ada.must('GET', `tables/${again}/invitation`);
  expect(there.map((seat: { name: string }) => seat.name)).toEqual(['Ada', 'Ben', 'random']);
  expect(terms).toMatchObject({ game: 'greed', clock: 600, watchable: false, status: 'open' });
});
