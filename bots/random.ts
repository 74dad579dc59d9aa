import { pick, randomFrom } from '@gilt/engine/random';
import type { Bot } from './bot.ts';

/** Chooses any option, each as likely. */
export const random: Bot = {
  name: 'random',
  think: ({ question, seed }) => pick(randomFrom(seed), question.options),
};
