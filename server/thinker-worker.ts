import { constants, setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';
import { botNamed } from '@gilt/bots/all';
import type { Task } from '@gilt/bots/bot';
import { withCards } from '@gilt/engine/cards';
import { gameNamed } from '@gilt/engine/game';
import { games } from '@gilt/games/all';

/** What a thread is given to do. `within`: milliseconds after which the bot answers with the best it has found. */
export interface Thinking {
  readonly bot: string;
  readonly task: Task;
  readonly within?: number;
}

// A thought comes after an answer: people are served first where there are fewer processors than threads. (Elsewhere this would be said of the whole process.)
if (!isMainThread && process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

/** What a thread does: it has a bot think. */
export default async ({ bot: name, task, within }: Thinking, signal?: AbortSignal): Promise<number> => {
  const bot = botNamed(name, withCards(gameNamed(task.game, games), task.cards));
  return (within === undefined ? bot : (bot.within?.(within) ?? bot)).think(task, signal);
};
