import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Refusal } from '@gilt/engine/fault';
import type { Logger } from 'pino';
import { type Bell, hangBell } from './bell.ts';
import { diskTrouble, lockFolder } from './disk.ts';
import { openPostgres, SET_ASIDE } from './postgres.ts';
import {
  clientOf,
  connectionTo,
  isPostgres,
  lockDatabase,
  postgresModule,
  postgresTrouble,
} from './postgres-server.ts';
import { STEPS } from './schema.ts';
import { openSqlite } from './sqlite.ts';
import { sqliteModule } from './sqlite-module.ts';
import type { Aside, Store } from './store.ts';

/** The file in the data folder in which everything is kept, if nobody says otherwise. */
export const DATABASE = 'gilt.db';

/** What a node says when it goes. */
export const FAREWELL = ['bye'] as const;

/** A store for a server. */
export interface Opened {
  readonly store: Store;
  /** By which it hears of other nodes on the same database; null: there are none. */
  readonly bell: Bell | null;
  /** The file of the database, or its address. */
  readonly place: string;
  /** What the store complains of, as one sentence; null if it is something else. */
  trouble(error: unknown): Refusal | null;
  close(): Promise<void>;
}

/** The store of a server: the database in its folder, or the PostgreSQL database of that address. The folder is taken in either case, by one server: the operator speaks to it there. */
export async function openStore(
  folder: string,
  address: string | null,
  log: Logger,
  checkpointer: URL | null,
): Promise<Opened> {
  const unlock = await lockFolder(folder);
  try {
    if (address === null) {
      const place = join(folder, DATABASE);
      const store = await openSqlite(place, STEPS, checkpointer);
      const trouble = (error: unknown): Refusal | null => diskTrouble(place, error);
      return { store, bell: null, place, trouble, close: async () => closed(store, unlock) };
    }
    const store = await openPostgres(address);
    const onTrouble = (error: Error): void => log.error({ why: error.message }, 'the database is not locked');
    const release = await lockDatabase(address, 'serving', onTrouble).catch(async (error: unknown) => {
      await store.close();
      throw error;
    });
    const bell = await hangBell(address, randomUUID()).catch(async (error: unknown) => {
      await release();
      await store.close();
      throw postgresTrouble(address, error) ?? error;
    });
    return {
      store,
      bell,
      place: address,
      trouble: (error) => postgresTrouble(address, error),
      close: async () => {
        await bell.close(FAREWELL);
        await release();
        await closed(store, unlock);
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function closed(store: Store, unlock: () => void): Promise<void> {
  await store.close();
  unlock();
}

/** Sets a table aside, from outside of a server that stands still. */
export async function setAsideAt(place: string, { code, why, at }: Aside): Promise<void> {
  if (isPostgres(place)) {
    const module = await postgresModule();
    const client = new (clientOf(module))(connectionTo(place, module));
    await client.connect();
    await client.query(SET_ASIDE[1], [code, why, at]);
    await client.end();
  } else {
    const { DatabaseSync } = await sqliteModule();
    const database = new DatabaseSync(place);
    database.prepare('INSERT OR REPLACE INTO asides (code, why, at) VALUES (?, ?, ?)').run(code, why, at);
    database.close();
  }
}
