import { CardBack } from '../../cards/card.tsx';
import { Lit, Off, Sign, Together } from '../../furniture/pictured.tsx';
import type { Pictures } from '../../furniture/pictures.ts';
import { BidCard, EMBLEM, PrizeCard } from './cards.tsx';
import { say } from './say.ts';
import { Portrait } from './suits.tsx';
import '../../look/cards.css';
import './palette.css';
import './cards.css';

const SOME = [1, 2, 3] as const;

/** What is drawn beside the rules of Goofspiel. */
export const pictures: Pictures = {
  'GS-01': {
    alt: say('gs.pic.suit'),
    art: (
      <>
        {SOME.map((bid) => (
          <BidCard key={bid} seat={0} bid={bid} />
        ))}
        <Sign of="…" />
        <BidCard seat={0} bid={13} />
      </>
    ),
  },
  'GS-02': {
    alt: say('gs.pic.prizes'),
    art: (
      <>
        {SOME.map((prize) => (
          <PrizeCard key={prize} prize={prize} />
        ))}
        <Sign of="…" />
        <PrizeCard prize={13} />
      </>
    ),
  },
  'GS-03': {
    alt: say('gs.pic.bids'),
    art: (
      <>
        <PrizeCard prize={8} />
        <Sign of="←" />
        <CardBack emblem={EMBLEM} sealed />
        <CardBack emblem={EMBLEM} sealed />
      </>
    ),
  },
  'GS-04': {
    alt: `${say('gs.pic.highest')}. ${say('gs.pic.equal')}`,
    art: (
      <>
        <Together>
          <Lit>
            <BidCard seat={0} bid={9} />
          </Lit>
          <BidCard seat={1} bid={5} />
          <Sign of="→" />
          <PrizeCard prize={8} />
        </Together>
        <Together>
          <Off>
            <BidCard seat={0} bid={9} />
          </Off>
          <Off>
            <BidCard seat={2} bid={9} />
          </Off>
          <BidCard seat={1} bid={5} />
          <Sign of="→" />
          <Off>
            <PrizeCard prize={8} />
          </Off>
        </Together>
      </>
    ),
  },
  'GS-05': {
    alt: say('gs.pic.hidden'),
    art: (
      <>
        <Together>
          <Portrait seat={0} size="sm" />
          <CardBack emblem={EMBLEM} />
          <Sign of="→" />
          <PrizeCard prize={8} />
        </Together>
        <Together>
          <Portrait seat={1} size="sm" />
          <CardBack emblem={EMBLEM} />
        </Together>
      </>
    ),
  },
  'GS-06': {
    alt: say('gs.pic.points'),
    art: (
      <>
        <PrizeCard prize={8} />
        <Sign of="+" />
        <PrizeCard prize={3} />
        <Sign of="= 11" />
      </>
    ),
  },
};
