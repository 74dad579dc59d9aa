import { Fragment, type JSX } from 'react';
import type { Part } from './pictures.ts';

/** A card that does not count. */
export const off = (card: JSX.Element): JSX.Element => <span className="pic-off">{card}</span>;

/** A card that wins. */
export const lit = (card: JSX.Element): JSX.Element => <span className="pic-lit">{card}</span>;

/** The parts of a picture, one after the other. */
export const Drawing = ({ of }: { of: readonly Part[] }): JSX.Element[] =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a picture do not move
  of.map((part, i) => <Fragment key={i}>{drawn(part)}</Fragment>);

function drawn(part: Part): JSX.Element {
  if (typeof part === 'string') return <span className="pic-sign">{part}</span>;
  if ('type' in part) return part;
  return (
    <span className="pic-set">
      <Drawing of={part} />
    </span>
  );
}
