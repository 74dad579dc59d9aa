import { waitingFor } from '@gilt/engine/answer';
import { randomFrom } from '@gilt/engine/random';
import { readRecord, writeRecord } from '@gilt/engine/record';
import { replay } from '@gilt/engine/replay';
import { games } from '@gilt/games/all';
import { shadowgate } from '@gilt/games/shadowgate/game';
import { expect, test } from 'vitest';
import { choose } from './choosing.ts';
import { anyChoice, finish, make, newHistory } from './history.ts';
import { rebuilt } from './log.ts';
import { recordSeen } from './record.ts';
import { join, start } from './seats.ts';
import { packed, unpacked } from './snapshot.ts';

test.each(shadowgate.cards!.former!)(
  'a table that was begun with the cards of version $until goes on with them, from its log and from a snapshot',
  ({ until, set }) => {
    const asItWas = shadowgate.cards!.with(shadowgate.cards!.schema.parse(set));
    /** Quests of Shadowgate as it was when that set of cards was its own. */
    const then = { ...asItWas, version: until, cards: { ...asItWas.cards!, other: null } };
    const history = newHistory(then, { options: {} }, [null, null]);
    for (const person of ['ann', 'bob']) make(history, join(history.table, person));
    make(history, start(history.table, 'ann'));
    const random = randomFrom(7);
    for (const now = history.table; now.question < 40; ) {
      const [seat] = waitingFor(now.sitting!.state);
      make(history, choose(now, seat!, now.question, anyChoice(now, seat!, random)));
    }
    const table = rebuilt(history.table.code, JSON.parse(JSON.stringify(history.lines)), games);
    expect(table.status).toBe('playing');
    expect(table.terms.cards).toEqual(shadowgate.cards!.schema.parse(set));
    expect(unpacked(packed(table), games)!.sitting!.state).toEqual(history.table.sitting!.state);
    const again = { ...history, table };
    expect(finish(again, randomFrom(8))).toBe(true);
    const { record, game, setup } = readRecord(writeRecord(recordSeen(table)), games);
    expect(replay(game, setup, record).state).toEqual(table.sitting!.state);
  },
);
