import cards from 'icon:card-play';
import type { JSX } from 'react';
import { Art } from '../cards/art.tsx';
import { Relief } from '../furniture/icon.tsx';
import type { GameInfo } from '../games.ts';

/** For a game whose box nobody has drawn yet. */
const PLAIN = (
  <>
    <rect width="250" height="350" fill="var(--scene-1)" />
    <rect width="250" height="350" fill="url(#lattice)" opacity=".5" />
    <Relief of={cards} x={58} y={84} size={134} />
  </>
);

export const BoxArt = ({ game }: { game: GameInfo }): JSX.Element => (
  <Art scene={game.box?.scene}>{game.box?.art ?? PLAIN}</Art>
);
