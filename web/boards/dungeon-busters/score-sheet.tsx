import type { DungeonBustersView } from '@gilt/games/dungeon-busters/secrets';
import type { JSX } from 'react';
import { GEMS, Gem } from '../../furniture/gem.tsx';
import { Badges } from '../../furniture/seat.tsx';
import { ranking } from '../../table/ranking.ts';
import { useGame, useTable } from '../../table/view.ts';
import { say } from '../../words.ts';
import { Bust } from './heroes.tsx';

/** The result, line by line, with the gems that made it. */
export const ScoreSheet = (): JSX.Element => {
  const { table, names } = useTable();
  const { loot, trophies } = useGame<DungeonBustersView>();
  const { scores, winners } = table.outcome!;
  const points = (seat: number, what: string): number =>
    scores[seat]!.lines.find((line) => line.what === what)?.points ?? 0;
  const most = (seat: number) => GEMS.filter((_, i) => points(seat, `most-${['red', 'yellow', 'blue'][i]}`) > 0);
  return (
    <table className="scores">
      <thead>
        <tr>
          <th scope="col">{say('result.player')}</th>
          <th scope="col">
            {say('gems')}
            <i>{say('result.each', { points: 1 })}</i>
          </th>
          <th scope="col">
            {say('db.sets')}
            <i>{say('result.each', { points: 3 })}</i>
          </th>
          <th scope="col">
            {say('db.most')}
            <i>{say('result.each', { points: 3 })}</i>
          </th>
          <th scope="col">{say('result.points')}</th>
          <th scope="col">
            {say('db.monsters')}
            <i>{say('result.ties')}</i>
          </th>
        </tr>
      </thead>
      <tbody>
        {ranking(table.outcome!).map(({ seat, rank }) => (
          <tr key={seat} className={winners.includes(seat) ? 'win' : ''}>
            <th scope="row">
              <span className="rank">{rank}</span>
              <Bust seat={seat} size="sm" />
              <span className="who">{names[seat]}</span>
              <Badges seat={seat} />
            </th>
            <td data-label={say('gems')}>
              <span className="line">
                {GEMS.map((kind, i) => (
                  <span key={kind} className={`gc ${most(seat).includes(kind) ? 'most' : ''}`}>
                    <Gem kind={kind} />
                    {loot[seat]![i]}
                  </span>
                ))}
              </span>
              <b>{points(seat, 'gems')}</b>
            </td>
            <td data-label={say('db.sets')}>
              <span className="line">
                <span className="setset">
                  {GEMS.map((kind) => (
                    <Gem key={kind} kind={kind} silent />
                  ))}
                </span>
                × {Math.min(...loot[seat]!)}
              </span>
              <b>{points(seat, 'sets')}</b>
            </td>
            <td data-label={say('db.most')}>
              <span className="line">
                {most(seat).length === 0 ? <span className="nil">{say('none')}</span> : null}
                {most(seat).map((kind) => (
                  <Gem key={kind} kind={kind} />
                ))}
              </span>
              <b>{3 * most(seat).length}</b>
            </td>
            <td className="total">
              <b>{scores[seat]!.total}</b>
            </td>
            <td className="tie" data-label={say('db.monsters')}>
              <b className="mc">{trophies[seat]!.length}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
