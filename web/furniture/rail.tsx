import type { JSX } from 'react';
import { say } from '../say.ts';
import { useTable } from '../table/view.ts';
import { Log } from './log.tsx';
import { Goal } from './minute.tsx';
import { Promises } from './promises.tsx';
import { Talk } from './talk.tsx';

/** Promises, the tale so far, and talk; where it has no room it is behind the tabs. */
export const Rail = (): JSX.Element => {
  const { game, board } = useTable();
  const { Aside } = board;
  return (
    <aside className="r-rail" aria-label={say('rail')}>
      <Goal game={game.id} />
      {Aside ? (
        <div className="rail__aside" data-scrolls>
          <Aside />
        </div>
      ) : null}
      <Promises />
      <Log />
      <Talk />
    </aside>
  );
};
