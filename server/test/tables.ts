import type { NewTable } from '@gilt/protocol/lobby';
import type { Connection } from './connection.ts';
import type { Served } from './serving.ts';

/** Ann (the host) and Bob at a table of Goofspiel that has begun, with bots in the other seats. */
export async function annAndBob(server: Served, bots: readonly string[] = [], more: Partial<NewTable> = {}) {
  const [ann, bob] = [await server.newGuest('Ann'), await server.newGuest('Bob')];
  const code = await ann.opens({ game: 'goofspiel', seats: ['me', 'open', ...bots], ...more });
  await bob.must('POST', `tables/${code}/join`);
  await ann.must('POST', `tables/${code}/start`);
  return { ann, bob, code, a: await ann.at(code), b: await bob.at(code) };
}

/** The first thing that may be chosen. */
export const first = ({ now }: Connection): string => now!.asked!.names[0]!;

/** The sayings that somebody has been told, in order. */
export const sayings = ({ story }: Connection): (string | null)[] =>
  story.flatMap(({ what }) => (what.type === 'said' ? [what.text] : []));
