import { message } from '@gilt/engine/words';
import type { JSX } from 'react';
import { ranking } from '../table/ranking.ts';
import { useTable } from '../table/view.ts';
import { say } from '../words.ts';
import { Badges } from './seat.tsx';

/** The lines of the outcome as they are, for games without a sheet of their own. */
export const PlainScores = (): JSX.Element => {
  const { table, names, board, speaker } = useTable();
  const { scores, winners } = table.outcome!;
  const columns = scores[0]?.lines ?? [];
  const ties = scores[0]?.tieBreaks ?? [];
  const called = (what: string): string =>
    speaker.knows(`score.${what}`) ? speaker.say(message(`score.${what}`)) : what;
  return (
    <div className="scores-wrap">
      <table className="scores scores--plain">
        <thead>
          <tr>
            <th scope="col">{say('result.player')}</th>
            {columns.length > 1
              ? columns.map(({ what }) => (
                  <th key={what} scope="col">
                    {called(what)}
                  </th>
                ))
              : null}
            <th scope="col">{columns.length === 1 ? called(columns[0]!.what) : say('result.points')}</th>
            {ties.map(({ what }) => (
              <th key={what} scope="col">
                {called(what)}
                <i>{say('result.ties')}</i>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ranking(table.outcome!).map(({ seat, rank }) => (
            <tr key={seat} className={winners.includes(seat) ? 'win' : ''}>
              <th scope="row">
                <span className="rank">{rank}</span>
                <board.Portrait seat={seat} size="sm" />
                <span className="who">{names[seat]}</span>
                <Badges seat={seat} />
              </th>
              {columns.length > 1
                ? columns.map(({ what }) => (
                    <td key={what} data-label={called(what)}>
                      {scores[seat]!.lines.find((line) => line.what === what)?.points ?? 0}
                    </td>
                  ))
                : null}
              <td className="total">
                <b>{scores[seat]!.total}</b>
              </td>
              {ties.map(({ what }, i) => (
                <td key={what} className="tie" data-label={called(what)}>
                  {scores[seat]!.tieBreaks[i]?.points ?? 0}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
