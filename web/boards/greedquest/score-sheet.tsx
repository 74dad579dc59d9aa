import { LAST_ROOM } from '@gilt/games/greedquest/rooms';
import type { GreedQuestView } from '@gilt/games/greedquest/secrets';
import type { CSSProperties, JSX } from 'react';
import { ScoreTable } from '../../furniture/score-table.tsx';
import { useGame, useTable } from '../../table/view.ts';
import { say } from './say.ts';

/** How many rooms it is to the Hoard and home again; GQ-51 in the shortest game to the Hoard only. */
const wayOf = (shortest: boolean): number => (shortest ? LAST_ROOM - 1 : 2 * (LAST_ROOM - 1));

/** The result: how far everybody has come on the way there and back. */
export const ScoreSheet = (): JSX.Element => {
  const { scores, winners } = useTable().table.outcome!;
  const { rooms, directions, shortest } = useGame<GreedQuestView>();
  const way = wayOf(shortest);
  const far = (seat: number): number => Math.min(way, scores[seat]!.total) / way;
  const told = (seat: number): string =>
    winners.includes(seat)
      ? say('gq.way.won')
      : say(directions[seat] === 1 ? 'gq.at.in' : 'gq.at.out', { room: rooms[seat]! });
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
