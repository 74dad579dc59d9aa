import '../strict.ts';
import { botNamed } from '@gilt/bots/all';
import type { Task } from '@gilt/bots/bot';
import { withCards } from '@gilt/engine/cards';
import { gameNamed } from '@gilt/engine/game';
import { games } from '@gilt/games/all';

/** What a bot is to think about, and what it came to. */
export interface Order {
  readonly id: number;
  readonly bot: string;
  readonly task: Task;
}
export interface Thought {
  readonly id: number;
  readonly choice: number;
}

addEventListener('message', async ({ data }: MessageEvent<Order>) => {
  const { id, bot, task } = data;
  const game = withCards(gameNamed(task.game, games), task.cards);
  const choice = await botNamed(bot, game).think(task);
  postMessage({ id, choice } satisfies Thought);
});
