import mimic from 'icon:mimic-chest';
import { Relief } from '../../furniture/icon.tsx';
import type { Box } from '../box.ts';
import './box.css';

export const box: Box = {
  pitch: 'Beat it together, share it alone',
  minutes: 20,
  usual: 4,
  scene: 'dungeon',
  art: <Relief of={mimic} x={50} y={84} size={150} />,
};
