import { readFileSync } from 'node:fs';
import { Refusal } from '@gilt/engine/fault';
import { isPostgres } from '@gilt/server/store/postgres-server';
import { PACE } from '@gilt/table/pace';
import { type Command, Option } from 'commander';
import { wholeNumber } from './input.ts';

/** Something about the server that can be set. */
interface Setting {
  /** As in `--backup-every <hours>`; in the environment it is GILT_BACKUP_EVERY, in a file `backup-every`. */
  readonly flag: string;
  readonly value: string;
  readonly says: string;
  readonly usually?: string | number;
  readonly read?: (text: string) => unknown;
}

export const LEVELS = ['debug', 'info', 'warn', 'error', 'silent'];
/** Where everything is kept if nobody says otherwise. */
export const DATA = 'gilt-data';

/** All of them. docs/serving.md has the same table. */
export const SETTINGS: readonly Setting[] = [
  {
    flag: 'port',
    value: 'n',
    says: 'the port; 0 for any that is free',
    usually: 8080,
    read: wholeNumber('--port', 0, 65_535),
  },
  {
    flag: 'host',
    value: 'address',
    says: 'the network address to listen at; 0.0.0.0 for all of this computer',
    usually: '0.0.0.0',
  },
  { flag: 'data', value: 'dir', says: 'the folder where everything is kept', usually: DATA },
  {
    flag: 'database',
    value: 'url',
    says: 'keep everything in a PostgreSQL database instead: postgres://gilt@localhost/gilt',
    read: postgresAddress,
  },
  {
    flag: 'origin',
    value: 'url',
    says: 'the address by which people find the server, if it is behind a proxy: https://example.org',
    read: (text) => addressIn('--origin', text),
  },
  {
    flag: 'address',
    value: 'url',
    says: 'the address that invitations and QR codes hold, if it is not found rightly: http://192.168.1.20:8080',
    read: (text) => addressIn('--address', text),
  },
  {
    flag: 'proxies',
    value: 'n',
    says: 'how many proxies of your own stand in front of the server',
    usually: 0,
    read: wholeNumber('--proxies', 0, 9),
  },
  {
    flag: 'pace',
    value: 'ms',
    says: 'how long bots take to seal an answer, in milliseconds on the average; 0: as long as they think',
    usually: PACE,
    read: wholeNumber('--pace', 0),
  },
  {
    flag: 'push-contact',
    value: 'address',
    says: 'to whom the makers of browsers can turn about notices: mailto:you@example.org, or an https address',
    read: contact,
  },
  {
    flag: 'push-loopback',
    value: 'yes',
    says: 'for tests: notices may also go to receivers at 127.0.0.1',
    usually: 'no',
    read: yesOrNo,
  },
  { flag: 'log', value: 'level', says: `how much to log: ${LEVELS.join(', ')}`, usually: 'warn', read: level },
  {
    flag: 'threads',
    value: 'n',
    says: 'how many bots think at a time; 0: one for each processor but one',
    usually: 0,
    read: wholeNumber('--threads', 0, 256),
  },
  {
    flag: 'backup-every',
    value: 'hours',
    says: 'make a backup so often; 0: never',
    usually: 0,
    read: wholeNumber('--backup-every', 0, 8760),
  },
  {
    flag: 'backups',
    value: 'n',
    says: 'how many of these backups are kept',
    usually: 7,
    read: wholeNumber('--backups', 1, 1000),
  },
];

export function postgresAddress(text: string): string {
  if (!isPostgres(text) || !URL.canParse(text))
    throw new Refusal('--database: should be an address such as postgres://gilt@localhost/gilt');
  return text;
}

/** Scheme, host and port of an address of the web. */
function addressIn(flag: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Refusal(`${flag} ${text}: should be an address such as https://example.org`);
  return url.origin;
}

function contact(text: string): string {
  if (!/^(mailto:.+@.+|https:\/\/.+)$/.test(text))
    throw new Refusal(`--push-contact ${text}: should be an address such as mailto:you@example.org`);
  return text;
}

function yesOrNo(text: string): string {
  if (text !== 'yes' && text !== 'no') throw new Refusal(`--push-loopback ${text}: should be yes or no`);
  return text;
}

function level(text: string): string {
  if (!LEVELS.includes(text)) throw new Refusal(`--log ${text}: should be ${LEVELS.join(', ')}`);
  return text;
}

export const inEnvironment = (flag: string): string => `GILT_${flag.toUpperCase().replace(/-/g, '_')}`;
const camel = (flag: string): string => flag.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Has a command know all settings: from flags, else from the environment, else from a file, else as usual. */
export function addSettings(command: Command): void {
  for (const { flag, value, says, usually, read } of SETTINGS) {
    const option = new Option(`--${flag} <${value}>`, says).env(inEnvironment(flag));
    if (read) option.argParser(read);
    if (usually !== undefined) option.default(usually);
    command.addOption(option);
  }
  command.addOption(new Option('--config <file>', 'a file of settings, as JSON').env('GILT_CONFIG'));
}

/** The settings that a command was given, those of a file among them. */
export function settingsOf(command: Command): Record<string, unknown> {
  const { config, ...given } = command.opts<Record<string, unknown>>();
  if (config === undefined) return given;
  for (const [flag, value] of Object.entries(readConfig(String(config)))) {
    const setting = SETTINGS.find((each) => each.flag === flag);
    if (!setting)
      throw new Refusal(`${config}: there is no setting '${flag}' (${SETTINGS.map((each) => each.flag).join(', ')})`);
    const name = camel(flag);
    const source = command.getOptionValueSource(name);
    if (source === 'cli' || source === 'env') continue;
    given[name] = setting.read ? setting.read(String(value)) : String(value);
  }
  return given;
}

function readConfig(file: string): Record<string, unknown> {
  try {
    const data: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof data === 'object' && data !== null && !Array.isArray(data)) return data as Record<string, unknown>;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new Refusal(`--config ${file}: there is no such file`);
  }
  throw new Refusal(`--config ${file}: should be settings as JSON, such as { "port": 80 }`);
}
