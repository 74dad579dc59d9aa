import type { Eyes } from '@gilt/engine/eyes';
import type { JSX } from 'react';
import { Log } from '../furniture/log.tsx';
import { Promises } from '../furniture/promises.tsx';
import { Talk } from '../furniture/talk.tsx';
import { say as sayOf } from '../say.ts';
import { useTable } from '../table/view.ts';
import { Acts } from './acts.tsx';
import { OpenCards } from './open-cards.tsx';
import type { Stop } from './places.ts';
import type { Tape } from './tape.ts';

/** Beside the table: what was promised, told and said so far, and what can be done from here. */
export const ReplayRail = ({ tape, stop, eyes }: { tape: Tape; stop: Stop; eyes: Eyes }): JSX.Element => {
  const { board, known } = useTable();
  const { Aside } = board;
  const talked = known.past.some(({ what }) => what.type === 'said');
  return (
    <aside className="r-rail" aria-label={sayOf('rail')}>
      {Aside ? (
        <div className="rail__aside" data-scrolls>
          <Aside />
        </div>
      ) : null}
      {eyes === 'open' ? <OpenCards tape={tape} stop={stop} /> : null}
      <Promises />
      <Log />
      {talked ? <Talk /> : null}
      <div className="rail__part replay__acts">
        <Acts tape={tape} stop={stop} eyes={eyes} />
      </div>
    </aside>
  );
};
