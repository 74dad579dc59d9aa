import type { GreedView } from '@gilt/games/greed/secrets';
import type { JSX } from 'react';
import { openHand } from '../../furniture/open-hand.tsx';
import { Opponents as Others, OwnSeat as Own } from '../../furniture/opponents.tsx';
import { EMBLEM, GreedCard } from './cards.tsx';
import { IconTally, OwnCards, SeatSheet, Worth } from './displays.tsx';

/** The others: cash, markers, cards in hand and icons; a tap shows their displays. */
export const Opponents = (): JSX.Element => (
  <Others<GreedView>>
    {(seat, { hands }) => ({
      emblem: EMBLEM,
      notes: <IconTally seat={seat} />,
      sheet: <SeatSheet seat={seat} />,
      hand: openHand(hands[seat], (card) => <GreedCard card={card} />),
      children: <Worth seat={seat} />,
    })}
  </Others>
);

export const OwnSeat = (): JSX.Element => (
  <Own>
    {(you) => ({
      score: <Worth seat={you} held={false} />,
      notes: <IconTally seat={you} />,
      children: <OwnCards seat={you} />,
    })}
  </Own>
);
