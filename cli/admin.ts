import { request } from 'node:http';
import { Refusal } from '@gilt/engine/fault';
import { adminSocket } from '@gilt/server/admin';
import { type Command, Option } from 'commander';
import { print } from './output.ts';
import { DATA, inEnvironment } from './settings.ts';

/** What can be done, and of whom or what it is said. */
const DEEDS: readonly (readonly [what: string, whom: string | null, says: string])[] = [
  ['list', null, 'all tables, the last played first'],
  ['show', 'code', 'one table: who sits there, how long its log is, why it was set aside'],
  ['close', 'code', 'closes a table; it can still be read'],
  ['delete', 'code', 'deletes a table with all that belongs to it'],
  ['aside', null, 'tables that were set aside, and why'],
  ['retry', 'code', 'has a table that was set aside tried again'],
  ['ban', 'person', 'keeps somebody out'],
  ['mute', 'person', 'keeps somebody from talking'],
  ['pardon', 'person', 'takes that back'],
  ['forget', 'person', 'deletes somebody, with name and words; the games stay'],
];

export const adminCommand = (program: Command): void => {
  const admin = program.command('admin').description('look after a server that runs: tables and people');
  for (const [what, whom, says] of DEEDS) {
    const command = admin.command(what).description(says);
    // Who somebody is may begin with a dash.
    if (whom !== null) command.argument(`<${whom}>`).allowUnknownOption().allowExcessArguments(false);
    command.addOption(new Option('--data <dir>', 'the folder of the server').env(inEnvironment('data')).default(DATA));
    command.action(async (...given: unknown[]) => {
      const [named, { data }] = (whom === null ? ['', given[0]] : [given[0], given[1]]) as [string, { data: string }];
      const answer = await wish(data, what, whom === 'code' ? named.toUpperCase() : named);
      print(JSON.stringify(answer, null, 2));
    });
  }
};

/** Tells a running server what the operator wants. */
function wish(data: string, what: string, whom: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const asking = request({ socketPath: adminSocket(data), method: 'POST', path: '/' }, async (response) => {
      let body = '';
      for await (const part of response) body += part;
      const answer = JSON.parse(body);
      if (response.statusCode === 200) resolve(answer);
      else reject(new Refusal(answer.error));
    });
    asking.on('error', ({ code }: NodeJS.ErrnoException) =>
      reject(new Refusal(code === 'EACCES' ? `${data} belongs to somebody else` : `no server runs on ${data}`)),
    );
    asking.end(JSON.stringify({ what, whom }));
  });
}
