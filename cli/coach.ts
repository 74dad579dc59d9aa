import { advise } from '@gilt/bots/review/advice';
import { usualBudget } from '@gilt/bots/review/budget';
import { companyOf } from '@gilt/bots/review/playing-on';
import { luckAt } from '@gilt/bots/review/review';
import { knownGames } from '@gilt/bots/search/knowing';
import { withNames } from '@gilt/engine/question';
import { viewOf } from '@gilt/engine/view';
import { speaker } from '@gilt/engine/words';
import { colours } from './colours.ts';
import { table } from './output.ts';
import type { Parlour } from './parlour.ts';
import { wrap } from './wrap.ts';

const SEED = 1;

/** What the coach says of the open question: what the others may play, what each option is worth, and why. It sees what the person sees, no more. */
export function coached({ sitting: { game, state }, seat, names }: Parlour): string {
  if (!knownGames.includes(game.id)) return `The coach does not know ${game.name}.`;
  const company = companyOf(game);
  const view = viewOf(game.secrets, state, seat);
  const advice = advise(company, view, usualBudget(game.id), luckAt(SEED, state.flow.asked));
  const { say } = speaker(game.words.english, names);
  const said = (choice: string): string => withNames(say(game.words.choice(advice.where, choice)), names);
  const beliefs = advice.beliefs.map(({ seat: other, plays }) => {
    const likeliest = plays.slice(0, MOST).map(({ name, share }) => `${said(name)} ${whole(share)}`);
    return `${names[other - 1]} may play ${likeliest.join(', ')}`;
  });
  const worths = advice.options
    .toSorted((a, b) => b.worth.value - a.worth.value)
    .map(({ name, worth: { value, low, high }, verdict }) => [
      said(name),
      whole(value),
      `${whole(Math.max(0, low))} … ${whole(Math.min(1, high))}`,
      verdict === 'cost' ? '' : verdict === 'best' ? 'best' : 'sound too',
    ]);
  const [worst] = advice.options.filter(({ why }) => why).toSorted((a, b) => a.worth.value - b.worth.value);
  const why = worst?.why;
  return [
    ...(beliefs.length > 0 ? [wrap(`In positions that look like this to you, ${beliefs.join('; ')}.`, 2)] : []),
    table([['choice', 'of the win', '95% interval', ''], ...worths]),
    ...(why
      ? [
          wrap(
            `“${say(why.says)}” ${colours.dim(`[${why.rule}]`)}: in ${why.better} of ${why.worlds} deals with ${said(advice.best)}, in ${why.chosen} with ${said(worst.name)}.`,
            2,
          ),
        ]
      : []),
  ].join('\n');
}

/** So many plays of each of the others are named. */
const MOST = 3;

const whole = (share: number): string => `${Math.round(100 * share)}%`;
