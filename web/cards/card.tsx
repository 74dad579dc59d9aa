import sealIcon from 'icon:wax-seal';
import { type CSSProperties, type JSX, memo, type ReactNode } from 'react';
import { Icon } from '../furniture/icon.tsx';
import { Art } from './art.tsx';

/** A card lying there: its face is whatever the game puts on it. */
export const Card = ({
  kind,
  width,
  label,
  children,
  className = '',
  data = {},
}: {
  kind: string;
  width?: string;
  label?: string;
  children: ReactNode;
  className?: string;
  data?: Readonly<Record<`data-${string}`, string>>;
}): JSX.Element => (
  <span
    className={`card card--${kind} ${className}`}
    style={width ? ({ '--card-w': width } as CSSProperties) : undefined}
    {...(label ? { role: 'img', 'aria-label': label } : {})}
    {...data}
  >
    <span className="face">{children}</span>
  </span>
);

/** The back of a card: the same for all cards of a deck, so that it tells nothing. */
export const CardBack = memo(
  ({
    emblem,
    mark,
    width,
    sealed = false,
    label,
  }: {
    emblem: string;
    mark?: string;
    width?: string;
    sealed?: boolean;
    label?: string;
  }) => (
    <Card kind="back" {...(width ? { width } : {})} {...(label ? { label } : {})}>
      <Art>
        <rect width="250" height="350" className="back-ground" />
        <rect x="16" y="16" width="218" height="318" rx="8" fill="url(#lattice)" />
        <rect
          x="16"
          y="16"
          width="218"
          height="318"
          rx="8"
          fill="none"
          stroke="#e8bd57"
          strokeOpacity=".8"
          strokeWidth="2.5"
        />
        <path d="M125 78 205 175 125 272 45 175z" className="back-ground" />
        <path d="M125 78 205 175 125 272 45 175z" fill="none" stroke="#e8bd57" strokeWidth="3" />
        <path d="M125 90 195 175 125 260 55 175z" fill="none" stroke="#e8bd57" strokeWidth="1.2" opacity=".7" />
        <path className="emblem" d={emblem} transform="translate(83 133) scale(.164)" />
        {mark ? (
          <text x="125" y="320" textAnchor="middle" className="roman">
            {mark}
          </text>
        ) : null}
      </Art>
      {sealed ? <Icon of={sealIcon} className="seal" /> : null}
    </Card>
  ),
);
