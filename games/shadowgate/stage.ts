import type { Frame } from '@gilt/engine/flow';

/**
 * How far a game is: `ready` to begin, with nothing dealt; in a turn `dark` before the torch, `lit` while what was played lies there,
 * and `cleared` after the discards; or `over`.
 */
export type Stage = 'ready' | 'dark' | 'lit' | 'cleared' | 'over';

const stages: Readonly<Record<string, Stage>> = {
  'match.playGame': 'ready',
  'adventure.shuffleCards': 'ready',
  'adventure.findStarter': 'ready',
  'adventure.findCharacters': 'ready',
  'adventure.deal': 'ready',
  'adventure.takeTurn': 'dark',
  'turn.eventPhase': 'dark',
  'turn.lightTorch': 'dark',
  'turn.actionPhase': 'lit',
  'turn.drawPhase': 'lit',
  'turn.fillUp': 'cleared',
  'turn.moveEvent': 'cleared',
  'adventure.nextPlayer': 'cleared',
};

/** QS-13 Whether the actions that were left have become cards to draw. */
export const areActionsOver = ({ flow }: { readonly flow: { readonly stack: readonly Frame[] } }): boolean =>
  flow.stack.some(({ procedure, step }) => procedure === 'drawPhase' && step !== 'drawCards');

/** The stage at which a game stands. */
export function stageOf({ flow }: { readonly flow: { readonly stack: readonly Frame[] } }): Stage {
  const top = flow.stack.at(-1);
  if (!top) return 'over';
  const drawing = flow.stack.find(({ procedure }) => procedure === 'drawPhase');
  if (drawing) return drawing.step === 'drawCards' || drawing.step === 'discardPlayed' ? 'lit' : 'cleared';
  const within = (name: string): boolean => flow.stack.some(({ procedure }) => procedure === name);
  if (within('actionPhase')) return 'lit';
  if (within('eventPhase')) return 'dark';
  if (within('draft')) return 'ready';
  return stages[`${top.procedure}.${top.step}`] ?? 'over';
}
