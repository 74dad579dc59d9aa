import type { GoofspielView } from '@gilt/games/goofspiel/secrets';
import type { JSX } from 'react';
import { Line, ScoreTable } from '../../furniture/score-table.tsx';
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
            <Line look="won" of={taken[seat]!.toSorted((a, b) => b - a).map((prize) => <i key={prize}>{prize}</i>)} />
          ),
        },
      ]}
    />
  );
};
