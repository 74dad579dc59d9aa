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

/** A step of a lesson as a table knows it: it asks, and shows what an answer leads to. */
export function lessonStore(
  at: WhatIf,
  board: Board,
  names: readonly string[],
  answer: (choice: string) => Attempt,
): TableStore {
  const shows = player({ later, showing: showingSlowly(board) });
  const { start, past, passages } = seenBy(at, names);
  const last = passages.at(-1)?.after ?? start;
  shows.begin(asked(at, last), [...past, ...passages.map(({ happened }) => happened)]);
  let answered = false;
  return storeOf(shows, at.game.cards?.other, (request) => {
    if (request.type !== 'answer' || answered) return;
    answered = true;
    const { result, from } = answer(request.choice);
    const { passages: all, frames } = seenBy(result, names);
    for (const [i, passage] of all.entries()) if (frames[i]! >= from) shows.add(passage);
  });
}

function seenBy(result: WhatIf, names: readonly string[]): Seen {
  const reel = reelFrom(result);
  return seenWith({ reel, table: tableOf(reel, names), asides: [] }, LEARNER);
}

/** The same moment, with the question that the learner is asked. */
function asked({ game, state }: WhatIf, { n, table, now }: Moment): Moment {
  const question = askedOf(game, state, LEARNER);
  if (!question || !now) throw new Error('a step of the lesson asks nothing');
  const { where, rule, names } = question;
  return { n, table, now: { ...now, asked: { number: state.flow.asked, where, rule, names: [...names] } } };
}
