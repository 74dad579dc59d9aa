import type { Random } from '@gilt/engine/random';
import type { View } from '@gilt/engine/view';
import { banditOf } from '../search/bandit.ts';
import { searchFrom } from '../search/search.ts';
import { worthOf as worthIn } from '../search/worth.ts';
import type { Company } from './playing-on.ts';
import { bestOf, moreThan, type Weighing } from './weighing.ts';

/** So many standard errors behind the best a choice must lie before anybody says that it cost something. With a dozen options to compare, fewer would blame by chance. */
const DOUBT = 3;
/** An option belongs to the mixture that is played at least this often, in shares of an even mixture. */
const PART = 0.5;

/** The options that nobody can call worse than the best: those within the noise. */
export function withinNoise(weighing: Weighing): boolean[] {
  const best = bestOf(weighing);
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
  const method = { knowledge: sense, bandit, worth: worthIn(rules, sense), noise: 0, trust: 0, horizon };
  const { root, iterate } = searchFrom(rules, view, random, method);
  for (let i = 0; i < iterations; i++) iterate();
  const policy = bandit.policy(root);
  return options.map((option) => (policy[root.options.indexOf(option)] ?? 0) >= PART / root.options.length);
}
