import type { Reveal } from '@gilt/engine/event';
import { type Catalogue, type Explained, type Message, message, type Words } from '@gilt/engine/words';
import { type Event, HIGHEST } from './goofspiel.ts';

const english: Catalogue = {
  bid: '{seat} bids {bid}',
  'event.bids': 'The bids: {bids}.',
  'event.prize': 'A prize of {prize} is turned up.',
  'event.taken': '{seat} takes the prize of {prize}.',
  'event.discarded': 'The highest bids are equal: the prize of {prize} is discarded.',
  'event.won': '{count, plural, one {{seats} wins.} other {{seats} share the victory.}}',
  'question.auction.bid': 'Which card do you bid?',
  choice: 'bid card {bid}',
  'says.bid': 'Bid card {bid}: takes the prize if nobody bids as much or more. Once it is bid it is spent.',
  'says.prize': 'A prize: as many points as it shows. The highest bid takes it; if two or more made that, nobody does.',
  'score.prizes': 'prizes',
  'option.cards': 'Cards: how many bid cards everybody has, and how many prizes there are',
  'option.prizes': 'Prizes: the order in which they come',
  'option.prizes.random': 'shuffled',
  'option.prizes.ascending': 'the lowest first',
  'option.prizes.descending': 'the highest first',
  'option.bids': 'Bids, after each round',
  'option.bids.revealed': 'all are shown',
  'option.bids.hidden': 'only who took the prize is told',
};

function told(event: Event): Message {
  switch (event.type) {
    case 'prize':
    case 'discarded':
      return message(`event.${event.type}`, { prize: event.prize });
    case 'taken':
      return message('event.taken', { prize: event.prize, seat: { seat: event.seat } });
    case 'won':
      return message('event.won', { seats: event.seats.map((seat) => ({ seat })), count: event.seats.length });
  }
}

/** GS-05 Where bids stay hidden, everybody hears of their own alone. */
function revealed({ answers }: Reveal): Message {
  const bids = answers.flatMap((bid, seat) => (bid === null ? [] : [message('bid', { seat: { seat }, bid })]));
  return message('event.bids', { bids });
}

/** What a bid card and a prize are. */
const glossary: readonly Explained[] = [
  ...Array.from({ length: HIGHEST }, (_, i) => String(i + 1)).map((bid) => ({
    names: [bid, `Bid card ${bid}`],
    says: message('says.bid', { bid }),
    clauses: ['GS-01', 'GS-03', 'GS-04'],
  })),
  { names: ['prize', 'Prize', 'A prize'], says: message('says.prize'), clauses: ['GS-02', 'GS-04', 'GS-06'] },
];

export const words: Words<Event> = {
  event: (event) => (event.type === 'reveal' ? revealed(event) : told(event)),
  choice: (_, bid) => message('choice', { bid }),
  english,
  glossary,
};
