import { commas, type Message, message, type Param } from '@gilt/engine/words';
import { CARDS } from './cards.ts';
import type { Ability, Card, Condition, Count, Effect, Price } from './vocabulary.ts';
import { ICONS, LETTERS } from './vocabulary.ts';

/** What a card says, made from its data: the words of each part of the vocabulary are in `card-english.ts`. */

const count = (what: Count): Message => message(`count.${what}`);

/** Things one after another: `this; that`, or `this or that`. */
const joined = (id: 'sequence' | 'or', parts: readonly Message[]): Param =>
  parts.length === 0 ? '' : parts.reduce((first, next) => message(id, { first, next }));

/** Conditions that are said otherwise than "you have so many". */
const SAID_OTHERWISE = ['atLeast.cash', 'atMost.cash', 'atLeast.markerHere', 'atMost.bottleOrHeartHolding'];

export function conditionText({ is, count: what, limit }: Condition): Message {
  const special = `${is}.${what}`;
  const id = SAID_OTHERWISE.includes(special) ? special : is;
  return message(`condition.${id}`, { limit, beyond: limit + 1, count: count(what) });
}

/** How the message of an effect is told apart: by whom it is done to, or by what. */
const variant = ({ do: what, who, on }: Effect): string => {
  if (what === 'gain' || what === 'loseCash') return `.${who}`;
  return on === '' ? '' : `.${on}${what === 'lose' ? `.${who}` : ''}`;
};

function effect(it: Effect): Message {
  if (it.per.includes('gained')) return message('effect.gain.asMuch');
  const once = message(`effect.${it.do}${variant(it)}`, { amount: it.amount });
  const per = it.who === 'others' && it.per.includes('thug') ? 'per.yours' : 'per';
  const counted = it.per.length === 0 ? once : message(per, { effect: once, counts: it.per.map(count) });
  const often = it.more === 0 ? counted : message('andMore', { effect: counted, more: it.more });
  if (it.given.length === 0) return often;
  return message('given', { conditions: it.given.map(conditionText), effect: often });
}

function ability(it: Ability): Message {
  if (typeof it === 'string') return message(`rule.${it}`);
  return message(`when.${it.when}.${it.who}.${it.which}`, { type: it.type, effect: effect(it.does) });
}

export const priceText = (one: Price): Message =>
  typeof one === 'number' ? message('price.cash', { amount: one }) : message(`price.${one}`);

/** `C G K`, or nothing. */
export const iconLetters = ({ icons }: Card): string =>
  icons.flatMap((many, icon) => Array.from({ length: many }, () => LETTERS[icon]!)).join(' ');

/** `car, 2 guns`, or nothing. */
export const iconsText = ({ icons }: Card): Param =>
  commas(icons.flatMap((many, icon) => (many > 0 ? [message('icons', { many, icon: ICONS[icon]! })] : [])));

export const costText = ({ cost }: Card): Param => joined('or', cost.map(priceText));
export const needText = ({ need }: Card): Param => need.map(conditionText);

/** What a card does at once; as long as it is in play; this turn or next turn. */
export const onceText = ({ does }: Card): Message[] => does.map(effect);
export const lastingText = ({ lasting }: Card): Message[] => lasting.map(ability);
export const fleetingText = ({ fleeting }: Card): Message[] => fleeting.map(ability);

/** What is in force for a turn, where it is said otherwise whether it acts at the end of it. */
export const forceText = ({ fleeting }: Card): Message[] =>
  fleeting.map((each) => (typeof each !== 'string' && each.when === 'endOfTurn' ? effect(each.does) : ability(each)));

/** All that a card does. */
export const effectText = (card: Card): Param =>
  joined('sequence', [
    ...onceText(card),
    ...lastingText(card).map((each) => message('lasting', { ability: each })),
    ...(card.fleeting.length > 0 ? [message(card.comes, { abilities: joined('sequence', fleetingText(card)) })] : []),
  ]);

/** `25 Mickey Istari` */
export const cardName = (card: number): Message => message('card', { number: String(card), name: CARDS[card]!.name });

/** A card with all it says. */
export function wholeCard(number: number): Message {
  const card = CARDS[number]!;
  const does = card.does.length + card.lasting.length + card.fleeting.length > 0;
  return message('wholeCard', {
    card: cardName(number),
    type: card.type,
    icons: card.icons.some((many) => many > 0) ? message('with', { icons: iconsText(card) }) : '',
    cost: card.cost.length > 0 ? message('cost', { cost: costText(card) }) : '',
    need: card.need.length > 0 ? message('need', { need: needText(card) }) : '',
    effect: does ? message('does', { effect: effectText(card) }) : '',
  });
}
