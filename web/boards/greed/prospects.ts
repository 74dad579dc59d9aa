import type { Seat } from '@gilt/engine/seat';
import { CARDS } from '@gilt/games/greed/cards';
import { isPlaced } from '@gilt/games/greed/display';
import { type Forecast, forecast, forecastChoice, type Prospect } from '@gilt/games/greed/forecast';
import type { GreedView } from '@gilt/games/greed/secrets';
import { FIRST_PLAY } from '@gilt/games/greed/state';
import type { Terms } from '@gilt/games/greed/terms';
import { remembering } from '../../furniture/remember.ts';
import type { Ribbon } from './cards.tsx';
import { say } from './say.ts';
import { cashChange, cashWords, markerChange, needShort, priceWords } from './text.ts';

const once = remembering<Forecast | readonly Prospect[]>();

/** What a card in your hand, or in the pile, would do for you now. */
export const forecastOf = (view: GreedView, seat: Seat, card: number): Forecast =>
  once(view.game, `card ${card}`, () => forecast(view, seat, card));

/** What would follow from one of your choices while a card is carried out. */
export const forecastOfChoice = (view: GreedView, seat: Seat, choice: number): readonly Prospect[] =>
  once(view.game, `choice ${choice}`, () => forecastChoice(view, seat, choice));

/** GR-03 Under which words a forecast stands: in the first two rounds nothing is played, so nothing happens now. */
export function headingOf(
  { game }: GreedView,
  differ: boolean,
): 'gr.outlook.later' | 'gr.outlook.best' | 'gr.outlook.now' {
  if (game.round < FIRST_PLAY) return 'gr.outlook.later';
  return differ ? 'gr.outlook.best' : 'gr.outlook.now';
}

/** A card's forecast in two or three words. */
export function ribbonOf({ terms, prospects }: Forecast, seat: Seat, card: number): Ribbon {
  if (!terms.met) return { text: `✕ ${missing(terms)}`, kind: 'missing' };
  return prospectRibbon(prospects, seat) ?? { text: idle(card, prospects[0]!), kind: 'quiet' };
}

/** The first thing that a card asks for in vain. */
function missing({ needs, costs }: Terms): string {
  const need = needs.find(({ met, waived }) => !met && !waived)?.condition;
  if (need) return needShort(need);
  const [cost] = costs;
  return typeof cost!.price === 'number' ? cashWords(cost!.cash) : priceWords(cost!.price);
}

/** What these prospects come to for you, or else for the others; null if money has no part in it. */
export function prospectRibbon(prospects: readonly Prospect[], seat: Seat): Ribbon | null {
  const [best] = prospects;
  if (!best) return null;
  const cash = best.cash[seat]!;
  const markers = best.markers[seat]!;
  const parts = [...(cash === 0 ? [] : [cashChange(cash)]), ...(markers === 0 ? [] : [markerChange(markers)])];
  if (parts.length > 0) {
    const what = `${parts.join(' ')}${best.open ? ' ?' : ''}`;
    const differ = prospects.some((each) => each.cash[seat] !== cash || each.markers[seat] !== markers);
    return { text: differ ? `≤ ${what}` : what, kind: best.worth < 0 ? 'bad' : 'good' };
  }
  const taken = -sumOfOthers(best.cash, seat);
  if (taken > 0) return { text: say('gr.others.less', { cash: cashWords(taken) }), kind: 'good' };
  const removed = -sumOfOthers(best.markers, seat);
  return removed > 0 ? { text: say('gr.others.markers', { markers: removed }), kind: 'good' } : null;
}

const sumOfOthers = (values: readonly number[], seat: Seat): number =>
  values.reduce((sum, value, other) => (other === seat ? sum : sum + value), 0);

/** What a card does that brings no money now. */
function idle(card: number, { events, open }: Prospect): string {
  const drawn = events.filter(({ type }) => type === 'drew').length;
  if (drawn > 0) return say('gr.draws', { count: drawn });
  if (open) return '?';
  if (CARDS[card]!.comes === 'nextTurn' && events.some(({ type }) => type === 'inForce')) return say('gr.later');
  return say(isPlaced(card) ? 'gr.joins' : 'gr.nothing');
}
