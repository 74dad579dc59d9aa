import cards from 'icon:card-play';
import clubs from 'icon:clubs';
import diamonds from 'icon:diamonds';
import dragon from 'icon:dragon-head';
import fedora from 'icon:fedora';
import goblin from 'icon:goblin-head';
import hearts from 'icon:hearts';
import crown from 'icon:imperial-crown';
import mimic from 'icon:mimic-chest';
import shields from 'icon:shield';
import spades from 'icon:spades';
import staff from 'icon:wizard-staff';
import type { JSX } from 'react';
import { Figure, Relief } from '../furniture/icon.tsx';
import { SceneGround } from '../look/scenes.tsx';

/** The hands that reach for Goofspiel's prize. */
const FAN = [
  { suit: spades, ink: '#241812', turn: -44 },
  { suit: hearts, ink: '#9e2a3c', turn: -22 },
  { suit: clubs, ink: '#1b5a44', turn: 44 },
  { suit: shields, ink: '#2b3f7a', turn: 22 },
] as const;

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
  goofspiel: (
    <>
      <rect width="250" height="350" fill="var(--scene-1)" />
      <rect width="250" height="350" fill="url(#diaper)" opacity=".6" />
      <circle cx="125" cy="170" r="140" fill="var(--scene-2)" opacity=".5" />
      <circle cx="125" cy="170" r="104" fill="var(--scene-2)" opacity=".6" />
      {FAN.map(({ suit, ink, turn }) => (
        <g key={turn} transform={`rotate(${turn} 125 300) translate(83 104)`}>
          <rect width="84" height="120" rx="8" fill="#f7ecd6" stroke="url(#leaf)" strokeWidth="4" />
          <path d={suit} fill={ink} transform="translate(7 8) scale(.045)" />
          <path d={suit} fill={ink} transform="translate(16 34) scale(.102)" />
        </g>
      ))}
      <g transform="translate(77 96)">
        <rect width="96" height="136" rx="9" fill="var(--back)" stroke="url(#leaf)" strokeWidth="5" />
        <Relief of={diamonds} x={10} y={30} size={76} />
      </g>
      <Relief of={crown} x={84} y={20} size={82} />
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
