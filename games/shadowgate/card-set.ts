import { z } from 'zod';
import { effects } from './effects.ts';
import { CLASSES, TYPES } from './item-types.ts';

/** Words that stand among the names of cards where somebody chooses; no card can be called so. */
export const CYCLE = 'cycle';
export const STAFF = 'staff';
export const DONE = 'done';
export const DECK = 'deck';
export const STOP = 'stop';
export const PASS = 'pass';
const RESERVED = [CYCLE, STAFF, DONE, DECK, STOP, PASS];

/** QS-42 How the theft of a card is chosen. */
export const theftOf = (id: string): string => `steal-${id}`;

/** `King's Crown` is chosen, and written in positions, as `kings-crown`. */
export const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const name = z
  .string()
  .max(60, 'should have at most 60 letters')
  .refine((text) => /[a-z]/i.test(text), 'should be a name with letters in it');
const small = z.int().min(0).max(9);
/** Top, middle, bottom. */
const three = z.tuple([small, small, small], { error: 'should be a list of three numbers' });
const type = z.enum(TYPES);
const classes = z.array(z.enum(CLASSES)).min(1).max(3);

/**
 * Where a card comes from: the rulebook's examples, a printed card, or ourselves. Of a card from the rulebook `fixed` says what they
 * fix: a field, or an item's class, and where that is not all of it, what: `epic: relic among them`.
 */
const origin = {
  from: z.enum(['rulebook', 'print', 'house']),
  fixed: z.array(z.string().max(60, 'should have at most 60 letters')).max(10).exactOptional(),
};

/** QS-02 */
const character = z.strictObject({
  name,
  stats: three,
  types: z.tuple([type, type, type], { error: 'should be a list of three types' }),
  star: z.boolean(),
  ...origin,
});
/** QS-02 */
const ability = z.strictObject({ name, effects: effects, star: z.boolean(), ...origin });

/** QS-03 */
const common = {
  name,
  torch: z.int().min(2).max(6),
  resources: three,
  /** 'No action required'. */
  free: z.boolean().default(false),
};
const adventure = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('item'), ...common, type, cost: three, ...origin }),
    z.strictObject({ kind: z.literal('wild'), ...common, cost: three, ...origin }),
    z.strictObject({ kind: z.literal('event'), ...common, effects: effects, ...origin }),
  ],
  { error: 'should be item, wild or event' },
);
export type AdventureCard = z.output<typeof adventure>;

/** QS-05 */
const quest = z.strictObject({ name, cost: three, type, great: z.enum(CLASSES), epic: classes, ...origin });

const twoSides = <T extends z.ZodType>(side: T) => z.tuple([side, side], { error: 'should be a list of two sides' });

/** QS-01 A whole set of cards. */
export const cardSet = z
  .strictObject({
    game: z.literal('shadowgate'),
    name: z.string().max(60, 'should have at most 60 letters'),
    adventure: z.array(adventure).length(50),
    characters: z.array(twoSides(character)).length(4),
    abilities: z.array(twoSides(ability)).length(4),
    quests: z.array(twoSides(quest)).length(11),
    staff: z.strictObject({ cost: three, ...origin }),
  })
  .superRefine((set, context) => {
    const complain = (path: readonly (string | number)[], message: string): void =>
      context.addIssue({ code: 'custom', path: [...path], message });
    checkNames(set, complain);
    checkOrigins(set, complain);
    for (const kind of ['characters', 'abilities'] as const) {
      set[kind].forEach((sides, i) => {
        if (sides[0].star === sides[1].star) complain([kind, i], 'exactly one of its two sides should have a star');
      });
    }
    set.characters.flat().forEach(({ types }, i) => {
      const twice = types.findIndex((each, k) => types.indexOf(each) !== k);
      if (twice >= 0) complain(['characters', i >> 1, i & 1, 'types', twice], `names ${types[twice]} twice`);
    });
    for (const each of TYPES) {
      if (!set.adventure.some((card) => card.kind === 'item' && card.type === each))
        complain(['adventure'], `there is no item of the type ${each}`);
    }
  });
export type CardSet = z.output<typeof cardSet>;

type Complain = (path: readonly (string | number)[], message: string) => void;
type Named = { readonly path: readonly (string | number)[]; readonly card: { readonly name: string } };

/** Everything in a set that has a name. */
const namedIn = (set: CardSet): Named[] => [
  ...set.adventure.map((card, i) => ({ path: ['adventure', i], card })),
  ...(['characters', 'abilities', 'quests'] as const).flatMap((kind) =>
    set[kind].flatMap((sides, i) => sides.map((card, side) => ({ path: [kind, i, side], card }))),
  ),
];

/** Two cards of one name could not be told apart where somebody chooses. */
function checkNames(set: CardSet, complain: Complain): void {
  const named = namedIn(set);
  const reserved = new Set([...RESERVED, ...named.map(({ card }) => theftOf(idOf(card.name)))]);
  const seen = new Set<string>();
  for (const { path, card } of named) {
    const id = idOf(card.name);
    if (reserved.has(id)) complain([...path, 'name'], `'${id}' means something else at the table`);
    else if (seen.has(id)) complain([...path, 'name'], `another card is called '${id}' too`);
    seen.add(id);
  }
}

/** What the rulebook fixes is said of those cards that it speaks of. */
function checkOrigins(set: CardSet, complain: Complain): void {
  for (const { path, card } of [...namedIn(set), { path: ['staff'], card: set.staff }]) {
    const { from, fixed, kind } = card as { from: string; fixed?: string[]; kind?: string };
    if ((from === 'rulebook') !== (fixed !== undefined))
      complain([...path, 'fixed'], "should be there if 'from' is rulebook, and only then");
    const isOf = (field: string): boolean => Object.hasOwn(card, field) || (field === 'class' && kind === 'item');
    const strange = fixed?.find((what) => !isOf(what.split(':')[0]!));
    if (strange !== undefined) complain([...path, 'fixed'], `the card has no '${strange}'`);
  }
}
