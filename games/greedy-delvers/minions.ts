import type { Seat } from '@gilt/engine/seat';
import type { Acting, Clash } from './events.ts';
import type { Options } from './options.ts';
import { NONE } from './plays.ts';

/** A minion does nothing, by this clause. */
interface Nothing {
  readonly share: 0;
  readonly rule: Clash | 'GD-17';
}

/** A minion acts, by this clause, for all of its value or half. */
export interface Act {
  readonly share: 0.5 | 1;
  readonly rule: Acting;
}

export type Deed = Nothing | Act;

const nothingBy = (rule: Clash | 'GD-17'): Deed => ({ share: 0, rule });
const fullBy = (rule: Acting): Deed => ({ share: 1, rule });
const halfBy = (rule: Acting): Deed => ({ share: 0.5, rule });

/**
 * What each minion does, given whom it is sent against (NONE: that player has no minion), both by seat; null where there is none.
 * GD-23 The clauses stand in the order in which they count.
 */
export function deedsOf(
  targets: readonly Seat[],
  gangUp: Options['gangUp'],
  againstOneself: Options['againstOneself'],
): (Deed | null)[] {
  const counts = (target: Seat, seat: Seat): boolean => target !== seat || againstOneself === 'counts';
  const counted = targets.map((target, seat) => (counts(target, seat) ? target : NONE));
  const named = counted.map((_, seat) => counted.filter((target) => target === seat).length);
  const minions = counted.filter((target) => target !== NONE).length;
  const different = named.filter((times) => times > 0).length;
  const victim = gangedUpOn(counted, named, gangUp);

  return targets.map((target, seat) => {
    const isNamed = named[seat]! > 0;
    if (target === NONE) return null;
    if (target === seat) return nothingBy('GD-17');
    if (minions >= 3 && different === minions) return nothingBy('GD-20');
    if (minions === 4 && different === 3) return isNamed ? nothingBy('GD-21') : fullBy('GD-21');
    if (minions === 4 && different === 2 && named.includes(2)) {
      if (isNamed) return nothingBy('GD-22');
      const together = targets.some((same, other) => other !== seat && named[other] === 0 && same === target);
      return together ? halfBy('GD-22') : fullBy('GD-22');
    }
    if (seat === victim) return nothingBy('GD-19');
    if (target === victim) return halfBy('GD-19');
    return isNamed || targets[target] !== NONE ? nothingBy('GD-16') : fullBy('GD-15');
  });
}

/** GD-19 The player with a minion on whom two or more others gang up undisturbed; NONE if there is none. */
function gangedUpOn(targets: readonly Seat[], named: readonly number[], gangUp: Options['gangUp']): Seat {
  const isUndisturbed = (attacker: Seat, victim: Seat): boolean =>
    named[attacker] === 0 || (gangUp === 'lenient' && named[attacker] === 1 && targets[victim] === attacker);
  return targets.findIndex((own, victim) => {
    if (own === NONE) return false;
    const attackers = targets.flatMap((target, seat) => (target === victim && seat !== victim ? [seat] : []));
    return attackers.length >= 2 && attackers.every((attacker) => isUndisturbed(attacker, victim));
  });
}
