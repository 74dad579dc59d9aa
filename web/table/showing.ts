import type { AnyGame } from '@gilt/engine/game';
import { type Speaker, wordsFor } from '@gilt/engine/words';
import type { Board } from '../boards/board.ts';
import { isCalm } from '../furniture/calm.ts';
import type { TableStore } from '../link/table-store.ts';
import { isNewTo } from '../player/acquaintance.ts';
import { showingAt } from '../player/pace.ts';
import type { Passage } from '../player/passage.ts';
import type { Showing } from '../player/player.ts';
import { storyOf } from '../player/story.ts';
import { settings } from '../settings.ts';

const AT_ONCE: Showing = { beats: [], stays: 0 };

/** How what happens at a table is shown: as its board plans it, at the pace of whoever looks; where nobody is there to press anything, it goes on by itself. */
export const showingFor =
  (store: TableStore, game: AnyGame, board: Board, speaker: Speaker, unattended = false) =>
  (passage: Passage, waiting: number): Showing => {
    const story = storyOf(passage);
    const plan = story && board.plan(story);
    if (!plan || plan.beats.length === 0) return AT_ONCE;
    const told = story.events.slice(0, plan.beats.at(-1)!.shown);
    const words = told.map((event) => wordsFor(game.words, event)).map((one) => (one ? speaker.say(one) : ''));
    return showingAt(plan, {
      pace: unattended && settings().pace === 'wait' ? 'calm' : settings().pace,
      calm: isCalm(),
      clock: store.known().latest?.table.clock != null,
      isNew: !unattended && isNewTo(game.id),
      words: words.join(' ').split(' ').length,
      waiting,
    });
  };
