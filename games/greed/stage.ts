import { CARDS_A_PILE, FIRST_PLAY, type Greed, LAST_ROUND } from './state.ts';

/** What must be true of the table at some point of the sequence of play. */
export interface Stage {
  /** The rounds in which it can be. */
  readonly rounds: readonly [number, number];
  /** GR-04 How many rounds cards have been taken in, given the round. */
  drafted(round: number): number;
  /** GR-05 Whether cards can be turned up, waiting to be carried out. */
  readonly turnedUp: boolean;
}

const sameRound = (round: number): number => round;
const oneLess = (round: number): number => round - 1;

const carryingOut: Stage = { rounds: [FIRST_PLAY, LAST_ROUND], drafted: sameRound, turnedUp: true };
const quiet: Stage = { ...carryingOut, turnedUp: false };
const ending: Stage = { ...quiet, rounds: [LAST_ROUND, LAST_ROUND] };
const between: Stage = { ...quiet, rounds: [0, LAST_ROUND - 1] };

/** By procedure and step, where it is not in the middle of carrying cards out. */
const stages: Readonly<Record<string, Stage>> = {
  'rounds.deal': { ...quiet, rounds: [0, 0] },
  'rounds.nextRound': between,
  'rounds.untilTheLast': { ...quiet, rounds: [1, LAST_ROUND] },
  'rounds.finish': ending,
  'rounds.count': ending,
  'round.takeUpPiles': between,
  'round.takeCard': { ...quiet, rounds: [1, LAST_ROUND], drafted: oneLess },
  'round.playCard': quiet,
  'round.oneMoreCard': quiet,
  'round.useAbilities': quiet,
  'round.endTurn': quiet,
  'eachTurn.nextPlayer': quiet,
  'eachTurn.chooseAbility': quiet,
  'endOfTurn.nextLoss': quiet,
  'endOfTurn.untilNoneIsLeft': quiet,
  'endOfTurn.turnOver': quiet,
  'losses.nextLoser': quiet,
  'losses.chooseLoss': quiet,
};

/** The stage at which a game stands. */
export function stageOf({ flow }: Pick<Greed, 'flow'>): Stage {
  const frame = flow.stack.at(-1);
  if (!frame) return ending;
  return stages[`${frame.procedure}.${frame.step}`] ?? carryingOut;
}

export const isDealt = ({ flow }: Pick<Greed, 'flow'>): boolean => flow.stack.at(-1)?.step !== 'deal';

/** GR-02 GR-04 How many cards each pile has. */
export const pileSize = (game: Greed): number => (isDealt(game) ? CARDS_A_PILE - stageOf(game).drafted(game.round) : 0);
