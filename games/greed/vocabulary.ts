/**
 * The words that cards are written in. A card is data: what it costs and needs, what it does once, and what it does at
 * certain times. `effects.ts` carries the effects out, `counts.ts` counts, `card-text.ts` puts a card into words.
 */

/** GR-01 The first three are on thugs, the others on holdings. */
export const ICONS = ['car', 'gun', 'key', 'bottle', 'heart', 'wrench'] as const;
export type Icon = (typeof ICONS)[number];
/** The icons as one letter each, in the same order. */
export const LETTERS = 'CGKBHW';
/** GR-13 From here on in ICONS they are holding icons. */
export const FIRST_HOLDING_ICON = 3;

export const TYPES = ['action', 'thug', 'holding'] as const;
export type CardType = (typeof TYPES)[number];

/** What can be counted. Icons, thugs, holdings and cash are those of the card's player. */
export const COUNTS = [
  ...ICONS,
  'thug',
  'holding',
  'cash',
  'markerHere',
  'iconMarker',
  'markerOnYourFullest',
  'markerOnTheirFullest',
  'markerOnTheFullest',
  'holdingOfTheMost',
  'thugOfTheMost',
  'holdingOfTheirs',
  'bottleOrHeartHolding',
  'markerItHad',
  'gained',
] as const;
export type Count = (typeof COUNTS)[number];

/** GR-22 `alone`: nobody else has as many, or as few. */
export interface Condition {
  readonly is: 'atLeast' | 'atMost' | 'aloneMost' | 'aloneFewest';
  readonly count: Count;
  readonly limit: number;
}

/** GR-09 One way to pay: so much cash (in $1,000), or a card of that kind. `relocated`: a holding that goes to hand. */
export type Price = number | 'thug' | 'holding' | 'relocated' | 'handCard';

export interface Effect {
  readonly do:
    | 'gain'
    | 'loseCash'
    | 'markers'
    | 'draw'
    | 'lose'
    | 'returnToHand'
    | 'revealThug'
    | 'copyThug'
    | 'repeatThugs'
    | 'playAnother';
  /** How much, times the sum of what is counted; once if nothing is. */
  readonly amount: number;
  readonly per: readonly Count[];
  /** So much on top, however much was counted. */
  readonly more: number;
  /** All of these must hold. */
  readonly given: readonly Condition[];
  /** To whom it is done; `mostHoldings`, `mostHearts`: whoever alone has the most. */
  readonly who: 'you' | 'others' | 'everyone' | 'mostHoldings' | 'mostHearts';
  /** Which holdings, for markers; what is lost. `it`: the card that was played. `poor`: with 0 or 1. `plain`: without icon. */
  readonly on: '' | 'this' | 'it' | 'one' | 'each' | 'poor' | 'plain' | 'theirs' | 'thug' | 'holding';
}

/** GR-17 What can set off an ability. */
export const HAPPENINGS = ['plays', 'played', 'loses', 'gains', 'eachTurn', 'endOfTurn', 'endOfGame'] as const;
export type Happening = (typeof HAPPENINGS)[number];

/** GR-16 An effect at a certain time: when somebody does something with a card of that type. */
export interface Trigger {
  readonly when: Happening;
  readonly who: 'you' | 'neighbour' | 'leftNeighbour' | 'anybody';
  readonly type: CardType | 'any';
  /** The card itself, another one, or either. */
  readonly which: 'any' | 'other' | 'this';
  readonly does: Effect;
}

/** Abilities that change a rule as long as they are in force. */
export const RULES = [
  'noCosts',
  'noNeeds',
  'doubleGains',
  'actionsReturn',
  'oneMoreCard',
  'cheaperHoldings',
  'cheaper',
  'markersStay',
  'gunAndKey',
  'iconMarkersAtTheEnd',
] as const;
export type Rule = (typeof RULES)[number];

export type Ability = Trigger | Rule;

/** GR-01 A card. `lasting` abilities act while it is in a display, `fleeting` ones for one turn: `comes`. */
export interface Card {
  readonly number: number;
  readonly name: string;
  readonly type: CardType;
  /** How many of each icon, in the order of ICONS. */
  readonly icons: readonly number[];
  /** GR-09 Any one of these pays it. */
  readonly cost: readonly Price[];
  /** GR-10 All of these must hold. */
  readonly need: readonly Condition[];
  readonly does: readonly Effect[];
  readonly lasting: readonly Ability[];
  readonly fleeting: readonly Ability[];
  readonly comes: 'never' | 'thisTurn' | 'nextTurn';
}

interface Text {
  readonly cost?: readonly Price[];
  /** Icons by letter, or conditions. */
  readonly need?: string | readonly Condition[];
  readonly does?: readonly Effect[];
  readonly lasting?: readonly Ability[];
  readonly thisTurn?: readonly Ability[];
  readonly nextTurn?: readonly Ability[];
}

const iconsIn = (letters: string): number[] =>
  [...LETTERS].map((letter) => [...letters].filter((each) => each === letter).length);

const needOf = (letters: string): Condition[] =>
  iconsIn(letters).flatMap((count, icon) => (count > 0 ? [atLeast(count, ICONS[icon]!)] : []));

const card = (type: CardType, number: number, name: string, icons: string, text: Text): Card => ({
  number,
  name,
  type,
  icons: iconsIn(icons),
  cost: text.cost ?? [],
  need: typeof text.need === 'string' ? needOf(text.need) : (text.need ?? []),
  does: text.does ?? [],
  lasting: text.lasting ?? [],
  fleeting: text.thisTurn ?? text.nextTurn ?? [],
  comes: text.thisTurn ? 'thisTurn' : text.nextTurn ? 'nextTurn' : 'never',
});

export const action = (number: number, name: string, text: Text): Card => card('action', number, name, '', text);
export const thug = (number: number, name: string, icons: string, text: Text = {}): Card =>
  card('thug', number, name, icons, text);
export const holding = (number: number, name: string, icons: string, text: Text = {}): Card =>
  card('holding', number, name, icons, text);

export const atLeast = (limit: number, count: Count): Condition => ({ is: 'atLeast', count, limit });
export const atMost = (limit: number, count: Count): Condition => ({ is: 'atMost', count, limit });
export const aloneMost = (count: Count): Condition => ({ is: 'aloneMost', count, limit: 0 });
export const aloneFewest = (count: Count): Condition => ({ is: 'aloneFewest', count, limit: 0 });

const effect = (what: Effect['do'], parts: Partial<Effect> = {}): Effect => ({
  do: what,
  amount: 1,
  per: [],
  more: 0,
  given: [],
  who: 'you',
  on: '',
  ...parts,
});

/** So many thousand dollars, for each of what is counted. */
export const gain = (amount: number, ...per: Count[]): Effect => effect('gain', { amount, per });
export const othersGain = (amount: number): Effect => effect('gain', { amount, who: 'others' });
export const aloneGains = (who: 'mostHoldings' | 'mostHearts', amount: number): Effect =>
  effect('gain', { amount, who });
export const pay = (amount: number): Effect => effect('loseCash', { amount });
export const othersLose = (amount: number, ...per: Count[]): Effect =>
  effect('loseCash', { amount, per, who: 'others' });
/** So many markers on these holdings, for each of what is counted. Fewer than none: that many are removed. */
export const markers = (amount: number, on: Effect['on'], ...per: Count[]): Effect =>
  effect('markers', { amount, on, per });
export const andMore = (does: Effect, more: number): Effect => ({ ...does, more });
export const draw = (amount: number, ...per: Count[]): Effect => effect('draw', { amount, per });
export const lose = (on: 'thug' | 'holding', who: 'everyone' | 'others'): Effect => effect('lose', { on, who });
export const returnToHand = effect('returnToHand');
export const revealThug = effect('revealThug');
export const copyThug = effect('copyThug');
export const repeatThugs = effect('repeatThugs');
export const playAnother = effect('playAnother');

export const given = (does: Effect, ...conditions: Condition[]): Effect => ({ ...does, given: conditions });

const trigger = (when: Happening, does: Effect, parts: Partial<Trigger> = {}): Trigger => ({
  when,
  who: 'you',
  type: 'any',
  which: 'any',
  does,
  ...parts,
});

export const whenYouPlay = (type: CardType, does: Effect): Trigger => trigger('plays', does, { type });
export const whenYouPlayAnother = (type: CardType, does: Effect): Trigger =>
  trigger('plays', does, { type, which: 'other' });
export const whenNeighbourPlays = (type: CardType, does: Effect): Trigger =>
  trigger('plays', does, { type, who: 'neighbour' });
export const afterYouPlay = (type: CardType, does: Effect): Trigger => trigger('played', does, { type });
export const whenYouLoseThis = (does: Effect): Trigger => trigger('loses', does, { which: 'this' });
export const whenYouLoseAnother = (does: Effect): Trigger => trigger('loses', does, { which: 'other' });
export const whenLeftNeighbourGains = (does: Effect): Trigger => trigger('gains', does, { who: 'leftNeighbour' });
export const eachTurn = (does: Effect): Trigger => trigger('eachTurn', does);
export const endOfTurn = (does: Effect): Trigger => trigger('endOfTurn', does, { who: 'anybody' });
export const endOfGame = (does: Effect): Trigger => trigger('endOfGame', does, { who: 'anybody' });
