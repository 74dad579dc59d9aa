import { setTimeout as pause } from 'node:timers/promises';
import { Refusal } from '@gilt/engine/fault';
import type { Code } from '@gilt/protocol/words';
import type { Surroundings } from '@gilt/table/driver';
import type { Table } from '@gilt/table/table';
import { lookedAt } from './aside.ts';
import type { Whose } from './fair-queue.ts';
import type { Hall } from './hall.ts';
import type { Client } from './post.ts';
import { HOUSE } from './turns.ts';

/** What a table finds at this server besides somebody who writes down what happens: bots in threads, the time, and alarms that outlive its stay in memory. */
export const attendance = (hall: Hall, table: Table, clients: readonly Client[]): Omit<Surroundings, 'write'> => ({
  now: () => hall.surroundings.now(),
  chance: () => chanceOf(hall.surroundings.bytes(2)),
  pace: () => hall.pace,
  wait: (milliseconds, signal) => pause(milliseconds, undefined, { signal, ref: false }).catch(() => {}),
  think: ({ bot }, task, signal) => hall.thinker.think(bot, task, signal, whoseTable(table, clients)),
  keeps: (needed) => hall.company.keeps(table.code, needed, table.status === 'playing'),
  alarm: (milliseconds) => setAlarm(hall, table.code, milliseconds),
  look: (look) => lookedAt(hall, table.code, look),
  botFailed(error, { bot }, { game, question: { where } }) {
    hall.log.error({ error, bot, game, where }, 'a bot failed');
    hall.onBotFault?.();
  },
  thoughtLost(error) {
    // The table may have been read again meanwhile.
    if (error instanceof Refusal) return;
    hall.log.error({ error, code: table.code }, "a bot's answer came to nothing");
  },
});

const chanceOf = ([high, low]: Uint8Array): number => (high! * 256 + low!) / 65_535;

/** For whom the bots of a table think: its host, or whoever is there. */
export const whoseTable = (table: Table, clients: readonly Client[]): Whose => ({
  address: (clients.find(({ person }) => person === table.host) ?? clients[0])?.address ?? HOUSE,
  person: table.host,
  table: table.code,
  isAwaited: () => clients.length > 0,
});

/** Has the table looked at when its time comes, also if it has left memory by then. */
function setAlarm(hall: Hall, code: Code, milliseconds: number | null): void {
  const { alarms } = hall;
  if (milliseconds === null && !alarms.has(code)) return;
  clearTimeout(alarms.get(code));
  alarms.delete(code);
  if (milliseconds !== null) alarms.set(code, setTimeout(() => hall.ring(code), milliseconds).unref());
}
