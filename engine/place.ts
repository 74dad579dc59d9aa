import { Refusal } from './fault.ts';
import type { Frame, Line, State } from './flow.ts';
import type { AnyGame } from './game.ts';
import { partsIn, readField, wordsIn } from './notation.ts';

/** Where a game that is over stands. */
const THE_END = 'end';

/**
 * Reads where a game stands: `victory.takeDungeonCard (contributors Ann Bob) > spoils.pickGem (takers Ann Bob, next 0)`.
 * What stands around the outermost of these follows from where its procedure is usually called.
 */
export function readPlace(game: AnyGame, text: string, names: readonly string[]): Frame[] {
  if (text === THE_END) return [];
  const { callers } = game.notation;
  const stack = text.split('>').map((part) => readFrame(game, part.trim(), names));
  for (let caller = callers[stack[0]!.procedure]?.[0]; caller; caller = callers[stack[0]!.procedure]?.[0]) {
    stack.unshift(readFrame(game, caller, names));
  }
  stack.forEach(({ procedure }, i) => {
    const outer = stack[i - 1];
    const from = outer ? `${outer.procedure}.${outer.step}` : 'nowhere';
    if (!(callers[procedure] ?? ['nowhere']).includes(from))
      throw new Refusal(`${procedure} is not called from ${from}`);
  });
  mustNotNeedAnswers(game, stack.at(-1)!);
  return stack;
}

/** A step below a question needs its answers; it can only be reached by giving them. */
function mustNotNeedAnswers({ procedures }: AnyGame, { procedure, step }: Frame): void {
  const lines: Iterable<Line> = procedures[procedure]!.lines.values();
  for (const line of lines) {
    if (line.question && line.next?.name === step) {
      throw new Refusal(`${procedure}.${step} needs the answers to ${line.where}; stand there and give them`);
    }
  }
}

function readFrame(game: AnyGame, text: string, names: readonly string[]): Frame {
  const [, procedure = '', step = '', kept = ''] = /^(\w+)\.(\w+)(?: \((.*)\))?$/.exec(text) ?? [];
  const known = Object.hasOwn(game.procedures, procedure) && game.procedures[procedure]!.lines.has(step);
  if (!known) throw new Refusal(`${game.name} has no step '${text}'`);
  const fields = game.notation.locals[procedure] ?? {};
  const said = new Map(partsIn(kept).map((part) => [wordsIn(part)[0]!, wordsIn(part).slice(1)]));
  const unknown = [...said.keys()].find((name) => !Object.hasOwn(fields, name));
  if (unknown !== undefined) throw new Refusal(`${procedure} keeps nothing called '${unknown}'`);
  const locals: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const words = said.get(name);
    if (!words) throw new Refusal(`${procedure}.${step} does not say its ${name}`);
    locals[name] = readField(field, `${name} of ${procedure}`, words, names);
  }
  return { procedure, step, locals };
}

/** Writes down where a game stands, leaving out what follows from the rest. */
export function writePlace(game: AnyGame, { flow }: State, names: readonly string[]): string {
  if (flow.stack.length === 0) return THE_END;
  const frames = flow.stack.map((frame) => writeFrame(game, frame, names));
  let first = frames.length - 1;
  while (first > 0 && !followsFrom(game, flow.stack, frames, first)) first--;
  return frames.slice(first).join(' > ');
}

function writeFrame(game: AnyGame, { procedure, step, locals }: Frame, names: readonly string[]): string {
  const kept = Object.entries(game.notation.locals[procedure] ?? {}).map(
    ([name, field]) => `${name} ${field.write((locals as Record<string, unknown>)[name], names)}`,
  );
  return `${procedure}.${step}${kept.length > 0 ? ` (${kept.join(', ')})` : ''}`;
}

/** Whether all that stands around a frame is as usual. */
function followsFrom(game: AnyGame, stack: readonly Frame[], frames: readonly string[], first: number): boolean {
  for (let i = first; i >= 0; i--) {
    if (game.notation.callers[stack[i]!.procedure]?.[0] !== frames[i - 1]) return false;
  }
  return true;
}
