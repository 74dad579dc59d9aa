import type { JSX, ReactNode } from 'react';
import type { Scene } from '../look/scenes.tsx';

/** The picture on the face of a card or of a box, before one of the scenes. */
export const Art = ({ scene, children }: { scene?: Scene | undefined; children?: ReactNode }): JSX.Element => (
  <svg className="art" viewBox="0 0 250 350" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    {scene ? <use href={`#scene-${scene}`} width="250" height="350" /> : null}
    {children}
  </svg>
);
