import { speaker } from '@gilt/engine/words';
import { cardEnglish } from '@gilt/games/greed/card-english';
import {
  conditionText,
  fleetingText,
  forceText,
  lastingText,
  onceText,
  priceText,
  wholeCard,
} from '@gilt/games/greed/card-text';
import { CARDS } from '@gilt/games/greed/cards';
import { type Condition, ICONS, type Icon, type Price } from '@gilt/games/greed/vocabulary';
import { say } from './say.ts';

/** Cards speak in the words of the game, at the table and in the rules alike. */
const voice = speaker(cardEnglish, []);
const said = (parts: readonly Parameters<typeof voice.say>[0][]): string =>
  parts.map((part) => voice.say(part)).join('; ');

export const nameOf = (card: number): string => CARDS[card]!.name;
export const numberAndName = (card: number): string => `${card} ${nameOf(card)}`;

/** A card with all it says, in one sentence. */
export const wholeText = (card: number): string => voice.say(wholeCard(card));

/** What a card says, part by part: at once, for a turn, as long as it is in play. */
export function textsOf(card: number): { readonly once: string; readonly fleeting: string; readonly lasting: string } {
  const of = CARDS[card]!;
  const fleeting = said(fleetingText(of));
  return {
    once: said(onceText(of)),
    fleeting: fleeting && `${say(of.comes === 'nextTurn' ? 'gr.nextTurn' : 'gr.thisTurn')}${fleeting}`,
    lasting: said(lastingText(of)),
  };
}

/** What is in force for a turn because of a card. */
export const forceWords = (card: number): string => said(forceText(CARDS[card]!));

/** What is needed, in a word or two. */
export function needShort(condition: Condition): string {
  const { is, count, limit } = condition;
  if (is === 'aloneFewest') return say('gr.need.fewest');
  if (is !== 'atLeast') return needWords(condition);
  if (isIcon(count)) return say('gr.need.icon', { icon: say(`gr.icon.${count}`), limit });
  return count === 'thug' || count === 'holding' || count === 'cash'
    ? say(`gr.need.${count}`, { limit, cash: cashWords(limit) })
    : needWords(condition);
}

export const needWords = (condition: Condition): string => voice.say(conditionText(condition));
export const priceWords = (price: Price): string =>
  typeof price === 'number' ? cashWords(price) : voice.say(priceText(price));

export const cashWords = (cash: number): string => (cash === 0 ? '$0' : `$${cash}k`);
export const cashChange = (cash: number): string =>
  say(cash < 0 ? 'gr.cash.less' : 'gr.cash.more', { cash: cashWords(Math.abs(cash)) });
export const markerChange = (markers: number): string =>
  markers < 0 ? say('gr.markers.less', { markers: -markers }) : say('gr.markers.more', { markers });

export const isIcon = (what: string): what is Icon => (ICONS as readonly string[]).includes(what);
