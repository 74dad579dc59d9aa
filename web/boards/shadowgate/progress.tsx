import { LAST_ROUND } from '@gilt/games/shadowgate/adventure';
import { NONE } from '@gilt/games/shadowgate/state';
import type { JSX } from 'react';
import { say } from './say.ts';
import { useCastleTable } from './set.ts';

/** How near the last round is, and which game of a match this is. */
export const Progress = (): JSX.Element | null => {
  const { now } = useCastleTable();
  if (!now) return null;
  const { game, flow } = now.view;
  // Between two games the one that is over counts already.
  const number = game.games + (flow.stack.some(({ procedure }) => procedure === 'adventure') ? 1 : 0);
  const most = Math.max(...game.points);
  return (
    <p className="progress">
      {game.match === 'none' ? null : <span className="progress__game">{say('qs.progress.game', { number })}</span>}
      <span className={game.final === NONE ? '' : 'progress__last'}>
        {game.final === NONE ? (
          <>
            <span className="progress__long">{say('qs.progress', { most, of: LAST_ROUND })}</span>
            <span className="progress__short" aria-hidden="true">
              {most}/{LAST_ROUND}
            </span>
          </>
        ) : (
          say('qs.last.short')
        )}
      </span>
      <progress value={Math.min(most, LAST_ROUND)} max={LAST_ROUND} aria-label={say('qs.progress.label')} />
    </p>
  );
};
