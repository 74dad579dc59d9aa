import clubs from 'icon:clubs';
import diamonds from 'icon:diamonds';
import hearts from 'icon:hearts';
import crown from 'icon:imperial-crown';
import shields from 'icon:shield';
import spades from 'icon:spades';
import { Relief } from '../../furniture/icon.tsx';
import type { Box } from '../box.ts';
import './box.css';

/** The hands that reach for Goofspiel's prize. */
const FAN = [
  { suit: spades, ink: '#241812', turn: -44 },
  { suit: hearts, ink: '#9e2a3c', turn: -22 },
  { suit: clubs, ink: '#1b5a44', turn: 44 },
  { suit: shields, ink: '#2b3f7a', turn: 22 },
] as const;

export const box: Box = {
  pitch: 'Bid high, but not for this',
  minutes: 5,
  usual: 2,
  art: (
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
};
