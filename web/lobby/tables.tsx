import { type JSX, useState } from 'react';
import { gameInfo } from '../games.ts';
import { keptTables, type LocalTable, lastPlayed } from '../link/local-keep.ts';
import { say } from '../say.ts';
import type { Listings } from './listings.ts';
import { Go, Row } from './table-row.tsx';

/** Tables you sit at and that wait for others, tables of this page, and tables that wait for somebody. */
export const Tables = ({ listings: { mine, open } }: { listings: Listings }): JSX.Element | null => {
  const [local] = useState(keptTables);
  const others = open.filter(({ code }) => !mine.some((each) => each.code === code));
  const waiting = mine.filter(({ waitsForYou }) => !waitsForYou);
  const none = waiting.length + local.length + others.length === 0;
  // All that there is waits for you, and stands before everything else.
  if (none && mine.length > 0) return null;
  return (
    <section className="tables panel" aria-labelledby="tables">
      <h2 id="tables">{say('tables.mine')}</h2>
      {none ? <p className="tables__none">{say('tables.none')}</p> : null}
      <ul>
        {waiting.map((table) => (
          <Row key={table.code} table={table} />
        ))}
        {local.map((table) => (
          <LocalRow key={table.code} table={table} />
        ))}
      </ul>
      {others.length > 0 ? (
        <>
          <h2>{say('tables.open')}</h2>
          <ul>
            {others.map((table) => (
              <Row key={table.code} table={table} />
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
};

const LocalRow = ({ table }: { table: LocalTable }): JSX.Element => {
  const info = gameInfo(table.game);
  const at = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }).format(lastPlayed(table));
  return (
    <li data-game={info?.id}>
      <span className="spine" />
      <div>
        <b>{info?.name ?? table.game}</b>
        <i>
          {table.names
            ? say('tables.passing', { people: Object.values(table.names), at })
            : say('tables.local', { at })}
        </i>
      </div>
      <Go to={`/solo/${table.code}`}>{say('tables.goOn')}</Go>
    </li>
  );
};
