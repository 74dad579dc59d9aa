import type { JSX } from 'react';
import { CardBack } from '../../cards/card.tsx';
import { lit, off } from '../../furniture/pictured.tsx';
import type { Pictures } from '../../furniture/pictures.ts';
import { BidCard, EMBLEM, PrizeCard } from './cards.tsx';
import { say } from './say.ts';
import { Portrait } from './suits.tsx';
import '../../look/cards.css';
import './palette.css';
import './cards.css';

const bid = (seat: number, value: number): JSX.Element => <BidCard seat={seat} bid={value} />;
const prize = (value: number): JSX.Element => <PrizeCard prize={value} />;
const who = (seat: number): JSX.Element => <Portrait seat={seat} size="sm" />;
const sealed = <CardBack emblem={EMBLEM} sealed />;
const hidden = <CardBack emblem={EMBLEM} />;

/** What is drawn beside the rules of Goofspiel. */
export const pictures: Pictures = {
  'GS-01': { alt: say('gs.pic.suit'), art: [bid(0, 1), bid(0, 2), bid(0, 3), '…', bid(0, 13)] },
  'GS-02': { alt: say('gs.pic.prizes'), art: [prize(1), prize(2), prize(3), '…', prize(13)] },
  'GS-03': { alt: say('gs.pic.bids'), art: [prize(8), '←', sealed, sealed] },
  'GS-04': {
    alt: `${say('gs.pic.highest')}. ${say('gs.pic.equal')}`,
    art: [
      [lit(bid(0, 9)), bid(1, 5), '→', prize(8)],
      [off(bid(0, 9)), off(bid(2, 9)), bid(1, 5), '→', off(prize(8))],
    ],
  },
  'GS-05': {
    alt: say('gs.pic.hidden'),
    art: [
      [who(0), hidden, '→', prize(8)],
      [who(1), hidden],
    ],
  },
  'GS-06': { alt: say('gs.pic.points'), art: [prize(8), '+', prize(3), '= 11'] },
};
