import { askedOf } from '@gilt/engine/answer';
import { type Attempt, LEARNER } from '@gilt/engine/lesson';
import { reelFrom } from '@gilt/engine/reel';
import type { WhatIf } from '@gilt/engine/what-if';
import type { Board } from '../boards/board.ts';
import { later, type TableStore } from '../link/table-store.ts';
import type { Moment } from '../player/passage.ts';
import { player } from '../player/player.ts';
import { storeOf } from '../replay/store.ts';
import { type Seen, seenWith, tableOf } from '../replay/tape.ts';
import { showingSlowly } from './showing.ts';

/** A position as a table knows it that asks one seat, and shows what an answer leads to: a step of a lesson, or a puzzle. */
export function lessonStore(
  at: WhatIf,
  board: Board,
  names: readonly string[],
  answer: (choice: string) => Pick<Attempt, 'result' | 'from'>,
  seat = LEARNER,
): TableStore {
  const shows = player({ later, showing: showingSlowly(board) });
  const { start, past, passages } = seenBy(at, names, seat);
  const last = passages.at(-1)?.after ?? start;
  shows.begin(asked(at, last, seat), [...past, ...passages.map(({ happened }) => happened)]);
  let answered = false;
  return storeOf(shows, at.game.cards?.other, (request) => {
    if (request.type !== 'answer' || answered) return;
    answered = true;
    const { result, from } = answer(request.choice);
    const { passages: all, frames } = seenBy(result, names, seat);
    for (const [i, passage] of all.entries()) if (frames[i]! >= from) shows.add(passage);
  });
}

function seenBy(result: WhatIf, names: readonly string[], seat: number): Seen {
  const reel = reelFrom(result);
  return seenWith({ reel, table: tableOf(reel, names), asides: [] }, seat);
}

/** The same moment, with the question that the seat is asked. */
function asked({ game, state }: WhatIf, { n, table, now }: Moment, seat: number): Moment {
  const question = askedOf(game, state, seat);
  if (!question || !now) throw new Error('the position asks nothing of that seat');
  const { where, rule, names } = question;
  return { n, table, now: { ...now, asked: { number: state.flow.asked, where, rule, names: [...names] } } };
}
