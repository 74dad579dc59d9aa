import { below, type Random, randomFrom } from '@gilt/engine/random';
import { type Goofspiel, outcome } from '@gilt/games/goofspiel/goofspiel';
import type { GoofspielView } from '@gilt/games/goofspiel/secrets';
import type { Task } from './bot.ts';
import type { Knowledge } from './search/knowledge.ts';

/** So far from what sense says people bid at times, above and below. */
const SPREAD = 3;
/** Bids further away than that are not worth a thought. */
const REACH = 3;

/** Rules of thumb for Goofspiel: bid about what the prize is worth among those that are left, and a little at whim. */
export const think = ({ view, question, seed }: Task): number =>
  bid((view as GoofspielView).game, question.options, randomFrom(seed));

export const knowledge: Knowledge<Goofspiel> = {
  choose: ({ game, options }, random) =>
    game.taken.length > 2 ? loosely(game, options, random) : bid(game, options, random),
  prune: ({ game, options }) => (game.taken.length > 2 ? near(game, options) : options),
  forecast: (game) => outcome(game).scores.map(({ total }) => total),
  lead: 8,
  // Two who match their regrets tend to an equilibrium; more than two do not.
  selection: (players) => (players === 2 ? 'regret' : 'ucb'),
  whim: 0.01,
  former: {
    choose: ({ game, options }, random) => bid(game, options, random),
    prune: ({ options }) => options,
    selection: () => 'regret',
  },
};

type Table = Pick<Goofspiel, 'taken' | 'discarded' | 'prize'>;

function bid(game: Table, options: readonly number[], random: Random): number {
  const whim = game.taken.length > 2 ? below(random, 2) : below(random, 3) - 1;
  return shifted(game, options, whim);
}

/** As more than two bid who differ. If all went by the same rule they would tie all the time, and what is kept for later would be worth little. */
const loosely = (game: Table, options: readonly number[], random: Random): number =>
  shifted(game, options, below(random, 2 * SPREAD) - SPREAD + 1);

/** The bid that is so many places above what sense says. */
const shifted = (game: Table, options: readonly number[], above: number): number =>
  options[Math.min(Math.max(sensiblePlace(game) + above, 0), options.length - 1)]!;

/** The bids that are not far from what sense says, and the lowest, for prizes that are not worth a fight. */
function near(game: Table, options: readonly number[]): readonly number[] {
  const place = sensiblePlace(game);
  return options.filter((_, each) => each === 0 || Math.abs(each - place) <= REACH);
}

/** The place of the bid that is as good among the bids as the prize is among the prizes. */
function sensiblePlace({ taken, discarded, prize }: Table): number {
  let lower = prize - 1;
  for (let i = 0; i < discarded.length; i++) if (discarded[i]! < prize) lower--;
  for (let seat = 0; seat < taken.length; seat++) {
    const own = taken[seat]!;
    for (let i = 0; i < own.length; i++) if (own[i]! < prize) lower--;
  }
  return lower;
}
