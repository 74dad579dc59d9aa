import { type Company, companyOf } from '@gilt/bots/review/playing-on';
import { weigh } from '@gilt/bots/review/weighing';
import { optionsOf } from '@gilt/engine/answer';
import { withCards } from '@gilt/engine/cards';
import { openLine, type State } from '@gilt/engine/flow';
import { gameNamed, readSetup } from '@gilt/engine/game';
import { NAMES, writePosition } from '@gilt/engine/position';
import { FORCED } from '@gilt/engine/question';
import { type Random, randomFrom } from '@gilt/engine/random';
import type { View } from '@gilt/engine/view';
import { games } from '@gilt/games/all';

/** A question that a seat is asked: plain data, and nothing that the seat could not see. */
export interface Open {
  readonly game: string;
  readonly options: unknown;
  /** The set of cards, if it is not the one that comes with the game. */
  readonly cards?: unknown;
  readonly view: View;
}

/** Who knows the game of a question. */
export const companyFor = ({ game, cards }: Open): Company => companyOf(withCards(gameNamed(game, games), cards));

/** The position with what the seat cannot know drawn afresh, and what the others may play there, as text. */
export function afresh(open: Open, seed: number): string {
  const company = companyFor(open);
  const { players } = open.view.flow;
  const random = randomFrom(seed);
  const { game } = weigh(company, open.view, 1, random).worlds[0]!;
  answerForced(company, game, random);
  const setup = readSetup(company.rules, players, open.options);
  const names = NAMES.slice(0, players);
  return writePosition({ game: company.rules, setup, names, seed: `try ${seed}`, state: game });
}

/** Whose hand was supposed to be another has a choice again. */
function answerForced({ rules, knowledge }: Company, game: State, random: Random): void {
  const { answers } = game.flow;
  const { where } = openLine(rules, game)!;
  for (const [seat, answer] of answers.entries()) {
    if (answer !== FORCED) continue;
    const options = optionsOf(rules, game, seat);
    if (options.length > 1) answers[seat] = knowledge.choose({ game, where, seat, options }, random);
  }
}
