import { NONE } from '@gilt/games/shadowgate/state';
import type { JSX } from 'react';
import { Bust, type PortraitSize } from '../../furniture/bust.tsx';
import { CrestPortrait, crestOf } from '../../furniture/crest.tsx';
import { pictureOf, SOMEBODY } from './art.ts';
import { cardsAt, useCastleTable } from './set.ts';

/** A character in a window of the colour of its seat's crest; before there is one, the crest itself. */
export const Portrait = ({ seat, size }: { seat: number; size?: PortraitSize }): JSX.Element => {
  const view = useCastleTable();
  const side = view.now?.view.game.characters[seat] ?? NONE;
  if (side === NONE) return <CrestPortrait seat={seat} size={size} />;
  const of = pictureOf(cardsAt(view).characters.names[side]!, SOMEBODY);
  return <Bust shape="window" size={size} figure={{ of, x: 17, y: 32, size: 66 }} style={crestOf(seat).style} />;
};
