import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '@gilt/engine/fault';
import { lockFolder } from '@gilt/server/store/disk';
import { moveDatabase } from '@gilt/server/store/move';
import { DATABASE } from '@gilt/server/store/open';
import { nameOf } from '@gilt/server/store/postgres-server';
import { type Command, Option } from 'commander';
import { print } from './output.ts';
import { DATA, inEnvironment, postgresAddress } from './settings.ts';

export const moveCommand = (program: Command): void => {
  program
    .command('move')
    .description('copy the database of a folder into an empty PostgreSQL database, and check the copy')
    .option('--data <dir>', 'the folder where everything is kept', DATA)
    .addOption(
      new Option('--database <url>', 'where it is to be kept: postgres://gilt@localhost/gilt')
        .env(inEnvironment('database'))
        .argParser(postgresAddress)
        .makeOptionMandatory(),
    )
    .action(move);
};

async function move({ data, database }: { data: string; database: string }): Promise<void> {
  const file = join(data, DATABASE);
  if (!existsSync(file)) throw new Refusal(`there is no database ${file}`);
  const unlock = await lockFolder(data);
  const moved = await moveDatabase(file, database).finally(unlock);
  const counts = Object.entries(moved).map(([kind, rows]) => `${kind} ${rows}`);
  print(`${file} is copied into ${nameOf(database)}. Rows by table: ${counts.join(', ')}.`);
  print('All of them were read back from there, and the checksum of each table is the same as in the file.');
}
