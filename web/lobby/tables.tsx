import type { Listing } from '@gilt/protocol/lobby';
import { type JSX, type MouseEvent, useEffect, useState } from 'react';
import { goTo } from '../address.ts';
import { gameInfo } from '../games.ts';
import { keptTables, type LocalTable, lastPlayed } from '../link/local-keep.ts';
import { say } from '../say.ts';
import { knowTurns, useTurns } from '../turns.ts';
import { whenSaid } from '../when.ts';

/** The lists are looked up again after so many milliseconds. */
const FRESH = 5000;

/** Tables you sit at, tables of this page, and tables that wait for somebody. */
export const Tables = (): JSX.Element => {
  const [mine, setMine] = useState<readonly Listing[]>([]);
  const [open, setOpen] = useState<readonly Listing[]>([]);
  const [local] = useState(keptTables);
  useEffect(() => {
    let here = true;
    const look = async (): Promise<void> => {
      if (document.hidden) return;
      const { api } = await import('../api.ts');
      const [own, free] = await Promise.allSettled([api.myTables(), api.openTables()]);
      if (here && own.status === 'fulfilled') {
        setMine(own.value);
        knowTurns(own.value);
      }
      if (here && free.status === 'fulfilled') setOpen(free.value);
    };
    void look();
    const timer = setInterval(() => void look(), FRESH);
    return () => {
      here = false;
      clearInterval(timer);
    };
  }, []);
  const others = open.filter(({ code }) => !mine.some((each) => each.code === code));
  const turns = mine.filter(({ waitsForYou }) => waitsForYou).sort((a, b) => endOf(a) - endOf(b));
  const waiting = mine.filter(({ waitsForYou }) => !waitsForYou);
  useTurns();
  useEffect(() => {
    document.title = say('title.turns', { count: turns.length });
  }, [turns.length]);
  const none = mine.length + local.length + others.length === 0;
  return (
    <section className="tables panel" aria-labelledby="tables">
      {turns.length > 0 ? (
        <>
          <h2>{say('tables.turns')}</h2>
          <ul className="tables__turns">
            {turns.map((table) => (
              <Row key={table.code} table={table} />
            ))}
          </ul>
        </>
      ) : null}
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

/** When the time for an answer is over; what has none comes last. */
const endOf = ({ deadline }: Listing): number => deadline ?? Number.POSITIVE_INFINITY;

const Go = ({ to, children, urgent = false }: { to: string; children: string; urgent?: boolean }): JSX.Element => (
  <a
    className={`btn btn--sm ${urgent ? 'btn--go' : ''}`}
    href={to}
    onClick={(event: MouseEvent) => {
      event.preventDefault();
      goTo(to);
    }}
  >
    {children}
  </a>
);

const Row = ({ table }: { table: Listing }): JSX.Element => {
  const { code, game, seats, status, mine, waitsForYou, deadline } = table;
  const info = gameInfo(game);
  const people = seats.flatMap((seat) => (seat && !seat.bot ? [seat.name] : []));
  const free = seats.filter((seat) => seat === null).length;
  return (
    <li data-game={info?.id}>
      <span className="spine" />
      <div>
        <b>{info?.name ?? game}</b>
        <i>
          {people.length > 0 ? `${say('tables.with', { people })} · ` : ''}
          {status === 'open'
            ? say('tables.free', { free })
            : waitsForYou && deadline !== null
              ? say('tables.until', { when: whenSaid(deadline, Date.now()) })
              : say(`status.${status}`)}
        </i>
      </div>
      <Go to={`/t/${code}`} urgent={waitsForYou}>
        {say(
          waitsForYou ? 'tables.yourTurn' : mine ? 'tables.goOn' : status === 'open' ? 'tables.sit' : 'tables.watch',
        )}
      </Go>
    </li>
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
