/**
 * The schema, step by step: a database at step n has had the first n of these. A step that has been released is never changed;
 * what comes later is a further step.
 */
export const STEPS: readonly string[] = [
  `CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL);

   CREATE TABLE people (person TEXT PRIMARY KEY, name TEXT NOT NULL, seen BIGINT NOT NULL);
   CREATE TABLE links (hash TEXT PRIMARY KEY, person TEXT NOT NULL, expires BIGINT NOT NULL);

   CREATE TABLE tables (
     code TEXT PRIMARY KEY,
     game TEXT NOT NULL,
     status TEXT NOT NULL,
     listed INTEGER NOT NULL,
     seats TEXT NOT NULL,
     clock INTEGER,
     restless INTEGER NOT NULL,
     touched BIGINT NOT NULL
   );
   CREATE INDEX tables_by_status ON tables (status, touched);

   CREATE TABLE sits (person TEXT NOT NULL, code TEXT NOT NULL, PRIMARY KEY (person, code));
   CREATE INDEX sits_by_code ON sits (code);

   CREATE TABLE log (
     code TEXT NOT NULL,
     n INTEGER NOT NULL,
     at BIGINT NOT NULL,
     happening TEXT NOT NULL,
     told TEXT,
     PRIMARY KEY (code, n)
   );
   CREATE TABLE sayings (
     code TEXT NOT NULL,
     n INTEGER NOT NULL,
     person TEXT NOT NULL,
     text TEXT NOT NULL,
     PRIMARY KEY (code, n)
   );
   CREATE INDEX sayings_by_person ON sayings (person);

   CREATE TABLE snapshots (code TEXT PRIMARY KEY, n INTEGER NOT NULL, stamp TEXT NOT NULL, data TEXT NOT NULL);`,

  `CREATE TABLE asides (code TEXT PRIMARY KEY, why TEXT NOT NULL, at BIGINT NOT NULL);`,

  `CREATE TABLE volumes (code TEXT PRIMARY KEY, n INTEGER NOT NULL, data BLOB NOT NULL);
   ALTER TABLE people ADD COLUMN mark TEXT;`,

  // Of whom nothing is to be told any more has no time.
  `CREATE TABLE mailboxes (endpoint TEXT PRIMARY KEY, person TEXT NOT NULL, p256dh TEXT NOT NULL, auth TEXT NOT NULL, since BIGINT NOT NULL);
   CREATE INDEX mailboxes_by_person ON mailboxes (person);
   CREATE TABLE notices (
     person TEXT NOT NULL,
     code TEXT NOT NULL,
     what TEXT NOT NULL,
     question INTEGER NOT NULL,
     due BIGINT,
     tries INTEGER NOT NULL,
     PRIMARY KEY (person, code)
   );
   CREATE INDEX notices_by_due ON notices (due) WHERE due IS NOT NULL;
   CREATE INDEX notices_by_code ON notices (code);`,
];
