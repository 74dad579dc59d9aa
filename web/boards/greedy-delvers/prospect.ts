import type { Seat } from '@gilt/engine/seat';
import { CARDS } from '@gilt/games/greedy-delvers/cards';
import { outlook } from '@gilt/games/greedy-delvers/forecast';
import { cardOf, isDud, plays, targetOf } from '@gilt/games/greedy-delvers/plays';
import { luckySides, SIDES } from '@gilt/games/greedy-delvers/raid';
import type { GreedyDelversView } from '@gilt/games/greedy-delvers/secrets';
import { remembering } from '../../furniture/remember.ts';
import { say } from './say.ts';

const once = remembering<ReturnType<typeof outlook>>();

/** What the pick would bring: at length as a hint beside the seal, or in few words as a remark in the question. */
export function prospectWords(
  view: GreedyDelversView,
  seat: Seat,
  picked: string,
  names: readonly string[],
  how: 'hint' | 'remark',
): string {
  const play = plays.number(picked);
  if (isDud(play)) return say(`gd.${how}.dud`);
  const { traded, rushed, loot } = once(view, picked, () => outlook(view, seat, play));
  if (rushed) return say(`gd.${how}.rush`, rushed);
  const { type, cost } = CARDS[cardOf(play)]!;
  if (type === 'exchange') {
    const [gold = 0, , three = 0, four] = traded;
    // With fewer in the mine nobody can be the third, or the fourth.
    const also = { ore: view.game.ore[seat]!, four: four === undefined ? 'no' : 'yes' };
    return say(`gd.${how}.exchange`, { gold, three, ...also });
  }
  if (targetOf(play) === seat || loot === null) return say(`gd.${how}.self`, { cost });
  const { least, most } = loot;
  return say(least === most ? `gd.${how}.minion` : `gd.${how}.minion.traded`, {
    chance: luckySides(cardOf(play)),
    sides: SIDES,
    loot: least,
    most,
    cost,
    target: names[targetOf(play)]!,
  });
}
