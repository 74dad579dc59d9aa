import minerals from 'icon:minerals';
import type { GreedyDelversView } from '@gilt/games/greedy-delvers/secrets';
import type { JSX } from 'react';
import { Icon } from '../../furniture/icon.tsx';
import { Line, ScoreTable } from '../../furniture/score-table.tsx';
import { useGame } from '../../table/view.ts';
import { say } from './say.ts';

/** GD-26 Gold is all that counts; what ore was never exchanged is there to be regretted. */
export const ScoreSheet = (): JSX.Element => {
  const { ore } = useGame<GreedyDelversView>();
  return (
    <ScoreTable
      total={say('gd.goldTotal')}
      columns={[
        {
          head: say('gd.oreLeft'),
          note: say('gd.worthNothing'),
          cell: (seat) => <Line of={[<Icon key="ore" of={minerals} />, ore[seat]]} />,
        },
      ]}
    />
  );
};
