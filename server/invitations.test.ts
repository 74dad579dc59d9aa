import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { GOOD_MANNERS } from './manners.ts';
import { type Reachable, reachOf } from './reach.ts';
import { served } from './test/serving.ts';

describe('the address that an invitation holds', () => {
  const HOME: Reachable = {
    told: null,
    host: '0.0.0.0',
    port: () => 8080,
    behindProxy: false,
    networks: async () => ['192.168.1.20', '10.0.0.3'],
  };
  const cameBy = (host: string, changed: Partial<Reachable> = {}, protocol: 'http' | 'https' = 'http') =>
    reachOf({ ...HOME, ...changed }, { protocol, headers: { host } });

  test.each(['localhost:8080', '127.0.0.1:8080', '[::1]:8080', 'gilt.localhost:8080'])(
    'is that of the network for whoever came by %s',
    async (host) => {
      expect(await cameBy(host)).toEqual({ address: 'http://192.168.1.20:8080', by: 'network' });
    },
  );

  test('is the one that somebody came by, if others have it too', async () => {
    expect(await cameBy('10.0.0.3:8080')).toEqual({ address: 'http://10.0.0.3:8080', by: 'came' });
    expect(await cameBy('gilt.example.org', {}, 'https')).toEqual({ address: 'https://gilt.example.org', by: 'came' });
  });

  test('is what the operator says, whatever it came by', async () => {
    const told = 'https://gilt.example.org';
    expect(await cameBy('localhost:8080', { told })).toEqual({ address: told, by: 'told' });
  });

  test('is only of this computer, if nobody else reaches it', async () => {
    const here = { address: 'http://localhost:8080', by: 'here' };
    expect(await cameBy('localhost:8080', { host: '127.0.0.1' })).toEqual(here);
    expect(await cameBy('localhost:8080', { networks: async () => [] })).toEqual(here);
  });

  test('has the port of the proxy, if there is one', async () => {
    expect((await cameBy('localhost:9000', { behindProxy: true })).address).toBe('http://192.168.1.20:9000');
    expect((await cameBy('localhost:9000')).address).toBe('http://192.168.1.20:8080');
  });

  test('a host that is none is not repeated', async () => {
    expect((await cameBy('a"><script>')).address).toBe('http://192.168.1.20:8080');
  });
});

describe('what a link shows of itself', () => {
  const PAGE = '<head><meta name="description" content="old" /><title>Gilt</title></head><body></body>';
  async function house(changed = {}) {
    const web = mkdtempSync(join(tmpdir(), 'gilt-pages-'));
    onTestFinished(() => rmSync(web, { recursive: true }));
    writeFileSync(join(web, 'index.html'), PAGE);
    const server = await served({ web, address: 'http://10.1.2.3', ...changed });
    const look = async (path: string): Promise<string> => (await fetch(`${server.address}${path}`)).text();
    return { server, look };
  }

  test('is game, people and free seats, with a picture, and no more of a table that is not to be watched', async () => {
    const { server, look } = await house();
    const ada = await server.newGuest('Ada <b>"$&"</b>');
    const code = await ada.opens({ game: 'goofspiel', seats: ['me', 'open'], clock: 90, watchable: false });
    for (const path of [`/t/${code}`, `/hand/${code}`]) {
      const html = await look(path);
      expect(html).toContain('<title>A seat for you: Goofspiel · Gilt</title>');
      expect(html).toContain(
        'Ada &lt;b&gt;&quot;$&amp;&quot;&lt;/b&gt;. One seat is free. 90 seconds for each choice.',
      );
      expect(html).toContain('<meta property="og:image" content="http://10.1.2.3/preview/goofspiel.jpg" />');
      expect(html).toContain(`<meta property="og:url" content="http://10.1.2.3/t/${code}" />`);
      expect(html).not.toContain('old');
    }
    await (await server.newGuest('Ben')).must('POST', `tables/${code}/join`, {});
    expect(await look(`/t/${code}`)).toContain('All seats are taken.');
  });

  test('is nothing of a table that there is not, nor for whoever tries many codes', async () => {
    const { server, look } = await house({ manners: GOOD_MANNERS });
    const code = await (await server.newGuest('Ada')).opens({ game: 'goofspiel', seats: ['me', 'open'] });
    expect(await look(`/t/${code.toLowerCase()}`)).toContain('A seat for you');
    expect(await look('/t/none')).toBe(PAGE);
    for (let i = 0; i < 21; i++) expect(await look('/t/ABCDEFGH')).toBe(PAGE);
    expect(await look(`/t/${code}`)).toBe(PAGE);
  });
});

describe('whoever has the code of a table', () => {
  test('is told who is there and what is played, before they sit down, also where nobody may watch', async () => {
    const server = await served();
    const ada = await server.newGuest('Ada');
    const code = await ada.opens({
      game: 'goofspiel',
      seats: ['me', 'random', 'open'],
      options: { cards: 5 },
      clock: 60,
      watchable: false,
    });
    const ben = await server.newGuest('Ben');
    const { options, ...rest } = await ben.must('GET', `tables/${code}/invitation`);
    expect(options).toMatchObject({ cards: 5 });
    expect(rest).toEqual({
      code,
      game: 'goofspiel',
      status: 'open',
      seats: [{ name: 'Ada', bot: false, host: true }, { name: 'random', bot: true, host: false }, null],
      clock: 60,
      minutes: null,
      ownCards: false,
      watchable: false,
      mine: false,
    });
    expect((await ada.must('GET', `tables/${code}/invitation`)).mine).toBe(true);
    expect((await ben.ask('GET', 'tables/ABCDEFGH/invitation')).body.error).toContain('no table');
  });

  test('five come at once to three seats: three sit, and two are told that there is no seat left', async () => {
    const server = await served();
    const ada = await server.newGuest('Ada');
    const code = await ada.opens({ game: 'dungeon-busters', seats: ['me', 'open', 'open', 'open'] });
    const five = await Promise.all([1, 2, 3, 4, 5].map((n) => server.newGuest(`Guest ${n}`)));
    const answers = await Promise.all(five.map((each) => each.ask('POST', `tables/${code}/join`, {})));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409, 409]);
    const { seats } = await ada.must('GET', `tables/${code}/invitation`);
    expect(new Set(seats.map((seat: { name: string }) => seat.name)).size).toBe(4);
  });
});
