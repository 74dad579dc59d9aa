import type { Board } from '../boards/board.ts';
import { isCalm } from '../furniture/calm.ts';
import type { Passage } from '../player/passage.ts';
import type { Showing } from '../player/player.ts';
import { storyOf } from '../player/story.ts';

/** So long one looks, in milliseconds: at a question before everybody has answered it, at what is sealed, and at what was said. */
const LEAD = 1100;
/** With reduced motion every beat takes as long as the next. */
const CALM_BEAT = 900;
/** What took no time while it was played is still a step. */
const LEAST = 500;

/** How a passage is shown once more: as its board plans it, and nobody has to wait for anybody. */
export const showingAgain =
  (board: Board) =>
  (passage: Passage): Showing => {
    const story = storyOf(passage);
    const plan = story && board.plan(story);
    const beats = (plan?.beats ?? []).map((beat) => ({ ...beat, ms: isCalm() ? CALM_BEAT : Math.max(LEAST, beat.ms) }));
    return { beats, stays: 0, lead: LEAD };
  };
