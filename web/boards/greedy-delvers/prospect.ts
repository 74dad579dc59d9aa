import type { Seat } from '@gilt/engine/seat';
import { CARDS } from '@gilt/games/greedy-delvers/cards';
import { outlook } from '@gilt/games/greedy-delvers/forecast';
import { cardOf, isDud, plays, targetOf } from '@gilt/games/greedy-delvers/plays';
import type { GreedyDelversView } from '@gilt/games/greedy-delvers/secrets';
import { say } from './say.ts';

/** What has been said of a view: it is asked for again and again while nothing changes. */
const known = new WeakMap<object, Map<string, string>>();

/** What the pick would bring. */
export function hintOf(view: GreedyDelversView, seat: Seat, picked: string | null, names: readonly string[]): string {
  if (picked === null) return say('gd.pickFirst');
  const found = known.get(view) ?? new Map<string, string>();
  known.set(view, found);
  if (!found.has(picked)) found.set(picked, wordsFor(view, seat, plays.number(picked), names));
  return found.get(picked)!;
}

function wordsFor(view: GreedyDelversView, seat: Seat, play: number, names: readonly string[]): string {
  if (isDud(play)) return say('gd.hint.dud');
  const { traded, rushed, loot } = outlook(view, seat, play);
  if (rushed) return say('gd.hint.rush', rushed);
  const { type, roll, cost } = CARDS[cardOf(play)]!;
  if (type === 'exchange') {
    const [gold = 0, , three = 0, four] = traded;
    // With fewer in the mine nobody can be the third, or the fourth.
    return say('gd.hint.exchange', { ore: view.game.ore[seat]!, gold, three, four: four === undefined ? 'no' : 'yes' });
  }
  if (targetOf(play) === seat || loot === null) return say('gd.hint.self', { cost });
  const { least, most } = loot;
  return say(least === most ? 'gd.hint.minion' : 'gd.hint.minion.traded', {
    chance: 7 - roll,
    loot: least,
    most,
    cost,
    target: names[targetOf(play)]!,
  });
}

/** The same in few words, for the question. */
export function remarkOf(view: GreedyDelversView, seat: Seat, picked: string): string {
  const play = plays.number(picked);
  if (isDud(play)) return say('gd.remark.dud');
  const { traded, rushed, loot } = outlook(view, seat, play);
  if (rushed) return say('gd.remark.rush', rushed);
  const { type, roll } = CARDS[cardOf(play)]!;
  if (type === 'exchange') return say('gd.remark.exchange', { gold: traded[0] ?? 0, three: traded[2] ?? 0 });
  if (targetOf(play) === seat || loot === null) return say('gd.remark.self');
  const { least, most } = loot;
  return say('gd.remark.minion', { chance: 7 - roll, loot: least === most ? `${least}` : `${least}–${most}` });
}
