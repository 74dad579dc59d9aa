export type Hands = 'published' | 'as-printed';

export interface Player {
  hand: number[];
  /** The battle card of this round. */
  card: number;
  /** DB-24 What was played in this dungeon. */
  played: number[];
  /** Red, yellow, blue. */
  readonly gems: number[];
  /** DB-23 Defeated dungeon cards. */
  readonly trophies: number[];
}

/** DB-27 Points, line by line. */
export interface Score {
  readonly gems: number;
  readonly sets: number;
  /** Points for the most of each colour. */
  readonly most: number[];
  readonly total: number;
  /** DB-28 The tie-break. */
  readonly trophies: number;
}

/** DB-05 */
export function startingHand(players: number, hands: Hands): number[] {
  if (hands === 'published') return players === 3 ? [2, 3, 4, 5, 6, 7] : [1, 2, 3, 4, 5, 6];
  if (players === 3) return [1, 2, 3, 4, 5, 6, 7];
  return players === 4 ? [2, 3, 4, 5, 6] : [1, 2, 3, 4, 5, 6];
}

/** DB-27 */
export function scoreOf(player: Player, players: Player[]): Score {
  const [red, yellow, blue] = player.gems as [number, number, number];
  const gems = red + yellow + blue;
  const sets = 3 * Math.min(red, yellow, blue);
  const most = [0, 0, 0];
  let total = gems + sets;
  for (let colour = 0; colour < 3; colour++) {
    if (!hasMost(player, players, colour)) continue;
    most[colour] = 3;
    total += 3;
  }
  return { gems, sets, most, total, trophies: player.trophies.length };
}

function hasMost(player: Player, players: Player[], colour: number): boolean {
  for (const other of players) if (other !== player && other.gems[colour]! >= player.gems[colour]!) return false;
  return true;
}

/** DB-28 */
export function winnersOf(scores: Score[]): number[] {
  let winners: number[] = [];
  let best = scores[0]!;
  for (let seat = 0; seat < scores.length; seat++) {
    const score = scores[seat]!;
    const lead = score.total - best.total || score.trophies - best.trophies;
    if (lead > 0) winners = [];
    if (lead >= 0) {
      winners.push(seat);
      best = score;
    }
  }
  return winners;
}
