import { join } from 'node:path';
import { seedFrom } from '@gilt/engine/seed';
import { games } from '@gilt/games/all';
import { type Code, codeFrom } from '@gilt/protocol/words';
import { briefOf } from '@gilt/server/brief';
import { people } from '@gilt/server/people';
import { DATABASE } from '@gilt/server/store/open';
import { openSqlite } from '@gilt/server/store/sqlite';
import { realSurroundings } from '@gilt/server/surroundings';
import type { Person } from '@gilt/table/happening';
import { rebuilt } from '@gilt/table/log';
import { PEOPLE, type Visit } from './states.ts';

/** The table of a visit: by its own name, so that each has one. */
export const codeOf = ({ game, company, states }: Visit): Code =>
  codeFrom(Buffer.from(seedFrom(game, company, ...Object.values(states)), 'hex'))!;

/** Puts the tables of these visits into a folder from which a server can start. By person: the cookie that makes a browser theirs. */
export async function store(data: string, visits: readonly Visit[]): Promise<Map<Person, string>> {
  const stored = await openSqlite(join(data, DATABASE));
  const known = await people(stored, realSurroundings);
  for (const each of PEOPLE) await stored.addPerson({ ...each, seen: Date.now() });
  for (const visit of visits) {
    const code = codeOf(visit);
    const brief = briefOf(rebuilt(code, visit.lines, games));
    const lines = visit.lines.map((line, i) => {
      const text = visit.said.get(line.n);
      const saying =
        text === undefined || line.happening.type !== 'said' ? {} : { saying: { person: line.happening.person, text } };
      return { code, line, ...saying, ...(i === 0 ? { brief } : {}) };
    });
    await stored.append(lines);
  }
  const cookies = new Map(
    PEOPLE.map(({ person }) => [person, /=([^;]*)/.exec(known.cookieFor({ person, isStored: true }, false))![1]!]),
  );
  await stored.close();
  return cookies;
}
