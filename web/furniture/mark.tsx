import type { JSX, MouseEvent } from 'react';
import { goTo } from '../address.ts';
import { say } from '../say.ts';

/** The name of the house, which leads to the lobby. */
export const Mark = (): JSX.Element => {
  const home = (event: MouseEvent): void => {
    event.preventDefault();
    goTo('/');
  };
  return (
    <a className="mark foil-text" href="/" onClick={home} aria-label={say('gilt.home')}>
      {say('gilt')}
    </a>
  );
};
