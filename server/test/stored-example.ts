import { writeFileSync } from 'node:fs';
import { askedOf, waitingFor } from '@gilt/engine/answer';
import { pick, randomFrom } from '@gilt/engine/random';
import { dungeonBusters } from '@gilt/games/dungeon-busters/game';
import { choose, takeBack } from '@gilt/table/choosing';
import type { Happening } from '@gilt/table/happening';
import { firstLine, note } from '@gilt/table/log';
import { join, start } from '@gilt/table/seats';
import { opened } from '@gilt/table/table';
import { promise } from '@gilt/table/talk';
import { askUndo } from '@gilt/table/undoing';
import { briefOf } from '../brief.ts';
import type { Append } from '../store/store.ts';

/**
 * Plays half a game of Dungeon Busters and writes down what a store holds of it: `node dist/stored-example.js FILE`. The file in
 * server/golden was made by version 1 of the rules, and is not made again when they change: that is what it is for.
 */
const code = 'MEMENTA2';
const random = randomFrom(1);
const created: Happening & { type: 'created' } = {
  type: 'created',
  host: 'ann',
  game: 'dungeon-busters',
  terms: {
    players: 3,
    options: dungeonBusters.options.parse({}),
    clock: null,
    minutes: null,
    standIn: 'thumb',
    listed: false,
    watchable: true,
  },
  bots: [null, null, 'thumb'],
  secret: 'e'.repeat(64),
};
const table = opened(code, created, [dungeonBusters]);
let at = 1_794_800_000_000;
const appends: Append[] = [{ code, line: firstLine(created, at), brief: briefOf(table) }];

function write(happening: Happening, text?: string): void {
  at += 1000;
  appends.push({
    code,
    line: note(table, happening, at).line,
    brief: briefOf(table),
    ...(text === undefined ? {} : { saying: { person: 'bob', text } }),
  });
}

write(join(table, 'ann', 0, 'a11ce'));
write(join(table, 'bob', 1));
write(start(table, 'ann'));
write(promise(table, 0, 'at-least', { strength: 3 }, null));
while (table.question < 9) {
  const { question } = table;
  for (const seat of waitingFor(table.sitting!.state)) {
    const { names } = askedOf(table.game, table.sitting!.state, seat)!;
    if (seat === 0 && question % 2 === 1) {
      write(choose(table, seat, question, pick(random, names)));
      write(takeBack(table, seat, question));
    }
    write(choose(table, seat, question, pick(random, names)));
  }
  if (question === 4) write({ type: 'said', person: 'bob', seat: 1 }, 'that went well');
  if (question === 5) {
    write(askUndo(table, 1, 6));
    write({ type: 'undoAgreed', seat: 0 });
    write({ type: 'undone' });
  }
}
const people = ['Ann', 'Bob'].map((name) => ({ person: name.toLowerCase(), name, seen: at }));
writeFileSync(process.argv[2]!, `${JSON.stringify({ people, appends }, null, 1)}\n`);
