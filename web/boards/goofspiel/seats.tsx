import { type GoofspielView, heldBy } from '@gilt/games/goofspiel/secrets';
import type { JSX } from 'react';
import { Opponents as Others, OwnSeat as Own } from '../../furniture/opponents.tsx';
import { useGame } from '../../table/view.ts';
import { EMBLEM } from './cards.tsx';
import { say } from './say.ts';
import { pointsOf } from './story.ts';

/** In words, and where many sit at the table as a figure alone. */
const Points = ({ seat }: { seat: number }): JSX.Element => {
  const points = pointsOf(useGame<GoofspielView>(), seat);
  return (
    <span className="points">
      <span className="points__words">{say('points', { points })}</span>
      <span className="points__figure" aria-hidden="true">
        {points}
      </span>
    </span>
  );
};

const Row = ({ of, called }: { of: readonly number[]; called: string }): JSX.Element => (
  <span className="values">
    <span className="vh">{called}</span>
    {of.map((value) => (
      <b key={value}>{value}</b>
    ))}
  </span>
);

/** What somebody can still bid: as long as all bids are shown, everybody can work it out. */
const Held = ({ seat }: { seat: number }): JSX.Element => {
  const game = useGame<GoofspielView>();
  const held = heldBy(game, seat);
  return held ? (
    <Row of={held} called={say('gs.holds')} />
  ) : (
    <span>{say('gs.cards', { count: game.hands[seat] as number })}</span>
  );
};

/** All that is known of somebody, where a seat has no room for it. */
const Account = ({ seat }: { seat: number }): JSX.Element => {
  const game = useGame<GoofspielView>();
  const parts = [
    { head: say('gs.took'), values: game.taken[seat]! },
    { head: say('gs.hasBid'), values: game.shown[seat]! },
    { head: say('gs.holds'), values: heldBy(game, seat) },
  ];
  return (
    <>
      <Points seat={seat} />
      {parts.map(({ head, values }) => (
        <div key={head}>
          <h3 className="label">{head}</h3>
          {values === null ? <Held seat={seat} /> : values.length > 0 ? <Row of={values} called="" /> : say('none')}
        </div>
      ))}
    </>
  );
};

export const Opponents = (): JSX.Element => (
  <Others>
    {(seat) => ({
      emblem: EMBLEM,
      notes: <Held seat={seat} />,
      sheet: <Account seat={seat} />,
      children: <Points seat={seat} />,
    })}
  </Others>
);

export const OwnSeat = (): JSX.Element => (
  <Own<GoofspielView>>
    {(you, game) => ({
      score: say('points', { points: pointsOf(game, you) }),
      notes: game.taken[you]!.length > 0 ? <Row of={game.taken[you]!} called={say('gs.took')} /> : null,
    })}
  </Own>
);
