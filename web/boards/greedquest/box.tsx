import dragon from 'icon:dragon-head';
import { Figure } from '../../furniture/icon.tsx';
import { SceneGround } from '../../look/scenes.tsx';
import type { Box } from '../box.ts';
import './box.css';

export const box: Box = {
  pitch: 'Twelve rooms in, twelve rooms out',
  minutes: 30,
  usual: 4,
  art: (
    <>
      <SceneGround of="track" />
      <Figure of={dragon} x={65} y={98} size={118} />
    </>
  ),
};
