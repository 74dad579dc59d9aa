import type { JSX, ReactNode } from 'react';
import { say } from '../say.ts';

/** The cards of somebody else, where they may be seen: with all cards open. Null where they are only counted. */
export const openHand = <Card extends number>(
  hand: number | readonly Card[] | null | undefined,
  draw: (card: Card) => ReactNode,
): ReactNode =>
  typeof hand === 'object' && hand !== null && hand.length > 0 ? (
    <OpenHand>{hand.map((card) => draw(card))}</OpenHand>
  ) : null;

const OpenHand = ({ children }: { children: readonly ReactNode[] }): JSX.Element => (
  <ol className="seat__hand" aria-label={say('seat.hand')}>
    {children.map((card, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: in the order in which they are held; equal cards are alike
      <li key={i}>{card}</li>
    ))}
  </ol>
);
