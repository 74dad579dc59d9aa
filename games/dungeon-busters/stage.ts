import type { DungeonBusters } from './state.ts';

/** What must be true of the table at some point of the sequence of play. */
export interface Stage {
  /** The dungeons in which it can be. */
  readonly dungeons: readonly [number, number];
  /** DB-08 Whether the cards of the dungeon have been dealt, one of them into the box. */
  readonly dealt: boolean;
  /** DB-09 Whether a monster is turned up. */
  readonly monster: boolean;
  /** How many monsters of the dungeon can be done with. */
  readonly done: readonly [number, number];
  /** DB-24 How many battle cards lie before each player, given how many monsters are done with. */
  played(done: number): number;
}

const none = (): number => 0;
const oneEach = (done: number): number => done;
const oneMore = (done: number): number => done + 1;

const beforeTheFirst: Stage = { dungeons: [0, 0], dealt: false, monster: false, done: [0, 0], played: none };
const choosing: Stage = { dungeons: [1, 3], dealt: true, monster: true, done: [0, 3], played: oneEach };
const fought: Stage = { ...choosing, played: oneMore };
const between: Stage = { dungeons: [1, 3], dealt: true, monster: false, done: [4, 4], played: none };

/** By procedure and step. */
const stages: Readonly<Record<string, Stage>> = {
  'expedition.handOut': beforeTheFirst,
  'expedition.findLeader': beforeTheFirst,
  'expedition.enterDungeon': { ...between, dungeons: [1, 2] },
  'expedition.untilTheLastDungeon': between,
  'expedition.score': { ...between, dungeons: [3, 3] },
  'dungeon.shuffleCards': { ...between, dealt: false, done: [0, 0] },
  'dungeon.turnUpMonster': { ...between, done: [0, 3], played: oneEach },
  'dungeon.untilNoCardIsLeft': { ...between, done: [1, 4], played: oneEach },
  'dungeon.takeCardsBack': { ...between, played: oneEach },
  'battle.playCards': choosing,
};

/** The stage at which a game stands. */
export function stageOf({ flow }: Pick<DungeonBusters, 'flow'>): Stage {
  const frame = flow.stack.at(-1);
  if (!frame) return stages['expedition.score']!;
  return stages[`${frame.procedure}.${frame.step}`] ?? fought;
}
