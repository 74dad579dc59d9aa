import { below, type Random, randomFrom } from '@gilt/engine/random';
import { type Goofspiel, outcome } from '@gilt/games/goofspiel/goofspiel';
import type { GoofspielView } from '@gilt/games/goofspiel/secrets';
import type { Task } from './bot.ts';
import type { Knowledge } from './search/knowledge.ts';

/** Rules of thumb for Goofspiel: bid about what the prize is worth among those that are left, and a little at whim. */
export const think = ({ view, question, seed }: Task): number =>
  bid((view as GoofspielView).game, question.options, randomFrom(seed));

export const knowledge: Knowledge<Goofspiel> = {
  choose: ({ game, options }, random) => bid(game, options, random),
  forecast: (game) => outcome(game).scores.map(({ total }) => total),
  lead: 8,
  selection: 'regret',
  curiosity: 0.1,
};

function bid(
  { taken, discarded, prize }: Pick<Goofspiel, 'taken' | 'discarded' | 'prize'>,
  options: readonly number[],
  random: Random,
): number {
  const players = taken.length;
  const gone = [...taken.flat(), ...discarded];
  const left = gone.length + options.length;
  let better = 0;
  for (let other = prize + 1; other <= left; other++) if (!gone.includes(other)) better++;
  const place = options.length - 1 - better;
  const whim = below(random, players > 2 ? 2 : 3) - (players > 2 ? 0 : 1);
  return options[Math.min(Math.max(place + whim, 0), options.length - 1)]!;
}
