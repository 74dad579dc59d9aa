import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { randomFrom } from '@gilt/engine/random';
import { games } from '@gilt/games/all';
import { pino } from 'pino';
import { tidy } from '../hall.ts';
import { type Running, serve } from '../serve.ts';
import { copyDatabase } from '../store/backup.ts';
import { DATABASE } from '../store/open.ts';
import { realSurroundings } from '../surroundings.ts';
import { inline } from '../thinker.ts';
import { guest } from './guest.ts';
import { PATIENT } from './patience.ts';
import { play } from './player.ts';

/**
 * `npm run bench:disk [-- --games N]`: how much room a game takes on disk. Somebody who chooses at random plays with easy bots, four at
 * a table; the database is copied without its gaps as soon as the games are over, and again when everybody has gone.
 */
const { values } = parseArgs({ options: { games: { type: 'string', default: '10' } } });
const count = Number(values.games);
if (!(count >= 1)) {
  process.stderr.write('bench:disk: --games should be a number\n');
  process.exit(2);
}

/** Time passes when nothing has to happen meanwhile. */
let later = 0;
const surroundings = { ...realSurroundings, now: () => realSurroundings.now() + later };

/** The size of a database without what was deleted from it, in bytes. */
async function roomOf(data: string): Promise<number> {
  const copy = join(data, 'copy.db');
  await copyDatabase(join(data, DATABASE), copy);
  const { size } = statSync(copy);
  rmSync(copy);
  return size;
}

/** Plays games to their end; says how many happenings their logs hold on the average. */
async function playGames({ hall, port }: Running, game: string, players: number): Promise<number> {
  const ann = guest(() => `http://127.0.0.1:${port}`);
  await ann.must('PUT', 'me', { name: 'Ann' });
  let lines = 0;
  for (let i = 0; i < count; i++) {
    const code = await ann.opens({ game, seats: ['me', ...Array(players - 1).fill('easy')], start: true });
    const there = await ann.at(code);
    await play(there, randomFrom(i));
    await hall.scribe.idle();
    lines += there.last();
    await there.close();
  }
  while ([...hall.residents.values()].some(({ clients }) => clients.length > 0)) await new Promise(setImmediate);
  return lines / count;
}

const kB = (bytes: number): string => `${(bytes / count / 1000).toFixed(1)} kB`;
console.log('| a game, 4 players | happenings | when it ends | when everybody has gone |\n|---|---|---|---|');
for (const { id, name, seats } of games) {
  const data = mkdtempSync(join(tmpdir(), 'gilt-room-'));
  const log = pino({ level: 'error' }, pino.destination(2));
  const parts = { port: 0, host: '127.0.0.1', data, thinker: inline, pace: 0, log, manners: PATIENT, surroundings };
  const running = await serve(parts);
  const empty = await roomOf(data);
  const lines = await playGames(running, id, Math.min(4, seats.most));
  const played = await roomOf(data);
  later += 60_000;
  await tidy(running.hall);
  console.log(`| ${name} | ${Math.round(lines)} | ${kB(played - empty)} | ${kB((await roomOf(data)) - empty)} |`);
  await running.close();
  rmSync(data, { recursive: true });
}
