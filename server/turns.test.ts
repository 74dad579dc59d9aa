import { expect, test } from 'vitest';
import { served } from './test/serving.ts';
import { annAndBob, sayings } from './test/tables.ts';
import { turns } from './turns.ts';

/** Comes when it is their turn, keeps the thread for so long, and says so. */
function visitors() {
  const { come } = turns();
  const order: string[] = [];
  const visit = async (address: string, milliseconds = 0): Promise<void> => {
    await come(address);
    order.push(address);
    for (const begun = performance.now(); performance.now() - begun < milliseconds; );
  };
  return { order, visit };
}

test('whoever has had least of the thread comes next, however many of another address came before', async () => {
  const { order, visit } = visitors();
  await visit('eve', 20);
  await visit('bob', 5);
  await Promise.all(['eve', 'eve', 'eve', 'bob', 'ann'].map((who) => visit(who)));
  expect(order.slice(2)).toEqual(['ann', 'bob', 'eve', 'eve', 'eve']);
});

test('between two turns everybody else is heard', async () => {
  const { order, visit } = visitors();
  const all = [visit('eve'), visit('eve')];
  setImmediate(() => order.push('a message'));
  await Promise.all(all);
  expect(order).toEqual(['eve', 'a message', 'eve']);
});

test('what the server has to work for comes in turns, also for the operator; whether it is alive is said at once', async () => {
  const server = await served();
  const { turns } = server.running.hall;
  turns.come = () => new Promise(() => {});
  const asked = (path: string): Promise<number | 'waits'> =>
    Promise.race([
      fetch(server.address + path).then(({ status }) => status),
      new Promise<'waits'>((now) => setTimeout(now, 50, 'waits')),
    ]);
  for (const path of ['/api/me', '/readyz', '/metrics']) expect(await asked(path)).toBe('waits');
  expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
});

test('an answer that the game waits for needs no turn; whatever came before it is dealt with first', async () => {
  const server = await served();
  const { a, b } = await annAndBob(server);
  const { turns } = server.running.hall;
  const { come } = turns;
  let go = (): void => {};
  turns.come = () =>
    new Promise((now) => {
      go = now;
    });
  const [mine] = a.now!.asked!.names as [string];
  await a.choose(mine);
  b.send({ type: 'say', request: 100, text: 'before' });
  const theirs = b.choose(b.now!.asked!.names[0]!);
  await expect(Promise.race([theirs, new Promise((now) => setTimeout(now, 50, 'waits'))])).resolves.toBe('waits');
  turns.come = come;
  go();
  const { n } = await theirs;
  await a.until(() => a.last() >= n);
  expect(sayings(a)).toEqual(['before']);
});
