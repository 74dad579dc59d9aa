import type { GreedView } from '@gilt/games/greed/secrets';
import type { JSX } from 'react';
import { Badges } from '../../furniture/seat.tsx';
import { ranking } from '../../table/ranking.ts';
import { useGame, useTable } from '../../table/view.ts';
import { say } from '../../words.ts';
import { CityCard } from './cards.tsx';
import { Portrait } from './seats.tsx';

const dollars = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** The money, and the holdings whose markers made it. */
export const ScoreSheet = (): JSX.Element => {
  const { table, names } = useTable();
  const { displays } = useGame<GreedView>();
  const { scores, winners } = table.outcome!;
  const points = (seat: number, what: string): number =>
    scores[seat]!.lines.find((line) => line.what === what)?.points ?? 0;
  return (
    <table className="scores scores--money">
      <thead>
        <tr>
          <th scope="col">{say('result.player')}</th>
          <th scope="col">{say('gr.score.cash')}</th>
          <th scope="col">
            {say('gr.score.markers')}
            <i>{say('gr.score.each')}</i>
          </th>
          <th scope="col">{say('gr.score.money')}</th>
        </tr>
      </thead>
      <tbody>
        {ranking(table.outcome!).map(({ seat, rank }) => {
          const worth = displays[seat]!.filter(({ markers }) => markers > 0);
          return (
            <tr key={seat} className={winners.includes(seat) ? 'win' : ''}>
              <th scope="row">
                <span className="rank">{rank}</span>
                <Portrait seat={seat} size="sm" />
                <span className="who">{names[seat]}</span>
                <Badges seat={seat} />
              </th>
              <td data-label={say('gr.score.cash')}>
                <b>{dollars.format(points(seat, 'cash'))}</b>
              </td>
              <td data-label={say('gr.score.markers')}>
                <span className="line money-line">
                  {worth.map(({ card, face, markers }) => (
                    <CityCard key={card} card={card} face={face} markers={markers} />
                  ))}
                  {worth.length === 0 ? <span className="nil">{say('none')}</span> : null}
                </span>
                <b>{dollars.format(points(seat, 'markers'))}</b>
              </td>
              <td className="total">
                <b>{dollars.format(scores[seat]!.total)}</b>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};
