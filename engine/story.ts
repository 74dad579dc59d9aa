import { type Change, difference, type Edit } from './change.ts';
import { type AnyEvent, type Heard, heardBy, type Told } from './event.ts';
import type { Flow, State } from './flow.ts';
import type { Seat } from './seat.ts';
import { type Fields, flowView, type SecretsTable, seenField } from './view.ts';

/** What a game told at once, from one question to the next. */
export interface Telling {
  readonly told: readonly Told[];
  /** How it stood before all of it, after each event, and at the question that came next. Empty if nothing was turned up. */
  readonly moments: readonly State[];
}

/** A step of the story as one listener knows it: what they heard, and what it changed in their view. */
export interface StoryStep<E extends AnyEvent = AnyEvent> {
  /** Null: nothing was told of it; what is left until the next question is put. */
  readonly event: Heard<E> | null;
  readonly change: Change;
}

/**
 * What was told, as one seat or a spectator (null) knows it. The view before it, with all the changes made, is the view at the question
 * that came next. What somebody is not told of, they see with the next thing that they are told.
 */
export function storyFor(secrets: SecretsTable, { told, moments }: Telling, seat: Seat | null): StoryStep[] {
  const steps: StoryStep[] = [];
  let before = moments[0];
  for (let i = 0; i < moments.length - 1; i++) {
    const event = i < told.length ? heardBy(told[i]!, seat) : null;
    if (event === null && i < told.length) continue;
    const after = moments[i + 1]!;
    steps.push({ event, change: changeSeen(secrets, before!, after, seat) });
    before = after;
  }
  return steps;
}

/** What has changed between two moments, as far as it is the same for all who look. */
interface Changed {
  readonly after: State;
  /** Whether the flow has: which procedures are under way, what they keep, who has answered. */
  readonly flow: boolean;
  /** In what everyone sees. */
  readonly open: Change;
  /** The fields that not everyone sees alike. */
  readonly hidden: readonly string[];
}

/** All who listen hear of the same moments: what they have in common is found once. */
const common = new WeakMap<State, Changed>();

/** What has changed in somebody's view. Both ends are seen through the secrets table, so it can hold nothing that a view could not. */
function changeSeen(secrets: SecretsTable, before: State, after: State, seat: Seat | null): Change {
  let found = common.get(before);
  if (found?.after !== after) {
    found = changedFields(secrets, before, after);
    common.set(before, found);
  }
  const edits = [...found.open];
  if (found.flow)
    edits.push(...difference(flowView(secrets, before.flow, seat), flowView(secrets, after.flow, seat), ['flow']));
  for (const key of found.hidden)
    edits.push(
      ...difference(fieldSeen(secrets, before, key, seat), fieldSeen(secrets, after, key, seat), ['game', key]),
    );
  return edits;
}

function changedFields({ game }: SecretsTable, before: State, after: State): Changed {
  const open: Edit[] = [];
  const hidden: string[] = [];
  for (const key in game) {
    const [was, is] = [(before as unknown as Fields)[key], (after as unknown as Fields)[key]];
    if (game[key] === 'everyone') open.push(...difference(was, is, ['game', key]));
    // Who sees such a field may depend on another one.
    else if (game[key] !== 'nobody' && (typeof game[key] === 'object' || difference(was, is).length > 0))
      hidden.push(key);
  }
  return { after, flow: flowChanges(before.flow, after.flow), open, hidden };
}

const flowChanges = (before: Flow, after: Flow): boolean =>
  before.asked !== after.asked ||
  difference(before.stack, after.stack).length > 0 ||
  difference(before.answers, after.answers).length > 0;

const fieldSeen = ({ game }: SecretsTable, state: State, key: string, seat: Seat | null): unknown => {
  const fields = state as unknown as Fields;
  return fields[key] === undefined ? undefined : seenField(fields, fields[key], game[key]!, seat);
};
