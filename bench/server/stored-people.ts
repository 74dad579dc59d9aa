import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { DATABASE } from '../../server/store/open.ts';
import { openSqlite } from '../../server/store/sqlite.ts';
import { sqliteModule } from '../../server/store/sqlite-module.ts';
import type { StoredPerson } from '../../server/store/store.ts';

/** Stores so many guests in one go, past the server: what it takes to welcome them is not what is measured. */
export async function storePeople(folder: string, count: number): Promise<StoredPerson[]> {
  const file = join(folder, DATABASE);
  await (await openSqlite(file)).close();
  const { DatabaseSync } = await sqliteModule();
  const database = new DatabaseSync(file);
  const add = database.prepare('INSERT INTO people (person, name, seen) VALUES (?, ?, ?)');
  const people = Array.from({ length: count }, (_, i) => ({
    person: randomBytes(16).toString('base64url'),
    name: `Guest ${1000 + (i % 9000)}`,
    seen: Date.now(),
  }));
  database.exec('BEGIN');
  for (const { person, name, seen } of people) add.run(person, name, seen);
  database.exec('COMMIT');
  database.close();
  return people;
}
