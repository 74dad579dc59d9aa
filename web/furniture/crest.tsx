import type { CSSProperties, JSX } from 'react';

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
