import { wayOf } from '@gilt/games/greedquest/lead';
import type { GreedQuestView } from '@gilt/games/greedquest/secrets';
import { INWARD } from '@gilt/games/greedquest/state';
import type { CSSProperties, JSX } from 'react';
import { ScoreTable } from '../../furniture/score-table.tsx';
import { useGame, useTable } from '../../table/view.ts';
import { say } from './say.ts';

/** The result: how far everybody has come on the way there and back. */
export const ScoreSheet = (): JSX.Element => {
  const { scores, winners } = useTable().table.outcome!;
  const game = useGame<GreedQuestView>();
  const { rooms, directions } = game;
  const way = wayOf(game);
  const far = (seat: number): number => Math.min(way, scores[seat]!.total) / way;
  const told = (seat: number): string =>
    winners.includes(seat)
      ? say('gq.way.won')
      : say(directions[seat] === INWARD ? 'gq.at.in' : 'gq.at.out', { room: rooms[seat]! });
  return (
    <ScoreTable
      total={say('gq.rooms')}
      columns={[
        {
          head: say('gq.way'),
          speaks: true,
          cell: (seat) => (
            <>
              <span className="way" style={{ '--far': far(seat) } as CSSProperties} aria-hidden="true" />
              <span className="way__words">{told(seat)}</span>
            </>
          ),
        },
      ]}
    />
  );
};
