import type { JSX } from 'react';
import { useTable } from '../../table/view.ts';
import { say } from './say.ts';
import type { Deed } from './story.ts';
import { cashChange, cashWords, markerChange, nameOf, numberAndName } from './text.ts';

/** What came of a card, in few words: whose card it is need not be said again. */
export const Deeds = ({
  events,
  seat,
  card,
}: {
  events: readonly Deed[];
  seat?: number;
  card?: number;
}): JSX.Element => {
  const { names } = useTable();
  return (
    <ul className="deeds">
      {alike(events, seat).map(([event, ...more], i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: in the order in which it happened
        <li key={i} className="deed" data-kind={kindOf(event!)}>
          {deedWords(event!, more, names, seat, card)}
        </li>
      ))}
    </ul>
  );
};

/** The same to several players, or on several holdings, is told at once. */
function alike(events: readonly Deed[], own?: number): Deed[][] {
  const groups: Deed[][] = [];
  const sort = (event: Deed): string =>
    event.type === 'gained' || event.type === 'lostCash'
      ? JSON.stringify({ ...event, seat: 0 })
      : event.type === 'markers'
        ? JSON.stringify({ ...event, holding: 0 })
        : '';
  for (const event of events) {
    const last = groups.at(-1);
    const before = last?.at(-1);
    const other = before && (event.type === 'markers' || ![event.seat, own].includes(before.seat));
    if (last && other && sort(event) !== '' && sort(before) === sort(event)) last.push(event);
    else groups.push([event]);
  }
  return groups;
}

/** Whether it is good for whom it happens to. */
function kindOf(event: Deed): string {
  switch (event.type) {
    case 'gained':
    case 'opened':
    case 'drew':
      return 'good';
    case 'markers':
      return event.markers > 0 ? 'good' : 'bad';
    case 'unpaid':
    case 'unmet':
    case 'lostCash':
    case 'lost':
      return 'bad';
    default:
      return 'plain';
  }
}

function deedWords(event: Deed, more: readonly Deed[], names: readonly string[], seat?: number, card?: number): string {
  const words = ownWords(event, names, more);
  const whose = event.seat === seat || event.type === 'nothingLost' || (event.type === 'lost' && event.how === 'taken');
  const told = whose ? words : say('gr.deed.of', { who: whoOf(event.seat, more, names), what: words });
  const counts =
    event.type === 'gained' || event.type === 'lostCash' || event.type === 'markers' || event.type === 'drew';
  const other = counts && event.card !== card && !(event.type === 'markers' && event.holding === event.card);
  return other ? say('gr.deed.by', { what: told, card: nameOf(event.card) }) : told;
}

function whoOf(first: number, more: readonly Deed[], names: readonly string[]): string {
  const seats = [...new Set([first, ...more.map((event) => event.seat)])];
  if (seats.length > 2 && seats.length === names.length - 1) return say('gr.deed.others');
  return seats.map((seat) => names[seat]!).join(', ');
}

function ownWords(event: Deed, names: readonly string[], more: readonly Deed[]): string {
  switch (event.type) {
    case 'unpaid':
      return say('gr.deed.unpaid', { able: event.able ? 'yes' : 'no' });
    case 'unmet':
    case 'free':
    case 'needIgnored':
    case 'joined':
    case 'noHolding':
    case 'noThug':
    case 'nothingDrawn':
    case 'cameToNothing':
    case 'tooLate':
      return say(`gr.deed.${event.type}`);
    case 'paid':
      return say('gr.deed.paid', { cash: cashWords(event.cash) });
    case 'paidFromHand':
      return say('gr.deed.paidFromHand', { paid: numberAndName(event.paid) });
    case 'lost':
      return say(`gr.deed.lost.${event.how}`, { card: nameOf(event.card), who: names[event.seat]! });
    case 'opened':
      return say('gr.deed.opened', { markers: event.markers });
    case 'gained':
      return say('gr.deed.gained', { cash: cashChange(event.cash), factor: event.factor });
    case 'lostCash':
      return cashChange(-event.cash);
    case 'markers':
      return say('gr.deed.markers', {
        markers: markerChange(event.markers),
        holding: [event, ...more].map((each) => nameOf((each as typeof event).holding)),
      });
    case 'drew':
      return say('gr.deed.drew', { drew: event.drew > 0 ? numberAndName(event.drew) : 'unseen' });
    case 'revealed':
      return say('gr.deed.revealed', { cards: event.cards.map(numberAndName) });
    case 'disguised':
      return say('gr.deed.disguised', { face: nameOf(event.face) });
    case 'repeated':
      return say('gr.deed.repeated', { card: nameOf(event.card) });
    case 'inForce':
      return say('gr.deed.inForce', { next: event.next ? 'yes' : 'no' });
    case 'returned':
      return say('gr.deed.returned', { card: nameOf(event.card) });
    case 'nothingLost':
      return say('gr.deed.nothingLost', { who: names[event.seat]!, what: event.what });
  }
}
