import type { Bot, Task } from '@gilt/bots/bot';
import { random } from '@gilt/bots/random';
import { thumb } from '@gilt/bots/thumb';
import type { Asked } from '@gilt/engine/answer';

/** Something that can be chosen: a card in a hand, a colour of gem, a character of the draft. */
export interface Item {
  /** The question, by procedure and step: `battle.playCards`. */
  readonly where: string;
  /** The answer by name, whom it is aimed at left out: `goblin` for `goblin@seat-2`. */
  readonly name: string;
}

/** What is done to a seat: it never chooses an item if it has anything else, or always if it can. */
export const WAYS = ['never', 'always'] as const;
export type Way = (typeof WAYS)[number];

export const itemName = (choice: string): string => choice.replace(/@.*$/, '');

/** A choice that is nothing but a seat is no item: it means somebody else in every game. */
export const isItem = (name: string): boolean => !/^seat-\d+$/.test(name);

/** The options that are left when an item must not, or must, be chosen; null if that leaves none, or all. */
export function left({ where, options, names }: Asked, item: Item, way: Way): number[] | null {
  if (where !== item.where) return null;
  const some = options.filter((_, i) => (itemName(names[i]!) === item.name) === (way === 'always'));
  return some.length === 0 || some.length === options.length ? null : some;
}

/**
 * The same bot under an intervention, do(never) or do(always). It is asked freely first, and again among what is left only if its
 * answer is ruled out: up to there the game is the same to the byte.
 */
export const under = (bot: Bot, item: Item, way: Way): Bot => ({
  ...bot,
  async think(task, signal) {
    const free = await bot.think(task, signal);
    const options = left(task.question, item, way);
    if (!options || options.includes(free)) return free;
    const again = among(task, options);
    const choice = await bot.think(again, signal);
    if (options.includes(choice)) return choice;
    // A bot that searches finds the options by itself: where it insists, rules of thumb choose among what is left.
    const sensible = (thumb.plays!.includes(task.game) ? thumb : random).think(again) as number;
    return options.includes(sensible) ? sensible : (random.think(again) as number);
  },
});

const among = (task: Task, options: readonly number[]): Task => ({
  ...task,
  question: {
    ...task.question,
    options,
    names: options.map((option) => task.question.names[task.question.options.indexOf(option)]!),
  },
});
