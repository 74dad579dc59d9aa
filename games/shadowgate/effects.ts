import { z } from 'zod';
import { CLASSES, LEVELS } from './item-types.ts';

/** What can be spared its action, the first time in a turn. */
export const SPARED = ['cycle', 'quest', 'item', 'resource'] as const;

const few = z.int().min(1).max(3);
const change = z.int().min(-3).max(3);
const aChange = change.refine((by) => by !== 0, 'should change something');
const changes = z
  .tuple([change, change, change], { error: 'should be a list of three numbers' })
  .refine((by) => by.some((each) => each !== 0), 'should change something');

/**
 * All that an event or an ability can do. An event does it to whoever's turn it is, an ability to its owner; either lasts for
 * that turn.
 */
export const effect = z.discriminatedUnion(
  'does',
  [
    /** So many actions more, or fewer. */
    z.strictObject({ does: z.literal('actions'), by: aChange }),
    /** A torch counts at least so much. */
    z.strictObject({ does: z.literal('torch'), atLeast: z.int().min(3).max(6) }),
    /** The stats are higher, or lower. */
    z.strictObject({ does: z.literal('stats'), by: changes }),
    /** Items cost more, or less. */
    z.strictObject({ does: z.literal('items'), by: changes }),
    /** Quests, the Staff of Ages among them, cost more, or less. */
    z.strictObject({ does: z.literal('quests'), by: changes }),
    /** The first of these in a turn needs no action. */
    z.strictObject({ does: z.literal('spare'), first: z.enum(SPARED) }),
    /** In the event phase: take cards from the deck or the pool. */
    z.strictObject({ does: z.literal('take'), cards: few }),
    /** In the event phase: discard cards. */
    z.strictObject({ does: z.literal('lose'), cards: few }),
    /** In the event phase: all available quests and the pool are dealt anew. */
    z.strictObject({ does: z.literal('renew') }),
    /** In the draw phase: draw more. */
    z.strictObject({ does: z.literal('draw'), cards: few }),
    /** The hand may be larger at the end of the turn. */
    z.strictObject({ does: z.literal('hand'), more: few }),
    /** Quests done at that level bring more points. */
    z.strictObject({ does: z.literal('points'), level: z.enum(LEVELS), by: few }),
    /** Items of that class are not used up. */
    z.strictObject({ does: z.literal('keep'), class: z.enum(CLASSES) }),
  ],
  { error: 'is no effect that there is' },
);
export type Effect = z.output<typeof effect>;

/** What an effect is about: `draw`, or `points epic`. */
const aboutOf = (each: Effect): string =>
  [each.does, ...(['first', 'level', 'class'] as const).map((field) => (each as Record<string, unknown>)[field])].join(
    ' ',
  );

/** The effects of a card. Each thing is said once, so that no card goes beyond what one effect can do. */
export const effects = z
  .array(effect)
  .min(1)
  .max(8)
  .superRefine((all, context) => {
    const about = all.map(aboutOf);
    const twice = about.findIndex((each, i) => about.indexOf(each) !== i);
    if (twice >= 0) context.addIssue({ code: 'custom', path: [twice], message: 'is said twice' });
  });

/** What several effects come to. */
export interface Effects {
  actions: number;
  torch: number;
  readonly stats: number[];
  readonly items: number[];
  readonly quests: number[];
  /** A bit for each of SPARED. */
  spare: number;
  take: number;
  lose: number;
  renew: boolean;
  draw: number;
  hand: number;
  /** By level. */
  readonly points: number[];
  /** A bit for each of CLASSES. */
  keep: number;
}

/** Adds effects up. */
export function sumOf(effects: readonly Effect[]): Effects {
  const sum: Effects = {
    actions: 0,
    torch: 0,
    stats: [0, 0, 0],
    items: [0, 0, 0],
    quests: [0, 0, 0],
    spare: 0,
    take: 0,
    lose: 0,
    renew: false,
    draw: 0,
    hand: 0,
    points: [0, 0, 0, 0],
    keep: 0,
  };
  for (const each of effects) add(sum, each);
  return sum;
}

function add(sum: Effects, effect: Effect): void {
  switch (effect.does) {
    case 'actions':
      sum.actions += effect.by;
      break;
    case 'torch':
      sum.torch = Math.max(sum.torch, effect.atLeast);
      break;
    case 'stats':
    case 'items':
    case 'quests':
      for (const [place, by] of effect.by.entries()) sum[effect.does][place]! += by;
      break;
    case 'spare':
      sum.spare |= 1 << SPARED.indexOf(effect.first);
      break;
    case 'take':
    case 'lose':
    case 'draw':
      sum[effect.does] += effect.cards;
      break;
    case 'renew':
      sum.renew = true;
      break;
    case 'hand':
      sum.hand += effect.more;
      break;
    case 'points':
      sum.points[LEVELS.indexOf(effect.level)]! += effect.by;
      break;
    case 'keep':
      sum.keep |= 1 << CLASSES.indexOf(effect.class);
  }
}
