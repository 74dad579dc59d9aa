import type { JSX } from 'react';

/** A picture of game-icons.net; with a label it speaks, without one it is decoration. */
export const Icon = ({ of, label, className = '' }: { of: string; label?: string; className?: string }): JSX.Element =>
  label ? (
    <svg className={`icon ${className}`} viewBox="0 0 512 512" role="img" aria-label={label}>
      <path d={of} />
    </svg>
  ) : (
    <svg className={`icon ${className}`} viewBox="0 0 512 512" aria-hidden="true">
      <path d={of} />
    </svg>
  );

/** Where a picture is drawn inside a scene: its corner and its width. */
interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const place = ({ x, y, size }: Spot): string => `translate(${x} ${y}) scale(${size / 512})`;

/** A heavy dark cut-out with the drawing laid on it in lit metal. */
export const Relief = ({ of, ...spot }: { of: string } & Spot): JSX.Element => (
  <g className="relief" transform={place(spot)}>
    <path className="halo" d={of} />
    <path className="cutout" d={of} />
    <path className="lit" d={of} />
  </g>
);

/** A dark figure with a lit edge. */
export const Figure = ({ of, ...spot }: { of: string } & Spot): JSX.Element => (
  <g className="figure">
    <path className="rim" d={of} transform={place(spot)} />
    <path
      className="body"
      d={of}
      transform={place({ ...spot, x: spot.x + spot.size * 0.016, y: spot.y + spot.size * 0.02 })}
    />
  </g>
);
