import { optionsOf, waitingFor } from '@gilt/engine/answer';
import { openLine } from '@gilt/engine/flow';
import { pick, randomFrom } from '@gilt/engine/random';
import { games } from '@gilt/games/all';
import { choose } from '@gilt/table/choosing';
import type { Happening } from '@gilt/table/happening';
import { note } from '@gilt/table/log';
import { join, start } from '@gilt/table/seats';
import { nowSeen, storiesHeard, tableSeen, whatSeen } from '@gilt/table/sight';
import { opened, seatOf, type Table } from '@gilt/table/table';
import { expect, test } from 'vitest';
import { lettersFor, type News } from './letters.ts';
import type { Client } from './post.ts';

/** A game of Quests of Shadowgate is thousands long. */
const ENOUGH = 1000;

const nameOf = (person: string): string => `Dr ${person} “é”`;

/** The text in a frame. */
function textOf(letter: Buffer): string {
  const length = letter[1]!;
  return letter.toString('utf8', length < 126 ? 2 : length === 126 ? 4 : 10);
}

/** What somebody should be told of it, from what they may know, without a thought of who else is told what. */
function toldOf(table: Table, person: string | null, { happening, telling, at, said, ...news }: News): object {
  const seat = person === null ? null : seatOf(table, person);
  const now = news.now ? nowSeen(table, seat) : null;
  return {
    type: 'happened',
    n: table.n,
    at,
    what: whatSeen(happening, seat, nameOf, said),
    ...(telling.told.length > 0 ? storiesHeard(table, happening, telling)(seat) : {}),
    ...(news.table ? { table: tableSeen(table, seat, nameOf) } : {}),
    ...(now ? { now } : {}),
  };
}

test.each(games.map((game) => [game.name, game] as const))(
  '%s: what is put into words once for all is what each may know, as the game goes on',
  (_, game) => {
    const people = Array.from({ length: Math.min(4, game.seats.most) }, (_, seat) => `p${seat}`);
    const clients = [...people, null].map((person) => ({ person }) as Client);
    const terms = {
      players: people.length,
      options: {},
      clock: null,
      minutes: null,
      standIn: 'random',
      listed: false,
      watchable: true,
    };
    const created = {
      type: 'created',
      host: 'p0',
      game: game.id,
      terms,
      bots: people.map(() => null),
      secret: 'words',
    };
    const table = opened('WWWWWWWW', created as Parameters<typeof opened>[1], games);
    const random = randomFrom(20);
    let letters = 0;

    function happens(happening: Happening): void {
      const { status, question } = table;
      const { line, telling } = note(table, happening, 1_700_000_000_000);
      const sealed = happening.type === 'sealed';
      const news: News = {
        happening,
        telling,
        at: line.at,
        said: null,
        table: !sealed || status !== table.status,
        now: !sealed || question !== table.question,
      };
      const cause = { client: clients[0]!, request: 7 };
      for (const { client, letter } of lettersFor(table, clients, nameOf, news, cause)) {
        const expected = toldOf(table, client.person, news);
        const told = client === cause.client ? { re: 7, ...expected } : expected;
        expect(JSON.parse(textOf(letter))).toEqual(JSON.parse(JSON.stringify(told)));
        letters++;
      }
    }

    for (const person of people) happens(join(table, person, undefined, null));
    happens(start(table, 'p0'));
    while (table.status === 'playing' && letters < ENOUGH) {
      const { state } = table.sitting!;
      const { choices } = openLine(game, state)!.question;
      for (const seat of waitingFor(state)) {
        const choice = choices.name(pick(random, optionsOf(game, state, seat)));
        happens(choose(table, seat, table.question, choice));
      }
    }
    expect(letters).toBeGreaterThan(100);
  },
);
