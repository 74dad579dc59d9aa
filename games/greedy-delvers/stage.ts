import { BOTTOM, type GreedyDelvers } from './state.ts';

/** What must be true of those in the mine at some point of the sequence of play. */
export interface Stage {
  /** GD-04 Cards in a hand. */
  readonly hand: number;
  /** The levels on which they can be. */
  readonly levels: readonly [number, number];
  /** GD-04 Ore that they have at least. */
  readonly ore: number;
  /** Whether all of them may be safe, so that nobody is in the mine. */
  readonly empty: boolean;
}

const between: Stage = { hand: 3, levels: [0, BOTTOM - 1], ore: 0, empty: false };

/** GD-26 Nobody is left in the mine. */
const over: Stage = { hand: 0, levels: [BOTTOM, BOTTOM], ore: 0, empty: true };

/** By procedure and step. */
const stages: Readonly<Record<string, Stage>> = {
  'mine.dealHands': { hand: 0, levels: [0, 0], ore: 0, empty: false },
  'mine.playRound': between,
  'mine.untilAllAreSafe': { ...between, empty: true },
  'mine.tally': over,
  'round.advance': between,
  'round.drawCards': { hand: 3, levels: [1, BOTTOM], ore: 3, empty: false },
  'round.playCards': { hand: 4, levels: [1, BOTTOM], ore: 3, empty: false },
};

/** The step at which a game stands, for people. */
export const placeOf = ({ flow }: Pick<GreedyDelvers, 'flow'>): string => {
  const frame = flow.stack.at(-1);
  return frame ? `${frame.procedure}.${frame.step}` : 'end';
};

/** The stage at which a game stands; cards that are being resolved are on their way, and nothing is certain. */
export const stageOf = (game: Pick<GreedyDelvers, 'flow'>): Stage => findStage(game) ?? between;

/** Null where the answers of a round are needed. */
export const findStage = (game: Pick<GreedyDelvers, 'flow'>): Stage | null =>
  game.flow.stack.length === 0 ? over : (stages[placeOf(game)] ?? null);
