import { Refusal } from '@gilt/engine/fault';
import type { AnyGame } from '@gilt/engine/game';
import { botNamed, botsFor } from '../all.ts';
import type { Bot } from '../bot.ts';
import { readBudget } from '../search/budget.ts';
import { former } from '../search/levels.ts';
import { thumb } from '../thumb.ts';
import { greedy, levelK } from './level-k.ts';
import { mixer } from './mixer.ts';
import { planned } from './planned.ts';
import { banker, bold, careless, steady } from './tempers.ts';

/**
 * Players to be measured against, built in different ways, so that a bot which has learned to beat one kind is found out by another. They are
 * not offered at tables. `aside`: nothing was ever tuned on them.
 */
export const field: readonly { readonly bot: Bot; readonly aside: boolean }[] = [
  { bot: thumb, aside: false },
  { bot: greedy, aside: false },
  { bot: mixer, aside: false },
  { bot: planned, aside: false },
  { bot: former, aside: false },
  { bot: steady, aside: true },
  { bot: careless, aside: true },
  { bot: levelK(2), aside: true },
  { bot: levelK(3), aside: true },
  { bot: bold, aside: true },
  { bot: banker, aside: true },
];

export const fieldFor = ({ id }: AnyGame): typeof field => field.filter(({ bot }) => bot.plays?.includes(id) ?? true);

/** A bot of that name, be it one that is offered at tables or one of the field. */
export function contestantNamed(words: string, game: AnyGame): Bot {
  const [name, budget] = words.split('@', 2) as [string, string | undefined];
  if (botsFor(game).some((bot) => bot.name === name)) return botNamed(words, game);
  const member = fieldFor(game).find(({ bot }) => bot.name === name)?.bot;
  if (!member) {
    const names = new Set([...botsFor(game), ...fieldFor(game).map(({ bot }) => bot)].map((bot) => bot.name));
    throw new Refusal(`no bot '${name}' plays ${game.name} (${[...names].join(', ')})`);
  }
  if (budget === undefined) return member;
  if (!member.withBudget) throw new Refusal(`the bot '${name}' does not search, so it has no budget: '${words}'`);
  return member.withBudget(readBudget(budget));
}
