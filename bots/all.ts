import { Refusal } from '@gilt/engine/fault';
import type { AnyGame } from '@gilt/engine/game';
import type { Bot } from './bot.ts';
import { random } from './random.ts';
import { thumb } from './thumb.ts';

/** Every bot there is, the weakest first. */
export const bots: readonly Bot[] = [random, thumb];

export const botsFor = ({ id }: AnyGame): readonly Bot[] => bots.filter(({ plays }) => plays?.includes(id) ?? true);

/** The bot of that name, if it plays that game. */
export function botNamed(name: string, game: AnyGame): Bot {
  const able = botsFor(game);
  const bot = able.find((each) => each.name === name);
  if (!bot) throw new Refusal(`no bot '${name}' plays ${game.name} (${able.map((each) => each.name).join(', ')})`);
  return bot;
}
