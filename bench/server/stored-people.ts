import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { DATABASE } from '../../server/store/open.ts';
import { openPostgres } from '../../server/store/postgres.ts';
import { connectionTo, isPostgres, postgresModule } from '../../server/store/postgres-server.ts';
import { openSqlite } from '../../server/store/sqlite.ts';
import { sqliteModule } from '../../server/store/sqlite-module.ts';
import type { StoredPerson } from '../../server/store/store.ts';

/** Stores so many guests in one go, past the server, in a folder or a database of PostgreSQL: what it takes to welcome them is not what is measured. */
export async function storePeople(place: string, count: number): Promise<StoredPerson[]> {
  const people = Array.from({ length: count }, (_, i) => ({
    person: randomBytes(16).toString('base64url'),
    name: `Guest ${1000 + (i % 9000)}`,
    seen: Date.now(),
  }));
  await (isPostgres(place) ? inPostgres(place, people) : inSqlite(join(place, DATABASE), people));
  return people;
}

async function inSqlite(file: string, people: readonly StoredPerson[]): Promise<void> {
  await (await openSqlite(file)).close();
  const { DatabaseSync } = await sqliteModule();
  const database = new DatabaseSync(file);
  const add = database.prepare('INSERT INTO people (person, name, seen) VALUES (?, ?, ?)');
  database.exec('BEGIN');
  for (const { person, name, seen } of people) add.run(person, name, seen);
  database.exec('COMMIT');
  database.close();
}

async function inPostgres(url: string, people: readonly StoredPerson[]): Promise<void> {
  await (await openPostgres(url)).close();
  const module = await postgresModule();
  const client = new module.Client(connectionTo(url, module));
  await client.connect();
  const columns = [people.map(({ person }) => person), people.map(({ name }) => name), people.map(({ seen }) => seen)];
  await client.query(
    'INSERT INTO people (person, name, seen) SELECT * FROM unnest($1::text[], $2::text[], $3::bigint[])',
    columns,
  );
  await client.end();
}
