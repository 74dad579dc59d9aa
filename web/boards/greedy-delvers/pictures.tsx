import minerals from 'icon:minerals';
import coins from 'icon:two-coins';
import { CARDS, EXCHANGE, HITMAN, RUSH, SAVAGE } from '@gilt/games/greedy-delvers/cards';
import type { JSX } from 'react';
import { Crest } from '../../furniture/crest.tsx';
import { Icon } from '../../furniture/icon.tsx';
import { Lit, Off, Sign, Together } from '../../furniture/pictured.tsx';
import type { Pictures } from '../../furniture/pictures.ts';
import { DelverCard } from './cards.tsx';
import { Ledger } from './ledger.tsx';
import { say } from './say.ts';
import '../../look/cards.css';
import './palette.css';
import './cards.css';
import './stage.css';

const GOBLIN = CARDS.findIndex(({ id }) => id === 'goblin');

const Ore = ({ count }: { count: number }): JSX.Element => (
  <Together>
    <Icon of={minerals} />
    {count}
  </Together>
);
const Gold = ({ count }: { count: number }): JSX.Element => (
  <Together>
    <Icon of={coins} />
    {count}
  </Together>
);
const exchanges = (count: number): JSX.Element[] =>
  Array.from({ length: count }, (_, i) => i).map((each) => <DelverCard key={each} card={EXCHANGE} />);

/** What is drawn beside the rules of Greedy Delvers. */
export const pictures: Pictures = {
  'GD-01': { alt: say('gd.pic.cards'), art: CARDS.map(({ id }, card) => <DelverCard key={id} card={card} />) },
  'GD-02': { alt: say('gd.pic.ledger'), art: <Ledger game={{ levels: [4], ore: [9], gold: [6] }} seat={0} /> },
  'GD-07': {
    alt: say('gd.pic.order'),
    art: (
      <>
        <DelverCard card={RUSH} />
        <Sign of="→" />
        <DelverCard card={EXCHANGE} />
        <Sign of="→" />
        <DelverCard card={GOBLIN} />
      </>
    ),
  },
  'GD-11': {
    alt: say('gd.pic.one'),
    art: (
      <>
        {exchanges(1)}
        <Ore count={9} />
        <Sign of="→" />
        <Gold count={9} />
      </>
    ),
  },
  'GD-13': {
    alt: say('gd.pic.three'),
    art: (
      <>
        {exchanges(3)}
        <Ore count={9} />
        <Sign of="→" />
        <Gold count={18} />
        <Sign of="+" />
        <Ore count={3} />
      </>
    ),
  },
  'GD-14': {
    alt: say('gd.pic.four'),
    art: (
      <>
        {[1, 2, 3, 4].map((each) => (
          <Off key={each}>
            <DelverCard card={EXCHANGE} />
          </Off>
        ))}
      </>
    ),
  },
  'GD-15': {
    alt: say('gd.pic.acts'),
    art: (
      <>
        <Lit>
          <DelverCard card={SAVAGE} />
        </Lit>
        <Sign of="→" />
        <Crest seat={1} name="B" />
        <DelverCard card={EXCHANGE} />
      </>
    ),
  },
  'GD-16': {
    alt: say('gd.pic.clash'),
    art: (
      <>
        <Off>
          <DelverCard card={SAVAGE} />
        </Off>
        <Sign of="→" />
        <Crest seat={1} name="B" />
        <Off>
          <DelverCard card={HITMAN} />
        </Off>
      </>
    ),
  },
};
