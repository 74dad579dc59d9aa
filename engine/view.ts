import type { Flow, State } from './flow.ts';
import { copyPlain, type Plain } from './plain.ts';
import { FORCED, PENDING, SEALED } from './question.ts';
import type { Seat } from './seat.ts';

/** What a seat may know of the flow. */
export interface FlowView {
  readonly players: number;
  readonly asked: number;
  readonly stack: readonly FrameView[];
  /** By seat: NOT_ASKED, PENDING, SEALED, or, one's own only, the answer. */
  readonly answers: readonly number[];
}

export interface FrameView {
  readonly procedure: string;
  readonly step: string;
  readonly locals: Readonly<Record<string, Plain>>;
}

/** A game as a seat knows it, or as everybody does (seat null): built from the secrets table and nothing else. */
export interface View<Seen = object> {
  readonly seat: Seat | null;
  readonly flow: FlowView;
  readonly game: Seen;
}

export type AnySight = string | { readonly only: string };
/** What a state, or a procedure, keeps. */
export type Fields = Readonly<Record<string, unknown>>;
/** A secrets table with its types forgotten: the state's fields, and the fields of each procedure. */
export interface SecretsTable {
  readonly game: Readonly<Record<string, AnySight>>;
  readonly procedures: Readonly<Record<string, Readonly<Record<string, AnySight>>>>;
}

export function viewOf(secrets: SecretsTable, game: State, seat: Seat | null): View {
  return {
    seat,
    flow: flowView(secrets, game.flow, seat),
    game: seenFields(secrets.game, game as unknown as Fields, seat),
  };
}

/** What somebody may know of the flow. */
export function flowView(secrets: SecretsTable, flow: Flow, seat: Seat | null): FlowView {
  return {
    players: flow.players,
    asked: flow.asked,
    stack: flow.stack.map(({ procedure, step, locals }) => ({
      procedure,
      step,
      locals: seenFields(secrets.procedures[procedure]!, locals as Fields, seat) as Record<string, Plain>,
    })),
    answers: flow.answers.map((answer, owner) => answerSeen(answer, owner === seat)),
  };
}

/** Whether everybody sees the flow alike: its procedures keep no secrets, and no answer is sealed. */
export const flowIsOpen = ({ procedures }: SecretsTable, { answers, stack }: Flow): boolean =>
  answers.every((answer) => answer < 0) &&
  stack.every(({ procedure }) =>
    Object.values(procedures[procedure]!).every((sight) => sight === 'nobody' || isOpen(sight)),
  );

/** What of a game everybody sees alike; with what somebody sees besides (`ownView`) it is the game in their view. */
export const openView = (secrets: SecretsTable, game: State): object =>
  seenFields(secrets.game, game as unknown as Fields, null, isOpen);

export const ownView = (secrets: SecretsTable, game: State, seat: Seat | null): object =>
  seenFields(secrets.game, game as unknown as Fields, seat, (sight) => !isOpen(sight));

/** Whether everybody sees the same of such a field. */
const isOpen = (sight: AnySight): boolean => sight === 'everyone' || sight === 'count';

/** A seat that is answered for looks as if it were still choosing. */
function answerSeen(answer: number, own: boolean): number {
  if (answer === FORCED) return PENDING;
  return answer < 0 || own ? answer : SEALED;
}

function seenFields(
  table: Readonly<Record<string, AnySight>>,
  fields: Fields,
  seat: Seat | null,
  among?: (sight: AnySight) => boolean,
): object {
  const seen: Record<string, unknown> = {};
  for (const key in table) {
    const sight = table[key]!;
    // A field that only some table options bring with them may not be there.
    if (sight === 'nobody' || fields[key] === undefined || among?.(sight) === false) continue;
    seen[key] = seenField(fields, fields[key], sight, seat);
  }
  return seen;
}

/** What is left of one field for somebody to see. */
export function seenField(fields: Fields, value: unknown, sight: AnySight, seat: Seat | null): unknown {
  if (typeof sight === 'object') return seat !== null && fields[sight.only] === seat ? copyPlain(value) : null;
  switch (sight) {
    case 'everyone':
      return copyPlain(value);
    case 'count':
      return counted(value);
    case 'owner':
      return (value as unknown[]).map((one, owner) => (owner === seat ? copyPlain(one) : null));
    case 'owner, others count':
      return (value as unknown[][]).map((one, owner) => (owner === seat ? copyPlain(one) : one.length));
    default:
      throw new Error(`unknown sight ${sight}`);
  }
}

function counted(value: unknown): unknown {
  const list = value as unknown[];
  return Array.isArray(list[0]) ? list.map((one) => (one as unknown[]).length) : list.length;
}
