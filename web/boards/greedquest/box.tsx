import dragon from 'icon:dragon-head';
import { Figure } from '../../furniture/icon.tsx';
import type { Box } from '../box.ts';
import './box.css';

export const box: Box = {
  pitch: 'Twelve rooms in, twelve rooms out',
  minutes: 30,
  usual: 4,
  scene: 'track',
  art: <Figure of={dragon} x={65} y={98} size={118} />,
};
