import { type Postgres, startPostgres } from '../../scripts/postgres.ts';
import { postgresModule } from '../store/postgres-server.ts';
import { type Guest, guest } from './guest.ts';
import { type Served, served } from './serving.ts';

/** A PostgreSQL for the tests of one file; in words why there is none, if there is none. */
export async function databases() {
  const server = await startPostgres({ settings: { fsync: 'off', full_page_writes: 'off' } });
  const none = 'reason' in server ? server.reason : null;
  const postgres = server as Postgres;
  async function query(url: string, text: string): Promise<unknown[]> {
    const { Client } = await postgresModule();
    const client = new Client(url);
    await client.connect();
    try {
      return (await client.query(text)).rows;
    } finally {
      await client.end();
    }
  }
  return {
    none,
    postgres,
    query,
    /** Another database, empty. */
    async fresh(name: string): Promise<string> {
      await query(postgres.url, `CREATE DATABASE ${name}`);
      return postgres.url.replace(/postgres$/, name);
    },
    stop: async () => (none === null ? postgres.stop() : undefined),
  };
}

/** Several servers on one database, in this process. */
export interface Nodes {
  readonly all: readonly Served[];
  /** Somebody who has not been here before, and always asks that node. */
  guest(node: number, name: string): Promise<Guest>;
  /** The same person, asking another node. */
  as(person: Guest, node: number): Guest;
}

export async function nodes(url: string, count: number, wanted: Parameters<typeof served>[0] = {}): Promise<Nodes> {
  const all: Served[] = [];
  for (let i = 0; i < count; i++) all.push(await served({ ...wanted, database: url }));
  return {
    all,
    guest: (node, name) => all[node]!.newGuest(name),
    as(person, node) {
      const same = guest(() => all[node]!.address);
      same.cookie = person.cookie;
      return same;
    },
  };
}
