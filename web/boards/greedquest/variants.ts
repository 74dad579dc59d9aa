import { LAST_ROOM } from '@gilt/games/greedquest/rooms';
import type { GreedQuestView } from '@gilt/games/greedquest/secrets';
import { isChanged } from './places.ts';
import { say } from './say.ts';

type Game = Pick<
  GreedQuestView['game'],
  'effects' | 'shortest' | 'thisIsMyRoom' | 'attrition' | 'tieBreakDuel' | 'reached'
>;

export interface Variant {
  readonly id: string;
  readonly name: string;
  /** Null: no clause of its own. */
  readonly rule: string | null;
}

const variant = (id: string, rule: string | null, params: Readonly<Record<string, string>> = {}): Variant => ({
  id,
  rule,
  name: say(`gq.variant.${id}` as 'gq.variant.short', params),
});

/** The variants of a table, as they can be read off the game itself. */
export function variantsOf({ effects, shortest, thisIsMyRoom, attrition, tieBreakDuel, reached }: Game): Variant[] {
  const inner = Array.from({ length: LAST_ROOM - 2 }, (_, i) => i + 2);
  const short = inner.every((room) => effects[room] === 0);
  const changed = [1, ...inner, LAST_ROOM].filter((room) => isChanged(room, effects[room]!));
  const found: Variant[] = [];
  if (shortest) found.push(variant('shortest', 'GQ-51'));
  else if (short) found.push(variant('short', 'GQ-50'));
  else if (changed.length > 0) found.push(variant('rooms', null, { rooms: changed.join(', ') }));
  if (thisIsMyRoom) found.push(variant('thisIsMyRoom', 'GQ-52'));
  if (attrition === 'survival') found.push(variant('survival', 'GQ-53'));
  if (attrition === 'uniqueness') found.push(variant('uniqueness', 'GQ-55'));
  if (reached) found.push(variant('reaches', 'GQ-09'));
  if (tieBreakDuel) found.push(variant('tieBreakDuel', 'GQ-57'));
  return found;
}
