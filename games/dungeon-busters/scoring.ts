import { type Outcome, type Score, type ScoreLine, winnersOf } from '@gilt/engine/outcome';
import type { Seat } from '@gilt/engine/seat';
import { COLOURS, type Colour, gemCount } from './gems.ts';
import type { DungeonBusters } from './state.ts';

/** DB-27 Points for a set of the three colours, and for the most of a colour. */
const POINTS_A_SET = 3;
const POINTS_FOR_MOST = 3;

/** What the score depends on. */
type Holdings = Pick<DungeonBusters, 'loot' | 'trophies'>;

/** DB-27 The score. DB-28 Most points wins; then most defeated dungeon cards; then the victory is shared. */
export function outcome(game: Holdings): Outcome {
  const scores = game.loot.map((_, seat) => scoreOf(game, seat));
  return { winners: winnersOf(scores), scores };
}

function scoreOf(game: Holdings, seat: Seat): Score {
  const gems = game.loot[seat]!;
  const lines: ScoreLine[] = [
    { what: 'gems', points: gemCount(gems), rule: 'DB-27' },
    { what: 'sets', points: POINTS_A_SET * Math.min(gems[0]!, gems[1]!, gems[2]!), rule: 'DB-27' },
    ...COLOURS.map((colour, i) => ({
      what: `most-${colour}`,
      points: hasMost(game, seat, i) ? POINTS_FOR_MOST : 0,
      rule: 'DB-27',
    })),
  ];
  return {
    total: lines.reduce((sum, line) => sum + line.points, 0),
    lines,
    tieBreaks: [{ what: 'trophies', points: game.trophies[seat]!.length, rule: 'DB-28' }],
  };
}

/** DB-27 Whether a player alone has the most of a colour. */
const hasMost = (game: Holdings, seat: Seat, colour: Colour): boolean =>
  game.loot.every((gems, other) => other === seat || gems[colour]! < game.loot[seat]![colour]!);
