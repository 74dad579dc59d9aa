import goblin from 'icon:goblin-head';
import { Relief } from '../../furniture/icon.tsx';
import type { Box } from '../box.ts';
import './box.css';

export const box: Box = {
  pitch: 'Dig deep, trade late, rob early',
  minutes: 25,
  usual: 4,
  scene: 'mine',
  art: <Relief of={goblin} x={58} y={84} size={134} />,
};
