import type { Random } from '@gilt/engine/random';
import type { View } from '@gilt/engine/view';
import { banditOf, type Node } from '../search/bandit.ts';
import { searchFrom } from '../search/search.ts';
import { type Worth, worthOf as worthIn } from '../search/worth.ts';
import { type Company, sharesOf } from './playing-on.ts';
import { moreThan, type Weighing } from './weighing.ts';

/** So many standard errors behind the best a choice must lie before anybody says that it cost something. With a dozen options to compare, fewer would blame by chance. */
const DOUBT = 3;
/** An option belongs to the mixture that is played at least this often, in shares of an even mixture. */
const PART = 0.5;
/** Where two play, all that a sound mixture is made of is worth the same against the other's: within so many standard errors. */
const LEVEL = 2.5;

/** The options that nobody can call worse than the best: those within the noise. */
export function withinNoise(weighing: Weighing): boolean[] {
  const best = weighing.best;
  return weighing.options.map((_, place) => {
    const { mean, variance } = moreThan(weighing, best, place);
    return mean <= DOUBT * Math.sqrt(variance);
  });
}

/**
 * The options that belong to a sound mixture: what everybody comes to play who thinks the question over, taking the others to do so too (regret matching). Against others
 * who play by habit one card may be best, and yet whoever always played it would be found out.
 */
export function mixtureOf(
  { rules, knowledge }: Company,
  view: View,
  options: readonly number[],
  iterations: number,
  random: Random,
): boolean[] {
  const bandit = banditOf('regret', 0.1);
  const { horizon = Number.POSITIVE_INFINITY } = knowledge;
  const { consider: _, plan: __, ...sense } = knowledge;
  const judged = worthIn(rules, sense);
  // A review looks at the win alone.
  const worth: Worth = (game) => (game.flow.stack.length === 0 ? sharesOf(rules, knowledge, game) : judged(game));
  const method = { knowledge: sense, bandit, worth, noise: 0, trust: 0, horizon };
  const { root, iterate } = searchFrom(rules, view, random, method);
  for (let i = 0; i < iterations; i++) iterate();
  const policy = bandit.policy(root);
  const level = view.flow.players === 2 ? levelWithTheBest(root) : null;
  return options.map((option) => {
    const place = root.options.indexOf(option);
    return (policy[place] ?? 0) >= PART / root.options.length || (level?.[place] ?? false);
  });
}

/** By place: whether an option has been worth as much as any, as far as one can tell. */
function levelWithTheBest({ sums, tries }: Node): boolean[] {
  const means = sums.map((sum, place) => sum / Math.max(1, tries[place]!));
  const most = Math.max(...means);
  return means.map((mean, place) => most - mean <= LEVEL * Math.sqrt(0.25 / Math.max(1, tries[place]!)));
}
