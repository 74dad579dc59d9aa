import type { JSX } from 'react';
import { goTo } from '../address.ts';
import { Notice } from '../furniture/notice.tsx';
import { PageBar } from '../furniture/page-bar.tsx';
import { useOpening } from '../replay/opening.ts';
import { say as sayOfReplay } from '../replay/say.ts';
import { ReviewRoom } from './room.tsx';
import { say } from './say.ts';
import '../look/worths.css';
import '../look/chances.css';
import '../look/review.css';

/** All of a game is reviewed. */
const allOfIt = (): number => Number.POSITIVE_INFINITY;

/** What a game that is over is made of: of a table, or out of a record that somebody has. Who may watch it again may review it. */
export const ReviewPage = ({ code }: { code: string }): JSX.Element => {
  const { shown, opening, trouble, waits } = useOpening(code, allOfIt);
  if (shown && !trouble) return <ReviewRoom key={opening} watchable={shown} code={code} />;
  if (waits) return <Notice title={sayOfReplay('replay.opening')} busy />;
  if (trouble) return <Notice title={sayOfReplay('replay.cannot')} text={trouble} />;
  return (
    <div className="page">
      <PageBar title={say('review.title')} />
      <main className="page__body">
        <h1>{say('review.title')}</h1>
        <p>{say('review.none')}</p>
        <p>
          <button type="button" className="btn btn--go" onClick={() => goTo('/replay')}>
            {say('review.toReplays')}
          </button>
        </p>
      </main>
    </div>
  );
};
