import { type CSSProperties, type JSX, memo } from 'react';
import { useTable } from '../table/view.ts';
import type { PortraitSize } from './bust.tsx';

/** There are so many crests; each has a shape and a colour. */
const CRESTS = 6;

/** What colours and shapes something as the crest of a seat. */
export function crestOf(seat: number): { 'data-crest': number; style: CSSProperties } {
  const number = (seat % CRESTS) + 1;
  return { 'data-crest': number, style: { '--seat': `var(--seat-${number})` } as CSSProperties };
}

/** The first letter of a name. */
export const initialOf = (name: string): string => [...name][0]?.toUpperCase() ?? '?';

/** The crest of a seat: shape, colour and the first letter of a name. */
export const Crest = memo(
  ({ seat, name, size = 'md' }: { seat: number; name: string; size?: PortraitSize | undefined }) => (
    <span className={`crest crest--${size}`} {...crestOf(seat)} data-initial={initialOf(name)} aria-hidden="true" />
  ),
);

/** The crest of a seat at this table, for games in which nobody plays a person of their own. */
export const CrestPortrait = ({ seat, size }: { seat: number; size?: PortraitSize | undefined }): JSX.Element => {
  const { names } = useTable();
  return <Crest seat={seat} name={names[seat] ?? ''} size={size} />;
};
