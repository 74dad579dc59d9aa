import type { GoofspielView } from '@gilt/games/goofspiel/secrets';
import type { JSX } from 'react';
import { ScoreTable } from '../../furniture/score-table.tsx';
import { useGame } from '../../table/view.ts';
import { say } from './say.ts';

/** GS-06 The prizes that everybody took, and what they come to. */
export const ScoreSheet = (): JSX.Element => {
  const { taken } = useGame<GoofspielView>();
  return (
    <ScoreTable
      columns={[
        {
          head: say('gs.prizes'),
          cell: (seat) => (
            <span className="line won">
              {taken[seat]!.length === 0 ? <span className="nil">{say('none')}</span> : null}
              {taken[seat]!.toSorted((a, b) => b - a).map((prize) => (
                <i key={prize}>{prize}</i>
              ))}
            </span>
          ),
        },
      ]}
    />
  );
};
