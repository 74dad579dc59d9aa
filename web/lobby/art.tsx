import cards from 'icon:card-play';
import dragon from 'icon:dragon-head';
import fedora from 'icon:fedora';
import goblin from 'icon:goblin-head';
import mimic from 'icon:mimic-chest';
import staff from 'icon:wizard-staff';
import type { JSX } from 'react';
import { Figure, Relief } from '../furniture/icon.tsx';
import { SceneGround } from '../look/scenes.tsx';

/** What is on a game's box, by its id; `plain` is for a game that has none yet. */
const PICTURES: Readonly<Record<string, JSX.Element>> = {
  'dungeon-busters': (
    <>
      <SceneGround of="dungeon" />
      <Relief of={mimic} x={50} y={84} size={150} />
    </>
  ),
  greedquest: (
    <>
      <SceneGround of="track" />
      <Figure of={dragon} x={65} y={98} size={118} />
    </>
  ),
  'greedy-delvers': (
    <>
      <SceneGround of="mine" />
      <Relief of={goblin} x={58} y={84} size={134} />
    </>
  ),
  greed: (
    <>
      <SceneGround of="city" />
      <path className="cut--edge" d={fedora} transform="translate(36 116) scale(.332)" />
      <path className="cut" d={fedora} transform="translate(40 120) scale(.332)" />
    </>
  ),
  shadowgate: (
    <>
      <SceneGround of="castle" />
      <Relief of={staff} x={62} y={84} size={126} />
    </>
  ),
  plain: (
    <>
      <rect width="250" height="350" fill="var(--scene-1)" />
      <rect width="250" height="350" fill="url(#lattice)" opacity=".5" />
      <Relief of={cards} x={58} y={84} size={134} />
    </>
  ),
};

export const BoxArt = ({ game }: { game: string }): JSX.Element => (
  <svg className="art" viewBox="0 0 250 350" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    {PICTURES[game] ?? PICTURES.plain}
  </svg>
);
