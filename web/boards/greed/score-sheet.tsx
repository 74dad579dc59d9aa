import { DOLLARS_A_MARKER } from '@gilt/games/greed/scoring';
import type { GreedView } from '@gilt/games/greed/secrets';
import type { JSX } from 'react';
import { Line, ScoreTable } from '../../furniture/score-table.tsx';
import { pointsFor } from '../../table/ranking.ts';
import { useGame, useTable } from '../../table/view.ts';
import { GreedCard } from './cards.tsx';
import { say } from './say.ts';

const dollars = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** The money, and the holdings whose markers made it. */
export const ScoreSheet = (): JSX.Element => {
  const outcome = useTable().table.outcome!;
  const { displays } = useGame<GreedView>();
  const money = (seat: number, what: string): string => dollars.format(pointsFor(outcome, seat, what));
  return (
    <ScoreTable
      look="money"
      total={say('gr.score.money')}
      written={dollars.format}
      columns={[
        { head: say('gr.score.cash'), cell: (seat) => <b>{money(seat, 'cash')}</b> },
        {
          head: say('gr.score.markers'),
          note: say('gr.score.each', { money: dollars.format(DOLLARS_A_MARKER) }),
          cell(seat) {
            const worth = displays[seat]!.filter(({ markers }) => markers > 0);
            const cards = worth.map((placed) => <GreedCard key={placed.card} {...placed} />);
            return <Line look="money-line" of={cards} sum={money(seat, 'markers')} />;
          },
        },
      ]}
    />
  );
};
