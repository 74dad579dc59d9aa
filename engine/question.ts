import { RulesFault } from './fault.ts';
import type { State } from './flow.ts';
import type { Seat } from './seat.ts';
import { justSeat, seatsOf } from './seat.ts';

/** In place of an answer: this seat is not asked. */
export const NOT_ASKED = -1;
/** In place of an answer: this seat has yet to answer. */
export const PENDING = -2;
/** In place of an answer: this seat has one option only and is not asked; the engine answers for it once the others are in. */
export const FORCED = -3;
/** In place of an answer, in views: this seat has answered, and what is sealed. */
export const SEALED = -4;

/** Choices as small numbers (for search) and by name (for people, records and tests). */
export interface Choices {
  name(choice: number): string;
  /** The number of a name; −1 if there is no such choice. */
  number(name: string): number;
}

/** Choices that are numbers already: a card of strength 5 is `5`. */
export const numbers: Choices = {
  name: String,
  number: (name) => (/^\d+$/.test(name) ? Number(name) : -1),
};

/** Choices out of a fixed list of words. */
export const wordsOf = (words: readonly string[]): Choices => ({
  name(choice) {
    const word = words[choice];
    if (word === undefined) throw new RulesFault(`there is no word for option ${choice} (${words.join(', ')})`);
    return word;
  },
  number: (name) => words.indexOf(name),
});

/** Choices that are seats: `seat-2` for the second one. Where people read or write them, the players' names stand for it. */
export const seatChoices: Choices = {
  name: (seat) => `seat-${seat + 1}`,
  number: (name) => (/^seat-[1-9]\d*$/.test(name) ? Number(name.slice('seat-'.length)) - 1 : -1),
};

/** The name of a choice with the players' names in place of their seats. */
export const withNames = (choice: string, names: readonly string[]): string =>
  choice.replace(/\bseat-(\d+)\b/g, (seat, number: string) => names[Number(number) - 1] ?? seat);

/** The same with seats in place of the players' names: `Bob` as a whole, or what follows an @ as in `goblin@Bob`. */
export function withSeats(choice: string, names: readonly string[]): string {
  const [what, ...whom] = choice.split('@');
  const seats = (whom.length > 0 ? whom : [what!]).map((word) =>
    names.includes(word) ? seatChoices.name(names.indexOf(word)) : word,
  );
  return (whom.length > 0 ? [what, ...seats] : seats).join('@');
}

/**
 * What becomes of a seat that has one option, where only its owner can tell: it is `answered` for by the engine (simulation, search,
 * what-if), or `asked` like any other (a table).
 */
export type Forced = 'answered' | 'asked';

/** A question, as declared in its procedure. */
export interface Question<G, L> {
  /** The clause that has it asked. */
  readonly rule: string;
  /** Who is asked; all of them choose at once. Nobody: the question is passed over. */
  seats(game: G, locals: L): readonly Seat[];
  /** What a seat may choose; never empty. It must follow from what that seat may know. */
  options(game: G, locals: L, seat: Seat): readonly number[];
  /**
   * How a seat is forced that has one option only. `openly`: everybody can tell, so it is never asked. `secretly`: only its owner can,
   * so at a table it is asked and seals like any other; else the others would know what it must be holding.
   */
  readonly forced: 'openly' | 'secretly';
  readonly choices: Choices;
  /** Who sees the answers once all are in; without it, everyone. */
  closed?(game: G): 'everyone' | 'owner';
}

/** Declares a question as a step; its answers go to the next step. */
export const ask = <G, L>(question: Question<NoInfer<G>, NoInfer<L>>): Question<G, L> => question;

/** Every seat is asked. */
export const everyone = (game: State): readonly Seat[] => seatsOf(game.flow.players);

/** No seat is asked: the question is passed over. */
export const nobody: readonly Seat[] = [];

/** One seat is asked. */
export const only = (seat: Seat): readonly Seat[] => justSeat(seat);

/** What a seat may choose. An empty list would leave the table stuck, so it is a fault of the rules. */
export function checkedOptions<G, L>(
  question: Question<G, L>,
  where: string,
  game: G,
  locals: L,
  seat: Seat,
): readonly number[] {
  const options = question.options(game, locals, seat);
  if (options.length === 0) throw new RulesFault(`${where} leaves seat ${seat} without an option`);
  return options;
}
