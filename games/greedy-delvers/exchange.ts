import type { Tell } from '@gilt/engine/event';
import type { Seat } from '@gilt/engine/seat';
import { EXCHANGE } from './cards.ts';
import type { Event } from './events.ts';
import { cardOf } from './plays.ts';
import type { GreedyDelvers } from './state.ts';

/** GD-12 One ore is found again for so many traded. */
const TRADED_FOR_ONE = 3;

/** GD-11 GD-12 GD-13 GD-14 The Exchanges of a round, worth more or less by how many there are. */
export function exchangeOre(game: GreedyDelvers, plays: readonly number[], tell: Tell<Event> | null): void {
  let copies = 0;
  for (let seat = 0; seat < plays.length; seat++) if (exchanges(plays[seat]!)) copies++;
  if (copies === 0) return;
  if (copies === 4) {
    loseAll(game, tell);
    return;
  }
  for (let seat = 0; seat < plays.length; seat++) if (exchanges(plays[seat]!)) trade(game, seat, copies, tell);
}

const exchanges = (play: number): boolean => play >= 0 && cardOf(play) === EXCHANGE;

/** GD-14 */
function loseAll(game: GreedyDelvers, tell: Tell<Event> | null): void {
  const ore = game.ore.slice();
  game.ore.fill(0);
  tell?.({ type: 'allLost', rule: 'GD-14', ore });
}

/** GD-11 All ore for as much gold, GD-13 or twice as much; GD-12 in company a part of it is found again. */
function trade(game: GreedyDelvers, seat: Seat, copies: number, tell: Tell<Event> | null): void {
  const ore = game.ore[seat]!;
  const gold = copies === 3 ? 2 * ore : ore;
  const again = copies >= 2 ? Math.trunc(ore / TRADED_FOR_ONE) : 0;
  game.gold[seat]! += gold;
  game.ore[seat] = 0;
  tell?.({ type: 'traded', rule: copies === 3 ? 'GD-13' : 'GD-11', seat, ore, gold });
  if (again === 0) return;
  game.ore[seat] = again;
  tell?.({ type: 'foundAgain', rule: 'GD-12', seat, ore: again });
}
