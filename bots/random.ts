import { pick, randomFrom } from '@gilt/engine/random';
import type { Bot } from './bot.ts';

const anyOf = (options: readonly number[], seed: number): number => pick(randomFrom(seed), options);

/** Chooses any option, each as likely. */
export const random: Bot = {
  name: 'random',
  blind: anyOf,
  think: ({ question, seed }) => anyOf(question.options, seed),
};
