import fedora from 'icon:fedora';
import type { Box } from '../box.ts';
import './box.css';

export const box: Box = {
  pitch: 'Thugs, holdings and one good heist',
  minutes: 30,
  usual: 3,
  scene: 'city',
  art: (
    <>
      <path className="cut--edge" d={fedora} transform="translate(36 116) scale(.332)" />
      <path className="cut" d={fedora} transform="translate(40 120) scale(.332)" />
    </>
  ),
};
