import { type Change, compare, differ, type Edit } from './change.ts';
import { type AnyEvent, type Heard, heardBy, type Tell, type Told, teller } from './event.ts';
import type { Flow, State } from './flow.ts';
import type { AnyGame } from './game.ts';
import type { Seat } from './seat.ts';
import { type Fields, flowIsOpen, flowView, type SecretsTable, seenField } from './view.ts';

/** What a game told at once, from one question to the next. */
export interface Telling {
  readonly told: readonly Told[];
  /** How it stood before all of it, after each event, and at the question that came next. Empty if nothing was turned up. */
  readonly moments: readonly State[];
}

/** Lets a game go on, and keeps what it tells and how it stands before it, after each event and in the end. */
export function tellingOf(game: AnyGame, state: () => State, goOn: (tell: Tell) => void): Telling {
  const told: Told[] = [];
  const moments: State[] = [];
  const tell = teller(told);
  const keep = (): void => void moments.push(game.clone(state()) as State);
  keep();
  goOn((event, to, twin) => {
    tell(event, to, twin);
    // Answers are turned up before anything comes of them.
    if (event.type === 'reveal' && moments.length === 1) moments.push(moments[0]!);
    else keep();
  });
  keep();
  return { told, moments };
}

/** A step of the story as one listener knows it: what they heard, and what it changed in their view. */
export interface StoryStep<E extends AnyEvent = AnyEvent> {
  /** Null: nothing was told of it; what is left until the next question is put. */
  readonly event: Heard<E> | null;
  readonly change: Change;
}

/** The same, with what everybody's view has changed in alike apart: for all listeners it is the very same data. */
export interface SharedStep<E extends AnyEvent = AnyEvent> {
  readonly event: Heard<E> | null;
  readonly open: Change;
  readonly own: Change;
}

/** What was told, as one seat or a spectator (null) knows it. */
export const storyFor = (secrets: SecretsTable, telling: Telling, seat: Seat | null): StoryStep[] =>
  storiesOf(secrets, telling)(seat).map((step) => ({ event: step.event, change: changeOf(step) }));

/** All that a step changed in the view of its listener. */
export const changeOf = ({ open, own }: SharedStep): Change => (own.length === 0 ? open : [...open, ...own]);

/**
 * What was told, for one listener after another: what they have in common is found once. The view before it, with all the changes made, is the
 * view at the question that came next. What somebody is not told of, they see with the next thing that they are told.
 */
export function storiesOf(secrets: SecretsTable, { told, moments }: Telling): (seat: Seat | null) => SharedStep[] {
  const common = new Map<State, Common>();
  const commonTo = (before: State, after: State): Common => {
    if (before === after) return { after, open: NOTHING, flow: false, hidden: [] };
    let found = common.get(before);
    if (found?.after !== after) {
      found = commonChange(secrets, before, after);
      common.set(before, found);
    }
    return found;
  };
  return (seat) => {
    const steps: SharedStep[] = [];
    let before = moments[0];
    for (let i = 0; i < moments.length - 1; i++) {
      const event = i < told.length ? heardBy(told[i]!, seat) : null;
      if (event === null && i < told.length) continue;
      const after = moments[i + 1]!;
      const shared = commonTo(before!, after);
      steps.push({ event, open: shared.open, own: ownChange(secrets, before!, shared, seat) });
      before = after;
    }
    return steps;
  };
}

const NOTHING: Change = [];

/** What has changed between two moments, as far as it is the same for all who look. */
interface Common {
  readonly after: State;
  /** In what everyone sees. */
  readonly open: Change;
  /** Whether the flow has changed, and not alike for everyone. */
  readonly flow: boolean;
  /** The fields that not everyone sees alike. */
  readonly hidden: readonly string[];
}

/** What has changed in somebody's view besides. Both ends are seen through the secrets table, so it can hold nothing that a view could not. */
function ownChange(secrets: SecretsTable, before: State, common: Common, seat: Seat | null): Change {
  const { after, flow, hidden } = common;
  if (!flow && hidden.length === 0) return NOTHING;
  const edits: Edit[] = [];
  if (flow) compareFlows(secrets, before.flow, after.flow, seat, edits);
  for (const key of hidden)
    compare(fieldSeen(secrets, before, key, seat), fieldSeen(secrets, after, key, seat), ['game', key], edits);
  return edits;
}
function commonChange(secrets: SecretsTable, before: State, after: State): Common {
  const { game } = secrets;
  const open: Edit[] = [];
  const hidden: string[] = [];
  const [was, is] = [before as unknown as Fields, after as unknown as Fields];
  for (const key in game) {
    const sight = game[key]!;
    if (sight === 'everyone') compare(was[key], is[key], ['game', key], open);
    else if (sight === 'nobody') continue;
    // Whose it is to see may change, too.
    else if (differ(was[key], is[key]) || (typeof sight === 'object' && differ(was[sight.only], is[sight.only]))) {
      if (sight === 'count')
        compare(fieldSeen(secrets, before, key, null), fieldSeen(secrets, after, key, null), ['game', key], open);
      else hidden.push(key);
    }
  }
  const flow = flowDiffers(before.flow, after.flow);
  const alike = flow && flowIsOpen(secrets, before.flow) && flowIsOpen(secrets, after.flow);
  if (alike) compareFlows(secrets, before.flow, after.flow, null, open);
  return { after, open, flow: flow && !alike, hidden };
}

function compareFlows(secrets: SecretsTable, before: Flow, after: Flow, seat: Seat | null, edits: Edit[]): void {
  compare(flowView(secrets, before, seat), flowView(secrets, after, seat), ['flow'], edits);
}

const flowDiffers = (before: Flow, after: Flow): boolean =>
  before.asked !== after.asked || differ(before.stack, after.stack) || differ(before.answers, after.answers);

const fieldSeen = ({ game }: SecretsTable, state: State, key: string, seat: Seat | null): unknown => {
  const fields = state as unknown as Fields;
  return fields[key] === undefined ? undefined : seenField(fields, fields[key], game[key]!, seat);
};
