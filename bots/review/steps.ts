import type { State } from '@gilt/engine/flow';
import type { AnyGame } from '@gilt/engine/game';
import type { Reel } from '@gilt/engine/reel';

/** A question of a game that was played, and what came of it; what came from outside is a step too. */
export interface Step {
  /** The entry of the record, from 1. */
  readonly entry: number;
  /** How the game stood when it was asked. */
  readonly from: State;
  /** The same with all answers sealed; null: nothing was asked, something came from outside. */
  readonly sealed: State | null;
  readonly to: State;
}

/** The steps that stand: what was undone did not happen. */
export function stepsOf({ frames }: Reel): Step[] {
  const steps: Step[] = [];
  for (let entry = 1; entry < frames.length; entry++) {
    const { entry: what, before, after } = frames[entry]!;
    if (what?.type === 'undo') {
      steps.splice(
        steps.findLastIndex(({ sealed }) => sealed),
        1,
      );
      continue;
    }
    const sealed = what?.type === 'answers' ? before : null;
    steps.push({ entry, from: frames[entry - 1]!.after, sealed, to: after });
  }
  return steps;
}

/** Whether chance had a hand in what came of it: a generator was used, or something left a pile that nobody sees. */
export function hadLuck(rules: AnyGame, { sealed, to }: Step): boolean {
  if (!sealed) return false;
  return pilesOf(rules, sealed) !== pilesOf(rules, to);
}

function pilesOf({ secrets }: AnyGame, state: State): string {
  const unseen = (table: Readonly<Record<string, unknown>>, fields: object): unknown[] =>
    Object.keys(table)
      .filter((field) => table[field] === 'nobody' || table[field] === 'count')
      .map((field) => (fields as Readonly<Record<string, unknown>>)[field]);
  const frames = state.flow.stack.map(({ procedure, locals }) => unseen(secrets.procedures[procedure]!, locals));
  // A procedure that keeps nothing unseen may come and go.
  return JSON.stringify([state.flow.random, unseen(secrets.game, state), frames.filter((each) => each.length > 0)]);
}
