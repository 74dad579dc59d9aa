import type { Board } from '../boards/board.ts';
import { isCalm } from '../furniture/calm.ts';
import type { Passage } from '../player/passage.ts';
import type { Showing } from '../player/player.ts';
import { storyOf } from '../player/story.ts';

/** How a passage is shown to somebody who learns: as its board plans it, and then it stays until they have read it. */
export const showingSlowly =
  (board: Board) =>
  (passage: Passage): Showing => {
    const story = storyOf(passage);
    const beats = (story && board.plan(story)?.beats) ?? [];
    return { beats: isCalm() ? beats.map((beat) => ({ ...beat, ms: 0 })) : beats, stays: Number.POSITIVE_INFINITY };
  };
