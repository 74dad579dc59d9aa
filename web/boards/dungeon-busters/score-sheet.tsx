import { POINTS_A_SET, POINTS_FOR_MOST } from '@gilt/games/dungeon-busters/scoring';
import type { DungeonBustersView } from '@gilt/games/dungeon-busters/secrets';
import type { JSX } from 'react';
import { GEMS, Gem, type GemKind } from '../../furniture/gem.tsx';
import { Line, ScoreTable } from '../../furniture/score-table.tsx';
import { pointsFor } from '../../table/ranking.ts';
import { useGame, useTable } from '../../table/view.ts';
import { say } from './say.ts';

const gems = (kinds: readonly GemKind[], silent = false): JSX.Element[] =>
  kinds.map((kind) => <Gem key={kind} kind={kind} silent={silent} />);

/** The result, line by line, with the gems that made it. */
export const ScoreSheet = (): JSX.Element => {
  const outcome = useTable().table.outcome!;
  const { loot, trophies } = useGame<DungeonBustersView>();
  const points = (seat: number, what: string): number => pointsFor(outcome, seat, what);
  const most = (seat: number) => GEMS.filter((colour) => points(seat, `most-${colour}`) > 0);
  return (
    <ScoreTable
      columns={[
        {
          head: say('gems'),
          note: say('result.each', { points: 1 }),
          cell: (seat) => (
            <Line
              of={GEMS.map((kind, i) => (
                <span key={kind} className={`gc ${most(seat).includes(kind) ? 'most' : ''}`}>
                  <Gem kind={kind} />
                  {loot[seat]![i]}
                </span>
              ))}
              sum={points(seat, 'gems')}
            />
          ),
        },
        {
          head: say('db.sets'),
          note: say('result.each', { points: POINTS_A_SET }),
          cell: (seat) => (
            <Line
              of={[
                <span key="set" className="setset">
                  {gems(GEMS, true)}
                </span>,
                `× ${Math.min(...loot[seat]!)}`,
              ]}
              sum={points(seat, 'sets')}
            />
          ),
        },
        {
          head: say('db.most'),
          note: say('result.each', { points: POINTS_FOR_MOST }),
          cell: (seat) => (
            <Line
              of={gems(most(seat))}
              sum={most(seat).reduce((all, colour) => all + points(seat, `most-${colour}`), 0)}
            />
          ),
        },
        {
          head: say('db.monsters'),
          note: say('result.ties'),
          kind: 'tie',
          cell: (seat) => <b className="mc">{trophies[seat]!.length}</b>,
        },
      ]}
    />
  );
};
