import { ICONS } from '@gilt/games/greed/vocabulary';
import type { JSX } from 'react';
import type { PortraitSize } from '../../furniture/bust.tsx';
import { Crest } from '../../furniture/crest.tsx';
import { Icon } from '../../furniture/icon.tsx';
import type { Pictures } from '../../furniture/pictures.ts';
import { EMBLEM, GreedCard } from './cards.tsx';
import { Mark } from './icons.tsx';
import { say } from './say.ts';
import '../../look/cards.css';
import './palette.css';
import './cards.css';
import './pictures.css';

const card = (number: number, markers = 0): JSX.Element => <GreedCard card={number} markers={markers} />;
const crest = (who: 'right' | 'you' | 'left', seat: number, size?: PortraitSize): JSX.Element => (
  <Crest seat={seat} name={say(`gr.picture.${who}`)} size={size} />
);
const icons = (
  <span className="six-icons">
    {ICONS.map((icon) => (
      <span key={icon}>
        <Mark of={icon} silent />
        {say(`gr.icon.${icon}`)}
      </span>
    ))}
  </span>
);
const passed = (
  <span className="passed">
    {card(22)}
    {card(8)}
    {card(60)}
  </span>
);

/** What is drawn beside the rules of Greed, by clause. */
export const pictures: Pictures = {
  'GR-01': { alt: say('gr.picture.cards'), art: [card(21), card(17), card(32), icons] },
  'GR-04': {
    alt: say('gr.picture.passing'),
    art: [crest('right', 4), '→', passed, '→', crest('you', 0, 'xl'), '→', crest('left', 1)],
  },
  'GR-06': { alt: say('gr.picture.order'), art: [card(21), '→', card(25), '→', card(43)] },
  'GR-08': {
    alt: say('gr.picture.money'),
    art: [card(8, 4), '4 × $10k', '+', <Icon key="cash" of={EMBLEM} />, '$35k = $75k'],
  },
  'GR-09': { alt: say('gr.picture.costs'), art: [card(18), card(35)] },
  'GR-10': { alt: say('gr.picture.needs'), art: [[card(66), card(11, 3)], '→', card(32)] },
  'GR-13': { alt: say('gr.picture.markers'), art: [[card(15, 1), card(7, 1)], '→', card(8, 4)] },
  'GR-16': { alt: say('gr.picture.lasting'), art: [card(70), card(64)] },
};
