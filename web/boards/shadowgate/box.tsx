import staff from 'icon:wizard-staff';
import { Relief } from '../../furniture/icon.tsx';
import type { Box } from '../box.ts';
import './box.css';

export const box: Box = {
  pitch: 'One torch, one staff, one winner',
  minutes: 45,
  usual: 3,
  scene: 'castle',
  art: <Relief of={staff} x={62} y={84} size={126} />,
};
