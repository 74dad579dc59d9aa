import '../strict.ts';
import { type Advice, advise } from '@gilt/bots/review/advice';
import { type Care, luckAt, type Progress, type Review, reviewing } from '@gilt/bots/review/review';
import { readRecord } from '@gilt/engine/record';
import { reelOf } from '@gilt/engine/reel';
import { games } from '@gilt/games/all';
import { afresh, companyFor, type Open } from './afresh.ts';

/** What can be asked of the coach. */
export type Order =
  | { readonly type: 'review'; readonly record: string; readonly seat: number; readonly care: Care }
  /** What each option is worth; with the luck of that entry, as a review has it. */
  | { readonly type: 'advise'; readonly open: Open; readonly care: Care; readonly entry: number }
  /** The same position with what the seat cannot know drawn afresh, and what the others may play there, as text. */
  | { readonly type: 'afresh'; readonly open: Open; readonly seed: number };

/** What it says: as it goes, at its end, or what went wrong. */
export type Word =
  | { readonly type: 'progress'; readonly progress: Progress }
  | { readonly type: 'review'; readonly review: Review }
  | { readonly type: 'advice'; readonly advice: Advice }
  | { readonly type: 'position'; readonly text: string }
  | { readonly type: 'fault'; readonly fault: string };

addEventListener('message', ({ data }: MessageEvent<Order>) => {
  try {
    postMessage(answerTo(data));
  } catch (error) {
    postMessage({ type: 'fault', fault: error instanceof Error ? error.message : String(error) } satisfies Word);
  }
});

function answerTo(order: Order): Word {
  switch (order.type) {
    case 'review':
      return { type: 'review', review: reviewFor(order) };
    case 'advise': {
      const { open, care, entry } = order;
      const advice = advise(companyFor(open), open.view, care.budget, luckAt(care.seed, entry));
      return { type: 'advice', advice };
    }
    case 'afresh':
      return { type: 'position', text: afresh(order.open, order.seed) };
  }
}

/** Tells what is found as it goes. */
function reviewFor({ record: text, seat, care }: Order & { type: 'review' }): Review {
  const { record, game, setup } = readRecord(text, games);
  const course = reviewing(reelOf(game, setup, record), record.position === undefined, seat, care);
  while (true) {
    const { done, value } = course.next();
    if (done) return value;
    postMessage({ type: 'progress', progress: value } satisfies Word);
  }
}
