import car from 'icon:city-car';
import heart from 'icon:hearts';
import key from 'icon:key';
import gun from 'icon:revolver';
import wrench from 'icon:spanner';
import bottle from 'icon:wine-bottle';
import { ICONS, type Icon as IconName } from '@gilt/games/greed/vocabulary';
import type { JSX } from 'react';
import { Icon } from '../../furniture/icon.tsx';
import { say } from './say.ts';

const SHAPES: Readonly<Record<IconName, string>> = { car, gun, key, bottle, heart, wrench };

/** One of the six icons, each in a shape of its own. */
export const Mark = ({ of, silent = false }: { of: IconName; silent?: boolean }): JSX.Element => (
  <span className={`gi gi--${of}`}>
    <Icon of={SHAPES[of]} {...(silent ? {} : { label: say(`gr.icon.${of}`) })} />
  </span>
);

/** So many of each icon, one by one. */
export const Marks = ({ icons }: { icons: readonly number[] }): JSX.Element => (
  <span className="gis">
    {icons.flatMap((count, icon) =>
      Array.from({ length: count }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: icons of a kind are alike
        <Mark key={`${ICONS[icon]} ${i}`} of={ICONS[icon]!} silent />
      )),
    )}
  </span>
);

/** The icons of a display, counted. */
export const Tally = ({ icons }: { icons: readonly number[] }): JSX.Element => (
  <ul className="icon-tally" aria-label={say('gr.icons.label')}>
    {ICONS.map((icon, i) =>
      icons[i] === 0 ? null : (
        <li key={icon}>
          <Mark of={icon} />
          <b>{icons[i]}</b>
        </li>
      ),
    )}
  </ul>
);
