import { Refusal } from './fault.ts';
import { type AnyGame, complaint } from './game.ts';

/** So many games are kept that are bound to a set of cards, the last used of them: a table that is woken, and every thought of its bots, comes with the same set. */
const MOST_BOUND = 16;
const bound = new WeakMap<AnyGame, Map<string, AnyGame>>();

/** The game as it is played with a set of cards from outside; without one, with its own. */
export function withCards(game: AnyGame, set: unknown): AnyGame {
  if (set === undefined) return game;
  if (!game.cards) throw new Refusal(`${game.name} is played with its own cards only`);
  const known = bound.get(game) ?? new Map<string, AnyGame>();
  bound.set(game, known);
  const key = JSON.stringify(set);
  const found = known.get(key) ?? bind(game, game.cards, set);
  known.delete(key);
  known.set(key, found);
  if (known.size > MOST_BOUND) known.delete(known.keys().next().value!);
  return found;
}

function bind(game: AnyGame, { schema, with: withSet }: NonNullable<AnyGame['cards']>, set: unknown): AnyGame {
  const read = schema.safeParse(set);
  if (read.success) return withSet(read.data);
  const [first, ...more] = cardProblems(game, set);
  throw new Refusal(`cards of ${game.name}: ${first}${more.length > 0 ? ' (and more)' : ''}`);
}

/** The game with the cards that came with it when its rules had that version: what was played with them is played with them again. */
export function withCardsOf(game: AnyGame, version: number): AnyGame {
  const former = game.cards?.other === null ? game.cards.former?.find(({ until }) => version <= until) : undefined;
  return former ? withCards(game, former.set) : game;
}

/** All that is wrong with a set of cards, a line each that names the card and its field. */
export function cardProblems({ cards }: AnyGame, set: unknown): string[] {
  const read = cards!.schema.safeParse(set);
  return read.success ? [] : read.error.issues.map((issue) => `${placeIn(set, issue.path)}${complaint(issue)}`);
}

/** `adventure 17 (Iron Spear), torch: `, for people: counted from 1, with the name of whatever has one. */
function placeIn(set: unknown, path: readonly PropertyKey[]): string {
  const parts: string[] = [];
  let here = set;
  for (const key of path) {
    here = (here as Record<PropertyKey, unknown> | undefined)?.[key];
    if (typeof key === 'number') parts[parts.length - 1] += ` ${key + 1}`;
    else parts.push(String(key));
    const name = nameOf(here);
    if (name !== undefined) parts[parts.length - 1] += ` (${name})`;
  }
  return parts.length > 0 ? `${parts.join(', ')}: ` : '';
}

const nameOf = (part: unknown): string | undefined => {
  const name = typeof part === 'object' && part !== null && 'name' in part ? part.name : undefined;
  return typeof name === 'string' ? name : undefined;
};
