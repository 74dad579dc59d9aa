import { pickBy } from '@gilt/engine/random';
import type { Bot } from './bot.ts';

const anyOf = (options: readonly number[], seed: number): number => pickBy(seed, options);

/** Chooses any option, each as likely. */
export const random: Bot = {
  name: 'random',
  blind: anyOf,
  think: ({ question, seed }) => anyOf(question.options, seed),
};
