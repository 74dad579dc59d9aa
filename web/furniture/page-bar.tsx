import type { JSX } from 'react';
import { Mark } from './mark.tsx';

/** The bar of a page that is no table. */
export const PageBar = ({ title }: { title: string }): JSX.Element => (
  <header className="bar">
    <Mark />
    <div className="bar__where">
      <p>{title}</p>
    </div>
  </header>
);
