import skull from 'icon:daemon-skull';
import { outcome } from '@gilt/games/dungeon-busters/scoring';
import type { DungeonBustersView } from '@gilt/games/dungeon-busters/secrets';
import type { JSX } from 'react';
import { Purse } from '../../furniture/gem.tsx';
import { Icon } from '../../furniture/icon.tsx';
import { Badges, SeatPlate } from '../../furniture/seat.tsx';
import { useGame, useTable } from '../../table/view.ts';
import { say } from '../../words.ts';
import { EMBLEM } from './cards.tsx';
import { Bust } from './heroes.tsx';

const Leader = (): JSX.Element => <span className="badge badge--leaf">{say('db.leader')}</span>;

/** What everybody may see of a player: gems, cards that are spent, monsters beaten. */
const Holdings = ({ seat }: { seat: number }): JSX.Element => {
  const game = useGame<DungeonBustersView>();
  const points = outcome(game).scores[seat]!.total;
  return (
    <>
      <Purse gems={game.loot[seat]!} />
      <p className="spent">
        <span>{say('db.spent')}</span>
        {game.played[seat]!.length === 0 ? <i>–</i> : null}
        {game.played[seat]!.map((strength) => (
          <b key={strength}>{strength}</b>
        ))}
        <span className="won" title={say('db.pointsSoFar')}>
          <span className="won__monsters">
            <Icon of={skull} label={say('db.trophies')} />
            {game.trophies[seat]!.length}
          </span>
          <span className="won__points">{say('points', { points })}</span>
        </span>
      </p>
    </>
  );
};

/** The others, clockwise from your left. */
export const Opponents = (): JSX.Element => {
  const { you, table } = useTable();
  const game = useGame<DungeonBustersView>();
  const first = you ?? -1;
  const others = table.seats.map((_, i) => (first + 1 + i) % table.players).filter((seat) => seat !== you);
  return (
    <ul className="seats" aria-label={say('players')} data-count={others.length}>
      {others.map((seat) => (
        <SeatPlate key={seat} seat={seat} emblem={EMBLEM} badges={seat === game.leader ? <Leader /> : null}>
          <Holdings seat={seat} />
        </SeatPlate>
      ))}
    </ul>
  );
};

export const OwnSeat = ({ seat }: { seat: number }): JSX.Element => {
  const { names } = useTable();
  const game = useGame<DungeonBustersView>();
  return (
    <div className="you__seat" data-spot={`seat-${seat}`}>
      <Bust seat={seat} />
      <div>
        <h3>
          <span className="seat__name">{names[seat]}</span>
          <Badges seat={seat}>{seat === game.leader ? <Leader /> : null}</Badges>
        </h3>
        <Holdings seat={seat} />
      </div>
    </div>
  );
};
