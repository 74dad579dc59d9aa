import type { CSSProperties, JSX } from 'react';
import { useTable } from '../table/view.ts';

/** There are so many crests; each has a shape and a colour. */
const CRESTS = 6;

/** The crest of a seat: shape, colour and the first letter of a name. */
export const Crest = ({
  seat,
  name,
  size = 'md',
}: {
  seat: number;
  name: string;
  size?: 'xs' | 'sm' | 'md' | 'xl';
}): JSX.Element => {
  const number = (seat % CRESTS) + 1;
  return (
    <span
      className={`crest crest--${size}`}
      data-crest={number}
      data-initial={[...name][0]?.toUpperCase() ?? '?'}
      style={{ '--seat': `var(--seat-${number})` } as CSSProperties}
      aria-hidden="true"
    />
  );
};

/** The crest of a seat at this table, for games in which nobody plays a person of their own. */
export const CrestPortrait = ({
  seat,
  size = 'md',
}: {
  seat: number;
  size?: 'xs' | 'sm' | 'md' | 'xl';
}): JSX.Element => {
  const { names } = useTable();
  return <Crest seat={seat} name={names[seat] ?? ''} size={size} />;
};
