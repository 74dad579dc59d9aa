import { shadowgate } from '@gilt/games/shadowgate/game';
import { FALSE_FINDS } from './statistics/false-discoveries.ts';
import { measureWorth, type Worth, worthsOf } from './worth.ts';

interface Side {
  name: string;
  stats?: number[];
  types?: string[];
  effects?: unknown;
}

/**
 * A set of cards of Quests of Shadowgate in which all characters are alike but for their names, and all abilities: whoever drafts well
 * gains nothing. With `doubled`, one character is twice as strong as the others.
 */
export function levelSet(doubled: number | null): { set: unknown; name: string | null } {
  const set = structuredClone(shadowgate.cards!.standard) as { characters: Side[][]; abilities: Side[][] };
  const characters = set.characters.flat();
  const [first] = characters;
  for (const side of characters) Object.assign(side, { stats: [1, 1, 1], types: first!.types, from: 'house' });
  const [ability] = set.abilities.flat();
  for (const side of set.abilities.flat()) Object.assign(side, { effects: ability!.effects, from: 'house' });
  for (const side of [...characters, ...set.abilities.flat()]) delete (side as { fixed?: unknown }).fixed;
  if (doubled === null) return { set, name: null };
  characters[doubled]!.stats = [2, 2, 2];
  return { set, name: characters[doubled]!.name };
}

/**
 * Measures what the draft of such a set is worth, and gives what the report would call a find. Where all are alike, the same luck
 * would give the same game again, and nothing could go wrong: there bots need luck of their own.
 */
export async function findsIn(set: unknown, rounds: number, seed: string, freshLuck = false): Promise<Worth[]> {
  const plan = {
    game: 'shadowgate',
    players: 2,
    options: {},
    cards: set,
    bot: 'thumb',
    seed,
    ways: ['never'] as const,
    where: 'draft',
    ...(freshLuck ? { freshLuck: true as const } : {}),
  };
  const { worths } = worthsOf([await measureWorth(plan, 0, rounds)], plan.players);
  return worths.filter(({ q }) => q <= FALSE_FINDS);
}
