import type { DungeonBustersView } from '@gilt/games/dungeon-busters/secrets';
import type { JSX } from 'react';
import { GEMS, Gem } from '../../furniture/gem.tsx';
import { ScoreTable } from '../../furniture/score-table.tsx';
import { pointsFor } from '../../table/ranking.ts';
import { useGame, useTable } from '../../table/view.ts';
import { say } from './say.ts';

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
            <>
              <span className="line">
                {GEMS.map((kind, i) => (
                  <span key={kind} className={`gc ${most(seat).includes(kind) ? 'most' : ''}`}>
                    <Gem kind={kind} />
                    {loot[seat]![i]}
                  </span>
                ))}
              </span>
              <b>{points(seat, 'gems')}</b>
            </>
          ),
        },
        {
          head: say('db.sets'),
          note: say('result.each', { points: 3 }),
          cell: (seat) => (
            <>
              <span className="line">
                <span className="setset">
                  {GEMS.map((kind) => (
                    <Gem key={kind} kind={kind} silent />
                  ))}
                </span>
                × {Math.min(...loot[seat]!)}
              </span>
              <b>{points(seat, 'sets')}</b>
            </>
          ),
        },
        {
          head: say('db.most'),
          note: say('result.each', { points: 3 }),
          cell: (seat) => (
            <>
              <span className="line">
                {most(seat).length === 0 ? <span className="nil">{say('none')}</span> : null}
                {most(seat).map((kind) => (
                  <Gem key={kind} kind={kind} />
                ))}
              </span>
              <b>{3 * most(seat).length}</b>
            </>
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
