import type { NewTable } from '@gilt/protocol/lobby';
import { expect, test, vi } from 'vitest';
import { api } from './api.ts';

test('somebody new is asked who they are once, before anything else is done: or one would become two', async () => {
  const asked: string[] = [];
  let answer: (response: Response) => void = () => undefined;
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    if (address !== '/api/me') return Promise.resolve(Response.json({ code: 'ABCD2345' }));
    return new Promise<Response>((resolve) => {
      answer = resolve;
    });
  });
  const everything = Promise.all([api.newTable({} as NewTable), api.me(), api.newTable({} as NewTable)]);
  await Promise.resolve();
  expect(asked).toEqual(['/api/me']);
  answer(Response.json({ name: 'Ada' }));
  const [code, { name }] = await everything;
  expect([code, name]).toEqual(['ABCD2345', 'Ada']);
  expect(asked).toEqual(['/api/me', '/api/tables', '/api/tables']);
  vi.unstubAllGlobals();
});
