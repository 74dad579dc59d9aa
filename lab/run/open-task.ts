import type { Task } from '@gilt/bots/bot';
import type { Asked } from '@gilt/engine/answer';
import type { QuestionLine, State } from '@gilt/engine/flow';
import type { AnyGame, Setup } from '@gilt/engine/game';
import type { Seat } from '@gilt/engine/seat';
import { type View, viewOf } from '@gilt/engine/view';

/** The same question as `askedOf` makes, with names only for whoever wants them. */
class OpenQuestion implements Asked {
  readonly number: number;
  readonly options: readonly number[];
  private readonly line: QuestionLine;

  constructor(line: QuestionLine, number: number, options: readonly number[]) {
    this.line = line;
    this.number = number;
    this.options = options;
  }

  get where(): string {
    return this.line.where;
  }

  get rule(): string {
    return this.line.question.rule;
  }

  get names(): readonly string[] {
    return this.options.map((choice) => this.line.question.choices.name(choice));
  }
}

/** The same task as `taskFor` makes, but its view is made when the bot first looks at it: one that plays at random never does. */
export class OpenTask implements Task {
  readonly game: string;
  readonly options: unknown;
  readonly cards?: unknown;
  readonly seat: Seat;
  readonly question: Asked;
  readonly seed: number;
  private readonly rules: AnyGame;
  private readonly state: State;
  private seen: View | null = null;

  constructor(
    rules: AnyGame,
    setup: Setup,
    state: State,
    line: QuestionLine,
    seat: Seat,
    options: readonly number[],
    seed: number,
  ) {
    this.rules = rules;
    this.state = state;
    this.game = rules.id;
    this.options = setup.options;
    if (rules.cards?.other) this.cards = rules.cards.other;
    this.seat = seat;
    this.question = new OpenQuestion(line, state.flow.asked, options);
    this.seed = seed;
  }

  get view(): View {
    this.seen ??= viewOf(this.rules.secrets, this.state, this.seat);
    return this.seen;
  }
}
