import type { Reveal } from '@gilt/engine/event';
import { commas, type Message, message, type Param, type Words } from '@gilt/engine/words';
import { cardName, wholeCard } from './card-text.ts';
import { isPlaced } from './display.ts';
import { english } from './english.ts';
import type { Event } from './events.ts';
import { glossary } from './glossary.ts';

const dollars = (thousands: number): Message => message('dollars', { sign: '$', cash: 1000 * thousands });
const yesOrNo = (is: boolean): string => (is ? 'yes' : 'no');

/** What most events have: who, and which card. */
const own = ({ seat, card }: { seat: number; card: number }): Record<string, Param> => ({
  seat: { seat },
  card: cardName(card),
});

/** And which cards help. */
const helped = (event: { seat: number; card: number; helpers: readonly number[] }): Record<string, Param> => ({
  ...own(event),
  helpers: event.helpers.map(cardName),
  count: event.helpers.length,
  helped: yesOrNo(event.helpers.length > 0),
});

function told(event: Event): Message | null {
  const say = (params: Readonly<Record<string, Param>>, variant = ''): Message =>
    message(`event.${event.type}${variant}`, params);
  switch (event.type) {
    case 'dealt':
      return say({ drawPile: event.drawPile });
    case 'round':
      return say({ round: event.round, plays: yesOrNo(event.plays) });
    case 'pile': {
      const [seat, from] = [{ seat: event.seat }, { seat: event.from }];
      return say({ seat, from, own: yesOrNo(event.seat === event.from), cards: commas(event.cards.map(String)) });
    }
    case 'turn':
      return say(own(event), event.rule === 'GR-36' ? '.extra' : '');
    case 'unpaid':
      return say({ ...own(event), able: yesOrNo(event.able) });
    case 'paid':
      return say({ ...helped(event), cash: dollars(event.cash) });
    case 'free':
    case 'needIgnored':
      return say(helped(event));
    case 'lostCash':
      return say({ ...own(event), cash: dollars(event.cash) });
    case 'paidFromHand':
      return say({ ...own(event), paid: cardName(event.paid) });
    case 'lost':
      return say({ ...own(event), by: cardName(event.by) }, `.${event.how}`);
    case 'opened':
      return say({ ...own(event), markers: event.markers });
    case 'gained':
      return say({ ...own(event), cash: dollars(event.cash), factor: event.factor });
    case 'markers': {
      const markers = Math.abs(event.markers);
      return say({ ...own(event), holding: cardName(event.holding), markers }, event.markers < 0 ? '.removed' : '');
    }
    case 'drew':
      return say({ ...own(event), drew: event.drew > 0 ? cardName(event.drew) : 'unseen' });
    case 'revealed':
      return say({ ...own(event), cards: event.cards.map(cardName), found: yesOrNo(event.thug > 0) });
    case 'disguised':
      return say({ ...own(event), face: cardName(event.face) });
    case 'inForce':
      return say({ ...own(event), next: yesOrNo(event.next) });
    case 'cameToNothing':
      return say({ ...own(event), stays: yesOrNo(isPlaced(event.card)) });
    case 'nothingLost':
      return say({ ...own(event), what: event.what });
    case 'unmet':
    case 'joined':
    case 'noHolding':
    case 'noThug':
    case 'nothingDrawn':
    case 'repeated':
    case 'returned':
    case 'tooLate':
    case 'discarded':
      return say(own(event));
    case 'turnEnds':
      return null;
    case 'scored':
      return say({
        scores: event.cash.map((cash, seat) => {
          const markers = event.markers[seat]!;
          return message('holder', {
            seat: { seat },
            money: dollars(cash + 10 * markers),
            cash: dollars(cash),
            markers,
          });
        }),
      });
    case 'won':
      return say({ seats: event.seats.map((seat) => ({ seat })), count: event.seats.length });
  }
}

/** Of the answers only cards taken and turned up are told; the others are told by what follows from them. */
function revealed({ question, answers }: Reveal): Message | null {
  const [, what] = /^round\.(.*)$/.exec(question) ?? [];
  if (!what) return null;
  const plays = answers.flatMap((card, seat) =>
    card === null ? [] : [message('play', { seat: { seat }, card: cardName(Number(card)) })],
  );
  const seat = answers.findIndex((card) => card !== null);
  return message(`event.${what}`, {
    plays,
    count: plays.length,
    seat: { seat },
    card: cardName(Number(answers[seat])),
  });
}

export const words: Words<Event> = {
  event: (event) => (event.type === 'reveal' ? revealed(event) : told(event)),
  choice: (_, choice) =>
    choice === 'cash' || choice === 'no' ? message(`choice.${choice}`) : wholeCard(Number(choice)),
  english,
  glossary,
};
