import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '@gilt/engine/fault';
import { copyDatabase } from '@gilt/server/store/backup';
import { DATABASE } from '@gilt/server/store/open';
import type { Command } from 'commander';
import { print } from './output.ts';
import { DATA } from './settings.ts';

export const backupCommand = (program: Command): void => {
  program
    .command('backup')
    .description('copy the database into a new file, also while the server runs')
    .argument('<file>', 'the new file')
    .option('--data <dir>', 'the folder where everything is kept', DATA)
    .action(backup);
};

async function backup(file: string, { data }: { data: string }): Promise<void> {
  const database = join(data, DATABASE);
  if (!existsSync(database)) throw new Refusal(`there is no database ${database}`);
  const { tables } = await copyDatabase(database, file);
  print(
    `${database} is copied into ${file}, with ${tables} tables, and the copy can be read. To use it, put it in a folder of its own as ${DATABASE}.`,
  );
}
