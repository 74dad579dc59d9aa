import { ICONS } from '@gilt/games/greed/vocabulary';
import { Crest } from '../../furniture/crest.tsx';
import { Sign, Together } from '../../furniture/pictured.tsx';
import type { Pictures } from '../../furniture/pictures.ts';
import { say } from '../../words.ts';
import { CityCard } from './cards.tsx';
import { Mark } from './icons.tsx';
import '../../look/cards.css';
import './cards.css';
import './pictures.css';

/** What is drawn beside the rules of Greed, by clause. */
export const pictures: Pictures = {
  'GR-01': {
    alt: say('gr.picture.cards'),
    art: (
      <>
        <CityCard card={21} />
        <CityCard card={17} />
        <CityCard card={32} />
        <span className="city-icons">
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
        <span className="city-pile">
          <CityCard card={22} />
          <CityCard card={8} />
          <CityCard card={60} />
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
        <CityCard card={21} />
        <Sign of="→" />
        <CityCard card={25} />
        <Sign of="→" />
        <CityCard card={43} />
      </>
    ),
  },
  'GR-09': {
    alt: say('gr.picture.costs'),
    art: (
      <>
        <CityCard card={18} />
        <CityCard card={35} />
      </>
    ),
  },
  'GR-10': {
    alt: say('gr.picture.needs'),
    art: (
      <>
        <Together>
          <CityCard card={66} />
          <CityCard card={11} markers={3} />
        </Together>
        <Sign of="→" />
        <CityCard card={32} />
      </>
    ),
  },
  'GR-13': {
    alt: say('gr.picture.markers'),
    art: (
      <>
        <Together>
          <CityCard card={15} markers={1} />
          <CityCard card={7} markers={1} />
        </Together>
        <Sign of="→" />
        <CityCard card={8} markers={4} />
      </>
    ),
  },
  'GR-16': {
    alt: say('gr.picture.lasting'),
    art: (
      <>
        <CityCard card={70} />
        <CityCard card={64} />
      </>
    ),
  },
};
