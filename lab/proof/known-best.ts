import { advise } from '@gilt/bots/review/advice';
import { usualBudget } from '@gilt/bots/review/budget';
import { companyOf, luckOf } from '@gilt/bots/review/playing-on';
import { optionsOf } from '@gilt/engine/answer';
import { openLine } from '@gilt/engine/flow';
import type { AnyGame } from '@gilt/engine/game';
import { withNames } from '@gilt/engine/question';
import { viewOf } from '@gilt/engine/view';
import { whatIf } from '@gilt/engine/what-if';
import { countedOut } from './counted-out.ts';
import { knownPositions } from './known/all.ts';

/** Ann, who is asked. */
const SEAT = 0;

/** A position in which the best choice is known. */
export interface Known {
  readonly options: number;
  /** What is best: as the position says, and as it was counted out; null if that finds none. */
  readonly best: string;
  readonly counted: string | null;
  /** In so many deals and answers of the others. */
  readonly times: number;
  /** What the review says, at the budget that people get. */
  readonly named: string;
}

/** Counts a known position out, and holds what the review calls best against it. */
export function knownIn(game: AnyGame, number: number, deals?: number): Known {
  const { best, text } = knownPositions[game.id]![number]!;
  const { state, names } = whatIf(text, [game]);
  const options = optionsOf(game, state, SEAT);
  const { choices } = openLine(game, state)!.question;
  const counted = countedOut(game, state, SEAT, deals)!;
  const view = viewOf(game.secrets, state, SEAT);
  const { best: named } = advise(companyOf(game), view, usualBudget(game.id), luckOf(number, 26));
  const called = (name: string): string => withNames(name, names);
  return {
    options: options.length,
    best,
    counted: counted.best === null ? null : called(choices.name(options[counted.best]!)),
    times: counted.times,
    named: called(named),
  };
}
