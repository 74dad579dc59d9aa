import type { GreedView } from '@gilt/games/greed/secrets';
import { FIRST_PLAY, LAST_ROUND } from '@gilt/games/greed/state';
import type { JSX } from 'react';
import { useTable } from '../../table/view.ts';
import { say } from './say.ts';

/** Which round it is; in the first two nothing is played. */
export const Progress = (): JSX.Element | null => {
  const { now, table, scene } = useTable<GreedView>();
  if (!now || (table.outcome && !scene)) return null;
  const { game } = now.view;
  return (
    <p className="progress">
      <span>{say('gr.progress', { round: game.round, last: LAST_ROUND })}</span>
      <span className="rounds" aria-hidden="true">
        {Array.from({ length: LAST_ROUND }, (_, i) => i + 1).map((round) => (
          <i
            key={round}
            className={`${round < game.round ? 'done' : round === game.round ? 'at' : ''} ${round < FIRST_PLAY ? 'takes' : ''}`}
          />
        ))}
      </span>
    </p>
  );
};
