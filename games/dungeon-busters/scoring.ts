import { type Outcome, type Score, type ScoreLine, winnersOf } from '@gilt/engine/outcome';
import { type Seat, seatsOf } from '@gilt/engine/seat';
import { COLOURS, type Colour, type Gems, gemCount } from './gems.ts';
import type { DungeonBusters } from './state.ts';

/** DB-27 Points for a set of the three colours, and for the most of a colour. */
export const POINTS_A_SET = 3;
export const POINTS_FOR_MOST = 3;
const MOST = COLOURS.map((colour) => `most-${colour}`);

/** What the score depends on. */
type Holdings = Pick<DungeonBusters, 'loot' | 'trophies'>;

/** DB-27 The score. DB-28 Most points wins; then most defeated dungeon cards; then the victory is shared. */
export function outcome(game: Holdings): Outcome {
  const scores = seatsOf(game.loot.length).map((seat) => scoreOf(game, seat));
  return { winners: winnersOf(scores), scores };
}

function scoreOf({ loot, trophies }: Holdings, seat: Seat): Score {
  const gems = loot[seat]!;
  const lines: ScoreLine[] = [
    { what: 'gems', points: gemCount(gems), rule: 'DB-27' },
    { what: 'sets', points: POINTS_A_SET * Math.min(gems[0]!, gems[1]!, gems[2]!), rule: 'DB-27' },
  ];
  for (let colour = 0; colour < COLOURS.length; colour++)
    lines.push({ what: MOST[colour]!, points: hasMost(loot, seat, colour) ? POINTS_FOR_MOST : 0, rule: 'DB-27' });
  let total = 0;
  for (let i = 0; i < lines.length; i++) total += lines[i]!.points;
  return { total, lines, tieBreaks: [{ what: 'trophies', points: trophies[seat]!.length, rule: 'DB-28' }] };
}

/** DB-27 Whether a player alone has the most of a colour. */
function hasMost(loot: readonly Gems[], seat: Seat, colour: Colour): boolean {
  for (let other = 0; other < loot.length; other++)
    if (other !== seat && loot[other]![colour]! >= loot[seat]![colour]!) return false;
  return true;
}
