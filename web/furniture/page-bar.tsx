import type { JSX, MouseEvent } from 'react';
import { goTo } from '../address.ts';
import { say } from '../words.ts';

/** The bar of a page that is no table. */
export const PageBar = ({ title }: { title: string }): JSX.Element => {
  const home = (event: MouseEvent): void => {
    event.preventDefault();
    goTo('/');
  };
  return (
    <header className="bar">
      <a className="mark foil-text" href="/" onClick={home} aria-label={say('gilt.home')}>
        {say('gilt')}
      </a>
      <div className="bar__where">
        <p>{title}</p>
      </div>
    </header>
  );
};
