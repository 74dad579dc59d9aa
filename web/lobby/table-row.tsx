import type { Listing } from '@gilt/protocol/lobby';
import type { JSX, MouseEvent } from 'react';
import { goTo } from '../address.ts';
import { gameInfo } from '../games.ts';
import { say } from '../say.ts';
import { settings } from '../settings.ts';
import { whenSaid } from '../when.ts';

export const Go = ({
  to,
  children,
  urgent = false,
}: {
  to: string;
  children: string;
  urgent?: boolean;
}): JSX.Element => (
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

/** A table as it stands in a list: what is played there with whom, how it stands, and the way to it. */
export const Row = ({ table }: { table: Listing }): JSX.Element => {
  const { code, game, seats, status, mine, waitsForYou, deadline } = table;
  const info = gameInfo(game);
  const people = seats.flatMap((seat) => (seat && !seat.bot ? [seat.name] : []));
  // Whoever sits there knows of themselves.
  const own = mine ? people.indexOf(settings().name) : -1;
  if (own >= 0) people.splice(own, 1);
  const free = seats.filter((seat) => seat === null).length;
  const urgent = waitsForYou && deadline !== null;
  const stands =
    status === 'open'
      ? say('tables.free', { free })
      : urgent
        ? say('tables.until', { when: whenSaid(deadline, Date.now()) })
        : say(`status.${status}`);
  const company = people.length > 0 ? say('tables.with', { people }) : null;
  return (
    <li data-game={info?.id}>
      <span className="spine" />
      <div>
        <b>{info?.name ?? game}</b>
        <i>
          {/* However many names there are, until when comes first. */}
          {(urgent ? [stands, company] : [company, stands]).filter((each) => each !== null).join(' · ')}
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
