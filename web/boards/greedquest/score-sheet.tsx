import { LAST_ROOM } from '@gilt/games/greedquest/rooms';
import type { GreedQuestView } from '@gilt/games/greedquest/secrets';
import type { CSSProperties, JSX } from 'react';
import { Badges } from '../../furniture/seat.tsx';
import { ranking } from '../../table/ranking.ts';
import { useGame, useTable } from '../../table/view.ts';
import { say } from '../../words.ts';
import { Portrait } from './seats.tsx';

/** How many rooms it is to the Hoard and home again; GQ-51 in the shortest game to the Hoard only. */
const wayOf = (shortest: boolean): number => (shortest ? LAST_ROOM - 1 : 2 * (LAST_ROOM - 1));

/** The result: how far everybody has come on the way there and back. */
export const ScoreSheet = (): JSX.Element => {
  const { table, names } = useTable();
  const { rooms, directions, shortest } = useGame<GreedQuestView>();
  const { scores, winners } = table.outcome!;
  const way = wayOf(shortest);
  return (
    <table className="scores scores--track">
      <thead>
        <tr>
          <th scope="col">{say('result.player')}</th>
          <th scope="col">{say('gq.way')}</th>
          <th scope="col">{say('gq.rooms')}</th>
        </tr>
      </thead>
      <tbody>
        {ranking(table.outcome!).map(({ seat, rank }) => {
          const won = winners.includes(seat);
          const far = Math.min(way, scores[seat]!.total);
          return (
            <tr key={seat} className={won ? 'win' : ''}>
              <th scope="row">
                <span className="rank">{rank}</span>
                <Portrait seat={seat} size="sm" />
                <span className="who">{names[seat]}</span>
                <Badges seat={seat} />
              </th>
              <td>
                <span className="way" style={{ '--far': far / way } as CSSProperties} aria-hidden="true">
                  <i />
                </span>
                <span className="way__words">
                  {won
                    ? say('gq.way.won')
                    : say(directions[seat] === 1 ? 'gq.at.in' : 'gq.at.out', { room: rooms[seat]! })}
                </span>
              </td>
              <td className="total">
                <b>{scores[seat]!.total}</b>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};
