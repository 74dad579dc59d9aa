import { botNamed } from '@gilt/bots/all';
import type { Task } from '@gilt/bots/bot';
import { withCards } from '@gilt/engine/cards';
import { gameNamed } from '@gilt/engine/game';
import { games } from '@gilt/games/all';

/** What a thread does: it has a bot think. */
export default async ({ bot, task }: { bot: string; task: Task }, signal?: AbortSignal): Promise<number> =>
  botNamed(bot, withCards(gameNamed(task.game, games), task.cards)).think(task, signal);
