import '../strict.ts';
import { botNamed } from '@gilt/bots/all';
import type { Task } from '@gilt/bots/bot';
import { withCards } from '@gilt/engine/cards';
import { gameNamed } from '@gilt/engine/game';
import { games } from '@gilt/games/all';

/** A bot is to think about something, or need not any more. */
export type Order =
  | { readonly type: 'think'; readonly id: number; readonly bot: string; readonly task: Task }
  | { readonly type: 'stop'; readonly id: number };

/** What it came to, or what went wrong. */
export type Thought =
  | { readonly id: number; readonly choice: number }
  | { readonly id: number; readonly fault: string };

const underWay = new Map<number, AbortController>();

addEventListener('message', async ({ data }: MessageEvent<Order>) => {
  const { id } = data;
  if (data.type === 'stop') {
    underWay.get(id)?.abort();
    return;
  }
  const controller = new AbortController();
  underWay.set(id, controller);
  postMessage(await thoughtOf(data, controller.signal));
  underWay.delete(id);
});

async function thoughtOf({ id, bot, task }: Order & { type: 'think' }, signal: AbortSignal): Promise<Thought> {
  try {
    const game = withCards(gameNamed(task.game, games), task.cards);
    return { id, choice: await botNamed(bot, game).think(task, signal) };
  } catch (error) {
    return { id, fault: String(error) };
  }
}
