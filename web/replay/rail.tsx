import type { Eyes } from '@gilt/engine/eyes';
import type { JSX, ReactNode } from 'react';
import { Log } from '../furniture/log.tsx';
import { Goal } from '../furniture/minute.tsx';
import { Promises } from '../furniture/promises.tsx';
import { Talk } from '../furniture/talk.tsx';
import { say as sayOf } from '../say.ts';
import { TableContext, type TableView, useTable } from '../table/view.ts';
import { OpenCards } from './open-cards.tsx';
import type { Stop } from './places.ts';
import { say } from './say.ts';
import type { Tape } from './tape.ts';
import type { Together } from './together.ts';

/** Beside the table: what was promised, told and said so far, and what can be done from here. */
export const ReplayRail = ({
  tape,
  stop,
  eyes,
  together,
  acts,
}: {
  tape: Tape;
  stop: Stop;
  eyes: Eyes;
  together: Together | null;
  /** What can be done from here. */
  acts: ReactNode;
}): JSX.Element => {
  const view = useTable();
  const { game, board, known } = view;
  const { Aside } = board;
  const talked = known.past.some(({ what }) => what.type === 'said');
  return (
    <aside className="r-rail" aria-label={sayOf('rail')}>
      <Goal game={game.id} />
      {Aside && eyes !== 'open' ? (
        <div className="rail__aside" data-scrolls>
          <Aside />
        </div>
      ) : null}
      {eyes === 'open' ? <OpenCards tape={tape} stop={stop} /> : null}
      <Promises />
      <Log />
      {together ? (
        <TableContext value={talkOf(view, together)}>
          <Talk />
        </TableContext>
      ) : talked ? (
        <Talk />
      ) : null}
      <div className="rail__part replay__acts">
        {together?.isLed ? <p role="status">{say('replay.led')}</p> : null}
        {together?.mayLead ? (
          <label className="replay__lead">
            <input
              type="checkbox"
              checked={together.leads}
              onChange={({ target }) => together.setLeads(target.checked)}
            />
            {say('replay.lead')}
          </label>
        ) : null}
        {acts}
      </div>
    </aside>
  );
};

/** Where several watch, they talk as they do at the table: now, and not as it was then. */
function talkOf(view: TableView, { store, known }: Together): TableView {
  const table = known.latest!.table;
  return { ...view, known, table, you: table.you, live: true, send: store.send };
}
