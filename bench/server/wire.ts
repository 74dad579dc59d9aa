import { optionsOf, waitingFor } from '../../engine/answer.ts';
import { openLine } from '../../engine/flow.ts';
import type { AnyGame } from '../../engine/game.ts';
import { pick, randomFrom } from '../../engine/random.ts';
import { games } from '../../games/all.ts';
import { choose } from '../../table/choosing.ts';
import type { Happening } from '../../table/happening.ts';
import { note } from '../../table/log.ts';
import { join, start } from '../../table/seats.ts';
import { nowSeen, storiesHeard, whatSeen } from '../../table/sight.ts';
import { opened, type Table } from '../../table/table.ts';

/** What a question costs on the wire: the messages to all who sit there, from the first answer to the next question. */

const GAMES = 5;
const PLAYERS = 4;

interface Bytes {
  /** With events and the view as it stands afterwards. */
  plain: number;
  /** What each event changed, besides. */
  changes: number;
  questions: number;
}

function newTable(game: AnyGame, seed: number): Table {
  const people = Array.from({ length: Math.min(PLAYERS, game.seats.most) }, (_, seat) => `p${seat}`);
  const terms = {
    players: people.length,
    options: {},
    clock: null,
    minutes: null,
    standIn: 'random',
    listed: false,
    watchable: true,
  };
  const bots = people.map(() => null);
  const created = { type: 'created', host: 'p0', game: game.id, terms, bots, secret: `wire ${seed}` } as const;
  const table = opened('WWWWWWWW', created, games);
  for (const person of people) note(table, join(table, person, undefined, null), 0);
  note(table, start(table, 'p0'), 0);
  return table;
}

/** An answer, and what everybody is told of it. */
function send(table: Table, happening: Happening, bytes: Bytes): void {
  const { line, telling } = note(table, happening, 1_700_000_000_000);
  for (const seat of table.seats.keys()) {
    const { events, changes } = storiesHeard(table, happening, telling)(seat);
    const message = { type: 'happened', n: line.n, at: line.at, what: whatSeen(happening, seat, String, null) };
    const now = telling.moments.length > 0 ? { now: nowSeen(table, seat) } : {};
    bytes.plain += JSON.stringify({ ...message, ...(events ? { events } : {}), ...now }).length;
    bytes.changes += changes ? JSON.stringify({ changes }).length : 0;
  }
}

for (const game of games) {
  const bytes: Bytes = { plain: 0, changes: 0, questions: 0 };
  for (let seed = 1; seed <= GAMES; seed++) {
    const random = randomFrom(seed);
    const table = newTable(game, seed);
    while (table.status === 'playing') {
      const { state } = table.sitting!;
      const { choices } = openLine(game, state)!.question;
      for (const seat of waitingFor(state)) {
        const choice = choices.name(pick(random, optionsOf(game, state, seat)));
        send(table, choose(table, seat, table.question, choice), bytes);
      }
      bytes.questions++;
    }
  }
  const each = (all: number): number => Math.round(all / bytes.questions);
  const more = Math.round((100 * bytes.changes) / bytes.plain);
  console.log(
    `${game.name.padEnd(22)} ${each(bytes.plain)} bytes a question, ${each(bytes.plain + bytes.changes)} with changes (+${more}%)`,
  );
}
