import type { AnyGame } from '@gilt/engine/game';
import { speaker } from '@gilt/engine/words';
import { type Cards, EVENT, otherSide } from '@gilt/games/shadowgate/cards';
import { isFree } from '@gilt/games/shadowgate/draft';
import type { Effects } from '@gilt/games/shadowgate/effects';
import { english } from '@gilt/games/shadowgate/english';
import { cardsFor } from '@gilt/games/shadowgate/house';
import { inForce } from '@gilt/games/shadowgate/in-force';
import {
  CLASSES,
  classOf,
  EPIC,
  GREAT,
  LEVELS,
  type Level,
  MAJOR,
  POINTS,
  TYPES,
  WILD,
} from '@gilt/games/shadowgate/item-types';
import { pointsOf, sum } from '@gilt/games/shadowgate/scoring';
import type { ShadowgateView } from '@gilt/games/shadowgate/secrets';
import { NONE } from '@gilt/games/shadowgate/state';
import { effectsInWords } from '@gilt/games/shadowgate/words';
import { colours } from '../colours.ts';
import { table } from '../output.ts';

type Seen = ShadowgateView['game'];

const ofClass = (which: number): string => TYPES.filter((_, type) => classOf(type) === which).join(' ');
const LEGEND = [
  'Stats, costs and resources are three figures: top, middle, bottom. A card gives light for as many actions as its torch says.',
  `Classes: ${CLASSES.map((name, which) => `${name} (${ofClass(which)})`).join(', ')}.`,
  '* first of its type: 2 points. In all: quests and items as they would count now; without any first of type 5 points off, without any orb, thorn or stave 5 more.',
].join('\n');

const cost = (places: readonly number[]): string => places.join(' ');
/** A cost, or stats, as effects have changed them. */
const changed = (places: readonly number[], change: readonly number[]): number[] =>
  places.map((each, place) => Math.max(0, each + change[place]!));
const typeName = (type: number): string => TYPES[type] ?? (type === WILD ? 'wild' : 'event');

/** The quests, the pool, the event, everybody's place and one's own hand. */
export function shadowgateTable({ game, flow, seat }: ShadowgateView, names: readonly string[], of: AnyGame): string {
  const cards = cardsFor(of.cards?.other);
  const parts = [heading(cards, game, names), underWay(cards, flow), table(players(cards, game, seat, names))];
  if (seat !== null && game.abilities[seat] !== NONE) {
    const { name, effects } = cards.set.abilities.flat()[game.abilities[seat]!]!;
    parts.push(`Your ability, ${name}: ${inWords(effects)}.`);
  }
  if (flow.stack.at(-1)?.procedure === 'draft')
    parts.push(
      table(characterRows(cards, game)),
      table(abilityRows(cards, game)),
      colours.dim('Every card has two sides. Take one, and both are gone.'),
    );
  parts.push(colours.dim(LEGEND));
  if (game.active === NONE) return parts.filter(Boolean).join('\n\n');
  const effects = effectsFor(cards, game, seat ?? game.active);
  parts.push(table(quests(cards, game, effects)), pool(cards, game, effects));
  const hand = seat === null ? undefined : game.hands[seat];
  if (Array.isArray(hand) && hand.length > 0) parts.push(table(handRows(cards, hand, effects, 'your hand')));
  return parts.filter(Boolean).join('\n\n');
}

/** QS-09 QS-10 What changes costs and points for whoever looks: their ability, and in their own turn the event. */
const effectsFor = (cards: Cards, game: Seen, seat: number): Effects =>
  inForce(cards, { ...game, active: seat, event: seat === game.active ? game.event : NONE });

/** Whose turn it is, by what light, and under which event. */
function heading(cards: Cards, game: Seen, names: readonly string[]): string {
  const lines: string[] = [];
  if (game.match !== 'none')
    lines.push(
      `Game ${game.games + 1} of the match; so far ${game.tally.map((points, i) => `${names[i]} ${sum(points)}`).join(', ')}`,
    );
  if (game.late) lines.push(colours.bold('The time is up: this is the last game of the match.'));
  if (game.active === NONE) return lines.join('\n');
  const torch = game.torch === NONE ? '' : `, by the light of ${cards.adventure.names[game.torch]}`;
  const actions = game.torch === NONE ? '' : `   ${colours.bold(String(game.actions))} actions left`;
  lines.push(`${colours.bold(`${names[game.active]}’s turn`)}${torch}${actions}`);
  if (game.event !== NONE) {
    const card = cards.set.adventure[game.event]!;
    const does = card.kind === 'event' ? inWords(card.effects) : '';
    lines.push(`Event: ${cards.adventure.names[game.event]} (${names[game.eventBy]}): ${does}`);
  }
  if (game.final !== NONE) lines.push(colours.bold(`The last round: ${names[game.final]} has 25 points or more.`));
  return lines.join('\n');
}

const inWords = (effects: Parameters<typeof effectsInWords>[0]): string => {
  const { say } = speaker(english, []);
  return effectsInWords(effects).map(say).join(', ');
};

/** What is being acquired, done or stolen, and what is still to be paid for it. */
function underWay({ set, adventure }: Cards, { stack }: ShadowgateView['flow']): string {
  const kept = (name: string) => stack.find(({ procedure }) => procedure === name)?.locals;
  const [quest, item, payment] = [kept('quest'), kept('item') ?? kept('steal'), kept('payment')];
  const lines: string[] = [];
  if (quest) {
    const { name, type, great, epic } = set.quests.flat()[quest.side as number]!;
    lines.push(`${name}: major with ${type}, great with ${great} too, epic with ${type} and ${epic.join(', ')}`);
  }
  if (item) lines.push(`${adventure.names[item.card as number]} is to be acquired`);
  if (payment) lines.push(`Still missing: ${colours.bold(cost(payment.missing as number[]))} (top, middle, bottom)`);
  return lines.join('\n');
}

function players(cards: Cards, game: Seen, seat: number | null, names: readonly string[]) {
  const { characters } = cards;
  const row = (name: string, i: number) => {
    const side = game.characters[i]!;
    const ability = game.abilities[i]!;
    const hand = game.hands[i]!;
    return [
      `${i === seat ? '▸' : ' '} ${name}`,
      side === NONE ? '–' : `${characters.names[side]}, ${cards.set.characters.flat()[side]!.types.join(' ')}`,
      side === NONE ? '–' : cost(stats(cards, game, i)),
      ability === NONE ? '–' : cards.abilities.names[ability]!,
      typeof hand === 'number' ? hand : hand.length,
      game.points[i]!,
      game.active === NONE ? 0 : sum(pointsOf(cards, game, i)),
      items(cards, game, i),
    ];
  };
  return [
    ['  player', 'character, base types', 'stats', 'ability', 'hand', 'quests', 'in all', 'items (* first of type)'],
    ...names.map(row),
  ];
}

/** Stats as they count now: effects change those of the player whose turn it is. */
function stats(cards: Cards, game: Seen, seat: number): readonly number[] {
  const printed = cards.characters.stats[game.characters[seat]!]!;
  return seat === game.active ? changed(printed, inForce(cards, game).stats) : printed;
}

function items(cards: Cards, game: Seen, seat: number): string {
  const own = game.items[seat]!.map((card) => {
    const type = cards.adventure.type[card]!;
    const mark = type !== WILD && game.firsts[type] === seat ? '*' : '';
    const used = game.used.includes(card) ? ' (used)' : '';
    return `${cards.adventure.names[card]} [${typeName(type)}${mark}]${used}`;
  });
  return own.join(', ') || '–';
}

function quests(cards: Cards, game: Seen, { quests: change, points }: Effects) {
  const level = (which: Level): string => `${LEVELS[which]} ${POINTS[which]! + points[which]!}`;
  const row = (side: number, where: string) => {
    const { name, type, great, epic } = cards.set.quests.flat()[side]!;
    return [
      cards.quests.ids[side]!,
      cost(changed(cards.quests.cost[side]!, change)),
      type,
      `+ ${great}`,
      `+ ${epic.join(' ')}`,
      `${name}${where}`,
    ];
  };
  const rows = game.quests.map((side) => row(side, ''));
  if (game.questTop !== NONE) rows.push(row(game.questTop, game.questTopNew ? ' (from the next turn on)' : ''));
  const inPlay = TYPES.filter((_, type) => game.firsts[type] !== NONE).length;
  return [
    ['quest', 'cost', level(MAJOR), level(GREAT), level(EPIC), ''],
    ...rows,
    [
      'staff',
      cost(changed(cards.staffCost, change)),
      'orb thorn stave',
      `${inPlay} of 11 types`,
      game.match === 'none' ? 'wins' : 'ends the game, 25 points',
      'The Staff of Ages',
    ],
  ];
}

/** Whom there is left to be picked: both sides of a card one below the other, and what lies on the back of each. */
const characterRows = ({ set, characters }: Cards, { characters: taken }: Seen) => [
  ['character', 'stats', 'base types', 'on its back'],
  ...set.characters
    .flat()
    .flatMap(({ stats, types }, i) =>
      isFree(i, taken) ? [[characters.ids[i]!, cost(stats), types.join(' '), characters.ids[otherSide(i)]!]] : [],
    ),
];
const abilityRows = ({ set, abilities }: Cards, { abilities: taken }: Seen) => [
  ['ability', 'does', 'on its back'],
  ...set.abilities
    .flat()
    .flatMap(({ effects }, i) =>
      isFree(i, taken) ? [[abilities.ids[i]!, inWords(effects), abilities.ids[otherSide(i)]!]] : [],
    ),
];

const pool = (cards: Cards, game: Seen, effects: Effects): string =>
  game.pool.length === 0 ? 'The pool is empty.' : table(handRows(cards, game.pool, effects, 'pool'));

function handRows({ adventure, set }: Cards, hand: readonly number[], { items: change }: Effects, title: string) {
  const row = (card: number) => {
    const data = set.adventure[card]!;
    const type = adventure.type[card]!;
    return [
      adventure.ids[card]!,
      adventure.torch[card]!,
      cost(adventure.resources[card]!),
      typeName(type),
      type === EVENT ? '–' : cost(changed(adventure.cost[card]!, change)),
      `${adventure.actions[card] === 0 ? 'no action required' : ''}${data.kind === 'event' ? inWords(data.effects) : ''}`,
    ];
  };
  return [[title, 'torch', 'resources', 'type', 'cost', ''], ...hand.map(row)];
}
