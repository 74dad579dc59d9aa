import crown from 'icon:crown';
import { type JSX, memo } from 'react';
import { Art } from '../../cards/art.tsx';
import { Card } from '../../cards/card.tsx';
import { Figure, Relief } from '../../furniture/icon.tsx';
import { useTable } from '../../table/view.ts';
import { say } from './say.ts';
import { COURT, livery, PRIZE, pictureOf } from './suits.tsx';

export const EMBLEM = crown;

/** The face of a bid card: what it is worth, and whose it is. */
export const BidFace = memo(({ seat, bid }: { seat: number; bid: number }) => (
  <>
    <Art scene="hero">
      <Figure of={COURT[bid] ?? pictureOf(seat)} x={84} y={150} size={150} />
      {COURT[bid] ? <Figure of={pictureOf(seat)} x={20} y={282} size={46} /> : null}
    </Art>
    <span className="num foil-text">{bid}</span>
  </>
));

export const BidCard = memo(({ seat, bid }: { seat: number; bid: number }) => (
  <Card kind="bid" label={say('gs.bidCard', { bid })} data={livery(seat)}>
    <BidFace seat={seat} bid={bid} />
  </Card>
));

/** Where the pips of a card lie: columns at a quarter, a half and three quarters, heights in parts of what there is. */
const PIPS: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = (() => {
  const [left, middle, right] = [68, 125, 182];
  const both = (...heights: number[]) => heights.flatMap((y) => [[left, y] as const, [right, y] as const]);
  const alone = (...heights: number[]) => heights.map((y) => [middle, y] as const);
  return {
    1: alone(190),
    2: alone(118, 262),
    3: alone(108, 190, 272),
    4: both(118, 262),
    5: [...both(112, 268), ...alone(190)],
    6: both(108, 190, 272),
    7: [...both(108, 190, 272), ...alone(149)],
    8: [...both(108, 190, 272), ...alone(149, 231)],
    9: [...both(100, 160, 220, 280), ...alone(190)],
    10: [...both(100, 160, 220, 280), ...alone(130, 250)],
  };
})();

/** How large pips are drawn: one alone, few, many. */
const sizeOf = (count: number): number => (count === 1 ? 150 : count <= 5 ? 78 : 58);

/** A prize: so many diamonds, or a head of the court. */
export const PrizeCard = memo(({ prize }: { prize: number }): JSX.Element => {
  const pips = PIPS[prize] ?? [];
  const size = sizeOf(pips.length);
  return (
    <Card kind="prize" label={say('gs.prizeCard', { prize })}>
      <Art>
        <rect width="250" height="350" className="prize-ground" />
        <rect width="250" height="350" fill="url(#diaper)" opacity=".55" />
        <ellipse cx="125" cy="195" rx="130" ry="150" className="prize-glow" />
        {COURT[prize] ? <Relief of={COURT[prize]} x={45} y={108} size={160} /> : null}
        {pips.map(([x, y]) => (
          <Relief key={`${x} ${y}`} of={PRIZE} x={x - size / 2} y={y - size / 2} size={size} />
        ))}
      </Art>
      <span className="num foil-text">{prize}</span>
    </Card>
  );
});

/** A bid card of yours. */
export const Face = ({ name }: { name: string }): JSX.Element | null => {
  const { you } = useTable();
  return /^\d+$/.test(name) ? <BidCard seat={you ?? 0} bid={Number(name)} /> : null;
};
