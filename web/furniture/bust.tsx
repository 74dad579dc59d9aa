import type { ComponentProps, JSX } from 'react';
import { Figure } from './icon.tsx';

/** How large a portrait is. */
export type PortraitSize = 'xs' | 'sm' | 'md' | 'xl';

const SHAPES = {
  arch: 'M4 110V50a46 46 0 0 1 92 0v60',
  /** A lancet window. */
  window: 'M4 110V58Q6 26 50 3q44 23 46 55v52',
} as const;

/** Somebody in an arch or in a window: a picture before a ground. */
export const Bust = ({
  shape = 'arch',
  size = 'md',
  figure,
  ...how
}: {
  shape?: keyof typeof SHAPES;
  size?: PortraitSize | undefined;
  /** The picture, and where it is drawn in 100 by 110. */
  figure: ComponentProps<typeof Figure>;
} & ComponentProps<'span'>): JSX.Element => (
  <span className={`bust bust--${size} bust--${shape}`} {...how}>
    <svg viewBox="0 0 100 110" aria-hidden="true">
      <path d={`${SHAPES[shape]}z`} className="bust__ground" />
      <Figure {...figure} />
      <path d={SHAPES[shape]} fill="none" stroke="url(#leaf)" strokeWidth="5" />
    </svg>
  </span>
);
