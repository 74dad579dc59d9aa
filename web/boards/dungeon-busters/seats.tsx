import skull from 'icon:daemon-skull';
import { outcome } from '@gilt/games/dungeon-busters/scoring';
import type { DungeonBustersView } from '@gilt/games/dungeon-busters/secrets';
import type { JSX } from 'react';
import { Purse } from '../../furniture/gem.tsx';
import { Icon } from '../../furniture/icon.tsx';
import { Opponents as Others, OwnSeat as Own } from '../../furniture/opponents.tsx';
import { useGame } from '../../table/view.ts';
import { EMBLEM } from './cards.tsx';
import { say } from './say.ts';

const Leader = (): JSX.Element => <span className="badge badge--leaf">{say('db.leader')}</span>;

const Trophies = ({ seat }: { seat: number }): JSX.Element => (
  <span className="trophies">
    <Icon of={skull} label={say('db.trophies')} />
    {useGame<DungeonBustersView>().trophies[seat]!.length}
  </span>
);

/** Cards that are spent, monsters beaten and points so far: the first to go where there is no room. */
const Notes = ({ seat }: { seat: number }): JSX.Element => {
  const game = useGame<DungeonBustersView>();
  return (
    <>
      <Trophies seat={seat} />
      <span className="points" title={say('db.pointsSoFar')}>
        {say('points', { points: pointsOf(game, seat) })}
      </span>
      <Spent seat={seat} />
    </>
  );
};

const pointsOf = (game: DungeonBustersView['game'], seat: number): number => outcome(game).scores[seat]!.total;

const Spent = ({ seat }: { seat: number }): JSX.Element | null => {
  const { played } = useGame<DungeonBustersView>();
  if (played[seat]!.length === 0) return null;
  return (
    <span className="spent">
      <span className="vh">{say('db.spent')}</span>
      {played[seat]!.map((strength) => (
        <b key={strength}>{strength}</b>
      ))}
    </span>
  );
};

export const Opponents = (): JSX.Element => (
  <Others<DungeonBustersView>>
    {(seat, game) => ({
      emblem: EMBLEM,
      badges: seat === game.leader ? <Leader /> : null,
      notes: <Notes seat={seat} />,
      children: <Purse gems={game.loot[seat]!} />,
    })}
  </Others>
);

export const OwnSeat = (): JSX.Element => (
  <Own<DungeonBustersView>>
    {(you, game) => ({
      score: (
        <>
          {say('points', { points: pointsOf(game, you) })}
          <Trophies seat={you} />
        </>
      ),
      badges: you === game.leader ? <Leader /> : null,
      notes: game.played[you]!.length > 0 ? <Spent seat={you} /> : null,
      children: <Purse gems={game.loot[you]!} />,
    })}
  </Own>
);
