import { below, randomFrom } from '@gilt/engine/random';
import type { GoofspielView } from '@gilt/games/goofspiel/secrets';
import type { Task } from './bot.ts';

/** Rules of thumb for Goofspiel: bid about what the prize is worth among those that are left, and a little at whim. */
export function think({ view, question, seed }: Task): number {
  const { game, flow } = view as GoofspielView;
  const { options } = question;
  const random = randomFrom(seed);
  const gone = [...game.taken.flat(), ...game.discarded];
  const left = gone.length + options.length;
  const better = Array.from({ length: left }, (_, i) => i + 1).filter(
    (prize) => prize > game.prize && !gone.includes(prize),
  );
  const place = options.length - 1 - better.length;
  const whim = below(random, flow.players > 2 ? 2 : 3) - (flow.players > 2 ? 0 : 1);
  return options[Math.min(Math.max(place + whim, 0), options.length - 1)]!;
}
