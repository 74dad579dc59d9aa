import type { JSX, MouseEvent } from 'react';
import { goTo } from '../address.ts';
import { say } from '../say.ts';
import { useTurns } from '../turns.ts';

/** The name of the house, which leads to the lobby; and how many tables wait there, but for the one in sight. */
export const Mark = ({ at }: { at?: string }): JSX.Element => {
  const { length: count } = useTurns(at);
  const home = (event: MouseEvent): void => {
    event.preventDefault();
    goTo('/');
  };
  return (
    <a
      className="mark"
      href="/"
      onClick={home}
      aria-label={say('gilt.home', { count })}
      data-turns={count > 0 ? count : undefined}
    >
      <span className="foil-text">{say('gilt')}</span>
    </a>
  );
};
