import { gameNamed } from '@gilt/engine/game';
import { pick, randomFrom } from '@gilt/engine/random';
import { games } from '@gilt/games/all';
import { expect, test, vi } from 'vitest';
import { clock, DAY } from '../test/clock.ts';
import { postOffice } from '../test/post-office.ts';
import { served } from '../test/serving.ts';

/** So many questions are answered at each game. */
const QUESTIONS = 4;

test.each(['dungeon-busters', 'greedquest', 'greedy-delvers', 'greed', 'shadowgate'])(
  '%s: however it was dealt and played, a message says that it is your turn, and its envelope is as heavy',
  async (id) => {
    const game = gameNamed(id, games);
    const told: { text: string; bytes: string | undefined; topic: boolean }[] = [];
    for (const seed of [1, 2]) {
      const random = randomFrom(seed);
      const time = clock();
      const [office, server] = [
        await postOffice(),
        await served({ surroundings: time, post: { loopback: true, after: 20_000 } }),
      ];
      const ada = await server.newGuest('Ada');
      const box = office.mailbox();
      await ada.must('POST', 'me/push', box.said);
      const seats = ['me', ...Array<string>(Math.max(3, game.seats.least) - 1).fill('random')];
      const code = await ada.opens({ game: id, seats, start: true, clock: (30 * DAY) / 1000 });
      for (let i = 0; i < QUESTIONS; i++) {
        const own = await ada.at(code);
        await own.until(({ now, table }) => table.status !== 'playing' || (now?.asked != null && now.chosen === null));
        const asked = own.now?.asked;
        if (!asked) break;
        await own.choose(pick(random, asked.names));
        await own.until(({ now, table }) => table.status !== 'playing' || (now?.asked?.number ?? 0) > asked.number);
        own.close();
        await vi.waitFor(() => expect(server.running.hall.residents.get(code)!.clients).toEqual([]));
        // Whoever has seen that it is their turn is told only after ten minutes.
        time.pass(600_000);
        while ((await server.running.postman.round()) > 0);
      }
      for (const { text, headers } of box.messages)
        told.push({
          text: text.replaceAll(code, 'CODE'),
          bytes: headers['content-length'],
          topic: headers.topic === code,
        });
    }
    expect(told.length).toBeGreaterThan(QUESTIONS);
    const { name } = game;
    const [first] = told;
    expect(first!.text).toBe(JSON.stringify({ what: 'turn', game: name, code: 'CODE' }));
    for (const each of told) expect(each).toEqual(first);
  },
);
