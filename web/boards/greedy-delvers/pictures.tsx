import minerals from 'icon:minerals';
import coins from 'icon:two-coins';
import { CARDS, EXCHANGE, HITMAN, RUSH, SAVAGE } from '@gilt/games/greedy-delvers/cards';
import type { JSX } from 'react';
import { Crest } from '../../furniture/crest.tsx';
import { Icon } from '../../furniture/icon.tsx';
import { lit, off } from '../../furniture/pictured.tsx';
import type { Pictures } from '../../furniture/pictures.ts';
import { DelverCard } from './cards.tsx';
import { Ledger } from './ledger.tsx';
import { say } from './say.ts';
import '../../look/cards.css';
import './palette.css';
import './cards.css';
import './stage.css';

const card = (of: number): JSX.Element => <DelverCard card={of} />;
const amount = (icon: string, count: number): JSX.Element => (
  <span className="pic-set">
    <Icon of={icon} />
    {count}
  </span>
);
const ore = (count: number): JSX.Element => amount(minerals, count);
const gold = (count: number): JSX.Element => amount(coins, count);
const goblin = card(CARDS.findIndex(({ id }) => id === 'goblin'));
const exchange = card(EXCHANGE);
const bob = <Crest seat={1} name="B" />;
const ann = <Crest seat={0} name="A" />;
const atTheBottom = <Ledger game={{ levels: [30], ore: [6], gold: [41] }} seat={0} />;
const ledger = <Ledger game={{ levels: [4], ore: [9], gold: [6] }} seat={0} />;

/** What is drawn beside the rules of Greedy Delvers. */
export const pictures: Pictures = {
  'GD-01': { alt: say('gd.pic.cards'), art: CARDS.map((_, of) => card(of)) },
  'GD-02': { alt: say('gd.pic.ledger'), art: [ledger] },
  'GD-07': { alt: say('gd.pic.order'), art: [card(RUSH), '→', exchange, '→', goblin] },
  'GD-11': { alt: say('gd.pic.one'), art: [exchange, ore(9), '→', gold(9)] },
  'GD-13': { alt: say('gd.pic.three'), art: [exchange, exchange, exchange, ore(9), '→', gold(18), '+', ore(3)] },
  'GD-14': { alt: say('gd.pic.four'), art: [off(exchange), off(exchange), off(exchange), off(exchange)] },
  'GD-15': { alt: say('gd.pic.acts'), art: [lit(card(SAVAGE)), '→', bob, exchange] },
  'GD-16': { alt: say('gd.pic.clash'), art: [off(card(SAVAGE)), '→', bob, off(card(HITMAN))] },
  'GD-25': { alt: say('gd.pic.safe'), art: [atTheBottom] },
  'GD-26': { alt: say('gd.pic.most'), art: [lit(ann), gold(41), '>', bob, gold(38), off(ore(9))] },
};
