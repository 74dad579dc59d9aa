import { gameNamed } from '@gilt/engine/game';
import { pick, randomFrom } from '@gilt/engine/random';
import { games } from '@gilt/games/all';
import { expect, test } from 'vitest';
import { type Connection, connect } from '../test/connection.ts';
import { served } from '../test/serving.ts';

/** So many questions are answered at each game. */
const QUESTIONS = 6;

const isHere = (text: string): boolean => text.startsWith('{"type":"here"');
const told = ({ received }: Connection): string[] => received.filter((text) => !isHere(text));

test.each(['dungeon-busters', 'greedquest', 'greedy-delvers', 'greed', 'shadowgate'])(
  '%s: a screen is sent what a spectator is sent, byte for byte, in the browser of whoever sits there, as it happens and afresh',
  async (id) => {
    const game = gameNamed(id, games);
    const random = randomFrom(7);
    const server = await served();
    const ada = await server.newGuest('Ada');
    const seats = ['me', ...Array<string>(Math.max(3, game.seats.least) - 1).fill('random')];
    const code = await ada.opens({ game: id, seats, start: true });
    const { pass } = await ada.must('POST', `tables/${code}/screen`, {});
    const at = `${server.address.replace(/^http/, 'ws')}/api/tables/${code}/socket`;
    const open = async (address: string, cookie: string): Promise<Connection> => {
      const wire = connect(address, cookie ? { cookie } : {});
      wire.send({ type: 'hello', seen: null });
      return wire.until(({ welcomed }) => welcomed);
    };
    const own = await ada.at(code);
    const spectator = await open(at, '');
    const screens = [await open(`${at}?screen=${pass ?? ''}`, ada.cookie), await open(`${at}?screen=`, ada.cookie)];
    for (let i = 0; i < QUESTIONS; i++) {
      await own.until(({ now, table }) => table.status !== 'playing' || (now?.asked != null && now.chosen === null));
      const asked = own.now?.asked;
      if (!asked || own.table.status !== 'playing') break;
      await own.choose(pick(random, asked.names));
    }
    const last = (): number => server.running.hall.residents.get(code)!.told;
    for (const wire of [spectator, ...screens]) await wire.until((each) => each.last() >= last());
    const afresh = [await open(at, ''), await open(`${at}?screen=`, ada.cookie)] as const;
    expect(told(spectator).length).toBeGreaterThan(1);
    for (const screen of screens) expect(told(screen)).toEqual(told(spectator));
    expect(told(afresh[1])).toEqual(told(afresh[0]));
    // The host's own page is told more.
    expect(told(own)).not.toEqual(told(spectator));
  },
);
