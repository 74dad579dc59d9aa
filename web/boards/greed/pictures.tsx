import { ICONS } from '@gilt/games/greed/vocabulary';
import { Crest } from '../../furniture/crest.tsx';
import { Sign, Together } from '../../furniture/pictured.tsx';
import type { Pictures } from '../../furniture/pictures.ts';
import { GreedCard } from './cards.tsx';
import { Mark } from './icons.tsx';
import { say } from './say.ts';
import '../../look/cards.css';
import './palette.css';
import './cards.css';
import './pictures.css';

/** What is drawn beside the rules of Greed, by clause. */
export const pictures: Pictures = {
  'GR-01': {
    alt: say('gr.picture.cards'),
    art: (
      <>
        <GreedCard card={21} />
        <GreedCard card={17} />
        <GreedCard card={32} />
        <span className="six-icons">
          {ICONS.map((icon) => (
            <span key={icon}>
              <Mark of={icon} silent />
              {say(`gr.icon.${icon}`)}
            </span>
          ))}
        </span>
      </>
    ),
  },
  'GR-04': {
    alt: say('gr.picture.passing'),
    art: (
      <>
        <Crest seat={4} name={say('gr.picture.right')} />
        <Sign of="→" />
        <span className="passed">
          <GreedCard card={22} />
          <GreedCard card={8} />
          <GreedCard card={60} />
        </span>
        <Sign of="→" />
        <Crest seat={0} name={say('gr.picture.you')} size="xl" />
        <Sign of="→" />
        <Crest seat={1} name={say('gr.picture.left')} />
      </>
    ),
  },
  'GR-06': {
    alt: say('gr.picture.order'),
    art: (
      <>
        <GreedCard card={21} />
        <Sign of="→" />
        <GreedCard card={25} />
        <Sign of="→" />
        <GreedCard card={43} />
      </>
    ),
  },
  'GR-09': {
    alt: say('gr.picture.costs'),
    art: (
      <>
        <GreedCard card={18} />
        <GreedCard card={35} />
      </>
    ),
  },
  'GR-10': {
    alt: say('gr.picture.needs'),
    art: (
      <>
        <Together>
          <GreedCard card={66} />
          <GreedCard card={11} markers={3} />
        </Together>
        <Sign of="→" />
        <GreedCard card={32} />
      </>
    ),
  },
  'GR-13': {
    alt: say('gr.picture.markers'),
    art: (
      <>
        <Together>
          <GreedCard card={15} markers={1} />
          <GreedCard card={7} markers={1} />
        </Together>
        <Sign of="→" />
        <GreedCard card={8} markers={4} />
      </>
    ),
  },
  'GR-16': {
    alt: say('gr.picture.lasting'),
    art: (
      <>
        <GreedCard card={70} />
        <GreedCard card={64} />
      </>
    ),
  },
};
