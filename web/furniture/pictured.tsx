import type { JSX, ReactNode } from 'react';

/** Between two things of a picture: plus, becomes, and so on. */
export const Sign = ({ of }: { of: string }): JSX.Element => <span className="pic-sign">{of}</span>;

/** Things of a picture that belong together. */
export const Together = ({ children }: { children: ReactNode }): JSX.Element => (
  <span className="pic-set">{children}</span>
);

/** A card that does not count. */
export const Off = ({ children }: { children: ReactNode }): JSX.Element => <span className="pic-off">{children}</span>;

/** A card that wins. */
export const Lit = ({ children }: { children: ReactNode }): JSX.Element => <span className="pic-lit">{children}</span>;
