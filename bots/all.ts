import { Refusal } from '@gilt/engine/fault';
import type { AnyGame } from '@gilt/engine/game';
import type { Bot } from './bot.ts';
import { random } from './random.ts';
import { readBudget } from './search/budget.ts';
import { easy, hard, normal } from './search/levels.ts';
import { thumb } from './thumb.ts';

/** Every bot there is, the weakest first. */
export const bots: readonly Bot[] = [random, easy, thumb, normal, hard];

export const botsFor = ({ id }: AnyGame): readonly Bot[] => bots.filter(({ plays }) => plays?.includes(id) ?? true);

/** Who plays where nobody says otherwise: good company, and never slow. A game without a page of its own has the best there is. */
export const usualBot = (game: AnyGame): Bot => {
  const able = botsFor(game);
  return able.includes(normal) ? normal : able.at(-1)!;
};

/** The bot of that name, as it is: where whoever names it should not say how long it may think. */
export function levelNamed(name: string, game: AnyGame): Bot {
  const able = botsFor(game);
  const bot = able.find((each) => each.name === name);
  if (!bot) throw new Refusal(`no bot '${name}' plays ${game.name} (${able.map((each) => each.name).join(', ')})`);
  return bot;
}

/** The bot of that name, if it plays that game. `hard@400` thinks for 400 iterations a choice, `hard@25ms` for that time. */
export function botNamed(words: string, game: AnyGame): Bot {
  const [name, budget] = words.split('@', 2) as [string, string | undefined];
  const bot = levelNamed(name, game);
  if (budget === undefined) return bot;
  if (!bot.withBudget) throw new Refusal(`the bot '${name}' does not search, so it has no budget: '${words}'`);
  return bot.withBudget(readBudget(budget));
}
